import { fibreTerms } from '@tsumugi/domain'
import type { Locale } from '@tsumugi/i18n'

/** A fibre by the term that labels use, in the reader’s language. */
export function fibreName(key: string, locale: Locale): string {
  const terms = fibreTerms.find((each) => each.key === key)?.terms
  return !terms ? key : locale === 'ja' ? terms.ja[0]! : terms[locale]
}

/** `ポリエステル 65% 綿 35%`. */
export const compositionWords = (
  rows: readonly { readonly fibre: string; readonly percent: string }[],
  locale: Locale,
): string => rows.map(({ fibre, percent }) => `${fibreName(fibre, locale)} ${percent}%`).join(' ')
