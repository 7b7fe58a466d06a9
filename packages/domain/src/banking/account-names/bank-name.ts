import { kanaHolderFaults, toKanaHolder } from '../../people/kana-holder.ts'
import { abbreviateLegalForms } from './legal-forms.ts'

/** What was changed on the way to the bank's characters, and has to be seen. Width and case alone change no name. */
export const nameChanges = ['legal_form', 'small_kana', 'long_mark', 'middle_dot', 'wo'] as const
export type NameChange = (typeof nameChanges)[number]

export interface BankName {
  /** Half-width kana, capital letters, digits and `( ) - . /`; what cannot be written stands as it was. */
  readonly text: string
  readonly changes: readonly NameChange[]
  /** Signs that the bank cannot write, each once, as they were typed. */
  readonly unwritable: readonly string[]
}

export interface NameRules {
  /** Signs this bank takes beyond the safe set, of `, \ ｢ ｣` (trade-law A2). */
  readonly extraCharacters?: string
  /** What stands for a middle dot. */
  readonly middleDot?: ' ' | '.'
  /** False for names of banks and branches, which are no companies of their own. */
  readonly legalForms?: boolean
}

/** What has no half-width sign of its own, by the nearest that has. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[ヮゎ]/g, /ワ/.source],
  [/[ヲを]/g, /オ/.source],
  [/―/g, '-'],
]

const bankDependent = /[,\\｢｣]/g
/** Looked for before the name is made narrow, when nothing tells any more. */
const seen: readonly (readonly [NameChange, RegExp])[] = [
  ['small_kana', /[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/],
  ['long_mark', /[ー―−‐–—]/],
  ['middle_dot', /・/],
  ['wo', /[をヲ]/],
]

/** A name as a transfer writes it, by the steps of trade-law A2; nothing is ever dropped silently. */
export function toBankName(
  name: string,
  { extraCharacters = '', middleDot = ' ', legalForms = true }: NameRules = {},
): BankName {
  const typed = name.normalize('NFKC')
  const narrow = toKanaHolder(
    replacements.reduce((rest, [from, to]) => rest.replace(from, to), typed).replace(/・/g, middleDot),
  )
  const short = legalForms ? abbreviateLegalForms(narrow) : narrow
  const text = short.replace(/「/g, /｢/.source).replace(/」/g, /｣/.source).replace(/\s+/g, ' ').trim()
  const refused = [...(text.match(bankDependent) ?? [])].filter((sign) => !extraCharacters.includes(sign))
  const changes = seen.flatMap(([change, signs]) => (signs.test(typed) ? [change] : []))
  return {
    text,
    changes: short === narrow ? changes : ['legal_form', ...changes],
    unwritable: [...new Set([...kanaHolderFaults(text.normalize('NFC')), ...refused])],
  }
}

/** Whether a sign is one that no rule can turn into kana: the name has to be typed as the bank holds it. */
export const isKanji = (sign: string): boolean => /\p{Script=Han}/u.test(sign)

/** At most so many bytes, never parting a kana from its voiced mark (trade-law A2). */
export function cutBankName(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = /[ﾞﾟ]/.test(text.charAt(length)) ? length - 1 : length
  return text.slice(0, cut).trimEnd()
}
