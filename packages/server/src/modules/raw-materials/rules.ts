import { compare, sum, tierFaults, type PriceTier } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { Values } from '../../masters/master-table.ts'

/** Fibres once each, together 100 %, and prices by rising quantity (domain §3.5). */
export function rawMaterialRules(values: Values): Cause[] {
  const tiers = (values.tiers ?? []) as readonly PriceTier[]
  return [
    ...compositionCauses((values.composition ?? []) as readonly { fibre: string; percent: string }[]),
    ...tierFaults(tiers).map(({ at }) => ({ code: 'tier_order' as const, field: 'tiers', meta: { row: at + 1 } })),
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
