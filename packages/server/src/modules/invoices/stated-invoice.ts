import type { BusinessDate, Decimal } from '@tsumugi/domain'
import { minorUnits, percentOf, round, sum } from '@tsumugi/domain'
import {
  deductibleTax,
  isReducedRate,
  taxCategoryOf,
  type DeductibleTax,
  type StatedInvoice,
  type TaxRateCode,
  type UnregisteredPurchase,
  type YenTax,
} from '@tsumugi/domain/trading'
import type { LineDataRow } from '../../records/lines/line-queries.ts'
import { termsOf } from '../../records/lines/document-terms.ts'
import { yenTaxesOf } from '../../records/lines/yen-taxes.ts'
import type { InvoiceReading } from './match-reading.ts'

const dayOf = (value: unknown): BusinessDate | null => (value as BusinessDate | null) ?? null

/** What an invoice states, for the meter of its six items (domain §3.7 rule 2). */
export function statedInvoice(reading: InvoiceReading): StatedInvoice {
  const { row, lines, amounts } = reading
  return {
    issuerName: row.issuer_name,
    registrationNumber: row.registration_number as string | null,
    recipientName: row.receiver_name ?? '',
    periodStart: dayOf(row.period_start),
    periodEnd: dayOf(row.period_end),
    currency: row.currency,
    taxMode: termsOf(row, lines).taxMode,
    lines: lines.map((line) => {
      const category = taxCategoryOf(line.tax_code as TaxRateCode)
      return {
        description: [line.item, line.colour, line.size, line.description].filter(Boolean).join(' '),
        amount: line.amount ?? '0',
        ratePercent: String(line.tax_percent ?? '0'),
        category,
        // Our papers mark every line of the reduced rate.
        hasReducedMark: isReducedRate({ category }),
        deliveredOn: dayOf(line.delivered_on),
      }
    }),
    taxTotals: amounts.taxTotals,
    yenTax: yenTaxOf(reading),
    discount: String(row.discount ?? '0'),
  }
}

/** The tax of each rate in yen, of an invoice in another currency whose rate is given; null else. */
export function yenTaxOf({ row, lines, amounts }: InvoiceReading): YenTax[] | null {
  return yenTaxesOf({
    currency: row.currency,
    exchangeRate: row.exchange_rate,
    rateUnits: row.rate_units,
    taxMode: termsOf(row, lines).taxMode,
    taxRounding: row.tax_rounding,
    rates: amounts.taxTotals,
  })
}

/** What stays deductible of an invoice whose issuer is not registered, by the day on which each line was supplied. */
export function deductibleOf(
  { row, lines, amounts }: InvoiceReading,
  year: { beginsOn: BusinessDate; boughtBefore: Decimal },
): DeductibleTax[] {
  if (row.registration_number !== null || row.currency !== 'JPY' || amounts.total === '0') return []
  const fallback = dayOf(row.period_end) ?? dayOf(row.issue_date) ?? year.beginsOn
  return deductibleTax(
    lines.map((line): UnregisteredPurchase => ({
      suppliedOn: dayOf(line.delivered_on) ?? fallback,
      gross: grossOf(line, row.tax_mode === 'inc_tax'),
      ratePercent: String(line.tax_percent ?? '0'),
    })),
    year,
  )
}

/** What is paid for a line, with the tax in it. */
function grossOf(line: LineDataRow, isWithTax: boolean): Decimal {
  const amount = line.amount ?? '0'
  if (isWithTax) return amount
  return round(sum([amount, percentOf(amount, String(line.tax_percent ?? '0'))]), minorUnits('JPY'), 'down')
}
