import type { Locale } from '@tsumugi/domain'

/** A word that stands by itself elsewhere, within a sentence: English begins it small there, but not SKU or JAN. */
export const wordInside = (word: string, locale: Locale): string =>
  locale === 'en' && /^[A-Z][^A-Z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word
