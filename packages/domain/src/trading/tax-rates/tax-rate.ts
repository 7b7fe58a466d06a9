import type { BusinessDate } from '../../dates/business-date.ts'
import type { Decimal } from '../../money/decimal.ts'

export const taxRateCodes = ['standard', 'reduced', 'exempt', 'export', 'out_of_scope'] as const
export type TaxRateCode = (typeof taxRateCodes)[number]

/** Tax categories of Japanese e-invoices: standard, reduced, exempt, export and outside the tax. */
export const taxCategories = ['S', 'AA', 'E', 'G', 'O'] as const
export type TaxCategory = (typeof taxCategories)[number]

/** A rate of consumption tax and when it holds, both days included; null has no bound. */
export interface TaxRate {
  readonly code: TaxRateCode
  readonly category: TaxCategory
  /** 0 for what lies outside the tax; an e-invoice leaves the percentage of category `O` out. */
  readonly percent: Decimal
  readonly validFrom: BusinessDate | null
  readonly validTo: BusinessDate | null
}

/** What stands until a platform loads other rates (domain §1: rates are data). */
export const taxRates: readonly TaxRate[] = [
  { code: 'standard', category: 'S', percent: '10', validFrom: '2019-10-01', validTo: null },
  { code: 'reduced', category: 'AA', percent: '8', validFrom: '2019-10-01', validTo: null },
  { code: 'exempt', category: 'E', percent: '0', validFrom: null, validTo: null },
  { code: 'export', category: 'G', percent: '0', validFrom: null, validTo: null },
  { code: 'out_of_scope', category: 'O', percent: '0', validFrom: null, validTo: null },
]

/**
 * The rate of a transaction by the day of its delivery, never of its invoice; null where none is known for that day. A
 * return takes the rate of the original sale's day (domain §1).
 */
export function taxRateOn(
  code: TaxRateCode,
  deliveredOn: BusinessDate,
  rates: readonly TaxRate[] = taxRates,
): TaxRate | null {
  const valid = rates.filter(
    ({ code: each, validFrom, validTo }) =>
      each === code && (validFrom ?? '') <= deliveredOn && (validTo === null || deliveredOn <= validTo),
  )
  return valid.toSorted((one, other) => ((one.validFrom ?? '') < (other.validFrom ?? '') ? 1 : -1))[0] ?? null
}

/** The category of a rate: it tells apart rates of one percentage, which e-invoices keep apart as well. */
export const taxCategoryOf = (code: TaxRateCode): TaxCategory => taxRates.find((rate) => rate.code === code)!.category

/** Only lines of the reduced rate bear the mark (domain §3.7 rule 2). */
export const reducedRateMark = '※'
export const isReducedRate = ({ category }: { readonly category?: string }): boolean => category === 'AA'
