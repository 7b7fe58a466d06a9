import { compare, greater, minus, sum, type Decimal } from '../../money/decimal.ts'

export interface CreditUse {
  /** What the partner may owe at most. */
  readonly limit: Decimal
  /** What it owes by invoices; below 0 where it paid ahead, which buys no further credit. */
  readonly open: Decimal
  /** Orders that both agreed and nobody billed yet. */
  readonly ordered: Decimal
}

/** By how much an order of so much passes the limit; '0' where it does not (domain §3.10, credit_limit). */
export function overLimit({ limit, open, ordered }: CreditUse, amount: Decimal): Decimal {
  const over = minus(sum([greater(open, '0'), ordered, amount]), limit)
  return compare(over, '0') > 0 ? over : '0'
}
