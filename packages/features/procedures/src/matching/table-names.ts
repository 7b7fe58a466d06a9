import { locales, stepKey, stepTexts } from '@tsumugi/i18n'
import {
  nameKey,
  stepKinds,
  stepSynonyms,
  stepWord,
  tableFieldWords,
  type StepKind,
  type TableNames,
} from '@tsumugi/domain/scheduling'
import type { KindNames } from './matched-cells.ts'

/** What columns and steps may be called: our words in every language, of cloth and of knit, and those of the trade. */
export async function tableNames(): Promise<TableNames<StepKind>> {
  const texts = await Promise.all(locales.map((locale) => stepTexts.load(locale)))
  const wordsOf = (kind: StepKind) => [
    kind,
    ...texts.flatMap((t) => [t(stepKey(stepWord(kind, 'cloth'))), t(stepKey(stepWord(kind, 'knit')))]),
    ...stepSynonyms[kind],
  ]
  const steps = Object.fromEntries(stepKinds.map((kind) => [kind, wordsOf(kind)])) as Record<StepKind, string[]>
  return { fields: tableFieldWords, steps }
}

export const kindNames = ({ steps }: TableNames<StepKind>): KindNames =>
  new Map(stepKinds.flatMap((kind) => steps[kind].map((word) => [nameKey(word), kind] as const)))
