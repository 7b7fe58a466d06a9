import type { Merchandising } from '@tsumugi/contract'
import { compare } from '@tsumugi/domain'

/** What a caller may set; undefined leaves a column as it is. */
export interface MerchandisingValues {
  name?: string | undefined
  releaseOn?: string | null | undefined
  categories?: number[] | undefined
  code?: string | null | undefined
  planQuantity?: number | null | undefined
  listPrice?: string | null | undefined
  unitCost?: string | null | undefined
  costSource?: Merchandising['costSource'] | undefined
  markdownPercent?: string | null | undefined
  salesPlan?: string | null | undefined
  note?: string | undefined
  tags?: string[] | undefined
  colours?: { name: string; hex: string }[] | undefined
  template?: boolean | undefined
}

export const columnsOf = (values: MerchandisingValues) => ({
  name: values.name,
  release_on: values.releaseOn,
  code: values.code,
  plan_quantity: values.planQuantity,
  list_price: values.listPrice,
  unit_cost: values.unitCost,
  markdown_percent: values.markdownPercent,
  sales_plan: values.salesPlan,
  note: values.note,
  tags: values.tags,
  colours: values.colours && JSON.stringify(values.colours),
  template: values.template,
})

const isSameAmount = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && compare(one, other) === 0)

/**
 * What a save makes of the cost. A figure typed where a sheet says another one stands for itself from then on; one that
 * is taken away leaves it to the sheet again, and the sheet's own is never kept beside it.
 */
export function costToKeep(
  before: Pick<Merchandising, 'unitCost' | 'costSource' | 'costSheet'>,
  { unitCost, costSource }: Pick<MerchandisingValues, 'unitCost' | 'costSource'>,
) {
  const isTyped = unitCost !== undefined && !isSameAmount(unitCost, before.unitCost)
  if (costSource === 'typed')
    return { cost_typed: true, unit_cost: unitCost === undefined ? before.unitCost : unitCost }
  if (before.costSheet === null) return { cost_typed: costSource && false, unit_cost: unitCost }
  if (costSource === 'sheet' || unitCost === null) return { cost_typed: false, unit_cost: undefined }
  if (before.costSource === 'sheet' && !isTyped) return { cost_typed: undefined, unit_cost: undefined }
  return { cost_typed: isTyped || undefined, unit_cost: unitCost }
}
