import type { AgeingBucket } from '@tsumugi/domain/banking'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { payableColumns, type PayableRow } from './payable-queries.ts'

/** Which view of the ledger: what the asker owes, or what is owed to the asker. */
export type LedgerSide = 'debtor' | 'creditor'

export interface LedgerQuestion {
  readonly side: LedgerSide
  readonly userGroupId: number
  readonly today: string
  readonly tab?: 'open' | 'late' | 'held' | 'settled' | 'all' | undefined
  readonly id?: number | undefined
  readonly partnerId?: number | undefined
  readonly bucket?: AgeingBucket | undefined
  readonly currency?: string | undefined
  readonly dueFrom?: string | undefined
  readonly dueUntil?: string | undefined
  readonly q?: string | undefined
}

export interface LedgerDataRow extends PayableRow {
  readonly title: string
  readonly parts: number
  readonly written_off: string
  /** What the asker's side booked as paid after the last lawful day. */
  readonly paid_late: readonly { readonly amount: string; readonly on: string }[]
  readonly partner_name: string
}

const own = (side: LedgerSide) => (side === 'debtor' ? sql`p.debtor_id` : sql`p.creditor_id`)
const partner = (side: LedgerSide) => (side === 'debtor' ? sql`p.creditor_id` : sql`p.debtor_id`)
const open = (side: LedgerSide) =>
  side === 'debtor' ? sql`(p.amount - p.cleared - p.paid)` : sql`(p.amount - p.cleared - p.received)`

/** In whose books cash is: the other's are not seen. */
const cash = (side: LedgerSide) => (side === 'debtor' ? 'payment' : 'receipt')

const tabs = (side: LedgerSide, today: string): Readonly<Record<string, RawBuilder<unknown>>> => ({
  open: sql`${open(side)} <> 0`,
  late: sql`${open(side)} > p.held and p.due_on < ${today}`,
  held: sql`p.held > 0 and ${open(side)} <> 0`,
  settled: sql`${open(side)} = 0`,
  all: sql`true`,
})

/** Days late of each bucket, from and before. */
const lateness: Readonly<Record<AgeingBucket, readonly [from: number, before: number]>> = {
  not_due: [-1_000_000, 1],
  late_1: [1, 31],
  late_31: [31, 61],
  late_61: [61, 91],
  late_91: [91, 1_000_000],
}

function filters(asked: LedgerQuestion): RawBuilder<unknown> {
  const { side, today, id, partnerId, bucket, currency, dueFrom, dueUntil, q } = asked
  const [from, before] = bucket ? lateness[bucket] : []
  const parts = [
    sql`${own(side)} = ${asked.userGroupId}`,
    ...(id === undefined ? [] : [sql`p.id = ${id}`]),
    ...(partnerId === undefined ? [] : [sql`${partner(side)} = ${partnerId}`]),
    ...(currency === undefined ? [] : [sql`p.currency = ${currency}`]),
    ...(dueFrom === undefined ? [] : [sql`p.due_on >= ${dueFrom}`]),
    ...(dueUntil === undefined ? [] : [sql`p.due_on <= ${dueUntil}`]),
    ...(bucket ? [sql`${today}::date - p.due_on >= ${from} and ${today}::date - p.due_on < ${before}`] : []),
    ...(q
      ? [
          sql`(p.number ilike ${`%${q.replace(/[%_\\]/g, '\\$&')}%`} or d.search like ${`%${q
            .normalize('NFKC')
            .toLowerCase()
            .replace(/[%_\\]/g, '\\$&')}%`})`,
        ]
      : []),
  ]
  return sql.join(parts, sql` and `)
}

export async function ledgerRows(
  database: Database,
  asked: LedgerQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<LedgerDataRow[]> {
  const { side, today, tab = 'open' } = asked
  const { rows } = await sql<LedgerDataRow>`
    select ${payableColumns}, d.title, n.parts, trim_scale(coalesce(w.written_off, 0))::text as written_off,
      coalesce(e.paid_late, '[]') as paid_late,
      coalesce(case when ${own(side)} = d.issuer_id then d.receiver_name else d.issuer_name end, '') as partner_name
    from payable p join document d on d.id = p.document_id
      join lateral (select count(*)::int as parts from payable o where o.document_id = p.document_id) n on true
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

/** How many of each tab. Only what is open is looked at; what is settled is the rest of all. */
export async function ledgerCounts(database: Database, asked: LedgerQuestion): Promise<Record<string, number>> {
  const { open, late, held } = tabs(asked.side, asked.today)
  // A document is looked at for its words alone: whoever sees a payable sees what it is owed by.
  const source = asked.q ? sql`payable p join document d on d.id = p.document_id` : sql`payable p`
  const { rows } = await sql<Record<string, number>>`
    select o.open, o.late, o.held, a.count - o.open as settled, a.count as "all"
    from (select count(*)::int as open, count(*) filter (where ${late})::int as late,
        count(*) filter (where ${held})::int as held from ${source} where ${filters(asked)} and ${open}) o,
      (select count(*)::int as count from ${source} where ${filters(asked)}) a`.execute(database)
  return rows[0]!
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
