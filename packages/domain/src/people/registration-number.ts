/** What is wrong with a registration number; `expected` is the check digit it should begin with. */
export type RegistrationFault =
  | { readonly code: 'format'; readonly digits: number }
  | { readonly code: 'check_digit'; readonly expected: number; readonly found: number }

export interface ReadRegistrationNumber {
  /** As stored: `T` and thirteen digits, full width and hyphens tidied away. */
  readonly value: string
  readonly fault: RegistrationFault | null
}

/** The check digit before the twelve digits of a corporate number: 9 − (Σ digit × 1, 2, 1, 2 … from the right) mod 9. */
export function corporateCheckDigit(twelve: string): number {
  const sum = [...twelve].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9)
}

/**
 * Reads the registration number of a qualified invoice issuer (domain §3.1; golden 11). A number of the right form with a
 * wrong check digit is told apart: a power user may keep it with a reason, a wrong form never.
 */
export function readRegistrationNumber(text: string): ReadRegistrationNumber {
  const value = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}−]/gu, '')
    .toUpperCase()
  const digits = value.replace(/\D/g, '').length
  if (!/^T\d{13}$/.test(value)) return { value, fault: { code: 'format', digits } }
  const [found, expected] = [Number(value[1]), corporateCheckDigit(value.slice(2))]
  return { value, fault: found === expected ? null : { code: 'check_digit', expected, found } }
}
