import { toKanaHolder } from '../../people/kana-holder.ts'
import { abbreviateLegalForms, withoutLegalForms } from './legal-forms.ts'

/**
 * What two spellings of one account holder have in common: without legal form, spaces, voiced marks and punctuation
 * (trade-law A6). Empty where nothing is left to compare by.
 */
export function foldAccountName(name: string): string {
  const short = abbreviateLegalForms(toKanaHolder(name).replace(/\s+/g, ' '))
  return withoutLegalForms(short).replace(/[\p{P}\p{S}\p{M}\s\p{Lm}]/gu, '')
}
