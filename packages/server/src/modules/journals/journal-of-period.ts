import { daysBetween } from '@tsumugi/domain'
import {
  accountName,
  invoiceJournal,
  journalAccountKeys,
  type AccountNames,
  type Journal,
  type JournalEntry,
  settlementJournal,
} from '@tsumugi/domain/accounting'
import { sum } from '@tsumugi/domain'
import iconv from 'iconv-lite'
import type { Database } from '../../database/engine.ts'
import { invalid } from '../../http/refusal.ts'
import { besideLedger, mostFacts, papersOf, receivedAhead, settlementsOf, type JournalPeriod } from './fact-queries.ts'

/** The longest period that is written at once, in days. */
const longest = 366

/**
 * All that a period moved, by day: papers first, then what settled them (domain §3.10).
 * @throws Refusal 422 `journal_period` or `journal_too_long`
 */
export async function journalOfPeriod(database: Database, period: JournalPeriod): Promise<Journal> {
  const days = daysBetween(period.from, period.until)
  if (days < 0 || days >= longest) throw invalid({ code: 'journal_period', field: 'until', meta: { maximum: longest } })
  const [papers, settled, beside, ahead] = await Promise.all([
    papersOf(database, period),
    settlementsOf(database, period),
    besideLedger(database, period),
    receivedAhead(database, period),
  ])
  if (Math.max(papers.length, settled.length, beside.length, ahead.length) > mostFacts)
    throw invalid({ code: 'journal_too_long', field: 'until', meta: { maximum: mostFacts } })
  const journals = [
    ...papers.map((paper) => invoiceJournal(period.view, paper)),
    ...[...settled, ...beside, ...ahead].map((each) => settlementJournal(period.view, each)),
  ]
  const byDay = (one: { on: string }, other: { on: string }) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)
  return {
    entries: journals.flatMap(({ entries }) => entries).toSorted(byDay),
    omissions: journals.flatMap(({ omissions }) => omissions).toSorted(byDay),
  }
}

/** What accounts are debited and credited with, those alone that move. */
export function accountSums(entries: readonly JournalEntry[], names: AccountNames) {
  const of = (side: 'debit' | 'credit', account: string) =>
    sum(entries.filter((entry) => entry[side].account === account).map(({ amount }) => amount))
  return journalAccountKeys
    .map((account) => ({
      account,
      name: accountName(account, names),
      debit: of('debit', account),
      credit: of('credit', account),
    }))
    .filter(({ debit, credit }) => debit !== '0' || credit !== '0')
}

/** Names that CP932 has no signs for. */
export function unwritableNames(entries: readonly JournalEntry[]): string[] {
  const names = new Set(entries.flatMap(({ partner, note }) => [partner, note]))
  return [...names].filter((name) => iconv.decode(iconv.encode(name, 'cp932'), 'cp932') !== name).slice(0, 50)
}
