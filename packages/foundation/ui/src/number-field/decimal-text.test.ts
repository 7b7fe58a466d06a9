import { expect, it } from 'vitest'
import { decimalPlaces, readDecimal, showDecimal } from './decimal-text.ts'

it.each([
  ['１，３２０', '1320'],
  ['3,850.50', '3850.50'],
  [' 007 ', '7'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['', ''],
  ['9007199254740993', '9007199254740993'],
])('reads %j as %j', (text, value) => {
  expect(readDecimal(text)).toBe(value)
})

it.each(['12a', '1.2.3', '-5', '--1', '円', '.'])('%j is no number', (text) => {
  expect(readDecimal(text)).toBeNull()
})

it('takes a minus only where it may stand, in any of its writings', () => {
  expect(['-1', '−1', '－１', 'ー１'].map((text) => readDecimal(text, { negative: true }))).toEqual([
    '-1',
    '-1',
    '-1',
    '-1',
  ])
  expect(readDecimal('-0', { negative: true })).toBe('0')
})

it('shows groups and the true minus sign, and keeps every place', () => {
  expect(['', '999', '1000', '-1234567.50', '12345678901234567890.1'].map(showDecimal)).toEqual([
    '',
    '999',
    '1,000',
    '−1,234,567.50',
    '12,345,678,901,234,567,890.1',
  ])
  expect(decimalPlaces('1.250')).toBe(3)
})
