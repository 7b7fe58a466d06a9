import type { AgreedTerms, PaymentDetails } from '@tsumugi/contract'
import {
  orderDue,
  type OrderDue,
  type PaidMaterial,
  type PaymentMeans,
  type Protection,
  type Undetermined,
  type WrittenOrder,
} from '@tsumugi/domain/trading'
import type { OrderSource } from './order-source.ts'

const textOf = (order: OrderSource, field: string) => order.field<string>(field) ?? ''

/** When it will be paid, counted from the planned receipt; null while terms or that day are missing. */
function dueOf(order: OrderSource, protection: Protection): OrderDue | null {
  const terms = order.field<AgreedTerms>('terms')
  const receipt = order.field<string>('deliveryDue')
  if (!terms || !receipt) return null
  const { splits, ...rule } = terms
  const holidayAgreementOn = order.field<string>('holidayAgreementOn')
  return orderDue({
    protection,
    receipt,
    rule,
    splits: splits as Parameters<typeof orderDue>[0]['splits'] & object,
    holidayAgreementOn,
  })
}

function meansOf(order: OrderSource): PaymentMeans | null {
  const terms = order.field<AgreedTerms>('terms')
  const details = order.field<PaymentDetails>('paymentDetails')
  if (!terms) return null
  return {
    method: terms.method,
    feeBearer: terms.feeBearer,
    cashOn: details?.cashOn ?? null,
    costsSupplier: details?.costsSupplier ?? false,
  }
}

/** An order as the law reads it. */
export function writtenOrderOf(order: OrderSource, protection: Protection): WrittenOrder {
  const details = order.field<PaymentDetails>('paymentDetails')
  const isPriced = order.lines.some((line) => Number(line('unitPrice')) > 0)
  return {
    issuerName: order.issuerName,
    receiverName: order.receiverName,
    issueDate: protection.orderedOn,
    lines: order.lines
      .filter((line) => ['goods', 'service'].includes(line('lineKind')))
      .map((line) => ({
        description: ['item', 'colour', 'size', 'description'].map(line).filter(Boolean).join(' '),
        quantity: line('quantity'),
      })),
    rightsTransfer: textOf(order, 'rightsTransfer') ? { terms: textOf(order, 'rightsTransfer') } : null,
    deliveryDue: order.field('deliveryDue'),
    deliveryPlace: textOf(order, 'deliveryPlace'),
    isInspected: order.field('inspection') !== 'none',
    inspectionDue: textOf(order, 'inspectionDue'),
    total: isPriced ? order.amount : null,
    amountFormula: textOf(order, 'amountFormula'),
    due: dueOf(order, protection),
    means: meansOf(order),
    factoring: details && {
      institution: details.institution,
      amountOrShare: details.amountOrShare,
      availableFrom: details.cashOn,
      settledOn: details.settledOn,
    },
    recordedClaim: details && { amount: details.claimAmount, maturity: details.claimMaturity },
    otherMeans: details?.other ?? '',
    materialSupply: order.field<'none' | 'free' | 'paid'>('materialSupply') ?? 'none',
    paidMaterials: order.field<PaidMaterial[]>('paidMaterials') ?? [],
    recommission: null,
    undetermined: order.field<Record<string, Undetermined>>('undetermined') ?? {},
    protection,
  }
}
