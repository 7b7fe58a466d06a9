import type { LotForecast } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface CustomerRow {
  readonly id: number
  readonly user_group_id: number
  readonly buyer_id: number
  readonly code: string | null
  readonly rank: string
  readonly status: 'requested' | 'approved' | 'blocked'
  readonly lock_version: number
}

const columns = sql`c.id, c.user_group_id, c.buyer_id, c.code, trim_scale(c.price_rank_percent)::text as rank, c.status,
  c.lock_version`

/** How many orders customers have sent their distributors, by the id of the customer; read for the platform, too. */
export async function ordersOf(system: Database, rows: readonly CustomerRow[]): Promise<ReadonlyMap<number, number>> {
  const { rows: counts } = await sql<{ id: number; orders: number }>`
    select c.id, count(*)::int as orders from distributor_customer c
      join document d on d.noun = 'material_order' and d.shared
        and d.issuer_id = c.buyer_id and d.receiver_id = c.user_group_id
    where c.id = any(${rows.map(({ id }) => id)}::bigint[]) group by c.id`.execute(system)
  return new Map(counts.map(({ id, orders }) => [id, orders]))
}

/** Customers of one distributor, or of all; those who wait for an answer first. */
export const customersOf = (distributorId: number | null, status: string | undefined): RawBuilder<unknown> =>
  sql`${distributorId === null ? sql`true` : sql`c.user_group_id = ${distributorId}`} and ${status ? sql`c.status = ${status}` : sql`true`}`

export async function pageOfCustomers(
  database: Database,
  where: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: CustomerRow[]; count: number }> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} from distributor_customer c where ${where}
    order by c.status <> 'requested', c.id limit ${limit} offset ${offset}`.execute(database)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from distributor_customer c where ${where}`.execute(database)
  return { rows, count: counted[0]!.count }
}

/** One customer, held until the transaction ends. */
export async function heldCustomer(
  database: Database,
  where: RawBuilder<unknown>,
  id: number,
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} from distributor_customer c where c.id = ${id} and ${where} for update of c`.execute(database)
  return rows[0]
}

export interface CustomerChange {
  readonly status?: string | undefined
  readonly code?: string | null | undefined
  readonly rankPercent?: string | undefined
}

export async function updateCustomer(database: Database, before: CustomerRow, change: CustomerChange): Promise<void> {
  const { status = before.status, code = before.code, rankPercent = before.rank } = change
  const columns = { status, code: code || null, price_rank_percent: rankPercent }
  await updateRow(database, 'distributor_customer', { id: before.id }, columns)
}

/** Dye lots of a distributor, the nearest end first; what was ordered is by colour, over its lots. */
export async function lotForecasts(
  database: Database,
  distributorId: number,
  { q, id }: { readonly q?: string | undefined; readonly id?: number },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: LotForecast[]; count: number }> {
  const where = sql`t.user_group_id = ${distributorId} and ${id === undefined ? sql`m.discarded_at is null` : sql`t.id = ${id}`}
    and ${q ? textHolds(sql`m.code || ' ' || m.name || ' ' || t.lot`, q) : sql`true`}`
  const from = sql`from material_lot t join material_color c on c.id = t.color_id join material m on m.id = t.material_id`
  const lots = sql<LotForecast>`
    select lot.*, case when lot."orderedIn28Days"::numeric > 0
      then current_date + floor(lot.free::numeric * 28 / lot."orderedIn28Days"::numeric)::int end as "outOn"
    from (
      select t.id, t.material_id as "materialId", t.color_id as "colorId", m.code, m.name, m.unit, t.lot,
        jsonb_build_object('no', c.no, 'name', c.name, 'hex', c.hex) as color,
        trim_scale(t.stock)::text as stock, trim_scale(t.reserved)::text as reserved,
        trim_scale(t.stock - t.reserved)::text as free, trim_scale(t.incoming)::text as incoming, t.restock_on as "restockOn",
        t.lock_version as "lockVersion",
        trim_scale(coalesce((select sum(d.quantity) from material_order_detail d where d.color_id = t.color_id
          and d.kind <> 'made_to_order' and d.status <> 'cancelled' and d.created_at > now() - interval '28 days'), 0))::text
          as "orderedIn28Days"
      ${from} where ${where}) as lot
    order by "outOn" nulls last, lot.code, (lot.color ->> 'no'), lot.lot, lot.id limit ${limit} offset ${offset}`
  const total = sql<{ count: number }>`select count(*)::int as count ${from} where ${where}`
  const [{ rows }, counted] = await Promise.all([lots.execute(database), total.execute(database)])
  return { rows, count: counted.rows[0]!.count }
}
