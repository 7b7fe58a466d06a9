import type { BusinessDate } from '../../dates/business-date.ts'
import { minorUnits, type ExchangeRate } from '../../money/currency.ts'
import { ratio, sum, times, type Decimal } from '../../money/decimal.ts'
import type { Rounding } from '../../money/rounding.ts'
import type { TaxMode, TaxTotal } from '../../money/tax.ts'

/** A rate with where it comes from, as a qualified invoice in foreign currency prints it. */
export interface QuotedRate extends ExchangeRate {
  /** Middle, selling or buying rate, or the company's own. */
  readonly kind: string
  readonly validFrom: BusinessDate
}

export interface YenTax {
  readonly ratePercent: Decimal
  readonly category?: string
  /** In yen and hundredths, for people to follow the figure; the tax is not worked out from this rounded sum. */
  readonly taxable: Decimal
  /** In whole yen, rounded once. */
  readonly tax: Decimal
}

/**
 * Tax per rate in yen of a document in another currency: the taxable total × rate × percent, rounded once; never the
 * foreign tax converted (domain §3.7 rule 2, golden case 7; evidence e-invoice §5).
 */
export function yenTaxTotals(
  totals: readonly TaxTotal[],
  { rate, perUnits }: ExchangeRate,
  { rounding = 'down', taxMode = 'ex_tax' }: { rounding?: Rounding; taxMode?: TaxMode } = {},
): YenTax[] {
  return totals.map(({ ratePercent, category, taxable, tax }) => {
    const [entered, whole] = taxMode === 'inc_tax' ? [sum([taxable, tax]), sum(['100', ratePercent])] : [taxable, '100']
    const yenTax = ratio(
      times(times(entered, rate), ratePercent),
      times(whole, String(perUnits)),
      minorUnits('JPY'),
      rounding,
    )
    return {
      ratePercent,
      ...(category !== undefined && { category }),
      taxable: ratio(times(taxable, rate), String(perUnits), 2) ?? '0',
      tax: yenTax ?? '0',
    }
  })
}
