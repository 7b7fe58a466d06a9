import { expect, it } from 'vitest'
import { compare, isDecimal, minus, percent, percentOf, ratio, round, sum, times } from './decimal.ts'

it('§1 Money is decimal text: sums and products are exact where floats are not', () => {
  expect(sum(['0.1', '0.2'])).toBe('0.3')
  expect(times('1.005', '1000')).toBe('1005')
  expect(minus('1.0001', '1.0001')).toBe('0')
  expect(times('99999999999999.9999', '10000')).toBe('999999999999999999')
  expect(sum([])).toBe('0')
})

it('§1 whole numbers are exact however large they are, and say what the same ones with a point say', () => {
  const whole = ['0', '-0', '007', '1', '-1', '999999999999999', '-999999999999999', '1000000000000000', '9'.repeat(30)]
  for (const a of whole)
    for (const b of whole) {
      expect(sum([a, b])).toBe(sum([`${a}.0`, b]))
      expect(minus(a, b)).toBe(minus(`${a}.0`, b))
      expect(compare(a, b)).toBe(compare(`${a}.0`, b))
    }
  expect(sum(Array.from({ length: 20 }, () => '999999999999999'))).toBe('19999999999999980')
})

const rounded: [value: string, down: string, halfUp: string, up: string][] = [
  ['31.5', '31', '32', '32'],
  ['31.4', '31', '31', '32'],
  ['-31.5', '-31', '-32', '-32'],
  ['-31.4', '-31', '-31', '-32'],
  ['31', '31', '31', '31'],
  ['-0.4', '0', '0', '-1'],
]
for (const [value, down, halfUp, up] of rounded) {
  it(`§1 line and tax rounding, a credit mirrors its invoice: ${value}`, () => {
    expect(round(value, 0, 'down')).toBe(down)
    expect(round(value, 0, 'half_up')).toBe(halfUp)
    expect(round(value, 0, 'up')).toBe(up)
  })
}

it('§4.10 a ratio rounds once, and keeps its places', () => {
  expect(ratio('1', '3', 4)).toBe('0.3333')
  expect(ratio('2', '3', 0, 'down')).toBe('0')
  expect(ratio('-2', '3', 2, 'down')).toBe('-0.66')
  expect(ratio('2', '3', 2, 'up')).toBe('0.67')
  expect(ratio('1', '4', 3)).toBe('0.250')
  // 0.4445 would become 0.45 if it were rounded to 3 places first
  expect(ratio('8889', '20000', 2)).toBe('0.44')
})

it('§3.14 ÷0 has no figure', () => {
  expect(ratio('1', '0', 2)).toBeNull()
  expect(percent('0', '0.00')).toBeNull()
})

it('compares by value, not by text', () => {
  expect(compare('9', '10')).toBe(-1)
  expect(compare('1.0', '1')).toBe(0)
  expect(compare('-1', '-2')).toBe(1)
  expect(percentOf('626400', '10')).toBe('62640')
})

it('refuses what is not a plain decimal, saying what to write', () => {
  for (const text of ['1,000', '¥10', '1e3', '', ' 1', '.5', 'NaN']) {
    expect(isDecimal(text)).toBe(false)
    expect(() => sum([text])).toThrow(/is not a decimal number\. Write it as/)
  }
})
