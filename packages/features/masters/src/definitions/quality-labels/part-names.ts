import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { labellingTexts } from '../../labelling-words/labelling-texts.ts'

export const partNames = define({
  master: masters.partNames,
  texts: labellingTexts,
  routes: { list: 'partNames', record: 'partName' },
  columns: ['name', 'nameEn', 'nameZh'],
})
