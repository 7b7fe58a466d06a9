import { vendorMaterialMaster } from '@tsumugi/contract'
import { fieldWordsOf, type FieldWords, type TableDefinition } from '@tsumugi/data-converters/run'
import { fileTexts } from './file-texts.ts'

let known: Promise<FieldWords> | undefined

/** What the columns of order files are called, for `use()`: the same promise each time. */
export const fileWords = (): Promise<FieldWords> =>
  (known ??= fieldWordsOf({ master: vendorMaterialMaster, texts: fileTexts } as unknown as TableDefinition))
