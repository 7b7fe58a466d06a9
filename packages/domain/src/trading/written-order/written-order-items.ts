import { compare } from '../../money/decimal.ts'
import { paymentMeansFindings } from '../protection/payment-means.ts'
import { says, type OrderFact } from './order-fact.ts'
import type { WrittenOrder } from './written-order.ts'

/** What keeps an item from standing: missing, or not as the law has it. */
export type WrittenOrderFault =
  'missing' | 'due_late' | 'means_unlawful' | 'maturity_after_due' | 'material_incomplete' | 'factoring_incomplete'

export interface WrittenOrderRow {
  readonly key: string
  /** As the notice counts them (trade-law B2). */
  readonly number: number
  /** Where people fill it in. */
  readonly field: string
  /** Which acts ask for it. */
  readonly acts: readonly ('subcontract' | 'freelance')[]
  /** Where it may be left open with a reason and a day. */
  readonly mayBeUndetermined: boolean
  readonly isNeeded?: (order: WrittenOrder) => boolean
  readonly fault: (order: WrittenOrder) => WrittenOrderFault | null
  /** What it says, all of which stands on the paper of the order. */
  readonly facts: (order: WrittenOrder) => readonly OrderFact[]
}

const isText = (text: string) => text.trim() !== ''
const missingUnless = (isFilled: boolean): WrittenOrderFault | null => (isFilled ? null : 'missing')
const both = ['subcontract', 'freelance'] as const

