import type { AgeingBucket } from '@tsumugi/domain/banking'
import { sql, type RawBuilder } from 'kysely'

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

export const own = (side: LedgerSide) => (side === 'debtor' ? sql`p.debtor_id` : sql`p.creditor_id`)
const partner = (side: LedgerSide) => (side === 'debtor' ? sql`p.creditor_id` : sql`p.debtor_id`)
const open = (side: LedgerSide) =>
  side === 'debtor' ? sql`(p.amount - p.cleared - p.paid)` : sql`(p.amount - p.cleared - p.received)`

export const tabs = (side: LedgerSide, today: string): Readonly<Record<string, RawBuilder<unknown>>> => ({
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

/** What is asked of days and of the currency, which the tally of the ledger knows as well. */
export function datedFilters({ today, bucket, currency, dueFrom, dueUntil }: LedgerQuestion): RawBuilder<unknown>[] {
  const [from, before] = bucket ? lateness[bucket] : []
  return [
    ...(currency === undefined ? [] : [sql`p.currency = ${currency}`]),
    ...(dueFrom === undefined ? [] : [sql`p.due_on >= ${dueFrom}`]),
    ...(dueUntil === undefined ? [] : [sql`p.due_on <= ${dueUntil}`]),
    ...(bucket ? [sql`${today}::date - p.due_on >= ${from} and ${today}::date - p.due_on < ${before}`] : []),
  ]
}

const escaped = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`

/** All that is asked of a payable `p` and, where words are, of its document `d`. */
export function filters(asked: LedgerQuestion): RawBuilder<unknown> {
  const { side, id, partnerId, q } = asked
  const parts = [
    sql`${own(side)} = ${asked.userGroupId}`,
    ...(id === undefined ? [] : [sql`p.id = ${id}`]),
    ...(partnerId === undefined ? [] : [sql`${partner(side)} = ${partnerId}`]),
    ...datedFilters(asked),
    ...(q ? [sql`(p.number ilike ${escaped(q)} or d.search like ${escaped(q.normalize('NFKC').toLowerCase())})`] : []),
  ]
  return sql.join(parts, sql` and `)
}
