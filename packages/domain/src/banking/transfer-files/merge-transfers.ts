import { sum } from '../../money/decimal.ts'
import { accountKey } from '../bank-accounts/bank-account.ts'
import type { MergedTransfer, Transfer } from './transfer-order.ts'

/**
 * One transfer per payee's account instead of one per payable, in the order accounts first come (trade-law A4). What paid
 * which payable is kept by position; a merged transfer carries no reference, for it would tell of one of them only.
 */
export function mergeTransfers(transfers: readonly Transfer[]): MergedTransfer[] {
  const byAccount = new Map<string, number[]>()
  for (const [at, { payee, way }] of transfers.entries()) {
    const key = `${accountKey(payee)} ${payee.holder} ${way}`
    byAccount.set(key, [...(byAccount.get(key) ?? []), at])
  }
  return [...byAccount.values()].map((parts) => {
    const merged = parts.flatMap((at) => transfers[at] ?? [])
    const first = merged[0]!
    if (merged.length === 1) return { transfer: first, parts }
    return { transfer: { ...first, amount: sum(merged.map(({ amount }) => amount)), reference: null }, parts }
  })
}
