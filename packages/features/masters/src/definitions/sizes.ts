import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { Ruler } from '@tsumugi/ui/icons'
import { productTexts } from '../product-words/product-texts.ts'
import { SizeGrid } from '../sizes-screen/size-grid.tsx'

export const sizes = define({
  master: masters.sizes,
  texts: productTexts,
  routes: { list: 'sizes', record: 'size' },
  columns: ['code', 'name', 'setName', 'jisRef', 'bust', 'waist', 'hip', 'height'],
  view: { key: 'grid', icon: Ruler, View: SizeGrid },
})
