import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { labellingTexts } from '../../labelling-words/labelling-texts.ts'
import { readCodes, SymbolsCell, SymbolsField } from '../../symbol-sets-screen/symbols-field.tsx'

export const washTagSymbolSets = define({
  master: masters.washTagSymbolSets,
  texts: labellingTexts,
  routes: { list: 'washTagSymbolSets', record: 'washTagSymbolSet' },
  columns: ['name', 'codes', 'edition'],
  fields: { codes: { widget: SymbolsField, cell: SymbolsCell, read: readCodes, width: 240 } },
})
