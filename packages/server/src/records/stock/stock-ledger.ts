import type { StockEffect } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** Tables of lots: whatever has stock, reserved and their CHECK. */
export type LotTable = 'raw_material_lot' | 'material_lot'

/**
 * Changes what lies in a lot and what of it is promised, in one statement that holds the row: two who ask for the last
 * metre at once cannot both have it. False where less lies there, or less is free, than the change takes.
 */
export async function changeLot(
  database: Database,
  table: LotTable,
  lotId: number,
  { stock, reserved }: StockEffect,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set stock = stock + ${stock}::numeric, reserved = reserved + ${reserved}::numeric
    where id = ${lotId} and stock + ${stock}::numeric >= reserved + ${reserved}::numeric and reserved + ${reserved}::numeric >= 0
    returning id`.execute(database)
  return rows.length > 0
}
