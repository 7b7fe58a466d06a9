import { documents, type DocumentKind } from '@tsumugi/contract'
import { minus, sum, type Decimal, type LineProgress } from '@tsumugi/domain'
import {
  documentAmounts,
  matchInvoice,
  taxCategoryOf,
  taxRateOn,
  type DocumentAmounts,
  type InvoicedLine,
  type InvoiceMatch,
  type TaxRateCode,
} from '@tsumugi/domain/trading'
import type { Database } from '../../database/engine.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { linesOf, type LineDataRow } from '../../records/lines/line-queries.ts'
import { progressOfSources, type ProgressRow } from '../../records/lines/progress-queries.ts'
import { termsOf } from '../../records/lines/document-terms.ts'
import { billedOrder, type BilledOrder } from './billed-order.ts'
import { orderLines, type OrderLineRow } from './order-queries.ts'

export const invoices = documents.invoices as unknown as DocumentKind

/** An invoice with all that it is held against. */
export interface InvoiceReading {
  readonly row: DocumentDataRow
  readonly lines: readonly LineDataRow[]
  readonly orders: ReadonlyMap<number, OrderLineRow>
  readonly progress: ReadonlyMap<number, ProgressRow>
  readonly amounts: DocumentAmounts
  readonly match: InvoiceMatch
}

/** Statuses whose own quantities are not among those billed. */
const uncounted = ['draft', 'void']

/** Reads an invoice, its orders and what was accepted, and holds them against each other (domain §3.7). */
export async function readInvoice(database: Database, row: DocumentDataRow): Promise<InvoiceReading> {
  const [lines, ordered, counted] = await Promise.all([
    linesOf(database, invoices, [row.id]),
    orderLines(database, row.id),
    progressOfSources(database, row.id),
  ])
  const orders = new Map(ordered.map((line) => [line.id, line]))
  const progress = new Map(counted.map((line) => [line.line_id, line]))
  const own = uncounted.includes(row.status) ? new Map<number, Decimal>() : quantitiesByOrderLine(lines)
  const terms = termsOf(row, lines)
  const amounts = documentAmounts(terms)
  const match = matchInvoice(
    {
      lines: lines.map((line) =>
        invoicedLine(line, { orders, progress, own, billedOn: row.issue_date ?? row.updated_at.slice(0, 10) }),
      ),
      taxTotals: amounts.taxTotals,
      taxMode: terms.taxMode,
      taxRounding: terms.taxRounding,
    },
    {
      policy: 'delivered',
      tolerance: { unitPrice: '0', pricePercent: '0' },
      currency: row.currency,
      lineRounding: row.line_rounding,
    },
  )
  return { row, lines, orders, progress, amounts, match }
}

/** Lines of one order line stand for what they bill together. */
function quantitiesByOrderLine(lines: readonly LineDataRow[]): Map<number, Decimal> {
  const own = new Map<number, Decimal>()
  for (const { source_line_id: source, quantity } of lines)
    if (source !== null) own.set(source, sum([own.get(source) ?? '0', String(quantity)]))
  return own
}

interface Behind {
  readonly orders: ReadonlyMap<number, OrderLineRow>
  readonly progress: ReadonlyMap<number, ProgressRow>
  readonly own: ReadonlyMap<number, Decimal>
  /** For the rate of lines that name no day of delivery: of a draft, when it was saved. */
  readonly billedOn: string
}

function invoicedLine(line: LineDataRow, { orders, progress, own, billedOn }: Behind): InvoicedLine {
  const billed = billedOrder(line, orders, progress)
  const ownOf = line.source_line_id === null ? undefined : own.get(line.source_line_id)
  return {
    id: line.id,
    group: groupOf(line, billed?.order),
    quantity: String(line.quantity),
    unitPrice: String(line.unit_price ?? '0'),
    discount: '0',
    ratePercent: String(line.tax_percent ?? '0'),
    category: taxCategoryOf(line.tax_code as TaxRateCode),
    order: billed?.progress
      ? {
          unitPrice: billed.unitPrice,
          progress: without(billed.progress, ownOf ?? '0'),
          tax: taxOf(billed.order, line.delivered_on ?? billedOn),
        }
      : null,
  }
}

/** How the order taxes its line, at the rate of the day on which it was supplied. */
const taxOf = ({ tax_code: code, tax_mode: mode }: OrderLineRow, on: unknown) => ({
  category: taxCategoryOf(code as TaxRateCode),
  ratePercent: taxRateOn(code as TaxRateCode, String(on))?.percent ?? '0',
  mode,
})

/** The style, and the order it was ordered by. */
export const groupOf = (line: LineDataRow, order: OrderLineRow | undefined): string =>
  [order?.number, line.item].filter(Boolean).join(' ')

/** What has become of an order line but for this invoice. Where bills follow the order, all of it counts as received. */
function without(row: NonNullable<BilledOrder['progress']>, own: Decimal): LineProgress {
  const billed = minus(row.billed, own)
  if (row.billing_policy !== 'ordered') return { ...row, billed }
  const due = minus(row.ordered, row.released)
  return { ...row, billed, received: due, accepted: due, rejected: '0' }
}
