import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { productTexts } from '../product-words/product-texts.ts'
import { ItemsField, readItems } from '../sku-groups-screen/items-field.tsx'

export const skuGroups = define({
  master: masters.skuGroups,
  texts: productTexts,
  routes: { list: 'skuGroups', record: 'skuGroup' },
  columns: ['name', 'items'],
  fields: { items: { widget: ItemsField, read: readItems, width: 360 } },
})
