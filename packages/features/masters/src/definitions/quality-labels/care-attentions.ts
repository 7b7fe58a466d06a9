import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { labellingTexts } from '../../labelling-words/labelling-texts.ts'

export const careAttentions = define({
  master: masters.careAttentions,
  texts: labellingTexts,
  routes: { list: 'careAttentions', record: 'careAttention' },
  columns: ['name', 'nameEn', 'nameZh'],
})
