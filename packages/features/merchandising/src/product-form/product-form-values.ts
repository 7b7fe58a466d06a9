import type { Category, Merchandising } from '@tsumugi/contract'
import { costRate, type MerchandisingStatus } from '@tsumugi/domain'
import { pathOf } from '../product-fields/category-paths.ts'
import { ordered, type ProductValues } from '../product-fields/product-values.ts'

export interface ColourInput {
  name: string
  /** `#rrggbb` */
  hex: string
}

/** The values as the fields of the form hold them: '' where nothing is set, figures as decimal strings. */
export interface ProductFormValues {
  name: string
  code: string
  status: MerchandisingStatus
  releaseOn: string
  categoryIds: readonly number[]
  planQuantity: string
  listPrice: string
  unitCost: string
  costSource: Merchandising['costSource']
  markdownPercent: string
  salesPlan: string
  tags: readonly string[]
  colours: readonly ColourInput[]
  note: string
}

/** What a new product begins with. */
export const emptyValues: ProductValues = {
  name: '',
  code: null,
  status: 'idea',
  releaseOn: null,
  categoryIds: [],
  planQuantity: null,
  listPrice: null,
  unitCost: null,
  costSource: 'sheet',
  markdownPercent: null,
  salesPlan: null,
  tags: [],
  colours: [],
  note: '',
}

export function formOf(values: ProductValues): ProductFormValues {
  return {
    ...ordered(values),
    code: values.code ?? '',
    releaseOn: values.releaseOn ?? '',
    planQuantity: values.planQuantity === null ? '' : String(values.planQuantity),
    listPrice: values.listPrice ?? '',
    unitCost: values.unitCost ?? '',
    markdownPercent: values.markdownPercent ?? '',
    salesPlan: values.salesPlan ?? '',
  }
}

export function valuesFrom(form: ProductFormValues): ProductValues {
  return {
    ...form,
    name: form.name.trim(),
    code: form.code.trim() || null,
    releaseOn: form.releaseOn || null,
    categoryIds: ordered(form).categoryIds,
    planQuantity: form.planQuantity === '' ? null : Number(form.planQuantity),
    listPrice: form.listPrice || null,
    unitCost: form.unitCost || null,
    markdownPercent: form.markdownPercent || null,
    salesPlan: form.salesPlan || null,
    tags: [...form.tags],
    colours: form.colours.map(({ name, hex }) => ({ name: name.trim(), hex })),
  }
}

/** Cost ÷ list price in percent while both are typed; null where there is nothing to divide. */
export function rateOf({ listPrice, unitCost }: Pick<ProductFormValues, 'listPrice' | 'unitCost'>): string | null {
  return listPrice && unitCost ? costRate(unitCost, listPrice) : null
}

/** Digits before the point that the calls take. */
const mostDigits = { planQuantity: 8, listPrice: 12, unitCost: 12, markdownPercent: 12, salesPlan: 12 } as const

/** The figures with more digits than can be kept. */
export function tooLongFigures(form: ProductFormValues): (keyof typeof mostDigits)[] {
  const fields = Object.keys(mostDigits) as (keyof typeof mostDigits)[]
  return fields.filter((field) => form[field].split('.')[0]!.length > mostDigits[field])
}

/** One place to choose a category: a layer of the organisation's tree (`brandId` null) or of the brand's. */
export interface CategorySlot {
  brandId: number | null
  layer: number
  options: readonly Category[]
}

/** The layers of both trees that hold categories, the organisation's first. */
export function categorySlots(categories: readonly Category[]): CategorySlot[] {
  const slots = new Map<string, Category[]>()
  for (const category of categories) {
    const key = `${category.brandId ?? 0}/${category.layer}`
    slots.set(key, [...(slots.get(key) ?? []), category])
  }
  return [...slots.values()]
    .map((options) => ({ brandId: options[0]!.brandId, layer: options[0]!.layer, options }))
    .toSorted((a, b) => (a.brandId ?? 0) - (b.brandId ?? 0) || a.layer - b.layer)
}

/**
 * The categories once a slot holds another one: one per layer of each tree (domain §3.14). Layers above follow the new
 * path where they were named; layers below are let go when they no longer hang on it.
 */
export function withCategory(
  categories: readonly Category[],
  chosen: readonly number[],
  slot: CategorySlot,
  id: number | null,
) {
  const path = pathOf(categories, id)
  return chosen
    .filter((each) => !slot.options.some((option) => option.id === each))
    .flatMap((each) => {
      const own = pathOf(categories, each)
      const category = own.at(-1)
      if (id === null || !category || category.brandId !== slot.brandId) return [each]
      if (category.layer < slot.layer) return path[category.layer - 1] ? [path[category.layer - 1]!.id] : []
      return own.some((above) => above.id === id) ? [each] : []
    })
    .concat(id === null ? [] : [id])
}
