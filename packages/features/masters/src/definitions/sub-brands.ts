import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { productTexts } from '../product-words/product-texts.ts'

export const subBrands = define({
  master: masters.subBrands,
  texts: productTexts,
  routes: { list: 'subBrands', record: 'subBrand' },
  columns: ['code', 'name'],
})
