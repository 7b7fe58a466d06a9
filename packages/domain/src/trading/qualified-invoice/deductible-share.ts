import type { BusinessDate } from '../../dates/business-date.ts'
import type { Decimal } from '../../money/decimal.ts'

export interface DeductibleStep {
  /** The first day of supply. */
  readonly from: BusinessDate
  readonly percent: Decimal
}

/** How much of the tax in a purchase from an unregistered supplier is deductible, by the day of supply (trade-law D). */
export const deductibleSteps: readonly DeductibleStep[] = [
  { from: '2031-10-01', percent: '0' },
  { from: '2030-10-01', percent: '30' },
  { from: '2028-10-01', percent: '50' },
  { from: '2026-10-01', percent: '70' },
  { from: '2023-10-01', percent: '80' },
  { from: '0000-01-01', percent: '100' },
]

export const deductiblePercent = (suppliedOn: BusinessDate): Decimal =>
  deductibleSteps.find(({ from }) => suppliedOn >= from)!.percent

/** The most a buyer may count a year of one unregistered supplier, tax included, by when the buyer's year begins. */
export const yearlyCaps: readonly { readonly from: BusinessDate; readonly most: Decimal | null }[] = [
  { from: '2026-10-01', most: '100000000' },
  { from: '2024-10-01', most: '1000000000' },
  { from: '0000-01-01', most: null },
]

export const yearlyCap = (yearBegin: BusinessDate): Decimal | null =>
  yearlyCaps.find(({ from }) => yearBegin >= from)!.most

/** Small buyers (sales of ¥100 m and less) deduct purchases below this by their books alone, until the day. */
export const bookOnly = { below: '10000', until: '2029-09-30' } as const
