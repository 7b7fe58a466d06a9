import type { BankAccount } from '@tsumugi/contract'
import { kanaHolderFaults, kanaHolderLength, readRegistrationNumber, toKanaHolder } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'

/**
 * The registration number as it is stored. A wrong form is always refused; a wrong check digit needs a reason (domain §3.1).
 * @throws Refusal 422 `registration_format` or `check_digit`
 */
export function registrationNumberOf(
  text: string | null,
  reason: string | null,
): { value: string | null; overridden: boolean } {
  if (text === null || text.trim() === '') return { value: null, overridden: false }
  const { value, fault } = readRegistrationNumber(text)
  const field = 'userGroup.registrationNumber'
  if (fault?.code === 'format') throw invalid({ code: 'registration_format', field, meta: { digits: fault.digits } })
  if (!fault) return { value, overridden: false }
  if (!reason?.trim())
    throw invalid({ code: 'check_digit', field, meta: { expected: fault.expected, found: fault.found } })
  return { value, overridden: true }
}

/** The holder as a bank transfer writes it. @throws Refusal 422 `kana_holder` or `too_long` */
export function holderOf({ holder }: BankAccount, at: number): string {
  const field = `bankAccounts.${at}.holder`
  const written = toKanaHolder(holder)
  const signs = kanaHolderFaults(written)
  if (signs.length > 0) throw invalid({ code: 'kana_holder', field, meta: { signs: signs.join(' ') } })
  if (written.length > kanaHolderLength) throw invalid({ code: 'too_long', field, meta: { maximum: kanaHolderLength } })
  return written
}
