import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { BrandPanel } from '../brands-screen/brand-panel.tsx'
import { MonthsField, readMonths } from '../brands-screen/months-field.tsx'
import { productTexts } from '../product-words/product-texts.ts'

export const brands = define({
  master: masters.brands,
  texts: productTexts,
  routes: { list: 'brands', record: 'brand' },
  columns: ['code', 'name', 'seasonStartMonths', 'defaultCostRate'],
  fields: { seasonStartMonths: { widget: MonthsField, read: readMonths } },
  panel: { Panel: BrandPanel },
})
