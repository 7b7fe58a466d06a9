import { expect, it } from 'vitest'
import { compare, minus, sum } from './decimal.ts'
import { split } from './split.ts'

it('§5 case 25: split 30/70 of ¥1,000,001', () => {
  expect(split('1000001', ['30', '70'])).toEqual(['300000', '700001'])
})

it('§5 case 29: ratio fill by the largest remainder, ties to the first', () => {
  expect(split('500', ['2', '4', '3', '1'])).toEqual(['100', '200', '150', '50'])
  expect(split('333', ['1', '2', '2', '1'])).toEqual(['56', '111', '111', '55'])
  expect(split('100', ['1', '1', '1'])).toEqual(['34', '33', '33'])
})

it('a negative total is the mirror of its positive, so a credit undoes its invoice', () => {
  expect(split('-333', ['1', '2', '2', '1'])).toEqual(['-56', '-111', '-111', '-55'])
})

it('splits into cents, and gives nothing to a weight of 0', () => {
  expect(split('0.05', ['1', '1', '0'], 2)).toEqual(['0.03', '0.02', '0.00'])
  expect(split('10.00', ['1.5', '1.5', '1'], 2)).toEqual(['3.75', '3.75', '2.50'])
})

it('§4 any split adds up, and no part is a whole step from its share', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const total = String((seed * 7919) % 10_007)
    const weights = Array.from({ length: (seed % 7) + 1 }, (_, at) => String(((seed + 3) * (at + 2) * 31) % 97))
    if (weights.every((weight) => weight === '0')) continue
    const parts = split(total, weights)
    expect(sum(parts)).toBe(total)
    const whole = Number(sum(weights))
    parts.forEach((part, at) => {
      const exact = (Number(total) * Number(weights[at])) / whole
      expect(compare(minus(part, exact.toFixed(6)), '1')).toBe(-1)
      expect(compare(minus(part, exact.toFixed(6)), '-1')).toBe(1)
    })
  }
})

it('refuses weights that cannot divide', () => {
  expect(() => split('10', ['0', '0'])).toThrow(/one of them above 0/)
  expect(() => split('10', ['-1', '2'])).toThrow(/give weights from 0/)
})
