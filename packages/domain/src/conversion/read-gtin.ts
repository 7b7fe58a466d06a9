import { gtinCheckDigit, isGtin } from '../labelling/gtin.ts'

export type ReadGtin =
  { readonly code: string } | { readonly fault: 'check_digit' | 'no_gtin'; readonly suggestion: string | null }

const lengths = [8, 12, 13, 14]

/**
 * A JAN with its zeros, from any width, with or without hyphens. A figure that a workbook cut its leading zeros from gets
 * them back where its check digit then fits; a wrong last digit is told with the right one.
 */
export function readGtin(text: string): ReadGtin {
  const digits = text
    .normalize('NFKC')
    .replace(/[\s\-'‐－]/g, '')
    .replace(/\.0$/, '')
  if (isGtin(digits)) return { code: digits }
  const padded = /^\d{9,12}$/.test(digits) ? digits.padStart(13, '0') : ''
  if (padded && isGtin(padded)) return { code: padded }
  if (!/^\d+$/.test(digits)) return { fault: 'no_gtin', suggestion: null }
  if (digits.length === 12 && !isGtin(digits))
    return { fault: 'check_digit', suggestion: digits + String(gtinCheckDigit(digits)) }
  if (!lengths.includes(digits.length)) return { fault: 'no_gtin', suggestion: null }
  const body = digits.slice(0, -1)
  return { fault: 'check_digit', suggestion: body + String(gtinCheckDigit(body)) }
}
