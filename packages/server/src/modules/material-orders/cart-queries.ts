import { documentKinds } from '@tsumugi/contract'
import {
  clothFee,
  priceFor,
  quantityFault,
  swatchesBeyond,
  takesFromStock,
  type ClothFees,
  type MaterialOrderKind,
  type PriceTier,
  type QuantityFault,
  type SellingUnits,
} from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { Cause } from '../../http/refusal.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { updateLines } from '../../records/lines/line-queries.ts'
import { sumUp } from '../../records/lines/sum-queries.ts'

/** A line of an order with the cloth it names, as the asker is offered it. */
export interface ClothLine {
  readonly id: number
  readonly kind: MaterialOrderKind
  readonly quantity: string
  readonly unit_price: string | null
  /** As it was when the cart was last priced. */
  readonly fee: string | null
  readonly color_id: number
  readonly distributor_id: number | null
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly moq: string
  readonly min_cut: string
  readonly roll_length: string | null
  /** Null where row-level security hides the prices. */
  readonly tiers: PriceTier[] | null
  readonly fees: ClothFees | null
  readonly rank: string
  readonly color_no: string
  readonly color_name: string
  readonly color_hex: string
  /** The lot written on the line. */
  readonly chosen_lot_id: number | null
  /** That one, where it holds the length, else the smallest that holds the whole length: one dye lot per line. */
  readonly lot_id: number | null
  readonly lot: string | null
}

export async function clothLines(database: Database, documentId: number): Promise<ClothLine[]> {
  const { rows } = await sql<ClothLine>`
    select l.id, l.order_kind as kind, trim_scale(l.quantity)::text as quantity, trim_scale(l.unit_price)::text as unit_price,
      trim_scale(l.fee)::text as fee, l.material_color_id as color_id, m.user_group_id as distributor_id, m.code, m.name, m.unit, m.moq::text as moq,
      m.min_cut::text as min_cut, m.roll_length::text as roll_length,
      p.tiers, case when p.material_id is not null then jsonb_build_object(
        'cutFee', trim_scale(p.cut_fee)::text, 'swatchFee', trim_scale(p.swatch_fee)::text) end as fees,
      coalesce((select k.price_rank_percent from distributor_customer k where k.user_group_id = m.user_group_id
        and k.buyer_id = current_user_group_id() and k.status = 'approved'), 100)::text as rank,
      c.no as color_no, c.name as color_name, c.hex as color_hex, l.material_lot_id as chosen_lot_id, lot.id as lot_id, lot.lot
    from document_line l left join material_color c on c.id = l.material_color_id left join material m on m.id = c.material_id
      left join material_price p on p.material_id = m.id left join lateral (
        select t.id, t.lot from material_lot t
        where t.color_id = c.id and (l.material_lot_id is null or t.id = l.material_lot_id)
          and t.stock - t.reserved >= l.quantity and l.order_kind in ('sample_cut', 'roll')
        order by t.stock - t.reserved, t.id limit 1) as lot on true
    where l.document_id = ${documentId} and l.material_color_id is not null order by l.material_lot_id, l.id`.execute(
    database,
  )
  return rows
}

/** One unit in the asker’s rank; swatches have a fee at most. Null where prices are not shown. */
export const unitPriceOf = ({ kind, tiers, quantity, rank }: ClothLine): string | null =>
  tiers && (kind === 'swatch' ? '0' : priceFor(tiers, quantity, rank))

/** The fee of each line by its id; of its swatches the first pieces are free, as many as are left of the month. */
export function feesOf(lines: readonly ClothLine[], swatchesBefore: string, currency: string): Map<number, string> {
  const beyond = swatchesBeyond(lines, swatchesBefore)
  return new Map(
    lines.flatMap(({ id, kind, fees }, at) =>
      fees ? [[id, clothFee({ kind, beyond: beyond[at]! }, fees, currency)] as const] : [],
    ),
  )
}

