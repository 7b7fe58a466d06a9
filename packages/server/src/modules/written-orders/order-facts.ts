import { snake, type AgreedTerms, type PaymentDetails } from '@tsumugi/contract'
import {
  checkWrittenOrder,
  orderDue,
  orderWordsOf,
  paymentMeansFindings,
  priceDifferences,
  priceRequestFindings,
  protectionOf,
  type OrderDue,
  type PaidMaterial,
  type PaymentMeans,
  type Protection,
  type Undetermined,
  type WorkKind,
  type WrittenOrder,
} from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { LineDataRow } from '../../records/lines/line-queries.ts'
import { todayOf } from '../../records/number-queries.ts'
import { sizesOf, unknownSize } from '../company-sizes/public-face.ts'
import { lastPrices, priceRequestsBetween } from '../price-requests/public-face.ts'
import { estimatedPrices, keptProtection } from './order-queries.ts'

/** The fields of an order by their names in the contract. */
const fieldOf = <Value>(row: DocumentDataRow, field: string) => (row[snake(field)] ?? null) as Value | null
const textOf = (row: DocumentDataRow, field: string) => fieldOf<string>(row, field) ?? ''

/** How the law protects the supplier: as it was when the order was issued, or as it would be today (trade-law B1, C). */
export async function protectionFor(request: TenantRequest, row: DocumentDataRow): Promise<Protection> {
  return (await keptOf(request, row)) ?? protectionToday(request, row)
}

const keptOf = ({ database }: TenantRequest, row: DocumentDataRow) =>
  row.shared ? keptProtection(database, row.id) : Promise.resolve(null)

async function protectionToday(request: TenantRequest, row: DocumentDataRow): Promise<Protection> {
  const sizes = await sizesOf(request, [row.issuer_id, ...(row.receiver_id === null ? [] : [row.receiver_id])])
  const orderedOn = row.issue_date ?? (await todayOf(request.database, row.issuer_id))
  return protectionOf({
    orderedOn,
    work: fieldOf<WorkKind>(row, 'workKind') ?? 'manufacturing',
    buyer: sizes.get(row.issuer_id) ?? unknownSize,
    supplier: sizes.get(row.receiver_id ?? 0) ?? unknownSize,
  })
}

/** When it will be paid, counted from the planned receipt; null while terms or that day are missing. */
function dueOf(row: DocumentDataRow, protection: Protection): OrderDue | null {
  const terms = fieldOf<AgreedTerms>(row, 'terms')
  const receipt = fieldOf<string>(row, 'deliveryDue')
  if (!terms || !receipt) return null
  const { splits, ...rule } = terms
  const holidayAgreementOn = fieldOf<string>(row, 'holidayAgreementOn')
  return orderDue({
    protection,
    receipt,
    rule,
    splits: splits as Parameters<typeof orderDue>[0]['splits'] & object,
    holidayAgreementOn,
  })
}

function meansOf(row: DocumentDataRow): PaymentMeans | null {
  const terms = fieldOf<AgreedTerms>(row, 'terms')
  const details = fieldOf<PaymentDetails>(row, 'paymentDetails')
  if (!terms) return null
  return {
    method: terms.method,
    feeBearer: terms.feeBearer,
    cashOn: details?.cashOn ?? null,
    costsSupplier: details?.costsSupplier ?? false,
  }
}

