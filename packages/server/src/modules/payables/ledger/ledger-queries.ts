import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { payableColumns, type PayableRow } from '../payable-queries.ts'
import { filters, own, tabs, type LedgerQuestion, type LedgerSide } from './ledger-question.ts'

export interface LedgerDataRow extends PayableRow {
  readonly title: string
  readonly parts: number
  readonly written_off: string
  /** What the asker's side booked as paid after the last lawful day. */
  readonly paid_late: readonly { readonly amount: string; readonly on: string }[]
  readonly partner_name: string
}

/** In whose books cash is: the other's are not seen. */
const cash = (side: LedgerSide) => (side === 'debtor' ? 'payment' : 'receipt')

export async function ledgerRows(
  database: Database,
  asked: LedgerQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<LedgerDataRow[]> {
  const { side, today, tab = 'open' } = asked
  const { rows } = await sql<LedgerDataRow>`
    select ${payableColumns}, d.title, (select max(o.part) from payable o where o.document_id = p.document_id) as parts,
      trim_scale(coalesce(w.written_off, 0))::text as written_off,
      coalesce(e.paid_late, '[]') as paid_late,
      coalesce(case when ${own(side)} = d.issuer_id then d.receiver_name else d.issuer_name end, '') as partner_name
    from payable p join document d on d.id = p.document_id
      left join lateral (
        select sum(s.amount) as written_off from settlement s where s.payable_id = p.id and s.kind = 'write_off') w on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('amount', trim_scale(s.amount)::text, 'on', s.settled_on) order by s.id)
          as paid_late from settlement s where s.payable_id = p.id and s.kind = ${cash(side)} and s.settled_on > p.legal_on
          -- What lay with the creditor by then was paid in time.
          and not exists (select from receipt_use u join receipt r on r.id = u.receipt_id
            where u.settlement_id = s.id and r.received_on <= p.legal_on)) e on true
    where ${filters(asked)} and ${tabs(side, today)[tab]}
    order by p.due_on, p.id limit ${limit} offset ${offset}`.execute(database)
  return rows
}

/** The most open rows that sums are made of. */
export const mostOpen = 20_000

/** Quantities of orders that both agreed and nobody billed: what is to come. */
export interface OrderedRow {
  readonly partner_id: number
  readonly partner_name: string
  readonly currency: string
  readonly delivery_due: string | null
  readonly amount: string
}

/** By order, without tax; `debtor` is the buyer. */
export async function orderedRows(database: Database, side: LedgerSide, userGroupId: number): Promise<OrderedRow[]> {
  const [mine, other] = side === 'debtor' ? ['issuer', 'receiver'] : ['receiver', 'issuer']
  const { rows } = await sql<OrderedRow>`
    select d.${sql.raw(`${other}_id`)} as partner_id, coalesce(d.${sql.raw(`${other}_name`)}, '') as partner_name,
      d.currency, c.delivery_due,
      trim_scale(sum(greatest(g.ordered - g.released - g.billed + g.credited, 0) * coalesce(l.unit_price, 0)))::text as amount
    from document d join contract c on c.document_id = d.id join line_progress g on g.document_id = d.id
      join document_line l on l.id = g.line_id
    where d.noun = 'contract' and d.status = 'accepted' and d.${sql.raw(`${mine}_id`)} = ${userGroupId}
      and d.billing_status <> 'billed'
    group by d.id, c.delivery_due
    having sum(greatest(g.ordered - g.released - g.billed + g.credited, 0) * coalesce(l.unit_price, 0)) > 0
    order by c.delivery_due nulls last, d.id limit 2000`.execute(database)
  return rows
}

export async function creditLimits(
  database: Database,
  userGroupId: number,
): Promise<{ partner_id: number; currency: string; amount: string }[]> {
  const { rows } = await sql<{ partner_id: number; currency: string; amount: string }>`
    select partner_id, currency, trim_scale(amount)::text as amount from credit_limit
    where user_group_id = ${userGroupId}`.execute(database)
  return rows
}

export async function keepLimit(
  database: Database,
  userGroupId: number,
  { partnerId, currency, amount }: { partnerId: number; currency: string; amount: string | null },
): Promise<void> {
  if (amount === null)
    await sql`delete from credit_limit where user_group_id = ${userGroupId} and partner_id = ${partnerId}
      and currency = ${currency}`.execute(database)
  else
    await sql`insert into credit_limit (user_group_id, partner_id, currency, amount)
      values (${userGroupId}, ${partnerId}, ${currency}, ${amount})
      on conflict (user_group_id, partner_id, currency) do update set amount = excluded.amount, updated_at = now()`.execute(
      database,
    )
}

/** Whether two organisations do business with each other. */
export async function arePartners(system: Database, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`select from group_relation r where r.discarded_at is null
    and (r.user_group_id, r.partner_id) in ((${one}, ${other}), (${other}, ${one})) limit 1`.execute(system)
  return rows.length > 0
}
