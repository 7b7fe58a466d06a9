import type { Decimal } from '../../money/decimal.ts'

/** What the columns of the file can hold (trade-law A4). */
export const transferLimits = {
  amount: '9999999999' as Decimal,
  count: 999_999,
  total: '999999999999' as Decimal,
  /** Banks take orders about a month ahead. */
  monthsAhead: 1,
} as const
