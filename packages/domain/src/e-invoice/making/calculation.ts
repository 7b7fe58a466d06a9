import { minorUnits } from '../../money/currency.ts'
import { minus, percentOf, ratio, round, sum, times, type Decimal } from '../../money/decimal.ts'
import type { Rounding } from '../../money/rounding.ts'

/** price ÷ base quantity × quantity, rounded once, less allowances, plus charges, each as it is. */
export function lineAmount(
  line: { readonly price: Decimal; readonly quantity: Decimal; readonly baseQuantity?: Decimal },
  adjustments: Decimal,
  currency: string,
  rounding: Rounding = 'down',
): Decimal {
  const { price, quantity, baseQuantity = '1' } = line
  const goods = ratio(times(price, quantity), baseQuantity, minorUnits(currency), rounding) ?? '0'
  return round(sum([goods, adjustments]), minorUnits(currency))
}

/** A figure at one rate: a line, or what a document gives or takes. `percent` is null outside the tax. */
export interface TaxedAmount {
  readonly category: string
  readonly percent: Decimal | null
  readonly exemptionReason?: string
  readonly amount: Decimal
}

export interface RateTotal extends TaxedAmount {
  /** In the currency of the document, and in yen where that is another. */
  readonly tax: Decimal
  readonly yenTax: Decimal | null
}

interface TaxTerms {
  readonly currency: string
  readonly yenRate?: Decimal
  readonly rounding?: Rounding
  /** A seller who is not registered shows none. */
  readonly isTaxed: boolean
}

/** One row per category and rate in the order in which they first come, tax rounded once each (e-invoice calculation). */
export function totalsByRate(amounts: readonly TaxedAmount[], terms: TaxTerms): RateTotal[] {
  const keyOf = ({ category, percent }: TaxedAmount) => `${category} ${percent ?? ''}`
  const firsts = new Map<string, TaxedAmount>()
  for (const one of amounts) if (!firsts.has(keyOf(one))) firsts.set(keyOf(one), one)
  return [...firsts].map(([key, row]) => {
    const parts = amounts.filter((one) => keyOf(one) === key).map(({ amount }) => amount)
    const amount = round(sum(parts), minorUnits(terms.currency))
    return { ...row, amount, ...taxOf(amount, row.percent, terms) }
  })
}

function taxOf(base: Decimal, percent: Decimal | null, { currency, yenRate, rounding = 'down', isTaxed }: TaxTerms) {
  const rate = isTaxed ? (percent ?? '0') : '0'
  const tax = round(percentOf(base, rate), minorUnits(currency), rounding)
  const yenTax = currency === 'JPY' || !yenRate ? null : round(percentOf(times(base, yenRate), rate), 0, rounding)
  return { tax, yenTax }
}

/** The sums of a document by the names the table of fields gives them. */
export function documentTotals(
  lines: Decimal,
  allowances: Decimal,
  charges: Decimal,
  tax: Decimal,
  { prepaid = '0', rounding = '0' }: { readonly prepaid?: Decimal; readonly rounding?: Decimal },
) {
  const exTax = sum([minus(lines, allowances), charges])
  const incTax = sum([exTax, tax])
  return { lines, exTax, incTax, payable: sum([minus(incTax, prepaid), rounding]) }
}
