import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { definitionTexts } from './definition-texts.ts'
import { FormulaField } from './formula-field.tsx'
import { OptionsField } from './options-field.tsx'

export const definitions = define({
  master: masters.extensionFieldDefinitions,
  texts: definitionTexts,
  routes: { list: 'extensionFieldDefinitions', record: 'extensionFieldDefinition' },
  columns: ['name', 'target', 'type', 'key', 'unit', 'required', 'shared'],
  asks: ['name', 'nameEn', 'nameZh', 'target', 'key', 'type', 'unit', 'options', 'formula', 'required', 'shared'],
  fields: {
    options: {
      widget: OptionsField,
      read: (text) =>
        text
          .split(/[\n,、]/)
          .map((word) => word.trim())
          .filter(Boolean),
    },
    formula: { widget: FormulaField },
  },
})
