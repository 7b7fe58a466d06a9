import { expect, it } from 'vitest'
import { corporateCheckDigit, readRegistrationNumber } from './registration-number.ts'

it('golden 11: T7123456789012 is valid (Σ74 mod 9 = 2, 9 − 2 = 7), T4011001098993 too', () => {
  expect(corporateCheckDigit('123456789012')).toBe(7)
  expect(readRegistrationNumber('T7123456789012')).toEqual({ value: 'T7123456789012', fault: null })
  expect(readRegistrationNumber('T4011001098993').fault).toBeNull()
})

it('golden 11: T1234567890123 fails and says that it should start with 9', () => {
  expect(readRegistrationNumber('T1234567890123').fault).toEqual({ code: 'check_digit', expected: 9, found: 1 })
})

it('golden 11: twelve digits are a format error', () => {
  expect(readRegistrationNumber('T123456789012').fault).toEqual({ code: 'format', digits: 12 })
  expect(readRegistrationNumber('7123456789012').fault).toEqual({ code: 'format', digits: 13 })
})

it('tidies what people paste: full width, hyphens, small letters', () => {
  expect(readRegistrationNumber(' ｔ7-1234-5678-9012 ')).toEqual({ value: 'T7123456789012', fault: null })
})

it('a check digit is never 0, since a remainder is at most 8', () => {
  const digits = Array.from({ length: 200 }, (_, at) => corporateCheckDigit(String(at * 7_919).padStart(12, '0')))
  expect(Math.min(...digits)).toBeGreaterThan(0)
  expect(Math.max(...digits)).toBeLessThan(10)
})
