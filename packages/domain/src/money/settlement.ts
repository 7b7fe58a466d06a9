import { compare, minus, negated, sum, type Decimal } from './decimal.ts'

/** What stays open of payables less credits after payments, and what was paid beyond it (domain §4.2, §4.7). */
export function settle(payables: readonly Decimal[], credits: readonly Decimal[], payments: readonly Decimal[]) {
  const rest = minus(sum(payables), sum([...credits, ...payments]))
  const overpaid = compare(rest, '0') < 0
  return { open: overpaid ? '0' : rest, unapplied: overpaid ? negated(rest) : '0' }
}
