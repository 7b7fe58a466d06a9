import { compare, roundMoney } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import type { Cause } from '../../http/refusal.ts'
import type { Values } from '../../masters/master-table.ts'
import { rawMaterialRules } from '../raw-materials/public-face.ts'
import { heldColors } from './queries.ts'

interface GivenColor {
  readonly no: string
}
const colorsOf = ({ colors }: Values) => (colors ?? []) as readonly GivenColor[]
const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0

/** Fibres together 100 %, prices by rising quantity, each colour once; what is on offer has a price and a colour. */
export function catalogueRules(values: Values): Cause[] {
  const numbers = colorsOf(values).map(({ no }) => no)
  const isOffered = (values.visibility ?? 'hidden') !== 'hidden'
  return [
    ...rawMaterialRules(values),
    ...feeCauses(values),
    ...(new Set(numbers).size < numbers.length ? [{ code: 'repeated_row' as const, field: 'colors' }] : []),
    ...(isOffered
      ? (['colors', 'tiers'] as const).flatMap((field) =>
          isEmpty(values[field]) ? [{ code: 'missing' as const, field }] : [],
        )
      : []),
  ]
}

/** A fee is in what its currency can pay: a bill names it as it is. */
const feeCauses = (values: Values): Cause[] =>
  (['cutFee', 'swatchFee'] as const).flatMap((field) => {
    const [fee, currency] = [values[field] as string | null | undefined, String(values.currency ?? 'JPY')]
    return fee && compare(roundMoney(fee, currency), fee) !== 0
      ? [{ code: 'fee_places' as const, field, meta: { currency } }]
      : []
  })

/** A colour of which cloth lies in stock, or is ordered, stays. */
export async function colorsStay(
  database: Database,
  before: Values & { readonly id: number },
  after: Values,
): Promise<Cause[]> {
  const kept = new Set(colorsOf(after).map(({ no }) => no))
  const gone = colorsOf(before).flatMap(({ no }) => (kept.has(no) ? [] : [no]))
  if (gone.length === 0) return []
  const count = await heldColors(database, before.id, gone)
  return count > 0 ? [{ code: 'in_use', field: 'colors', meta: { count } }] : []
}
