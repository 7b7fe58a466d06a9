import type { Rounding, TaxMode } from '@tsumugi/domain'
import { yenTaxTotals, type YenTax } from '@tsumugi/domain/trading'

/** What the tax in yen of a document in another currency follows from, as it is stored or as it was frozen. */
export interface ForeignTaxes {
  readonly currency: string
  /** Null where none is given. */
  readonly exchangeRate: unknown
  readonly rateUnits: unknown
  readonly taxMode: unknown
  readonly taxRounding: Rounding
  readonly rates: Parameters<typeof yenTaxTotals>[0]
}

/** The tax of each rate in yen, rounded once; null of documents in yen and of those without a rate (domain §3.7 rule 2). */
export function yenTaxesOf({ currency, exchangeRate, rateUnits, ...of }: ForeignTaxes): YenTax[] | null {
  if (currency === 'JPY' || exchangeRate === null || exchangeRate === undefined) return null
  const rate = { rate: String(exchangeRate), perUnits: Number(rateUnits ?? 1) }
  return yenTaxTotals(of.rates, rate as never, { rounding: of.taxRounding, taxMode: of.taxMode as TaxMode })
}
