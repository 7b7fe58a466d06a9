import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { Palette } from '@tsumugi/ui/icons'
import { ColorWall } from '../colors-screen/color-wall.tsx'
import { productTexts } from '../product-words/product-texts.ts'

export const colors = define({
  master: masters.colors,
  texts: productTexts,
  routes: { list: 'colors', record: 'color' },
  columns: ['code', 'name', 'hex', 'family', 'pantone', 'nameEn', 'nameZh'],
  view: { key: 'wall', icon: Palette, View: ColorWall },
})
