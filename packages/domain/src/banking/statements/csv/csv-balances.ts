import { compare, minus, sum, type Decimal } from '../../../money/decimal.ts'
import { bankingError, type BankingFinding } from '../../finding.ts'
import type { EntryDirection } from '../statement.ts'

export interface BalancedRow {
  /** Its place in the file, from 0. */
  readonly at: number
  readonly direction: EntryDirection
  readonly amount: Decimal
  /** After the row; null where the bank writes none. */
  readonly balance: Decimal | null
}

const movedBy = ({ direction, amount }: BalancedRow) => (direction === 'in' ? amount : minus('0', amount))

/**
 * Rows from the oldest on, with what stood before the first and after the last. Banks write either way round: the order is
 * the one in which each balance follows from the one before it.
 */
export function balancesOf<Row extends BalancedRow>(
  rows: readonly Row[],
): { order: readonly Row[]; opening: Decimal | null; closing: Decimal | null; findings: BankingFinding[] } {
  const none = { order: rows, opening: null, closing: null }
  if (rows.length === 0 || rows.some(({ balance }) => balance === null)) return { ...none, findings: [] }
  const newestFirst = rows.toReversed()
  const order = [rows, newestFirst].find((each) => breakIn(each) === null)
  if (!order) {
    const row = breakIn(rows)!
    return { ...none, findings: [bankingError('row_balance', `rows.${row.at}.balance`, { line: row.at + 1 })] }
  }
  const [first, last] = [order[0]!, order.at(-1)!]
  return { order, opening: minus(first.balance!, movedBy(first)), closing: last.balance, findings: [] }
}

/** The first row whose balance does not follow from the one before. */
function breakIn(rows: readonly BalancedRow[]): BalancedRow | null {
  const found = rows.find((row, at) => {
    const before = rows[at - 1]
    return before && compare(sum([before.balance!, movedBy(row)]), row.balance!) !== 0
  })
  return found ?? null
}
