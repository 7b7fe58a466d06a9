import { compare, minus, percentOf, ratio, round, sum, times, type Decimal } from './decimal.ts'
import type { Rounding } from './rounding.ts'

/** Whether the figures of a document are entered without their tax or with it (domain §3.7). */
export const taxModes = ['ex_tax', 'inc_tax'] as const
export type TaxMode = (typeof taxModes)[number]

/** Consumption tax on the taxable total of one rate of one invoice, rounded once (domain §3.7 rule 1). */
export function taxOn(taxable: Decimal, ratePercent: Decimal, rounding: Rounding = 'down', digits = 0): Decimal {
  return round(percentOf(taxable, ratePercent), digits, rounding)
}

/** The tax held in a tax-inclusive total: gross × r / (100 + r), rounded once. */
export function taxWithin(gross: Decimal, ratePercent: Decimal, rounding: Rounding = 'down', digits = 0): Decimal {
  return ratio(times(gross, ratePercent), sum(['100', ratePercent]), digits, rounding) ?? '0'
}

export interface TaxedLine {
  amount: Decimal
  ratePercent: Decimal
  /** Tells apart what has the same percentage for another reason: exempt and export are both 0. */
  category?: string
}

export interface TaxTotal {
  ratePercent: Decimal
  /** Without the tax, whichever way the lines were entered. */
  taxable: Decimal
  tax: Decimal
  category?: string
}

export interface TaxRounding {
  rounding?: Rounding
  taxMode?: TaxMode
  /** Minor units of the currency. */
  digits?: number
}

/** One row per rate in the order the rates first come: never a sum of rounded lines (Consumption Tax Order 70-10). */
export function taxTotals(lines: readonly TaxedLine[], how: TaxRounding = {}): TaxTotal[] {
  return [...linesByRate(lines).values()].map((group) => {
    const { ratePercent, category } = group[0]!
    const entered = sum(group.map(({ amount }) => amount))
    return { ...taxTotal(entered, ratePercent, how), ...(category !== undefined && { category }) }
  })
}

function taxTotal(
  entered: Decimal,
  ratePercent: Decimal,
  { rounding = 'down', taxMode = 'ex_tax', digits = 0 }: TaxRounding,
) {
  if (taxMode === 'ex_tax') return { ratePercent, taxable: entered, tax: taxOn(entered, ratePercent, rounding, digits) }
  const tax = taxWithin(entered, ratePercent, rounding, digits)
  return { ratePercent, taxable: minus(entered, tax), tax }
}

/** Lines that are taxed alike, in the order in which the rates first come; `10` and `10.00` are one rate. */
export function linesByRate<Line extends Omit<TaxedLine, 'amount'>>(lines: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const key = `${line.category ?? ''} ${sum([line.ratePercent])}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return groups
}

/** The two figures between which tax on a taxable total may lie, whoever rounded it (JP PINT; evidence e-invoice §3). */
export function taxRange(taxable: Decimal, ratePercent: Decimal, digits = 0): { least: Decimal; most: Decimal } {
  const towardsZero = taxOn(taxable, ratePercent, 'down', digits)
  const away = taxOn(taxable, ratePercent, 'up', digits)
  return compare(towardsZero, away) <= 0 ? { least: towardsZero, most: away } : { least: away, most: towardsZero }
}

/** Whether stated tax is what some rounding of its taxable total gives. */
export function isInTaxRange({ taxable, tax, ratePercent }: TaxTotal, digits = 0): boolean {
  const { least, most } = taxRange(taxable, ratePercent, digits)
  return compare(tax, least) >= 0 && compare(tax, most) <= 0
}
