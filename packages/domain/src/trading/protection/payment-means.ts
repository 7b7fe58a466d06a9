import type { BusinessDate } from '../../dates/business-date.ts'
import type { FeeBearer } from '../../payment-terms/due-date.ts'
import type { Protection } from './protection.ts'
import { subcontractActFrom } from './subcontract-act.ts'

/** How an order is paid, as far as the law asks. Notes and cheques are no means at all here. */
export interface PaymentMeans {
  readonly method: string
  readonly feeBearer: FeeBearer
  /** Of a recorded claim or of factoring: when the supplier has the full sum in cash. */
  readonly cashOn: BusinessDate | null
  /** Whether the supplier bears what it costs to have the cash by then. */
  readonly costsSupplier: boolean
}

export interface PaymentMeansFinding {
  readonly code: 'fee_deducted' | 'paper_means' | 'cash_after_due' | 'cash_day_unknown' | 'cash_costs_supplier'
  readonly level: 'error' | 'warning'
}

/** Ways to pay whose money comes by a claim, not on the day itself. */
const claimMethods: readonly string[] = ['densai', 'factoring']
const paperMethods: readonly string[] = ['note', 'cheque']

/** What is unlawful about the means of payment of an order from 2026 on; for others than protected suppliers it warns. */
export function paymentMeansFindings(
  means: PaymentMeans,
  due: BusinessDate | null,
  { isProtected, orderedOn }: Pick<Protection, 'isProtected' | 'orderedOn'>,
): PaymentMeansFinding[] {
  const level = isProtected && orderedOn >= subcontractActFrom ? 'error' : 'warning'
  const isClaim = claimMethods.includes(means.method)
  const findings: [code: PaymentMeansFinding['code'], isFound: boolean][] = [
    ['fee_deducted', means.feeBearer === 'payee'],
    ['paper_means', paperMethods.includes(means.method)],
    ['cash_day_unknown', isClaim && means.cashOn === null],
    ['cash_after_due', isClaim && means.cashOn !== null && due !== null && means.cashOn > due],
    ['cash_costs_supplier', isClaim && means.costsSupplier],
  ]
  return findings.filter(([, isFound]) => isFound).map(([code]) => ({ code, level }))
}
