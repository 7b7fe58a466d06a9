import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords } from './common-passwords.ts'
import type { TextKey } from '../text.ts'

/** As stored and compared: two keyboards write the same word with different code points. */
export const normalised = (password: string): string => password.normalize('NFKC')

/**
 * Why a new password is refused; undefined when it is good enough: 10 characters, none that many use, not the person's
 * own name or address.
 */
export function passwordFault(password: string, person: { email: string; name: string }): TextKey | undefined {
  const wanted = normalised(password).toLowerCase()
  if ([...wanted].length < 10) return 'fault.password_short'
  if (wanted.length > 200) return 'fault.password_long'
  if (isCommon(wanted)) return 'fault.password_common'
  const own = [person.email, person.email.split('@')[0] ?? '', person.name].map((word) => word.toLowerCase())
  if (own.some((word) => word.length >= 4 && wanted.includes(word))) return 'fault.password_personal'
  return undefined
}

/** The 49,000 that leaked most often (decision 0015), made when the first password is chosen: a start need not wait for it. */
let leaked: ReadonlySet<string> | undefined
const isKnown = (word: string) => {
  leaked ??= new Set(dictionary['passwords-common'])
  return commonPasswords.has(word) || leaked.has(word)
}

/** In a list, in a list but for figures and signs at its end, or one short piece over and over. */
function isCommon(password: string): boolean {
  const bare = password.replace(/[\d\W_]+$/, '')
  return isKnown(password) || (bare.length >= 4 && isKnown(bare)) || /^(.{1,5})\1+.{0,4}$/.test(password)
}
