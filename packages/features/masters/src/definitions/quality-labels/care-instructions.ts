import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { labellingTexts } from '../../labelling-words/labelling-texts.ts'

export const careInstructions = define({
  master: masters.careInstructions,
  texts: labellingTexts,
  routes: { list: 'careInstructions', record: 'careInstruction' },
  columns: ['name', 'nameEn', 'nameZh'],
})
