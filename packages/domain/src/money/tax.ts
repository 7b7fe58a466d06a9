import { percentOf, ratio, round, sum, times, type Decimal } from './decimal.ts'
import type { Rounding } from './rounding.ts'

/** Consumption tax on the taxable total of one rate of one invoice, rounded once (domain §3.7 rule 1). */
export function taxOn(taxable: Decimal, ratePercent: Decimal, rounding: Rounding = 'down'): Decimal {
  return round(percentOf(taxable, ratePercent), 0, rounding)
}

/** The tax held in a tax-inclusive total: gross × r / (100 + r), rounded once. */
export function taxWithin(gross: Decimal, ratePercent: Decimal, rounding: Rounding = 'down'): Decimal {
  return ratio(times(gross, ratePercent), sum(['100', ratePercent]), 0, rounding) ?? '0'
}

export interface TaxedLine {
  amount: Decimal
  ratePercent: Decimal
}

export interface TaxTotal {
  ratePercent: Decimal
  taxable: Decimal
  tax: Decimal
}

/** One row per rate in the order the rates first come: never a sum of rounded lines (Consumption Tax Order 70-10). */
export function taxTotals(lines: readonly TaxedLine[], rounding: Rounding = 'down'): TaxTotal[] {
  const rates = [...new Set(lines.map((line) => line.ratePercent))]
  return rates.map((ratePercent) => {
    const taxable = sum(lines.filter((line) => line.ratePercent === ratePercent).map((line) => line.amount))
    return { ratePercent, taxable, tax: taxOn(taxable, ratePercent, rounding) }
  })
}
