import { expect, it } from 'vitest'
import { isReducedRate, taxRateOn, taxRates, type TaxRate } from './tax-rate.ts'

it.each([
  ['standard', '2019-09-30', null],
  ['standard', '2019-10-01', '10'],
  ['reduced', '2026-11-23', '8'],
  ['exempt', '1990-01-01', '0'],
  ['out_of_scope', '2026-11-23', '0'],
] as const)('domain §1 the %s rate of %s is %s', (code, on, percent) =>
  expect(taxRateOn(code, on)?.percent ?? null).toBe(percent),
)

it('domain §1 rates are data: a loaded one begins on its day, whatever the order of the rows', () => {
  const food: TaxRate = {
    code: 'reduced',
    category: 'AA',
    percent: '1',
    validFrom: '2027-04-01',
    validTo: '2029-03-31',
  }
  const rates = [food, ...taxRates]
  const on = (day: string) => taxRateOn('reduced', day, rates)?.percent
  expect(['2027-03-31', '2027-04-01', '2029-03-31', '2029-04-01'].map(on)).toEqual(['8', '1', '1', '8'])
  expect(taxRates.filter(isReducedRate).map(({ code }) => code)).toEqual(['reduced'])
})
