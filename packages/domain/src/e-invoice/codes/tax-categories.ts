import type { Decimal } from '../../money/decimal.ts'

/**
 * Consumption tax by category: S standard, AA reduced (marked with ※), E exempt, G export, O outside its scope. `percent`
 * is what a line carries, null where it may carry none; for S and AA it is the rate of today, and of `taxRateOn` a day.
 */
export const taxCategories = {
  S: { percent: '10', isTaxed: true },
  AA: { percent: '8', isTaxed: true },
  E: { percent: '0', isTaxed: false },
  G: { percent: '0', isTaxed: false },
  O: { percent: null, isTaxed: false },
} as const
export type TaxCategory = keyof typeof taxCategories

export const isTaxCategory = (text: string): text is TaxCategory => text in taxCategories

/** Rates of consumption tax by the day from which they hold, newest first. */
const rates: readonly (readonly [from: string, standard: Decimal, reduced: Decimal])[] = [
  ['2019-10-01', '10', '8'],
  ['2014-04-01', '8', '8'],
  ['1997-04-01', '5', '5'],
  ['1989-04-01', '3', '3'],
]

/** The rate of a category on a day, null where it has none. Goods sold earlier keep the rate of their day. */
export function taxRateOn(category: TaxCategory, date: string): Decimal | null {
  const { percent, isTaxed } = taxCategories[category]
  if (!isTaxed) return percent
  const [, standard, reduced] = rates.find(([from]) => from <= date) ?? ['', percent, percent]
  return category === 'S' ? standard : reduced
}
