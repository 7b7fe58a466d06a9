import { expect, it } from 'vitest'
import { closingDate, dueDate, instalments, type DueRule } from './due-date.ts'
import { dayOfDue, legalLimit } from './legal-days.ts'
import { checkTerm, lateInterest, longestWait } from './legal-limit.ts'

const rule = (
  closingDay: number,
  monthOffset: number,
  payDay: number,
  holidayShift: DueRule['holidayShift'] = 'none',
): DueRule => ({ closingDay, monthOffset, payDay, netDays: null, holidayShift })
const due = (text: string, basis: string) => {
  const [closing, months, pay] = text.split('/').map(Number) as [number, number, number]
  return (['none', 'previous', 'next'] as const).map((shift) => dueDate(basis, rule(closing, months, pay, shift)).due)
}

it('§5 golden 12: end of month, one on, end of month; a Saturday', () => {
  expect(due('31/1/31', '2026-01-31')).toEqual(['2026-02-28', '2026-02-27', '2026-03-02'])
})

it('§5 golden 14: closing on the 20th', () => {
  expect(due('20/1/31', '2026-01-20')[0]).toBe('2026-02-28')
  expect(closingDate('2026-01-21', 20)).toBe('2026-02-20')
  expect(due('20/1/31', '2026-01-21')[0]).toBe('2026-03-31')
})

it('§5 golden 16: within the month; a Sunday', () => {
  expect(due('15/0/31', '2026-04-15')[0]).toBe('2026-04-30')
  expect(due('15/0/31', '2026-04-16')).toEqual(['2026-05-31', '2026-05-29', '2026-06-01'])
})

it('§5 golden 18: the turn of the year', () => {
  expect(due('31/1/31', '2026-11-10')).toEqual(['2026-12-31', '2026-12-30', '2027-01-04'])
})

it('§5 golden 20: Toritekihō, sixty days or two months', () => {
  const beyond = (receipt: string, on: string) => on > legalLimit(receipt, true).on
  expect([
    dayOfDue('2026-03-01', '2026-04-30'),
    legalLimit('2026-03-01', true).on,
    beyond('2026-03-01', '2026-04-30'),
  ]).toEqual([61, '2026-04-30', false])
  expect([dayOfDue('2026-07-01', '2026-08-31'), beyond('2026-07-01', '2026-08-31')]).toEqual([62, false])
  expect([
    dayOfDue('2026-01-21', '2026-03-31'),
    legalLimit('2026-01-21', true).twoMonths,
    beyond('2026-01-21', '2026-03-31'),
  ]).toEqual([70, '2026-03-20', true])
  expect(beyond('2026-04-01', '2026-06-10')).toBe(true)
})

const term = (
  from: Partial<DueRule> & { feeBearer?: 'payer' | 'payee'; basis?: 'receipt' | 'inspection'; method?: string } = {},
) => ({
  ...rule(31, 1, 31),
  basis: 'receipt' as const,
  feeBearer: 'payer' as const,
  method: 'bank',
  splits: [],
  ...from,
})

it('§3.10 beyond the limit is an error for protected suppliers, else a warning; days are held to sixty', () => {
  const late = term(rule(20, 1, 31))
  expect(checkTerm(late, '2026-01-21', true)).toMatchObject([
    { code: 'paidLate', level: 'error', meta: { due: '2026-03-31', limit: '2026-03-21', day: 70 } },
  ])
  expect(checkTerm(late, '2026-01-21', false)).toMatchObject([{ code: 'paidLate', level: 'warning' }])
  const days = (netDays: number) => term({ closingDay: null, monthOffset: null, payDay: null, netDays })
  expect(checkTerm(days(59), '2026-07-01', true)).toEqual([])
  expect(checkTerm(days(60), '2026-07-01', true)).toMatchObject([
    { code: 'paidLate', meta: { day: 61, by: 'sixtyDays' } },
  ])
})

it('§3.10 the shifted date is the one that is checked', () => {
  // 31/+1/31 of 04-01 is due on 05-31, a Sunday: the next bank day is beyond the limit, the one before is not.
  expect(checkTerm(term(rule(31, 1, 31, 'next')), '2026-04-01', true)).toHaveLength(1)
  expect(checkTerm(term(rule(31, 1, 31, 'previous')), '2026-04-01', true)).toEqual([])
})

it('§3.10 a fee may not be deducted, and the clock starts at receipt', () => {
  expect(
    checkTerm(term({ feeBearer: 'payee', basis: 'inspection' }), '2026-03-02', true).map(({ code }) => code),
  ).toEqual(['feeDeducted', 'clockStartsAtReceipt'])
})

it('finds the day of receipt that waits longest', () => {
  expect(longestWait(term(rule(20, 1, 31)), 2026)).toMatchObject({
    receipt: '2026-03-21',
    due: '2026-05-31',
    day: 72,
    beyond: 11,
  })
  expect(longestWait(term(), 2026).beyond).toBeLessThanOrEqual(0)
})

it('§5 golden 21: late interest', () => {
  expect(lateInterest('1000000', 10)).toBe('4000')
  expect(lateInterest('1000001', 10)).toBe('4000')
})

it('§5 golden 25: each part rounded down, the last takes the remainder', () => {
  const none = { monthOffset: null, payDay: null, netDays: null, method: null }
  const parts = instalments('1000001', '2026-01-31', {
    ...rule(31, 1, 31),
    splits: [
      { percent: '30', ...none },
      { percent: '70', ...none, monthOffset: 2, method: 'densai' },
    ],
  })
  expect(parts.map(({ amount, due: on }) => [amount, on])).toEqual([
    ['300000', '2026-02-28'],
    ['700001', '2026-03-31'],
  ])
  expect(instalments('100', '2026-01-31', { ...rule(31, 1, 31), splits: [] })).toHaveLength(1)
})
