import { careSymbolsOf, compare, sum, tierFaults, type PriceTier } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { Values } from '../../masters/master-table.ts'

/** Fibres once each, together 100 %, prices by rising quantity, and one care symbol of a category (domain §3.5). */
export function rawMaterialRules(values: Values): Cause[] {
  const tiers = (values.tiers ?? []) as readonly PriceTier[]
  return [
    ...compositionCauses((values.composition ?? []) as readonly { fibre: string; percent: string }[]),
    ...tierFaults(tiers).map(({ at }) => ({ code: 'tier_order' as const, field: 'tiers', meta: { row: at + 1 } })),
    ...careCauses((values.careCodes ?? []) as readonly number[]),
  ]
}

export function compositionCauses(rows: readonly { readonly fibre: string; readonly percent: string }[]): Cause[] {
  if (rows.length === 0) return []
  const total = sum(rows.map(({ percent }) => percent))
  return [
    ...(new Set(rows.map(({ fibre }) => fibre)).size < rows.length
      ? [{ code: 'fibre_twice' as const, field: 'composition' }]
      : []),
    ...(compare(total, '100') === 0
      ? []
      : [{ code: 'composition_sum' as const, field: 'composition', meta: { total } }]),
  ]
}

function careCauses(codes: readonly number[]): Cause[] {
  const symbols = careSymbolsOf('2024')
  const strange = codes.filter((code) => !symbols.some((symbol) => symbol.code === code))
  if (strange.length > 0)
    return [{ code: 'symbol_unknown', field: 'careCodes', meta: { edition: '2024', codes: strange.join(', ') } }]
  const categories = codes.map((code) => symbols.find((symbol) => symbol.code === code)!.category)
  return new Set(categories).size < categories.length ? [{ code: 'symbol_twice', field: 'careCodes' }] : []
}
