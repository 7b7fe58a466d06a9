import { tradeNouns, type TradeLine } from '@tsumugi/contract'
import type { NamedGoods } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** A document of a trade as its chain shows it. */
export interface ChainRow {
  readonly id: number
  readonly noun: string
  readonly number: string | null
  readonly title: string
  readonly status: string
  readonly revision: number
  readonly currency: string
  readonly quantity: string
  readonly amount: string
  readonly issue_date: string | null
  readonly issuer_id: number
  readonly author_id: number
  readonly delivery_status: string
  readonly billing_status: string
  readonly updated_at: string
}

/** Of a document that has no prices of its own, what its lines come to at those of the lines they follow. */
const pricedAmount = sql`case when d.noun = 'delivery' then (select coalesce(sum(round(l.quantity * o.unit_price, 4)), 0)
  from document_line l join document_line o on o.id = l.source_line_id where l.document_id = d.id) else d.amount end`

const chainColumns = sql`
  d.id, d.noun, d.number, d.title, d.status, d.revision, d.currency, trim_scale(d.quantity)::text as quantity,
  trim_scale(${pricedAmount})::text as amount, d.issue_date, d.issuer_id, d.author_id, d.delivery_status, d.billing_status,
  d.updated_at`
const nouns = sql`${[...tradeNouns]}::text[]`

/** The documents of a trade that this organisation sees, oldest first. */
export async function documentsOfTrade(database: Database, tradeId: number): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    select ${chainColumns} from document d where d.trade_id = ${tradeId} and d.noun = any(${nouns}) order by d.id limit 500`.execute(
    database,
  )
  return rows
}

/** Documents between the same two parties that belong to no trade, newest first. */
export async function documentsWithoutTrade(database: Database, tradeId: number): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    select ${chainColumns} from document t join document d on d.trade_id is null and d.noun = any(${nouns})
      and (d.issuer_id, d.receiver_id) in ((t.issuer_id, t.receiver_id), (t.receiver_id, t.issuer_id))
    where t.id = ${tradeId} order by d.id desc limit 100`.execute(database)
  return rows
}

/** Puts documents into a trade, and what was made from them with them; answers the ids of all. */
export async function putIntoTrade(database: Database, tradeId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive made (id) as (
      select unnest(${[...ids]}::bigint[]) union select d.id from document d join made on d.source_id = made.id where d.noun <> 'trade')
    update document d set trade_id = ${tradeId} where d.id in (select id from made) and d.noun <> 'trade' and d.trade_id is null returning d.id`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

export async function takeOutOfTrade(database: Database, tradeId: number, documentId: number): Promise<boolean> {
  const { rows } = await sql`
    update document set trade_id = null where id = ${documentId} and trade_id = ${tradeId} returning id`.execute(
    database,
  )
  return rows.length > 0
}

/** What was ordered in a trade, line by line, with its counters; orders that were not accepted or cancelled count nothing. */
export async function orderedLines(database: Database, tradeId: number): Promise<TradeLine[]> {
  const { rows } = await sql<TradeLine>`
    select l.id, d.id as "documentId", d.number as "documentNumber", c.delivery_due as "deliveryDue", l.item, l.colour, l.size,
      l.description, l.unit, d.currency, trim_scale(l.unit_price)::text as "unitPrice", trim_scale(l.amount)::text as amount,
      trim_scale(p.ordered)::text as ordered, trim_scale(p.shipped)::text as shipped,
      trim_scale(p.accepted)::text as accepted, trim_scale(p.billed - p.credited)::text as billed
    from document d join contract c on c.document_id = d.id join document_line l on l.document_id = d.id
      join line_progress p on p.line_id = l.id
    where d.trade_id = ${tradeId} and d.noun = 'contract' and d.status in ('accepted', 'closed')
    order by d.id, l.position, l.id limit 20000`.execute(database)
  return rows
}

/** An order of a trade that stands or may come to stand, with the goods of one name in it. */
export interface OrderedGoods extends NamedGoods {
  readonly document: string
}

/** What the orders of a trade are for, drafts of one's own as well; what an order gave up may be ordered again. */
export async function orderedGoods(database: Database, tradeId: number): Promise<OrderedGoods[]> {
  const { rows } = await sql<OrderedGoods>`
    select coalesce(d.number, d.title) as document, l.item, l.colour, l.size, l.description, l.unit,
      trim_scale(sum(l.quantity - coalesce(p.released, 0)))::text as quantity
    from document d join document_line l on l.document_id = d.id left join line_progress p on p.line_id = l.id
    where d.trade_id = ${tradeId} and d.noun = 'contract' and d.status not in ('rejected', 'cancelled') and l.line_kind = 'goods'
    group by d.id, l.item, l.colour, l.size, l.description, l.unit order by d.id`.execute(database)
  return rows
}

/** Whether both sides have agreed on a price in the trade itself: a change of it that was accepted. */
export async function isPriceAgreed(database: Database, tradeId: number): Promise<boolean> {
  const { rows } = await sql`
    select from document_proposal p where p.document_id = ${tradeId} and p.kind = 'change' and p.status = 'accepted'
      and exists (select from document_line l where l.document_id = p.document_id)
      and not exists (select from document_line l where l.document_id = p.document_id and l.unit_price is null) limit 1`.execute(
    database,
  )
  return rows.length > 0
}

/** The trades that some documents belong to; a trade belongs to itself. */
export async function tradesOf(database: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct coalesce(trade_id, id) as id from document
    where id = any(${[...ids]}::bigint[]) and (trade_id is not null or noun = 'trade') order by 1`.execute(database)
  return rows.map(({ id }) => id)
}
