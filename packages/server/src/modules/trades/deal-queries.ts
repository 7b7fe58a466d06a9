import type { DealTrade } from '@tsumugi/contract'
import { endedTrades, type TradedItem } from '@tsumugi/domain/trading'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'

const partnerName = (userGroupId: number) => sql`
  case when d.issuer_id = ${userGroupId} then jsonb_build_object('id', d.receiver_id, 'name', d.receiver_name)
    else jsonb_build_object('id', d.issuer_id, 'name', d.issuer_name) end as partner`

/** Pairs of a sale and a purchase: those linked by hand, and trades that were asked for a sale. */
const pairs = sql`(select sale_id, purchase_id from back_to_back
  union select r.sale_id, t.id from purchase_request r join document t on t.source_id = r.request_id and t.noun = 'trade')`

const trades = async (database: Database, userGroupId: number, where: RawBuilder<unknown>): Promise<DealTrade[]> => {
  const { rows } = await sql<DealTrade>`
    select d.id, d.number, d.title, d.status, ${partnerName(userGroupId)} from document d
    where d.noun = 'trade' and d.shared and ${where} order by d.id desc limit 200`.execute(database)
  return rows
}

/** Trades in which the organisation sells and that have not come to an end. */
export const runningSales = (database: Database, userGroupId: number): Promise<DealTrade[]> =>
  trades(database, userGroupId, sql`d.receiver_id = ${userGroupId} and d.status <> all(${[...endedTrades]}::text[])`)

/** What stands behind a sale, or before a purchase. */
export const counterpartsOf = (database: Database, userGroupId: number, tradeId: number): Promise<DealTrade[]> =>
  trades(
    database,
    userGroupId,
    sql`d.id in (select case when b.sale_id = ${tradeId} then b.purchase_id else b.sale_id end
      from ${pairs} b where ${tradeId} in (b.sale_id, b.purchase_id))`,
  )

/** Trades that may become the other half of one: of the other side, running, not linked with it yet. */
export const candidatesFor = (
  database: Database,
  userGroupId: number,
  { id, isSale }: { readonly id: number; readonly isSale: boolean },
): Promise<DealTrade[]> =>
  trades(
    database,
    userGroupId,
    sql`${sql.ref(isSale ? 'd.issuer_id' : 'd.receiver_id')} = ${userGroupId} and d.status not in ('cancelled', 'lost')
      and not exists (select from ${pairs} b where (b.sale_id, b.purchase_id) in ((d.id, ${id}), (${id}, d.id)))`,
  )

/** Every pair of a sale and a purchase. */
export async function pairsOf(database: Database): Promise<{ sale_id: number; purchase_id: number }[]> {
  const { rows } = await sql<{ sale_id: number; purchase_id: number }>`
    select sale_id, purchase_id from ${pairs} b order by 1, 2 limit 1000`.execute(database)
  return rows
}

export async function insertPair(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  saleId: number,
  purchaseId: number,
): Promise<void> {
  await sql`
    insert into back_to_back (user_group_id, sale_id, purchase_id, created_by)
    values (${userGroupId}, ${saleId}, ${purchaseId}, ${accountId}) on conflict do nothing`.execute(database)
}

export async function deletePair(database: Database, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    with linked as (
      delete from back_to_back where (sale_id, purchase_id) in ((${one}, ${other}), (${other}, ${one})) returning sale_id
    ), asked as (
      delete from purchase_request r using document t where t.source_id = r.request_id and t.noun = 'trade'
        and (r.sale_id, t.id) in ((${one}, ${other}), (${other}, ${one})) returning r.sale_id
    )
    select sale_id from linked union all select sale_id from asked`.execute(database)
  return rows.length > 0
}

/** Requests for a sale that nobody has taken on. */
export async function requestsFor(database: Database, userGroupId: number, saleId: number): Promise<DealTrade[]> {
  const { rows } = await sql<DealTrade>`
    select d.id, d.number, d.title, d.status, ${partnerName(userGroupId)}
    from purchase_request r join document d on d.id = r.request_id
    where r.sale_id = ${saleId} and d.status <> 'accepted' order by d.id desc limit 200`.execute(database)
  return rows
}

export async function insertPurchaseRequest(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  saleId: number,
  requestId: number,
): Promise<void> {
  await sql`
    insert into purchase_request (request_id, sale_id, user_group_id, created_by)
    values (${requestId}, ${saleId}, ${userGroupId}, ${accountId})`.execute(database)
}

/** What trades come to by item: what is ordered, and as long as nothing is, what was wished. */
export async function tradedItems(
  database: Database,
  tradeIds: readonly number[],
): Promise<(TradedItem & { readonly trade_id: number })[]> {
  const { rows } = await sql<TradedItem & { trade_id: number }>`
    with orders as (
      select d.id, d.trade_id, d.currency from document d
      where d.trade_id = any(${[...tradeIds]}::bigint[]) and d.noun = 'contract' and d.status in ('accepted', 'closed')
    ), sources as (
      select * from orders union all
      select d.id, d.id, d.currency from document d
      where d.id = any(${[...tradeIds]}::bigint[]) and not exists (select from orders o where o.trade_id = d.id)
    )
    select s.trade_id, coalesce(l.item, l.description, '') as item, s.currency,
      trim_scale(sum(l.quantity))::text as quantity, trim_scale(coalesce(sum(l.amount), 0))::text as amount
    from sources s join document_line l on l.document_id = s.id group by 1, 2, 3 order by 2`.execute(database)
  return rows
}
