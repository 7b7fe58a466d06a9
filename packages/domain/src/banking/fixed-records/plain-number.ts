import type { Decimal } from '../../money/decimal.ts'

/** Digits of a column without the zeros that fill it; a blank column is 0. */
export const plainNumber = (digits: string): Decimal => digits.replace(/^0+(?=\d)/, '') || '0'
