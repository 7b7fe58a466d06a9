import { snake } from '@tsumugi/contract'
import {
  checkWrittenOrder,
  orderWordsOf,
  paymentMeansFindings,
  priceDifferences,
  priceRequestFindings,
  protectionOf,
  type Protection,
  type WorkKind,
} from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { LineDataRow } from '../../records/lines/line-queries.ts'
import { todayOf } from '../../records/number-queries.ts'
import { sizesOf, unknownSize } from '../company-sizes/public-face.ts'
import { lastPrices, priceRequestsBetween } from '../price-requests/public-face.ts'
import { estimatedPrices, keptProtection } from './order-queries.ts'
import { storedOrder } from './order-source.ts'
import { writtenOrderOf } from './written-order-of.ts'

/** The fields of an order by their names in the contract. */
const fieldOf = <Value>(row: DocumentDataRow, field: string) => (row[snake(field)] ?? null) as Value | null

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

/** Everything the law has to say of an order, as its page shows it and as its issue is decided (trade-law B, C). */
export async function orderFacts(request: TenantRequest, row: DocumentDataRow, lines: readonly LineDataRow[]) {
  const { database } = request
  const [kept, prices, estimated] = await Promise.all([
    keptOf(request, row),
    priceFindings(request, row, lines),
    estimatedPrices(database, row.id),
  ])
  const protection = kept ?? (await protectionToday(request, row))
  const order = writtenOrderOf(storedOrder(row, lines), protection)
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