/** An order as the law reads it. */
function writtenOrderOf(
  row: DocumentDataRow,
  lines: readonly LineDataRow[],
  orderedOn: string,
  protection: Protection,
): WrittenOrder {
  const details = fieldOf<PaymentDetails>(row, 'paymentDetails')
  const isPriced = lines.some(({ unit_price }) => Number(unit_price ?? 0) > 0)
  return {
    issuerName: row.issuer_name,
    receiverName: row.receiver_name ?? '',
    issueDate: orderedOn,
    lines: lines
      .filter(({ line_kind }) => line_kind === 'goods' || line_kind === 'service')
      .map((line) => ({
        description: [line.item, line.colour, line.size, line.description].filter(Boolean).join(' '),
        quantity: String(line.quantity),
      })),
    rightsTransfer: textOf(row, 'rightsTransfer') ? { terms: textOf(row, 'rightsTransfer') } : null,
    deliveryDue: fieldOf(row, 'deliveryDue'),
    deliveryPlace: textOf(row, 'deliveryPlace'),
    isInspected: fieldOf(row, 'inspection') !== 'none',
    inspectionDue: textOf(row, 'inspectionDue'),
    total: isPriced ? row.amount : null,
    amountFormula: textOf(row, 'amountFormula'),
    due: dueOf(row, protection),
    means: meansOf(row),
    factoring: details && {
      institution: details.institution,
      amountOrShare: details.amountOrShare,
      availableFrom: details.cashOn,
      settledOn: details.settledOn,
    },
    recordedClaim: details && { amount: details.claimAmount, maturity: details.claimMaturity },
    otherMeans: details?.other ?? '',
    materialSupply: fieldOf<'none' | 'free' | 'paid'>(row, 'materialSupply') ?? 'none',
    paidMaterials: fieldOf<PaidMaterial[]>(row, 'paidMaterials') ?? [],
    recommission: null,
    undetermined: fieldOf<Record<string, Undetermined>>(row, 'undetermined') ?? {},
    protection,
  }
}

/** Everything the law has to say of an order, as its page shows it and as its issue is decided (trade-law B, C). */
export async function orderFacts(request: TenantRequest, row: DocumentDataRow, lines: readonly LineDataRow[]) {
  const { database } = request
  const [kept, prices, estimated] = await Promise.all([
    keptOf(request, row),
    priceFindings(request, row, lines),
    estimatedPrices(database, row.id),
  ])
  const protection = kept ?? (await protectionToday(request, row))
  const order = writtenOrderOf(row, lines, protection.orderedOn, protection)
  const check = checkWrittenOrder(order)
  return {
    ...check,
    words: orderWordsOf(order, check, false),
    protection,
    due: order.due,
    means: order.means ? paymentMeansFindings(order.means, order.due?.due ?? null, protection) : [],
    prices,
    differences: priceDifferencesOf(lines, estimated),
  }
}
export type OrderFacts = Awaited<ReturnType<typeof orderFacts>>

async function priceFindings(request: TenantRequest, row: DocumentDataRow, lines: readonly LineDataRow[]) {
  const { database } = request
  if (row.receiver_id === null) return []
  const requests = await priceRequestsBetween(database, row.issuer_id, row.receiver_id)
  const waiting = requests.filter(({ result, explanation }) => result === null || (result !== 'agreed' && !explanation))
  if (waiting.length === 0) return []
  const prices = new Map(
    lines.flatMap(({ item, unit_price }) =>
      item && unit_price !== null ? [[String(item), String(unit_price)]] : [],
    ) as [string, string][],
  )
  const last = await lastPrices(database, row, [...prices.keys()])
  const ordered = [...prices].map(([item, unitPrice]) => ({ item, unitPrice, lastUnitPrice: last.get(item) ?? null }))
  const asked = waiting.map((each) => ({
    requestedOn: each.requested_on,
    requestedBy: each.requested_by_name,
    item: each.item,
    requestedPrice: each.requested_price,
    reasons: each.reasons,
    answeredOn: each.answered_on,
    result: each.result,
    explanation: each.explanation,
  }))
  return priceRequestFindings(ordered, asked, await todayOf(database, request.userGroupId))
}

const priceDifferencesOf = (lines: readonly LineDataRow[], estimated: ReadonlyMap<number, string>) =>
  priceDifferences(
    lines.map((line) => ({
      lineId: line.id,
      unitPrice: String(line.unit_price ?? '0'),
      estimatedPrice: estimated.get(line.id) ?? null,
      reason: String(line.price_reason ?? ''),
    })),
  )
