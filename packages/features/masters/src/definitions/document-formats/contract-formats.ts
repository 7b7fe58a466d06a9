import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { documentTexts } from '../../document-words/document-texts.ts'
import { formatPanel } from '../../formats-screen/format-panel.tsx'

export const contractFormats = define({
  master: masters.contractFormats,
  texts: documentTexts,
  routes: { list: 'contractFormats', record: 'contractFormat' },
  columns: ['name', 'paper', 'locale', 'stamp', 'isDefault'],
  panel: formatPanel('contract'),
})
