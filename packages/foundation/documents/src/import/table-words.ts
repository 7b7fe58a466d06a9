import { plainFields, snake, type DocumentKind } from '@tsumugi/contract'
import { locales } from '@tsumugi/i18n'
import { choiceWords } from '@tsumugi/records'
import { documentTexts, documentWords } from '../words/document-words.ts'
import { idColumn, type TableWords } from './imported-lines.ts'

/** What the columns and choices of a kind's lines are called in every language: tables travel between them. */
export async function tableWords(kind: DocumentKind): Promise<TableWords> {
  const texts = await Promise.all(locales.map((locale) => documentTexts.load(locale)))
  const words = texts.map((t) => documentWords(kind, t))
  const fields = Object.entries(plainFields(kind.lines)).filter(([, { after }]) => !after)
  return {
    heads: {
      [idColumn]: [idColumn, ...texts.map((t) => t('line.id'))],
      ...Object.fromEntries(
        fields.map(([name]) => [name, [name, snake(name), ...words.map(({ field }) => field(name))]]),
      ),
    },
    choices: new Map(
      fields.flatMap(([name, { choices }]) =>
        choices ? [[name, choiceWords(choices, (word) => words.map(({ value }) => value(name, word)))] as const] : [],
      ),
    ),
  }
}
