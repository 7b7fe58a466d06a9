import { careCategoryOf, findCareSymbol, type CareEdition } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { Values } from '../../masters/master-table.ts'

/** Only symbols of the edition, at most one of a category (domain §3.3). */
export function oneSymbolPerCategory(values: Values): Cause[] {
  const edition = values.edition as CareEdition
  const codes = (values.codes ?? []) as number[]
  const unknown = codes.filter((code) => !findCareSymbol(code, edition))
  if (unknown.length > 0)
    return [{ code: 'symbol_unknown', field: 'codes', meta: { codes: unknown.join(', '), edition } }]
  const categories = codes.map((code) => careCategoryOf(code))
  return new Set(categories).size === categories.length ? [] : [{ code: 'symbol_twice', field: 'codes' }]
}

export const twoCurrencies = ({ fromCurrency, toCurrency }: Values): Cause[] =>
  fromCurrency === toCurrency ? [{ code: 'same_currency', field: 'toCurrency' }] : []
