import type { JournalInvoice, JournalSettlement, JournalView } from '@tsumugi/domain/accounting'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface JournalPeriod {
  readonly view: JournalView
  readonly userGroupId: number
  readonly from: string
  readonly until: string
}

/** The most papers and the most settlements of a period. */
export const mostFacts = 20_000

/** Our side of a row of the ledger, and what the partner is called on its paper. */
const sidesOf = (view: JournalView): { own: RawBuilder<unknown>; partner: RawBuilder<unknown> } =>
  view === 'payables'
    ? { own: sql`p.debtor_id`, partner: sql`coalesce(d.issuer_name, '')` }
    : { own: sql`p.creditor_id`, partner: sql`coalesce(d.receiver_name, '')` }

interface PaperRow extends Omit<JournalInvoice, 'taxes'> {
  readonly totals: readonly { code: string; ratePercent: string; taxable: string; tax: string }[] | null
}

/** Invoices and credit notes of a period that were issued, and are not void. */
export async function papersOf(database: Database, { view, userGroupId, from, until }: JournalPeriod) {
  const [own, partner] = view === 'payables' ? (['receiver', 'issuer'] as const) : (['issuer', 'receiver'] as const)
  const { rows } = await sql<PaperRow>`
    select d.noun as kind, coalesce(d.number, '') as number, coalesce(${sql.ref(`d.${partner}_name`)}, '') as partner,
      d.issue_date as "issuedOn", d.currency, d.status in ('disputed', 'confirmed', 'approved') as "isConfirmed",
      coalesce(i.registration_number, c.registration_number) as "registrationNumber",
      trim_scale(coalesce(d.payable, d.total, 0))::text as payable, d.tax_totals as totals,
      coalesce(l.supplies, '[]') as supplies
    from document d left join invoice i on i.document_id = d.id left join credit_note c on c.document_id = d.id
      left join lateral (
        select jsonb_agg(jsonb_build_object('code', s.tax_code, 'on', s.day::text, 'amount', trim_scale(s.amount)::text)
          order by s.day, s.tax_code) as supplies
        from (
          select o.tax_code, coalesce(o.delivered_on, c.sold_on, d.issue_date) as day, sum(coalesce(o.amount, 0)) as amount
          from document_line o where o.document_id = d.id group by 1, 2) s) l on true
    where d.noun in ('invoice', 'credit_note') and ${sql.ref(`d.${own}_id`)} = ${userGroupId} and d.shared
      and d.status in ('issued', 'disputed', 'confirmed', 'approved') and d.issue_date between ${from} and ${until}
    order by d.issue_date, d.id limit ${mostFacts + 1}`.execute(database)
  return rows.map(({ totals, ...row }): JournalInvoice => ({
    ...row,
    taxes: (totals ?? []).map(({ code, ratePercent, taxable, tax }) => ({
      code: code as JournalInvoice['taxes'][number]['code'],
      percent: ratePercent,
      taxable,
      tax,
    })),
  }))
}

/** Cash, and cheques of others, are no money on an account. */
const isCash = sql`r.method in ('cash', 'cheque')`

/** What took from the ledger in a period. Credit notes have an entry of their own: setting them off moves no account. */
export async function settlementsOf(
  database: Database,
  { view, userGroupId, from, until }: JournalPeriod,
): Promise<JournalSettlement[]> {
  const { own, partner } = sidesOf(view)
  const cash = view === 'payables' ? 'payment' : 'receipt'
  const { rows } = await sql<JournalSettlement>`
    select case when u.kind in ('application', 'reversal') then 'ahead_used' else s.kind end as kind, s.settled_on as "on", coalesce(p.number, '') as number, ${partner} as partner, s.reason as note,
      p.currency, trim_scale(s.amount)::text as amount, coalesce(${isCash}, false) as "isCash"
    from settlement s join payable p on p.id = s.payable_id join document d on d.id = p.document_id
      left join receipt_use u on u.settlement_id = s.id left join receipt r on r.id = u.receipt_id
    where ${own} = ${userGroupId} and s.kind in (${cash}, 'netting', 'write_off')
      and s.settled_on between ${from} and ${until}
    order by s.settled_on, s.id limit ${mostFacts + 1}`.execute(database)
  return rows
}

/** What lines of statements brought beside the ledger: fees that payers took off, and what we paid beyond what we owed. */
export async function besideLedger(
  database: Database,
  { view, from, until }: JournalPeriod,
): Promise<JournalSettlement[]> {
  const { partner } = sidesOf(view)
  const [direction, of] = view === 'payables' ? ['out', sql`e.difference <> 0`] : ['in', sql`e.difference > 0`]
  const { rows } = await sql<JournalSettlement>`
    select case when e.difference > 0 then 'fee' else 'ahead' end as kind, e.booked_on as "on",
      coalesce(n.number, '') as number, coalesce(n.partner, e.sender_name) as partner, e.sender_name as note, e.currency,
      trim_scale(abs(e.difference))::text as amount
    from bank_entry e left join lateral (
      select p.number, ${partner} as partner from bank_entry_part t join payable p on p.id = t.payable_id
        join document d on d.id = p.document_id
      where t.entry_id = e.id order by t.id limit 1) n on true
    where e.status = 'posted' and e.direction = ${direction} and e.booked_on between ${from} and ${until}
      and ${of}
    order by e.booked_on, e.id limit ${mostFacts + 1}`.execute(database)
  return rows
}

/** What came in ahead of what it pays, on the day it did, and what of that was given back: in the receiver's books alone. */
export async function receivedAhead(
  database: Database,
  { view, from, until }: JournalPeriod,
): Promise<JournalSettlement[]> {
  if (view === 'payables') return []
  const { rows } = await sql<JournalSettlement>`
    with facts as (
      select r.id, r.received_on as day, r.note as note, r.amount - coalesce((
        select sum(u.amount) from receipt_use u where u.receipt_id = r.id and u.kind = 'allocation'), 0) as amount
      from receipt r where r.received_on between ${from} and ${until}
      union all
      select u.receipt_id, u.used_on, u.reason, -u.amount
      from receipt_use u where u.kind = 'return' and u.used_on between ${from} and ${until})
    select 'ahead' as kind, f.day as "on", '' as number, r.partner_name as partner, f.note, r.currency,
      trim_scale(f.amount)::text as amount, ${isCash} as "isCash"
    from facts f join receipt r on r.id = f.id where f.amount <> 0
    order by f.day, f.id limit ${mostFacts + 1}`.execute(database)
  return rows
}
