import type { InvoiceMatch as InvoiceMatchReply } from '@tsumugi/contract'
import { addDays, addMonths, legalLimit } from '@tsumugi/domain'
import { fiscalYearEnd, qualifiedInvoiceMeter } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import { fiscalStartMonth } from '../../records/revisions/fiscal-queries.ts'
import { billedOrder } from './billed-order.ts'
import { duplicatesOf } from './invoice-rules.ts'
import { groupOf, type InvoiceReading } from './match-reading.ts'
import { boughtBetween, type BilledDelivery } from './order-queries.ts'
import { selfBillingReply } from './self-billing/self-billing.ts'
import { deductibleOf, statedInvoice, yenTaxOf } from './stated-invoice.ts'
import { termsBetween } from './term-queries.ts'

/** An invoice held against orders and acceptance, as either party sees it; what is the buyer's own stays with the buyer. */
export async function matchReply(
  request: TenantRequest,
  reading: InvoiceReading,
  { deliveries, clothOn }: { readonly deliveries: readonly BilledDelivery[]; readonly clothOn: string | null },
): Promise<InvoiceMatchReply> {
  const { row, orders, match } = reading
  const arrived = deliveries.flatMap(({ arrived_on: on }) => on ?? []).toSorted()[0] ?? clothOn
  const terms = await termsBetween(request, row.receiver_id!, row.issuer_id)
  const named = new Map([...orders.values()].map(({ document_id: id, noun, number }) => [id, { id, noun, number }]))
  const yenTax = yenTaxOf(reading)
  return {
    id: row.id,
    lines: linesReply(reading),
    differences: match.differences.map((each) => ({ ...each, cause: each.cause ?? null, lines: [...each.lines] })),
    taxes: taxesReply(reading),
    quantitiesRight: match.quantitiesRight,
    pricesRight: match.pricesRight,
    invoiced: match.invoiced,
    matched: match.matched,
    difference: match.difference,
    orders: [...named.values()],
    deliveries: deliveries.map((each) => ({
      id: each.id,
      number: each.number,
      arrivedOn: each.arrived_on,
      isInspected: each.is_inspected,
    })),
    clothReceivedOn: clothOn,
    lawfulDue: arrived === null ? null : legalLimit(arrived, terms.netDays === null).on,
    duplicates: await duplicatesOf(request.database, reading),
    meter: meterReply(reading),
    deductible: await deductibleReply(request, reading),
    yenTax: yenTax && yenTax.map(({ ratePercent, taxable, tax }) => ({ ratePercent, taxable, tax })),
    selfBilling: await selfBillingReply(request, reading),
  }
}

const taxesReply = ({ match }: InvoiceReading): InvoiceMatchReply['taxes'] =>
  match.taxes.map(({ ratePercent, category, invoiced, matched, isTaxRight }) => ({
    ratePercent,
    category: category ?? null,
    invoiced: { taxable: invoiced.taxable, tax: invoiced.tax },
    matched: { taxable: matched.taxable, tax: matched.tax },
    isTaxRight,
  }))

function linesReply({ lines, orders, progress, match }: InvoiceReading): InvoiceMatchReply['lines'] {
  return lines.map((line, at) => {
    const billed = billedOrder(line, orders, progress)
    const counted = billed?.progress
    const matched = match.lines[at]!
    return {
      id: line.id,
      group: groupOf(line, billed?.order),
      item: line.item as string | null,
      colour: line.colour as string | null,
      size: line.size as string | null,
      description: line.description as string | null,
      unit: String(line.unit),
      ordered: counted?.ordered ?? null,
      accepted: counted?.accepted ?? null,
      rejected: counted?.rejected ?? null,
      quantity: String(line.quantity),
      orderedPrice: billed?.unitPrice ?? null,
      unitPrice: String(line.unit_price),
      amount: matched.invoiced,
      matched: matched.matched,
      isQuantityRight: matched.isQuantityRight,
      isPriceRight: matched.isPriceRight,
    }
  })
}

function meterReply(reading: InvoiceReading): InvoiceMatchReply['meter'] {
  const { items, met, standing } = qualifiedInvoiceMeter(statedInvoice(reading))
  return { items: items.map(({ key, fault }) => ({ key, fault })), met, standing }
}

/** How much of the tax the buyer may deduct is nobody else's business. */
async function deductibleReply(
  { database, userGroupId }: TenantRequest,
  reading: InvoiceReading,
): Promise<InvoiceMatchReply['deductible']> {
  const { row } = reading
  if (row.receiver_id !== userGroupId || row.registration_number !== null || row.issue_date === null) return []
  const month = await fiscalStartMonth(database, userGroupId)
  const beginsOn = addMonths(addDays(fiscalYearEnd(row.issue_date, month), 1), -12)
  const parties = { issuerId: row.issuer_id, receiverId: row.receiver_id }
  const boughtBefore = await boughtBetween(database, { ...parties, from: beginsOn, before: row.issue_date })
  return deductibleOf(reading, { beginsOn, boughtBefore })
}
