import { findFibre, otherFibres, type CareCategory, type LabelFinding, type Locale } from '@tsumugi/domain'
import type { Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** The designated term in a language; what is no term stands as it is. */
export function fibreWord(key: string, locale: Locale): string {
  const terms = key === otherFibres.key ? otherFibres.terms : findFibre(key)?.terms
  if (!terms) return key
  return locale === 'ja' ? terms.ja[0]! : terms[locale]
}

/** One finding as a sentence: what is wrong, and what to do. */
export function findingWords(t: Text<Messages>, { code, meta }: Pick<LabelFinding, 'code' | 'meta'>): string {
  const values = Object.entries(meta).map(([key, value]) => [key, valueWord(t, key, value)])
  return t(`finding.${code}`, Object.fromEntries(values) as Record<string, string>)
}

function valueWord(t: Text<Messages>, key: string, value: unknown): string {
  if (key === 'category') return t(`category.${value as CareCategory}`)
  if (key === 'fibre') return fibreWord(String(value), t.locale)
  if (key === 'fibres') return (value as string[]).map((fibre) => fibreWord(fibre, t.locale)).join(t('and'))
  return key === 'difference' ? signed(String(value)) : String(value ?? '')
}

/** +4.6, −0.5: a change has a sign (look/README, Figures). */
export const signed = (figure: string): string =>
  figure.startsWith('-') ? `\u2212${figure.slice(1)}` : figure === '0' ? '0' : `+${figure}`
