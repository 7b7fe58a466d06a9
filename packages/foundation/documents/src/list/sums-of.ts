import { sum } from '@tsumugi/domain'
import type { DocumentHead } from '../document-answers.ts'

/** What documents come to, by currency; decimal strings. */
export function sumsOf(rows: readonly DocumentHead[]) {
  return [...new Set(rows.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    return {
      currency,
      quantity: sum(own.map(({ quantity }) => quantity)),
      amount: sum(own.map(({ amount }) => amount)),
    }
  })
}
