export { RunOf } from './converter-screen/run-of.tsx'
export { fieldWordsOf, type FieldWords } from './nouns/field-words.ts'
export type { TableDefinition } from './nouns/nouns.ts'
