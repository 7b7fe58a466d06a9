import type { StockLedger } from '@tsumugi/contract'
import type { StockEffect, StockMoveKind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** Lots and the last entries of one raw material of the organisation's own. */
export async function ledgerOf(database: Database, rawMaterialId: number): Promise<StockLedger> {
  const { rows: lots } = await sql<StockLedger['lots'][number]>`
    select id, color, lot, trim_scale(stock)::text as stock, trim_scale(reserved)::text as reserved,
      trim_scale(stock - reserved)::text as free
    from raw_material_lot where raw_material_id = ${rawMaterialId} order by color, lot, id`.execute(database)
  const { rows: moves } = await sql<StockLedger['moves'][number]>`
    select m.id, m.lot_id as "lotId", m.kind, trim_scale(m.quantity)::text as quantity, m.moved_on as "movedOn", m.note,
      m.reverses_id as reverses, r.id as "reversedBy", coalesce(a.name, '') as by, m.created_at as at
    from raw_material_move m join raw_material_lot l on l.id = m.lot_id left join account a on a.id = m.created_by
      left join raw_material_move r on r.reverses_id = m.id
    where l.raw_material_id = ${rawMaterialId} order by m.id desc limit 200`.execute(database)
  return { lots, moves }
}

export async function rawMaterialExists(database: Database, id: number): Promise<boolean> {
  const row = await database.selectFrom('raw_material').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The lot of a colour, made where there is none yet. */
export async function lotFor(
  database: Database,
  userGroupId: number,
  rawMaterialId: number,
  { color, lot }: { readonly color: string; readonly lot: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into raw_material_lot (user_group_id, raw_material_id, color, lot)
    values (${userGroupId}, ${rawMaterialId}, ${color}, ${lot})
    on conflict (raw_material_id, color, lot) do update set color = excluded.color returning id`.execute(database)
  return rows[0]!.id
}

export interface NewStockMove {
  readonly userGroupId: number
  readonly accountId: number
  readonly lotId: number
  readonly key: string | null
  readonly kind: StockMoveKind
  readonly quantity: string
  readonly effect: StockEffect
  readonly movedOn: string
  readonly note: string
  readonly reversesId: number | null
}

/** False where the same entry is there already: its key was sent before, or it has been taken back. */
export async function insertMove(database: Database, move: NewStockMove): Promise<boolean> {
  const { rows } = await sql`
    insert into raw_material_move (user_group_id, lot_id, move_key, kind, quantity, stock_change, reserved_change, moved_on,
      note, reverses_id, created_by)
    values (${move.userGroupId}, ${move.lotId}, ${move.key}, ${move.kind}, ${move.quantity}, ${move.effect.stock},
      ${move.effect.reserved}, ${move.movedOn}, ${move.note}, ${move.reversesId}, ${move.accountId})
    on conflict do nothing returning id`.execute(database)
  return rows.length > 0
}

export interface StoredMove {
  readonly id: number
  readonly lot_id: number
  readonly kind: StockMoveKind
  readonly quantity: string
  readonly stock_change: string
  readonly reserved_change: string
  readonly reverses_id: number | null
}

/** Entries of one raw material, in the order of their ids. */
export async function movesById(
  database: Database,
  rawMaterialId: number,
  ids: readonly number[],
): Promise<StoredMove[]> {
  const { rows } = await sql<StoredMove>`
    select m.id, m.lot_id, m.kind, m.quantity::text as quantity, m.stock_change::text as stock_change,
      m.reserved_change::text as reserved_change, m.reverses_id
    from raw_material_move m join raw_material_lot l on l.id = m.lot_id
    where l.raw_material_id = ${rawMaterialId} and m.id = any(${[...ids]}::bigint[]) order by m.id`.execute(database)
  return rows
}