/** The items of the written order, in the order of the notice: what is needed, where it is filled in, how that is told. */
export const writtenOrderRows = [
  {
    key: 'parties',
    number: 1,
    field: 'parties',
    acts: both,
    mayBeUndetermined: false,
    fault: ({ issuerName, receiverName }) => missingUnless(isText(issuerName) && isText(receiverName)),
    facts: ({ issuerName, receiverName }) => [
      ...says('issuer', 'text', issuerName),
      ...says('receiver', 'text', receiverName),
    ],
  },
  {
    key: 'order_date',
    number: 2,
    field: 'issueDate',
    acts: both,
    mayBeUndetermined: false,
    fault: ({ issueDate }) => missingUnless(issueDate !== null),
    facts: ({ issueDate }) => says('order_date', 'day', issueDate),
  },
  {
    key: 'content',
    number: 3,
    field: 'lines',
    acts: both,
    mayBeUndetermined: true,
    fault: ({ lines, rightsTransfer }) =>
      missingUnless(
        lines.length > 0 &&
          lines.every(({ description, quantity }) => isText(description) && compare(quantity, '0') > 0) &&
          (rightsTransfer === null || isText(rightsTransfer.terms)),
      ),
    facts: ({ lines, rightsTransfer }) => [
      ...lines.flatMap(({ description, quantity }) => [
        ...says('description', 'text', description),
        ...says('quantity', 'figure', quantity),
      ]),
      ...says('rights', 'text', rightsTransfer?.terms),
    ],
  },
  {
    key: 'receipt_date',
    number: 4,
    field: 'deliveryDue',
    acts: both,
    mayBeUndetermined: true,
    fault: ({ deliveryDue }) => missingUnless(deliveryDue !== null),
    facts: ({ deliveryDue }) => says('receipt_date', 'day', deliveryDue),
  },
  {
    key: 'receipt_place',
    number: 5,
    field: 'deliveryPlace',
    acts: both,
    mayBeUndetermined: true,
    fault: ({ deliveryPlace }) => missingUnless(isText(deliveryPlace)),
    facts: ({ deliveryPlace }) => says('receipt_place', 'text', deliveryPlace),
  },
  {
    key: 'inspection_date',
    number: 6,
    field: 'inspectionDue',
    acts: both,
    mayBeUndetermined: true,
    isNeeded: ({ isInspected }) => isInspected,
    fault: ({ inspectionDue }) => missingUnless(isText(inspectionDue)),
    facts: ({ inspectionDue }) => says('inspection_date', 'text', inspectionDue),
  },
  {
    key: 'amount',
    number: 7,
    field: 'lines.unitPrice',
    acts: both,
    mayBeUndetermined: true,
    fault: ({ total, amountFormula }) => missingUnless(total !== null || isText(amountFormula)),
    facts: ({ total, amountFormula }) => [...says('total', 'money', total), ...says('formula', 'text', amountFormula)],
  },
  {
    key: 'due_date',
    number: 8,
    field: 'terms',
    acts: both,
    mayBeUndetermined: true,
    fault: ({ due, protection }) => {
      if (due === null) return 'missing'
      return due.verdict === 'late' && protection.isProtected ? 'due_late' : null
    },
    facts: ({ due }) => says('due_date', 'day', due?.due),
  },
  {
    key: 'payment_method',
    number: 9,
    field: 'terms.method',
    acts: both,
    mayBeUndetermined: false,
    isNeeded: ({ protection, means }) => protection.subcontract.applies !== false || means?.method !== 'cash',
    fault: ({ means, due, protection }) => {
      if (means === null) return 'missing'
      const findings = paymentMeansFindings(means, due?.due ?? null, protection)
      return findings.some(({ level }) => level === 'error') ? 'means_unlawful' : null
    },
    facts: ({ means }) => [
      ...says('method', 'choice', means?.method),
      ...says('fee_bearer', 'choice', means?.feeBearer),
    ],
  },
  {
    key: 'factoring',
    number: 10,
    field: 'factoring',
    acts: both,
    mayBeUndetermined: false,
    isNeeded: ({ means }) => means?.method === 'factoring',
    fault: ({ factoring }) => {
      if (factoring === null) return 'missing'
      const { institution, amountOrShare, availableFrom, settledOn } = factoring
      const isComplete = isText(institution) && isText(amountOrShare) && availableFrom !== null && settledOn !== null
      return isComplete ? null : 'factoring_incomplete'
    },
    facts: ({ factoring }) => [
      ...says('institution', 'text', factoring?.institution),
      ...says('amount_or_share', 'text', factoring?.amountOrShare),
      ...says('available_from', 'day', factoring?.availableFrom),
      ...says('settled_on', 'day', factoring?.settledOn),
    ],
  },
  {
    key: 'recorded_claim',
    number: 11,
    field: 'recordedClaim',
    acts: both,
    mayBeUndetermined: false,
    isNeeded: ({ means }) => means?.method === 'densai',
    fault: ({ recordedClaim, due }) => {
      if (!recordedClaim || recordedClaim.amount === null || recordedClaim.maturity === null) return 'missing'
      return due !== null && recordedClaim.maturity > due.due ? 'maturity_after_due' : null
    },
    facts: ({ recordedClaim }) => [
      ...says('claim_amount', 'money', recordedClaim?.amount),
      ...says('claim_maturity', 'day', recordedClaim?.maturity),
    ],
  },
  {
    key: 'other_means',
    number: 12,
    field: 'otherMeans',
    acts: both,
    mayBeUndetermined: false,
    isNeeded: ({ means }) => means?.method === 'other',
    fault: ({ otherMeans }) => missingUnless(isText(otherMeans)),
    facts: ({ otherMeans }) => says('other_means', 'text', otherMeans),
  },
  {
    key: 'paid_materials',
    number: 13,
    field: 'paidMaterials',
    acts: ['subcontract'],
    mayBeUndetermined: true,
    isNeeded: ({ materialSupply }) => materialSupply === 'paid',
    fault: ({ paidMaterials }) => {
      if (paidMaterials.length === 0) return 'missing'
      const isComplete = paidMaterials.every(
        ({ name, quantity, price, handOverOn, settlementOn, settlementMethod }) =>
          isText(name) &&
          isText(settlementMethod) &&
          [quantity, price, handOverOn, settlementOn].every((each) => each !== null),
      )
      return isComplete ? null : 'material_incomplete'
    },
    facts: ({ paidMaterials }) =>
      paidMaterials.flatMap((material) => [
        ...says('material', 'text', material.name),
        ...says('material_quantity', 'figure', material.quantity),
        ...says('material_price', 'money', material.price),
        ...says('handed_over_on', 'day', material.handOverOn),
        ...says('material_settled_on', 'day', material.settlementOn),
        ...says('material_settled_by', 'text', material.settlementMethod),
      ]),
  },
  {
    key: 'recommission',
    number: 15,
    field: 'recommission',
    acts: ['freelance'],
    mayBeUndetermined: false,
    isNeeded: ({ recommission }) => recommission !== null,
    fault: ({ recommission }) => missingUnless(recommission !== null && isText(recommission.client)),
    facts: ({ recommission }) => [
      ...says('client', 'text', recommission?.client),
      ...says('client_due', 'day', recommission?.clientDueOn),
    ],
  },
] as const satisfies readonly WrittenOrderRow[]
export type WrittenOrderKey = (typeof writtenOrderRows)[number]['key']
