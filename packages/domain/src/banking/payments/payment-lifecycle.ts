import { lifecycle } from '../../documents/lifecycle.ts'

/**
 * A payment of a run (domain §3.10). `exported` is in a file and cannot change any more; `failed` the bank refused,
 * `returned` it sent back afterwards: both give the items back.
 */
export const paymentLifecycle = lifecycle(
  {
    draft: 'todo',
    approved: 'waiting',
    exported: 'going',
    executed: 'going',
    reconciled: 'done',
    failed: 'late',
    returned: 'late',
    cancelled: 'stopped',
  },
  {
    approve: { from: ['draft'], to: 'approved', by: 'issuer' },
    revise: { from: ['approved'], to: 'draft', by: 'issuer' },
    export: { from: ['approved'], to: 'exported', by: 'issuer' },
    execute: { from: ['exported'], to: 'executed', by: 'issuer' },
    fail: { from: ['exported'], to: 'failed', by: 'issuer', reason: true },
    return: { from: ['executed', 'reconciled'], to: 'returned', by: 'issuer', reason: true },
    reconcile: { from: ['executed'], to: 'reconciled', by: 'issuer' },
    cancel: { from: ['draft', 'approved'], to: 'cancelled', by: 'issuer', reason: true },
  },
)
export type PaymentStatus = (typeof paymentLifecycle)['statuses'][number]

/** What a payment does to the items it pays: holds them back from other runs, pays them, or gives them back. */
export type PaymentEffect = 'reserves' | 'pays' | 'releases'

const effects: Readonly<Record<PaymentStatus, PaymentEffect>> = {
  draft: 'reserves',
  approved: 'reserves',
  exported: 'reserves',
  executed: 'pays',
  reconciled: 'pays',
  failed: 'releases',
  returned: 'releases',
  cancelled: 'releases',
}

export const paymentEffect = (status: PaymentStatus): PaymentEffect => effects[status]

/** What was approved changes only by going back to a draft, and what was exported never: it takes a new payment (trade-law A4). */
export const isPaymentLocked = (status: PaymentStatus): boolean => status !== 'draft'

/** Once the bytes are out the run stands as it is: exporting again gives the same file. */
export const isRunLocked = (payments: readonly PaymentStatus[]): boolean =>
  payments.some((status) => !['draft', 'approved', 'cancelled'].includes(status))

/** How far a run is: as far as the payment that is furthest behind; what was given back waits for nothing. */
export function runStatus(payments: readonly PaymentStatus[]): PaymentStatus {
  const order = paymentLifecycle.statuses
  const behind = payments.map((status) => order.indexOf(status)).toSorted((one, other) => one - other)[0]
  return order[behind ?? 0]!
}
