import type { StockKeepingUnit, SubSku } from '@tsumugi/contract'
import { janFault, skuNameFault, subSkuFault } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { UnitValues } from './sku-queries.ts'

/** What the SKUs of a phase may name. */
export interface SkuNames {
  readonly colors: ReadonlySet<number>
  readonly sizes: ReadonlySet<number>
  readonly listed: ReadonlySet<string>
  readonly mayTypeFreely: boolean
}

export interface PlacedUnit {
  readonly place: string
  readonly before: StockKeepingUnit | null
  readonly after: UnitValues
}

/** What is wrong with SKUs as they would stand: each by itself, then against the others of its phase. */
export function unitFaults(
  written: readonly PlacedUnit[],
  kept: readonly UnitValues[],
  names: SkuNames,
  isFrozen: boolean,
): Cause[] {
  return [
    ...written.flatMap((unit) => [...valueFaults(unit, names), ...frozenFault(unit, isFrozen)]),
    ...twins(written, kept, variantOf, 'sku_twice', 'colorId'),
    ...twins(written, kept, ({ jan }) => jan, 'jan_twice', 'jan'),
  ]
}

function valueFaults({ place, before, after }: PlacedUnit, names: SkuNames): Cause[] {
  const causes: Cause[] = []
  const { colorId, sizeId, name, jan } = after
  if (colorId === null && sizeId === null && name === null)
    causes.push({ code: 'sku_empty', field: `${place}.colorId` })
  if (colorId !== null && colorId !== before?.colorId && !names.colors.has(colorId))
    causes.push({ code: 'not_found', field: `${place}.colorId` })
  if (sizeId !== null && sizeId !== before?.sizeId && !names.sizes.has(sizeId))
    causes.push({ code: 'not_found', field: `${place}.sizeId` })
  // A name that stands stays, whoever gave it: only a new one asks.
  if (name !== before?.name && skuNameFault(name, names.mayTypeFreely, names.listed) !== null)
    causes.push({ code: 'sku_name_listed_only', field: `${place}.name`, meta: { name: name ?? '' } })
  const fault = jan === null || jan === before?.jan ? null : janFault(jan)
  if (fault?.code === 'jan_length') causes.push({ code: fault.code, field: `${place}.jan` })
  if (fault?.code === 'jan_check_digit')
    causes.push({ code: fault.code, field: `${place}.jan`, meta: { digit: fault.digit } })
  return causes
}

const frozenFault = ({ place, before, after }: PlacedUnit, isFrozen: boolean): Cause[] =>
  isFrozen && before?.quantity !== after.quantity ? [{ code: 'quantities_frozen', field: `${place}.quantity` }] : []

const variantOf = ({ colorId, sizeId, name }: UnitValues) => JSON.stringify([colorId, sizeId, name])

/** Written rows that are the same as another of their phase. */
function twins(
  written: readonly PlacedUnit[],
  kept: readonly UnitValues[],
  keyOf: (unit: UnitValues) => string | null,
  code: 'sku_twice' | 'jan_twice',
  field: string,
): Cause[] {
  const others = [...kept, ...written.filter(({ before }) => before === null).map(({ after }) => after)]
  const counts = new Map<string, number>()
  for (const unit of others) {
    const key = keyOf(unit)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return written.flatMap(({ place, after }): Cause[] => {
    const key = keyOf(after)
    return key !== null && counts.get(key)! > 1 ? [{ code, field: `${place}.${field}` }] : []
  })
}

/** Units whose parts would not fit them, with the place each complaint belongs to. */
export function partFaults(
  units: readonly (UnitValues & { readonly id: number })[],
  parts: readonly Pick<SubSku, 'stockKeepingUnitId' | 'quantity'>[],
  placeOf: (unitId: number) => string | undefined,
): Cause[] {
  const byUnit = new Map<number, number[]>()
  for (const { stockKeepingUnitId, quantity } of parts)
    byUnit.set(stockKeepingUnitId, [...(byUnit.get(stockKeepingUnitId) ?? []), quantity])
  return units.flatMap(({ id, quantity, split }): Cause[] => {
    const place = placeOf(id)
    const fault = place === undefined ? null : subSkuFault(quantity, byUnit.get(id) ?? [], split)
    if (!fault) return []
    const meta = { total: fault.total, quantity, id }
    const code = fault.code === 'sub_skus_exceed' ? 'sub_skus_exceed' : 'sub_skus_short'
    return [{ code, field: `${place}.quantity`, meta }]
  })
}