/** Why a line cannot be ordered as it stands. */
export function clothFaults(line: ClothLine, distributorId: number): Cause[] {
  const { kind, quantity, moq, min_cut: minCut, roll_length: rollLength, unit } = line
  if (line.distributor_id !== distributorId) return [{ code: 'not_found', field: 'lines.materialColorId' }]
  if (line.tiers === null) return [{ code: 'customer_blocked' }]
  const units = { moq, minCut, rollLength }
  const fault = quantityFault(kind, quantity, units)
  return [
    ...(fault
      ? [{ code: fault, field: 'lines.quantity', meta: { least: `${Number(leastOf(fault, units))}`, unit } }]
      : []),
    ...(takesFromStock(kind) && line.lot_id === null
      ? [{ code: 'lot_short' as const, field: 'lines.quantity', meta: { code: line.code } }]
      : []),
  ]
}

/** The length a refused quantity is measured by. */
function leastOf(fault: QuantityFault, { moq, minCut, rollLength }: SellingUnits): string {
  switch (fault) {
    case 'below_moq':
      return moq
    case 'not_a_roll':
      return rollLength ?? '0'
    case 'not_a_cut':
      return minCut
  }
}

/** Writes what the wall says of the cloths of a cart: names, units, prices and fees of this moment; `lots` with the dye lots. */
export async function priceCart(database: Database, row: DocumentDataRow, lots = false): Promise<void> {
  const kind = documentKinds.materialOrders
  const all = await clothLines(database, row.id)
  const lines = all.filter(({ distributor_id: id }) => id === row.receiver_id)
  const fees = feesOf(lines, await swatchesBefore(database, lines, row), row.currency)
  await updateLines(
    database,
    kind,
    row.id,
    lines.map((line) => ({
      id: line.id,
      item: `${line.code} ${line.name}`.slice(0, 60),
      colour: `${line.color_no} ${line.color_name}`.slice(0, 60),
      unit: line.unit,
      unitPrice: unitPriceOf(line) ?? undefined,
      fee: fees.get(line.id),
      ...(lots && line.lot_id !== null && { materialLotId: line.lot_id, lot: line.lot }),
    })),
  )
  await sumUp(database, kind, row)
}

/** Pieces of swatches that the buyer ordered of its distributor this month, beside the order at hand; asked where it has some. */
export async function swatchesBefore(
  database: Database,
  lines: readonly ClothLine[],
  { issuer_id: buyerId, receiver_id: distributorId }: DocumentDataRow,
): Promise<string> {
  if (lines.every(({ kind }) => kind !== 'swatch')) return '0'
  const { rows } = await sql<{ pieces: string }>`
    select trim_scale(coalesce(sum(quantity), 0))::text as pieces from material_order_detail
    where buyer_id = ${buyerId} and distributor_id = ${distributorId} and kind = 'swatch' and status <> 'cancelled'
      and replaces_id is null and created_at >= date_trunc('month', now())`.execute(database)
  return rows[0]!.pieces
}

/** The open cart at a distributor; undefined where there is none. */
export async function openCart(
  database: Database,
  buyerId: number,
  distributorId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from document where noun = 'material_order' and issuer_id = ${buyerId} and author_id = ${buyerId}
      and receiver_id = ${distributorId} and status = 'cart' order by id limit 1 for update`.execute(database)
  return rows[0]?.id
}

/** The distributor whose cloth has this colour, where the asker is offered it; null in `tiers` where prices are hidden. */
export async function sellerOf(database: Database, colorId: number) {
  const { rows } = await sql<{ distributor_id: number; currency: string; unit: string; priced: boolean }>`
    select m.user_group_id as distributor_id, m.currency, m.unit,
      exists (select from material_price p where p.material_id = m.id) as priced
    from material_color c join material m on m.id = c.material_id
    where c.id = ${colorId} and m.discarded_at is null`.execute(database)
  return rows[0]
}

/** Whoever orders becomes a customer who waits for an answer. */
export async function askToBeCustomer(system: Database, buyerId: number, distributorId: number): Promise<void> {
  await sql`
    insert into distributor_customer (user_group_id, buyer_id) values (${distributorId}, ${buyerId})
    on conflict (user_group_id, buyer_id) do nothing`.execute(system)
}
