import type { CallOf, Contract, Merchandising } from '@tsumugi/contract'

/** What an editor may change of a product, in the order it is read. */
export const productFields = [
  'name',
  'code',
  'status',
  'releaseOn',
  'categoryIds',
  'planQuantity',
  'listPrice',
  'unitCost',
  'costSource',
  'markdownPercent',
  'salesPlan',
  'tags',
  'colours',
  'note',
] as const satisfies readonly (keyof Merchandising)[]
export type ProductField = (typeof productFields)[number]
export type ProductValues = Pick<Merchandising, ProductField>

/** The editable part of a product. */
export function valuesOf(product: ProductValues): ProductValues {
  return Object.fromEntries(productFields.map((field) => [field, product[field]])) as ProductValues
}

/** The same with its categories in one order, which says nothing. */
export function ordered<Values extends { categoryIds?: readonly number[] }>(
  values: Values,
): Values & { categoryIds: number[] } {
  return {
    ...values,
    ...(values.categoryIds && { categoryIds: values.categoryIds.toSorted((one, other) => one - other) }),
  } as Values & { categoryIds: number[] }
}

/** Whether two values say the same; the order of categories says nothing. */
export function isSame(field: ProductField, one: unknown, other: unknown): boolean {
  return written(field, one) === written(field, other)
}

function written(field: ProductField, value: unknown): string {
  const list = field === 'categoryIds' && Array.isArray(value) ? value.toSorted((a, b) => a - b) : value
  return JSON.stringify(list ?? null)
}

/** The fields in which `after` differs; one that `after` does not hold has not changed. */
export function changedFields(before: Partial<ProductValues>, after: Partial<ProductValues>): ProductField[] {
  return productFields.filter((field) => field in after && !isSame(field, before[field], after[field]))
}

/** Some fields of a product, e.g. those that changed. */
export function only(values: Partial<ProductValues>, fields: readonly ProductField[]): Partial<ProductValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

/** What a save of a product takes, without the version it was read at. */
export type ProductInput = Omit<CallOf<Contract['merchandisings']['update']>['body']['merchandising'], 'lockVersion'>

/** The calls name the categories of a product `categories` (spec §7). */
export function inputOf({ categoryIds, ...values }: Partial<ProductValues>): ProductInput {
  return { ...values, ...(categoryIds && { categories: categoryIds }) }
}
