import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** Per item: shops, pieces and money over the orders that stand. */
export async function salesOfItems(database: Database, userGroupId: number, exhibitionId: number) {
  const { rows } = await sql<{ item_id: number; shops: number; quantity: number; amount: string }>`
    select l.exhibition_item_id as item_id, count(distinct o.id) as shops, sum(l.quantity)::int as quantity, sum(l.quantity * l.unit_price) as amount
    from exhibition_order_line l join exhibition_order o on o.id = l.exhibition_order_id
    where o.user_group_id = ${userGroupId} and o.exhibition_id = ${exhibitionId} and o.status <> 'cancelled'
    group by l.exhibition_item_id`.execute(database)
  return new Map(rows.map((row) => [row.item_id, row]))
}

/** The items of an exhibition, the best seller first; what nobody ordered as well. */
export async function itemIdsBySales(database: Database, userGroupId: number, exhibitionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from exhibition_item i
    left join lateral (select sum(l.quantity) as quantity, sum(l.quantity * l.unit_price) as amount
      from exhibition_order_line l join exhibition_order o on o.id = l.exhibition_order_id
      where l.exhibition_item_id = i.id and o.status <> 'cancelled') sold on true
    where i.user_group_id = ${userGroupId} and i.exhibition_id = ${exhibitionId} and i.discarded_at is null
    order by coalesce(sold.quantity, 0) desc, coalesce(sold.amount, 0) desc, i.position, i.id`.execute(database)
  return rows.map(({ id }) => id)
}
