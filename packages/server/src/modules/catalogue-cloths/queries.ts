import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** How many of these colours of a cloth have stock, an entry of it, or an order. */
export async function heldColors(database: Database, materialId: number, numbers: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from material_color c
    where c.material_id = ${materialId} and c.no = any(${[...numbers]}::text[])
      and (exists (select from material_lot l where l.color_id = c.id and (l.stock > 0 or l.reserved > 0 or l.incoming > 0
          or exists (select from material_move v where v.lot_id = l.id)))
        or exists (select from material_order_detail d where d.color_id = c.id))`.execute(database)
  return rows[0]!.count
}
