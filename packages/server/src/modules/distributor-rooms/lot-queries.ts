import type { LotLedger } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { nextVersion } from '../../database/versions/version-stamps.ts'
import { updateRow } from '../../database/versions/update-row.ts'

type Move = LotLedger['moves'][number]

/** Which cloth and dyeing an entry is of. */
export interface LotName {
  readonly materialId: number
  readonly colorNo: string
  readonly lot: string
}

export interface HeldLot {
  readonly id: number
  readonly incoming: string
  readonly restockOn: string | null
  readonly lockVersion: number
}

/** The lot of a colour of one's own cloth, held, made where there is none yet; undefined where there is no such colour. */
export async function holdLot(
  database: Database,
  userGroupId: number,
  { materialId, colorNo, lot }: LotName,
): Promise<HeldLot | undefined> {
  const { rows } = await sql<HeldLot>`
    insert into material_lot (user_group_id, material_id, color_id, lot)
    select c.user_group_id, c.material_id, c.id, ${lot} from material_color c
    where c.user_group_id = ${userGroupId} and c.material_id = ${materialId} and c.no = ${colorNo}
    on conflict (color_id, lot) do update set lot = excluded.lot
    returning id, trim_scale(incoming)::text as incoming, restock_on as "restockOn", lock_version as "lockVersion"`.execute(
    database,
  )
  return rows[0]
}

/** The cloth of a lot of one's own. */
export async function clothOfLot(
  database: Database,
  userGroupId: number,
  lotId: number,
): Promise<{ materialId: number } | undefined> {
  const { rows } = await sql<{ materialId: number }>`
    select material_id as "materialId" from material_lot where id = ${lotId} and user_group_id = ${userGroupId} for update`.execute(
    database,
  )
  return rows[0]
}

export interface NewLotMove extends Pick<Move, 'kind' | 'quantity' | 'rolls' | 'movedOn' | 'note' | 'reverses'> {
  readonly userGroupId: number
  readonly accountId: number
  readonly lotId: number
  readonly key: string | null
  readonly stockChange: string
  readonly incomingChange: string
}

/** False where the same entry is there already: its key was sent before, or it has been taken back. */
export async function insertLotMove(database: Database, move: NewLotMove): Promise<boolean> {
  const { rows } = await sql`
    insert into material_move (user_group_id, lot_id, move_key, kind, quantity, stock_change, incoming_change, rolls, moved_on,
      note, reverses_id, created_by)
    values (${move.userGroupId}, ${move.lotId}, ${move.key}, ${move.kind}, ${move.quantity}, ${move.stockChange},
      ${move.incomingChange}, ${JSON.stringify(move.rolls)}::jsonb, ${move.movedOn}, ${move.note}, ${move.reverses},
      ${move.accountId})
    on conflict do nothing returning id`.execute(database)
  return rows.length > 0
}

/** What was on its way comes in, or is on its way again. */
export async function changeIncoming(database: Database, lotId: number, change: string): Promise<void> {
  await sql`
    update material_lot set incoming = incoming + ${change}::numeric,
      restock_on = case when incoming + ${change}::numeric > 0 then restock_on end, ${nextVersion()}
    where id = ${lotId} and ${change}::numeric <> 0`.execute(database)
}

/** All that is on its way from now on. */
export async function setIncoming(
  database: Database,
  lotId: number,
  { incoming, restockOn }: { readonly incoming: string; readonly restockOn: string | null },
): Promise<void> {
  await updateRow(database, 'material_lot', { id: lotId }, { incoming, restock_on: restockOn })
}

export interface StoredLotMove extends Pick<Move, 'id' | 'kind' | 'quantity' | 'reverses'> {
  readonly stockChange: string
  readonly incomingChange: string
}

/** Entries of one lot, in the order of their ids. */
export async function lotMovesById(
  database: Database,
  lotId: number,
  ids: readonly number[],
): Promise<StoredLotMove[]> {
  const { rows } = await sql<StoredLotMove>`
    select id, kind, quantity::text as quantity, stock_change::text as "stockChange",
      incoming_change::text as "incomingChange", reverses_id as reverses
    from material_move where lot_id = ${lotId} and id = any(${[...ids]}::bigint[]) order by id`.execute(database)
  return rows
}

export async function lotMovesOf(database: Database, lotId: number): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select m.id, m.kind, trim_scale(m.quantity)::text as quantity, m.rolls, m.moved_on as "movedOn", m.note,
      m.reverses_id as reverses, r.id as "reversedBy", coalesce(a.name, '') as by
    from material_move m left join account a on a.id = m.created_by left join material_move r on r.reverses_id = m.id
    where m.lot_id = ${lotId} order by m.id desc limit 200`.execute(database)
  return rows
}

/** What was sent of a lot, roll by roll. */
export async function lotShipments(database: Database, lotId: number): Promise<LotLedger['shipped']> {
  const { rows } = await sql<LotLedger['shipped'][number]>`
    select d.document_id as "orderId", s.no as shipment, s.shipped_on as "shippedOn", doc.issuer_name as buyer,
      trim_scale(r.net_length)::text as "netLength"
    from material_order_detail d join material_roll r on r.detail_id = d.id join material_shipment s on s.id = r.shipment_id
      join document doc on doc.id = d.document_id
    where d.lot_id = ${lotId} order by r.id desc limit 200`.execute(database)
  return rows
}
