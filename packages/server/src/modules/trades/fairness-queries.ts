import type { DueRule, FeeBearer, PaymentSplit } from '@tsumugi/domain'
import type { PriceRequestResult } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** What the buyer of a trade has agreed with its seller, as far as fairness is measured by it. */
export interface TermsRow {
  readonly basic_contract_on: string | null
  readonly is_protected: boolean
  readonly rule: DueRule | null
  readonly splits: readonly PaymentSplit[]
  readonly fee_bearer: FeeBearer | null
}

/** Asked as the system: the relation is the buyer's, and the seller is told verdicts and days, never the record. */
export async function termsBetween(system: Database, buyerId: number, sellerId: number): Promise<TermsRow | undefined> {
  const { rows } = await sql<TermsRow>`
    select r.basic_contract_on, r.protected_subcontractor as is_protected, coalesce(t.splits, '[]'::jsonb) as splits, t.fee_bearer,
      case when t.id is null then null else jsonb_build_object('closingDay', t.closing_day, 'monthOffset', t.month_offset,
        'payDay', t.pay_day, 'netDays', t.net_days, 'holidayShift', t.holiday_shift) end as rule
    from group_relation r left join payment_term_definition t on t.id = r.terms_id
    where r.user_group_id = ${buyerId} and r.partner_id = ${sellerId} and r.discarded_at is null`.execute(system)
  return rows[0]
}

export interface TradeDates {
  readonly orders: number
  /** Orders that were issued before anything of them was shipped. */
  readonly written: number
  readonly ordered_on: string | null
  /** The latest receipt, which the payment is counted from. */
  readonly arrived_on: string | null
  readonly planned_on: string | null
  readonly delivery_due: string | null
  readonly open_changes: number
}

export async function datesOfTrade(database: Database, tradeId: number): Promise<TradeDates> {
  const { rows } = await sql<TradeDates>`
    with orders as (
      select d.id, d.issue_date, c.delivery_due from document d join contract c on c.document_id = d.id
      where d.trade_id = ${tradeId} and d.noun = 'contract' and d.status in ('issued', 'accepted', 'closed')
    ), shipments as (
      select d.id, d.source_id, v.shipped_on, v.arrived_on, v.planned_on
      from document d join delivery v on v.document_id = d.id where d.trade_id = ${tradeId} and d.noun = 'delivery' and d.shared
    )
    select count(*)::int as orders, min(o.issue_date) as ordered_on, max(o.delivery_due) as delivery_due,
      count(*) filter (where not exists (
        select from shipments s where s.source_id = o.id and s.shipped_on < o.issue_date))::int as written,
      (select max(arrived_on) from shipments) as arrived_on, (select max(planned_on) from shipments) as planned_on,
      (select count(*)::int from document_proposal p join document d on d.id = p.document_id
        where d.trade_id = ${tradeId} and p.status = 'open') as open_changes
    from orders o`.execute(database)
  return rows[0]!
}

/** A talk about prices: a change that names a price, asked for in the trade or in its documents, or a logged request. */
export interface PriceTalk {
  readonly document_id: number
  readonly noun: string
  readonly number: string | null
  /** Of a request; null where it is about everything, and of changes. */
  readonly item: string | null
  readonly asked_by: string
  readonly asked_on: string
  readonly answered_on: string | null
  readonly result: PriceRequestResult | null
  readonly explanation: string
}

/** Both ways to ask for a price are counted: to leave either unanswered is against the rule (trade-law B3). */
export async function priceTalks(database: Database, tradeId: number): Promise<PriceTalk[]> {
  const { rows } = await sql<PriceTalk>`
    with papers as (select id, noun, number from document where id = ${tradeId} or trade_id = ${tradeId})
    select d.id as document_id, d.noun, d.number, null as item, p.author_id::text as asked_by,
      p.created_at::date as asked_on, p.answered_at::date as answered_on,
      case p.status when 'accepted' then 'agreed' when 'declined' then 'kept' end as result,
      coalesce(p.comment, '') as explanation
    from document_proposal p join papers d on d.id = p.document_id
    where p.status <> 'withdrawn' and p.status <> 'outdated' and (p.difference -> 'lines')::text like '%unitPrice%'
    union all
    select d.id, d.noun, d.number, r.item, r.requested_by_name, r.requested_on, r.answered_on, r.result, r.explanation
    from price_request r join papers d on d.id = r.document_id
    order by asked_on, document_id limit 200`.execute(database)
  return rows
}
