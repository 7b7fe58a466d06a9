import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { documentTexts } from '../../document-words/document-texts.ts'
import { formatPanel } from '../../formats-screen/format-panel.tsx'

export const orderSheetFormats = define({
  master: masters.orderSheetFormats,
  texts: documentTexts,
  routes: { list: 'orderSheetFormats', record: 'orderSheetFormat' },
  columns: ['name', 'paper', 'locale', 'stamp', 'isDefault'],
  panel: formatPanel('order_sheet'),
})
