import { compare, minus, sum, type Decimal } from '../../money/decimal.ts'
import { bankingError, bankingWarning, type BankingFinding } from '../finding.ts'
import type { EntryDirection, Statement } from './statement.ts'

/** What moved in a direction, lines the bank took back left out. */
export function totalMoved({ entries }: Pick<Statement, 'entries'>, direction: EntryDirection): Decimal {
  return sum(entries.filter((entry) => entry.direction === direction && !entry.isCancelled).map(({ amount }) => amount))
}

/** Opening + Σ = closing, where both are told (trade-law A6), and no line twice. */
export function checkStatement(statement: Statement): BankingFinding[] {
  const { opening, closing } = statement
  const moved = minus(totalMoved(statement, 'in'), totalMoved(statement, 'out'))
  const repeated = repeatedLines(statement)
  if (opening === null || closing === null || compare(sum([opening, moved]), closing) === 0) return repeated
  const meta = { opening, moved, closing, difference: minus(closing, sum([opening, moved])) }
  return [...repeated, bankingError('balance_differs', null, meta)]
}

function repeatedLines({ entries }: Statement): BankingFinding[] {
  const first = new Map<string, number>()
  return entries.flatMap(({ key }, at) => {
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, at)
    return earlier === undefined ? [] : [bankingWarning('entry_repeated', `entries.${at}`, { first: earlier + 1 })]
  })
}

/** Whether a statement goes on where the last one of the account ended. */
export function checkContinuation(before: Statement, next: Statement): BankingFinding[] {
  if (before.account !== next.account)
    return [bankingError('account_differs', 'account', { expected: before.account, found: next.account })]
  if (before.closing === null || next.opening === null || compare(before.closing, next.opening) === 0) return []
  const meta = {
    opening: next.opening,
    moved: '0',
    closing: before.closing,
    difference: minus(next.opening, before.closing),
  }
  return [bankingWarning('balance_differs', 'opening', meta)]
}
