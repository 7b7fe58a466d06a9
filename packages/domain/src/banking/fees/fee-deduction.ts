import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, greater, minus, sum, type Decimal } from '../../money/decimal.ts'
import { feeFor, type FeeRow } from './fee-table.ts'

/**
 * 先方負担: how the fee is found that is taken off a payment (trade-law A5). `flat` 据置 by the payment; `add_high` 以上手数料加算
 * takes a band's fee only where the payment covers its limit and that fee; `add_low` 未満手数料加算, its limit and the fee of
 * the band below.
 */
export const feeMethods = ['flat', 'add_high', 'add_low'] as const
export type FeeMethod = (typeof feeMethods)[number]

export interface FeeDeduction {
  /** What the payee receives. */
  readonly sent: Decimal
  /** What was taken off the payment. */
  readonly deducted: Decimal
  /** What the bank charges for the amount that is sent. */
  readonly charged: Decimal
  /** The part of the charge the payer bears. */
  readonly borneByPayer: Decimal
  /** What was taken off beyond the charge, and is questionable. */
  readonly keptByPayer: Decimal
}

/** Taking a fee off is forbidden for these orders, even by agreement (trade-law A5, B3). */
export const feeBanFrom: BusinessDate = '2026-01-01'

/** Whether a transfer fee may be taken off what is owed for an order. */
export function mayDeductFee(order: { readonly isProtected: boolean; readonly orderedOn: BusinessDate }): boolean {
  return !(order.isProtected && order.orderedOn >= feeBanFrom)
}

/** The payment in full: the payer bears the fee. */
export function sendInFull(payment: Decimal, bands: readonly FeeRow[]): FeeDeduction {
  const charged = feeFor(bands, payment)
  return { sent: payment, deducted: '0', charged, borneByPayer: charged, keptByPayer: '0' }
}

/** A payment less its fee, or null where the fee would eat all of it. Ask `mayDeductFee` before. */
export function deductFee(payment: Decimal, bands: readonly FeeRow[], method: FeeMethod): FeeDeduction | null {
  const deducted = bands.findLast((_, at) => compare(payment, limitOf(bands, at, method)) >= 0)?.fee ?? '0'
  const sent = minus(payment, deducted)
  if (compare(sent, '0') <= 0) return null
  const charged = feeFor(bands, sent)
  const borneByPayer = greater('0', minus(charged, deducted))
  return { sent, deducted, charged, borneByPayer, keptByPayer: greater('0', minus(deducted, charged)) }
}

/** The payment from which a band's fee is taken off. */
function limitOf(bands: readonly FeeRow[], at: number, method: FeeMethod): Decimal {
  const { fromAmount = '0', fee = '0' } = bands[at] ?? {}
  if (at === 0 || method === 'flat') return fromAmount
  return sum([fromAmount, method === 'add_high' ? fee : (bands[at - 1]?.fee ?? '0')])
}
