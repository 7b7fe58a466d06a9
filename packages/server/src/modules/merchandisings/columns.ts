/** What a caller may set; undefined leaves a column as it is. */
export interface MerchandisingValues {
  name?: string | undefined
  releaseOn?: string | null | undefined
  categories?: number[] | undefined
  code?: string | null | undefined
  planQuantity?: number | null | undefined
  listPrice?: string | null | undefined
  unitCost?: string | null | undefined
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
