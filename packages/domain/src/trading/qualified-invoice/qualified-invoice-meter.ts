import { minorUnits } from '../../money/currency.ts'
import { compare, minus, sum } from '../../money/decimal.ts'
import { enteredOf, isInTaxRange, linesByRate, type TaxTotal } from '../../money/tax.ts'
import { readRegistrationNumber } from '../../people/registration-number.ts'
import { isReducedRate } from '../tax-rates/tax-rate.ts'
import type { StatedInvoice } from './qualified-invoice.ts'

/** The six items of a qualified invoice, in the order people know them (domain §3.7 rule 2). */
export const qualifiedInvoiceItems = [
  'issuer',
  'transaction_date',
  'content',
  'taxable_by_rate',
  'tax_by_rate',
  'recipient',
] as const
export type QualifiedInvoiceItem = (typeof qualifiedInvoiceItems)[number]

export type QualifiedInvoiceFault =
  | 'name_missing'
  | 'number_missing'
  | 'number_format'
  | 'number_check_digit'
  | 'date_missing'
  | 'period_reversed'
  | 'lines_missing'
  | 'description_missing'
  | 'reduced_mark_missing'
  | 'reduced_mark_wrong'
  | 'rate_missing'
  | 'rate_repeated'
  | 'taxable_differs'
  | 'tax_out_of_range'
  | 'yen_tax_missing'
  | 'yen_tax_out_of_range'

export interface MeterReading {
  readonly key: QualifiedInvoiceItem
  /** Null where the item is met. */
  readonly fault: QualifiedInvoiceFault | null
}

export interface QualifiedInvoiceMeter {
  readonly items: readonly MeterReading[]
  readonly met: number
  /** `unregistered`: an issuer without a number; what remains deductible goes by `deductibleTax`. */
  readonly standing: 'qualified' | 'incomplete' | 'unregistered'
}

const checks: Readonly<Record<QualifiedInvoiceItem, (invoice: StatedInvoice) => QualifiedInvoiceFault | null>> = {
  issuer: issuerFault,
  transaction_date: dateFault,
  content: contentFault,
  taxable_by_rate: taxableFault,
  tax_by_rate: taxFault,
  recipient: ({ recipientName }) => (recipientName.trim() === '' ? 'name_missing' : null),
}

/** Which of the six items an invoice holds, and what is wrong with the others. */
export function qualifiedInvoiceMeter(invoice: StatedInvoice): QualifiedInvoiceMeter {
  const items = qualifiedInvoiceItems.map((key) => ({ key, fault: checks[key](invoice) }))
  const met = items.filter(({ fault }) => fault === null).length
  const standing =
    invoice.registrationNumber === null ? 'unregistered' : met === items.length ? 'qualified' : 'incomplete'
  return { items, met, standing }
}

function issuerFault({ issuerName, registrationNumber }: StatedInvoice): QualifiedInvoiceFault | null {
  if (issuerName.trim() === '') return 'name_missing'
  if (registrationNumber === null) return 'number_missing'
  const { fault } = readRegistrationNumber(registrationNumber)
  return fault && (fault.code === 'format' ? 'number_format' : 'number_check_digit')
}

function dateFault({ periodStart, periodEnd, lines }: StatedInvoice): QualifiedInvoiceFault | null {
  if (periodStart !== null && periodEnd !== null) return periodStart <= periodEnd ? null : 'period_reversed'
  const isDatedByLine = lines.length > 0 && lines.every(({ deliveredOn }) => deliveredOn !== null)
  return isDatedByLine ? null : 'date_missing'
}

function contentFault({ lines }: StatedInvoice): QualifiedInvoiceFault | null {
  if (lines.length === 0) return 'lines_missing'
  if (lines.some(({ description }) => description.trim() === '')) return 'description_missing'
  if (lines.some((line) => isReducedRate(line) && !line.hasReducedMark)) return 'reduced_mark_missing'
  return lines.some((line) => !isReducedRate(line) && line.hasReducedMark) ? 'reduced_mark_wrong' : null
}

/** Each rate of the lines stands once with its sum; what is missing from all of them together is the discount. */
function taxableFault({ lines, taxTotals, discount, taxMode }: StatedInvoice): QualifiedInvoiceFault | null {
  const stated = linesByRate(taxTotals)
  if ([...stated.values()].some((rows) => rows.length > 1)) return 'rate_repeated'
  const groups = [...linesByRate(lines)]
  if (lines.length === 0 || groups.some(([rate]) => !stated.has(rate))) return 'rate_missing'
  const less = groups.map(([rate, group]) =>
    minus(sum(group.map(({ amount }) => amount)), enteredOf(stated.get(rate)![0]!, taxMode)),
  )
  const isUndiscounted = compare(discount, '0') === 0 && less.some((each) => compare(each, '0') !== 0)
  const isExtra = stated.size > groups.length
  return isUndiscounted || isExtra || compare(sum(less), discount) !== 0 ? 'taxable_differs' : null
}

function taxFault({ taxTotals, currency, taxMode, yenTax }: StatedInvoice): QualifiedInvoiceFault | null {
  if (taxTotals.length === 0) return 'rate_missing'
  if (!taxTotals.every((each) => isInTaxRange(each, { digits: minorUnits(currency), taxMode })))
    return 'tax_out_of_range'
  if (currency === 'JPY') return null
  const inYen = linesByRate<TaxTotal>(yenTax ?? [])
  if ([...linesByRate(taxTotals).keys()].some((rate) => !inYen.has(rate))) return 'yen_tax_missing'
  // Of figures with tax the yen base stands cut to hundredths, too coarse to judge its tax by.
  const isJudged = taxMode === 'ex_tax'
  return !isJudged || yenTax!.every((each) => isInTaxRange(each)) ? null : 'yen_tax_out_of_range'
}
