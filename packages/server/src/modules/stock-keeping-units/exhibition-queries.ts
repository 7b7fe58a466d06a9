import type { ExhibitionQuantity } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/**
 * Converted lines of exhibitions' orders for the product of this phase's production: those that nobody has taken, and
 * those that this phase has. Colours and sizes are met by what the masters call them, or by their code.
 */
export async function quantitiesFor(
  database: Database,
  userGroupId: number,
  phaseId: number,
): Promise<ExhibitionQuantity[]> {
  const master = (table: 'color' | 'size', word: string) => sql`(select m.id from ${sql.table(table)} m
    where m.user_group_id = ${userGroupId} and m.discarded_at is null
      and folded(${sql.ref(`s.${word}`)}) in (folded(m.name), folded(m.code)) order by m.position, m.id limit 1)`
  const { rows } = await sql<ExhibitionQuantity>`
    select l.id, o.id as "exhibitionOrderId", o.exhibition_id as "exhibitionId", o.number as "orderNumber", o.customer_name as "customerName", s.colour, s.size,
      coalesce(l.production_quantity, 0) as quantity, ${master('color', 'colour')} as "colorId",
      ${master('size', 'size')} as "sizeId", q.stock_keeping_unit_id as "stockKeepingUnitId", q.taken_at::date as "takenOn"
    from phase p join production d on d.id = p.production_id
      join exhibition_item i on i.merchandising_id = d.merchandising_id and i.user_group_id = d.user_group_id
      join exhibition_order_line l on l.exhibition_item_id = i.id
      join exhibition_order o on o.id = l.exhibition_order_id and o.status = 'converted'
      join exhibition_item_sku s on s.id = l.exhibition_item_sku_id
      left join exhibition_quantity q on q.exhibition_order_line_id = l.id
      left join stock_keeping_unit k on k.id = q.stock_keeping_unit_id
    where p.id = ${phaseId} and d.user_group_id = ${userGroupId} and (q.exhibition_order_line_id is null or k.phase_id = p.id)
    order by o.submitted_at, o.id, s.position, l.id`.execute(database)
  return rows
}

/** Whoever takes the same lines for another phase waits here. */
export async function holdLines(database: Database, userGroupId: number, phaseId: number): Promise<void> {
  await sql`
    select l.id from exhibition_order_line l where l.user_group_id = ${userGroupId} and l.exhibition_item_id in (
      select i.id from exhibition_item i join production d on d.merchandising_id = i.merchandising_id
        join phase p on p.production_id = d.id where p.id = ${phaseId})
    order by l.id for update`.execute(database)
}

export interface Taken {
  readonly lineId: number
  readonly unitId: number
  readonly quantity: number
}

export async function keepTaken(
  database: Database,
  userGroupId: number,
  accountId: number,
  taken: readonly Taken[],
): Promise<void> {
  await sql`
    insert into exhibition_quantity (exhibition_order_line_id, user_group_id, stock_keeping_unit_id, quantity, taken_by)
    select n.line_id, ${userGroupId}, n.unit_id, n.quantity, ${accountId}
    from unnest(${taken.map((each) => each.lineId)}::bigint[], ${taken.map((each) => each.unitId)}::bigint[],
      ${taken.map((each) => each.quantity)}::int[]) as n (line_id, unit_id, quantity)`.execute(database)
}
