import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { ExhibitionOrderStatus, Locale } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import type { ExhibitionOrderTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface LineRow {
  skuId: number
  itemId: number
  code: string
  name: string
  colour: string
  size: string
  quantity: number
  /** Null until the order is converted. */
  productionQuantity: number | null
  listPrice: string
  unitPrice: string
  pictureKey: string | null
  /** All colours and sizes of the item, in its order. */
  itemColours: { name: string; hex: string }[]
  itemSizes: string[]
}

export interface OrderRow {
  id: number
  exhibition_id: number
  number: string
  status: ExhibitionOrderStatus
  customer: Record<string, string>
  customer_name: string
  note: string
  reason: string
  locale: Locale
  quantity: number
  amount: string
  production: number | null
  styles: number
  submitted_at: string
  updated_at: string
  lock_version: number
  auth_code_hash: Buffer
  session_hash: Buffer | null
}

const columns = sql`
  o.id, o.exhibition_id, o.number, o.status, o.customer, o.customer_name, o.note, o.reason, o.locale, o.quantity, o.amount, o.submitted_at, o.updated_at,
  o.lock_version, o.auth_code_hash, o.session_hash,
  (select count(distinct l.exhibition_item_id) from exhibition_order_line l where l.exhibition_order_id = o.id) as styles,
  (select sum(l.production_quantity)::int from exhibition_order_line l where l.exhibition_order_id = o.id) as production`

const orders = async (
  database: Database,
  userGroupId: number,
  condition: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
) =>
  (
    await sql<OrderRow>`select ${columns} from exhibition_order o where o.user_group_id = ${userGroupId} and ${condition} ${tail}`.execute(
      database,
    )
  ).rows

export async function orderOf(database: Database, userGroupId: number, id: number): Promise<OrderRow | undefined> {
  return (await orders(database, userGroupId, sql`o.id = ${id}`, sql``))[0]
}

/** Orders held for a change, in the order of their ids. */
export const holdOrders = (database: Database, userGroupId: number, ids: readonly number[]) =>
  orders(database, userGroupId, sql`o.id = any(${[...ids]}::bigint[])`, sql`order by o.id for update of o`)

export const ordersOfExhibition = (database: Database, userGroupId: number, exhibitionId: number) =>
  orders(database, userGroupId, sql`o.exhibition_id = ${exhibitionId}`, sql`order by o.submitted_at, o.id`)

/** Some orders as they are asked for; those not found are left out. */
export async function ordersById(database: Database, userGroupId: number, ids: readonly number[]): Promise<OrderRow[]> {
  const found = await orders(database, userGroupId, sql`o.id = any(${[...ids]}::bigint[])`, sql``)
  const byId = new Map(found.map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface OrderWish {
  exhibitionId: number
  status?: ExhibitionOrderStatus | undefined
  search?: string | undefined
  sort?: string | undefined
}

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  submitted_at: sql`o.submitted_at, o.id`,
  '-submitted_at': sql`o.submitted_at desc, o.id desc`,
  amount: sql`o.amount, o.id`,
  '-amount': sql`o.amount desc, o.id desc`,
  customer_name: sql`o.customer_name collate "C", o.id`,
  '-customer_name': sql`o.customer_name collate "C" desc, o.id desc`,
}

/** One page, with how many stand in each status and what the whole result comes to; what is cancelled is counted, not summed. */
export async function pageOfOrders(
  database: Database,
  userGroupId: number,
  { exhibitionId, status, search, sort }: OrderWish,
  limit: number,
  offset: number,
) {
  const like = search ? `%${search.normalize('NFKC').replace(/[%_\\]/g, '\\$&')}%` : '%'
  const any = sql`o.exhibition_id = ${exhibitionId} and (o.number ilike ${like} or normalize(o.customer_name, NFKC) ilike ${like})`
  const found = status ? sql`${any} and o.status = ${status}` : any
  const rows = await orders(
    database,
    userGroupId,
    found,
    sql`order by ${sorts[sort ?? '-submitted_at']} limit ${limit} offset ${offset}`,
  )
  const counts = await sql<{ status: string; count: number; quantity: number; amount: string }>`
    select o.status, count(*) as count, sum(o.quantity)::int as quantity, sum(o.amount) as amount
    from exhibition_order o where o.user_group_id = ${userGroupId} and ${any} group by o.status`.execute(database)
  return { rows, perStatus: counts.rows }
}

export async function linesOf(
  database: Database,
  userGroupId: number,
  orderIds: readonly number[],
): Promise<Map<number, LineRow[]>> {
  const { rows } = await sql<LineRow & { orderId: number }>`
    select l.exhibition_order_id as "orderId", l.exhibition_item_sku_id as "skuId", i.id as "itemId", i.code, i.name, s.colour, s.size, l.quantity,
      l.production_quantity as "productionQuantity", i.colours as "itemColours", i.sizes as "itemSizes",
      l.list_price as "listPrice", l.unit_price as "unitPrice",
      (select p.public_key from exhibition_item_picture p where p.exhibition_item_id = i.id order by p.position, p.id limit 1) as "pictureKey"
    from exhibition_order_line l
    join exhibition_item_sku s on s.id = l.exhibition_item_sku_id
    join exhibition_item i on i.id = l.exhibition_item_id
    where l.user_group_id = ${userGroupId} and l.exhibition_order_id = any(${[...orderIds]}::bigint[])
    order by i.position, i.id, s.position, s.id`.execute(database)
  const lines = new Map<number, LineRow[]>()
  for (const row of rows) lines.set(row.orderId, [...(lines.get(row.orderId) ?? []), row])
  return lines
}

export const insertOrder = (database: Database, values: Insertable<ExhibitionOrderTable>) =>
  database.insertInto('exhibition_order').values(values).returning('id').executeTakeFirstOrThrow()

/** Undefined when the order has moved on from `lockVersion`. */
export const updateOrder = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<ExhibitionOrderTable>,
) => updateRow(database, 'exhibition_order', { user_group_id: userGroupId, id, lock_version: lockVersion }, values)

/** The orders of an exhibition, the first submitted first. */
export async function orderIdsOf(database: Database, userGroupId: number, exhibitionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from exhibition_order o where o.user_group_id = ${userGroupId} and o.exhibition_id = ${exhibitionId}
    order by o.submitted_at, o.id`.execute(database)
  return rows.map(({ id }) => id)
}

/** The lines of all orders of an exhibition: order after order, each in the order of its items. */
export async function lineIdsOf(database: Database, userGroupId: number, exhibitionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from exhibition_order o
    join exhibition_order_line l on l.exhibition_order_id = o.id
    join exhibition_item i on i.id = l.exhibition_item_id
    join exhibition_item_sku s on s.id = l.exhibition_item_sku_id
    where o.user_group_id = ${userGroupId} and o.exhibition_id = ${exhibitionId}
    order by o.submitted_at, o.id, i.position, i.id, s.position, s.id`.execute(database)
  return rows.map(({ id }) => id)
}

export interface ExportedLine {
  readonly number: string
  readonly status: ExhibitionOrderStatus
  readonly customer_name: string
  readonly code: string
  readonly name: string
  readonly colour: string
  readonly size: string
  readonly quantity: number
  readonly unit_price: string
  readonly production_quantity: number | null
}

/** Some lines with the order and the item of each, as they are asked for; those not found are left out. */
export async function linesById(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<ExportedLine[]> {
  const { rows } = await sql<ExportedLine>`
    select o.number, o.status, o.customer_name, i.code, i.name, s.colour, s.size, l.quantity, l.unit_price,
      l.production_quantity
    from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place)
    join exhibition_order_line l on l.id = asked.id
    join exhibition_order o on o.id = l.exhibition_order_id
    join exhibition_item i on i.id = l.exhibition_item_id
    join exhibition_item_sku s on s.id = l.exhibition_item_sku_id
    where l.user_group_id = ${userGroupId} order by asked.place`.execute(database)
  return rows
}
