import { bankingError, bankingWarning, type BankingFinding } from '../finding.ts'
import { cutBankName, isKanji, toBankName, type NameRules } from './bank-name.ts'

/** Bytes a name may take in a transfer (trade-law A1). */
export const bankNameLengths = { payee: 30, consignor: 40, bank: 15, branch: 15 } as const

export interface CheckedName {
  readonly text: string
  readonly findings: readonly BankingFinding[]
}

/** The name of an account holder, with everything that was changed, cut or cannot be written. */
export function checkHolderName(
  name: string,
  use: 'payee' | 'consignor',
  field: string,
  rules: NameRules = {},
): CheckedName {
  const { text, changes, unwritable } = toBankName(name, rules)
  if (text === '') return { text, findings: [bankingError('name_missing', field)] }
  const kanji = unwritable.filter(isKanji)
  const others = unwritable.filter((sign) => !isKanji(sign))
  const cut = cutBankName(text, bankNameLengths[use])
  const findings = [
    kanji.length > 0 && bankingError('name_kanji', field, { signs: kanji.join(' ') }),
    others.length > 0 && bankingError('name_characters', field, { signs: others.join(' ') }),
    changes.length > 0 && bankingWarning('name_changed', field, { from: name, to: text, changes: changes.join(' ') }),
    cut !== text && bankingWarning('name_cut', field, { from: text, to: cut, length: bankNameLengths[use] }),
  ].filter((finding) => finding !== false)
  return { text: cut, findings }
}

/** Banks stand without their word for bank, branches without theirs (trade-law A2). */
const endings = { bank: /(?:ｷﾞﾝｺｳ|銀行)$/, branch: /(?:ｼﾃﾝ|支店)$/ } as const

/** A bank's or branch's name; where it cannot be written it stays blank, for its code decides. */
export function checkOfficeName(
  name: string,
  use: 'bank' | 'branch',
  field: string,
  rules: NameRules = {},
): CheckedName {
  const { text, unwritable } = toBankName(name, { ...rules, legalForms: false })
  if (unwritable.length > 0)
    return { text: '', findings: [bankingWarning('name_blank', field, { from: name, signs: unwritable.join(' ') })] }
  const short = text.replace(endings[use], '')
  const cut = cutBankName(short, bankNameLengths[use])
  const findings = cut === short ? [] : [bankingWarning('name_cut', field, { from: short, to: cut, length: 15 })]
  return { text: cut, findings }
}
