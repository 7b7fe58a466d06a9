import { snake } from '@tsumugi/contract'
import { foldWord, type HeadNames } from '@tsumugi/domain/conversion'
import { locales } from '@tsumugi/i18n'
import { wordOf, type RecordText } from '@tsumugi/records'
import { use } from 'react'
import { definitionOf, type ConverterNoun, type TableDefinition } from './nouns.ts'

/** What a noun's fields and choices are called, in every language: heads and cells may be in any of them. */
export interface FieldWords {
  readonly definition: TableDefinition
  readonly fields: readonly string[]
  readonly heads: HeadNames
  /** By field: what is written, folded, and the word it means. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  label(field: string, locale: string): string
}

const known = new Map<ConverterNoun, Promise<FieldWords>>()

/** The words of a noun without the organisation's own fields; suspends until they are there. */
export function useNounWords(noun: ConverterNoun): FieldWords {
  const words = known.get(noun) ?? wordsOf(noun)
  known.set(noun, words)
  return use(words)
}

async function wordsOf(noun: ConverterNoun): Promise<FieldWords> {
  return fieldWordsOf(await definitionOf(noun))
}

/** What the fields of a definition are called, and its choices. */
export async function fieldWordsOf(definition: TableDefinition): Promise<FieldWords> {
  const texts = await Promise.all(locales.map((locale) => definition.texts.load(locale)))
  const fields = Object.keys(definition.master.fields)
  return {
    definition,
    fields,
    heads: Object.fromEntries(fields.map((field) => [field, headsOf(field, texts)])),
    words: Object.fromEntries(fields.flatMap((field) => choicesOf(definition, field, texts))),
    label: (field, locale) => texts.find((text) => text.locale === locale)?.(`field.${field}`) || field,
  }
}

const headsOf = (field: string, texts: readonly RecordText[]) => [
  field,
  snake(field),
  ...texts.map((t) => t(`field.${field}`)),
]

function choicesOf({ master }: TableDefinition, field: string, texts: readonly RecordText[]) {
  const choices = master.fields[field]?.choices
  if (!choices) return []
  const pairs = choices.flatMap((word) => texts.map((t) => [foldWord(wordOf(t, field, word)), word] as const))
  return [[field, Object.fromEntries(pairs.filter(([written]) => written !== ''))] as const]
}
