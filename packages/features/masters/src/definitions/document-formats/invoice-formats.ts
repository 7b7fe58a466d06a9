import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { documentTexts } from '../../document-words/document-texts.ts'
import { formatPanel } from '../../formats-screen/format-panel.tsx'

export const invoiceFormats = define({
  master: masters.invoiceFormats,
  texts: documentTexts,
  routes: { list: 'invoiceFormats', record: 'invoiceFormat' },
  columns: ['name', 'paper', 'locale', 'stamp', 'isDefault'],
  panel: formatPanel('invoice'),
})
