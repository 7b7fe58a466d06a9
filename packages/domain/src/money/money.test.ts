import { expect, it } from 'vitest'
import { fromBase, minorUnits, roundMoney, toBase } from './currency.ts'
import { clothAmount, wholesalePrice } from './price.ts'
import { settle } from './settlement.ts'
import { taxOn, taxTotals, taxWithin } from './tax.ts'

it('§1 minor units: JPY, KRW and VND 0, others 2', () => {
  expect(['JPY', 'KRW', 'VND', 'USD', 'EUR', 'CNY'].map(minorUnits)).toEqual([0, 0, 0, 2, 2, 2])
  expect(roundMoney('1234.5', 'JPY')).toBe('1235')
  expect(roundMoney('1234.565', 'USD', 'down')).toBe('1234.56')
})

it('§5 case 22: JPY 1,000,000 to USD at 150.25', () => {
  expect(fromBase('1000000', { rate: '150.25', perUnits: 1 }, 'USD')).toBe('6655.57')
})

it('§5 case 23: KRW 2,500,000 at 10.85 per 100', () => {
  expect(toBase('2500000', { rate: '10.85', perUnits: 100 })).toBe('271250')
})

it('§5 case 27: payable less credit, paid to the yen and one over', () => {
  expect(settle(['1100000'], ['55000'], ['1045000'])).toEqual({ open: '0', unapplied: '0' })
  expect(settle(['1100000'], ['55000'], ['1045001'])).toEqual({ open: '0', unapplied: '1' })
  expect(settle(['1100000'], [], ['1000000'])).toEqual({ open: '100000', unapplied: '0' })
})

it('§5 case 33: cloth ¥1,480/m, 3.2 m and a cut fee of 500', () => {
  const amount = clothAmount({ unitPrice: '1480', length: '3.2', cutFee: '500' })
  expect(amount).toBe('5236')
  expect(taxOn(amount, '10')).toBe('523')
})

it('§5 case 34: wholesale price, half up to ¥1', () => {
  expect(wholesalePrice('14800', '60')).toBe('8880')
  expect(wholesalePrice('9900', '62.5')).toBe('6188')
})

it('§5 case 1: tax is rounded once per rate, never per line', () => {
  const line = (amount: string, ratePercent: string) => ({ amount, ratePercent })
  const lines = [line('13861', '8'), line('13199', '8'), line('4389', '10'), line('23769', '10')]
  expect(taxTotals(lines)).toEqual([
    { ratePercent: '8', taxable: '27060', tax: '2164' },
    { ratePercent: '10', taxable: '28158', tax: '2815' },
  ])
})

it('§5 case 2: 3 × 105 at 10 % in each rounding', () => {
  expect(taxOn('315', '10')).toBe('31')
  expect(taxOn('315', '10', 'half_up')).toBe('32')
  expect(taxOn('315', '10', 'up')).toBe('32')
})

it('§5 case 4: tax held in a tax-inclusive total', () => {
  expect(taxWithin('10000', '10')).toBe('909')
  expect(taxWithin('10000', '8')).toBe('740')
  expect(taxWithin('10000', '8', 'half_up')).toBe('741')
})

it('§1 a credit mirrors its invoice', () => {
  for (const amount of ['315', '99', '5', '27061']) {
    for (const rounding of ['down', 'half_up', 'up'] as const) {
      expect(taxOn(`-${amount}`, '10', rounding)).toBe(`-${taxOn(amount, '10', rounding)}`.replace('-0', '0'))
    }
  }
})
