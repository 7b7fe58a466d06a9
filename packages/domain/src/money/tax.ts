import { compare, greater, lesser, minus, percentOf, ratio, round, sum, times, type Decimal } from './decimal.ts'
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

/** What the lines of a rate came to as they were entered. */
export const enteredOf = ({ taxable, tax }: Pick<TaxTotal, 'taxable' | 'tax'>, taxMode: TaxMode): Decimal =>
  taxMode === 'inc_tax' ? sum([taxable, tax]) : taxable

/** The two figures between which the tax of one rate may lie, whoever rounds it (evidence e-invoice §3). */
export function taxRange(
  entered: Decimal,
  ratePercent: Decimal,
  how: Omit<TaxRounding, 'rounding'> = {},
): { least: Decimal; most: Decimal } {
  const towardsZero = taxTotal(entered, ratePercent, { ...how, rounding: 'down' }).tax
  const away = taxTotal(entered, ratePercent, { ...how, rounding: 'up' }).tax
  return { least: lesser(towardsZero, away), most: greater(towardsZero, away) }
}

/** Whether stated tax is what some rounding gives. E-invoices know no other mode than `ex_tax`. */
export function isInTaxRange(stated: TaxTotal, how: Omit<TaxRounding, 'rounding'> = {}): boolean {
  const { least, most } = taxRange(enteredOf(stated, how.taxMode ?? 'ex_tax'), stated.ratePercent, how)
  return compare(stated.tax, least) >= 0 && compare(stated.tax, most) <= 0
}
