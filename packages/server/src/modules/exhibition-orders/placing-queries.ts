import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface WantedSku {
  id: number
  item_id: number
  code: string
  name: string
  colour: string
  size: string
  list_price: string
  wholesale_price: string | null
  limit: number | null
  ordered: number
  /** Not taken off the exhibition, and still among the item's colours and sizes. */
  shown: boolean
}

/**
 * The SKUs somebody orders, held until the transaction ends. Always in the order of their ids, so that two orders of the
 * same SKUs wait for each other and never for ever.
 */
export async function holdSkus(
  database: Database,
  userGroupId: number,
  exhibitionId: number,
  ids: readonly number[],
): Promise<Map<number, WantedSku>> {
  const { rows } = await sql<WantedSku>`
    select s.id, i.id as item_id, i.code, i.name, s.colour, s.size, i.list_price, i.wholesale_price, s.quantity_limit as limit, s.ordered,
      i.discarded_at is null and s.size = any(i.sizes) and i.colours @> jsonb_build_array(jsonb_build_object('name', s.colour)) as shown
    from exhibition_item_sku s join exhibition_item i on i.id = s.exhibition_item_id
    where s.user_group_id = ${userGroupId} and i.exhibition_id = ${exhibitionId} and s.id = any(${[...ids]}::bigint[])
    order by s.id for update of s`.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same by id alone, for orders that stand already; after their own rows, as everywhere. */
async function holdSkusById(database: Database, userGroupId: number, ids: readonly number[]): Promise<void> {
  await sql`
    select id from exhibition_item_sku where user_group_id = ${userGroupId} and id = any(${[...ids]}::bigint[])
    order by id for update`.execute(database)
}

/** Adds to what is ordered of each SKU, less where the pieces are below zero. The table refuses what is above a limit. */
export async function addOrdered(
  database: Database,
  userGroupId: number,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  const changed = [...pieces].filter(([, count]) => count !== 0)
  if (changed.length === 0) return
  await holdSkusById(
    database,
    userGroupId,
    changed.map(([id]) => id),
  )
  await sql`
    update exhibition_item_sku s set ordered = s.ordered + new.pieces
    from unnest(${changed.map(([id]) => id)}::bigint[], ${changed.map(([, count]) => count)}::int[]) as new (id, pieces)
    where s.id = new.id and s.user_group_id = ${userGroupId}`.execute(database)
}

/** Writes down what of an order is made, as ordered where `wanted` says nothing. False when it names a SKU that was not ordered. */
export async function setProduction(
  database: Database,
  userGroupId: number,
  orderId: number,
  wanted: ReadonlyMap<number, number>,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update exhibition_order_line l
    set production_quantity = coalesce((select new.pieces from unnest(${[...wanted.keys()]}::bigint[], ${[...wanted.values()]}::int[]) as new (id, pieces)
      where new.id = l.exhibition_item_sku_id), l.quantity)
    where l.user_group_id = ${userGroupId} and l.exhibition_order_id = ${orderId}
    returning l.exhibition_item_sku_id as id`.execute(database)
  const ordered = new Set(rows.map(({ id }) => id))
  return [...wanted.keys()].every((id) => ordered.has(id))
}

/** Adds what of these orders is made to the production of the SKUs. */
export async function addConverted(
  database: Database,
  userGroupId: number,
  orderIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct exhibition_item_sku_id as id from exhibition_order_line
    where user_group_id = ${userGroupId} and exhibition_order_id = any(${[...orderIds]}::bigint[])`.execute(database)
  await holdSkusById(
    database,
    userGroupId,
    rows.map(({ id }) => id),
  )
  await sql`
    update exhibition_item_sku s set converted = s.converted + l.pieces
    from (select exhibition_item_sku_id as id, sum(production_quantity)::int as pieces from exhibition_order_line
      where user_group_id = ${userGroupId} and exhibition_order_id = any(${[...orderIds]}::bigint[]) group by 1) l
    where s.id = l.id and s.user_group_id = ${userGroupId}`.execute(database)
}

/** `EX2611-00012`: counted per organisation and month, never used twice (domain §1). */
export async function nextOrderNumber(database: Database, userGroupId: number): Promise<string> {
  const { rows } = await sql<{ month: string; last: number }>`
    insert into exhibition_order_counter as c (user_group_id, month, last)
    values (${userGroupId}, to_char(now() at time zone 'Asia/Tokyo', 'YYMM'), 1)
    on conflict (user_group_id, month) do update set last = c.last + 1
    returning month, last`.execute(database)
  const { month, last } = rows[0]!
  return `EX${month}-${String(last).padStart(5, '0')}`
}

export interface NewLine {
  itemId: number
  skuId: number
  quantity: number
  listPrice: string
  unitPrice: string
}

export async function replaceLines(
  database: Database,
  userGroupId: number,
  orderId: number,
  lines: readonly NewLine[],
): Promise<void> {
  await database
    .deleteFrom('exhibition_order_line')
    .where('user_group_id', '=', userGroupId)
    .where('exhibition_order_id', '=', orderId)
    .execute()
  if (lines.length === 0) return
  // One array per column: a list of values ends at 65,535 parameters, which is 9,362 lines.
  await sql`
    insert into exhibition_order_line
      (user_group_id, exhibition_order_id, exhibition_item_id, exhibition_item_sku_id, quantity, list_price, unit_price)
    select ${userGroupId}, ${orderId}, n.item_id, n.sku_id, n.quantity, n.list_price, n.unit_price
    from unnest(${lines.map(({ itemId }) => itemId)}::bigint[], ${lines.map(({ skuId }) => skuId)}::bigint[],
      ${lines.map(({ quantity }) => quantity)}::int[], ${lines.map(({ listPrice }) => listPrice)}::numeric[],
      ${lines.map(({ unitPrice }) => unitPrice)}::numeric[]) as n (item_id, sku_id, quantity, list_price, unit_price)`.execute(
    database,
  )
}
