import { expect, it } from 'vitest'
import type { DueRule } from './due-date.ts'
import { dayOfDue } from './legal-days.ts'
import { protectedDue } from './protected-due.ts'

const endOfNextMonth: DueRule = { closingDay: 31, monthOffset: 1, payDay: 31, netDays: null, holidayShift: 'next' }

it.each([
  ['2026-11-01', true, '2026-12-30', 60, 'moved_back'],
  ['2026-11-01', false, '2026-12-30', 60, 'moved_back'],
  ['2026-12-01', true, '2027-02-01', 63, 'agreed_shift'],
  ['2026-12-01', false, '2027-01-29', 60, 'moved_back'],
  ['2026-11-10', false, '2027-01-04', 56, 'as_agreed'],
  // 2026-02-01 + two months ends on 03-31, a Tuesday.
  ['2026-02-01', false, '2026-03-31', 59, 'as_agreed'],
] as const)('trade-law B4, golden 18: received %s, shift agreed %s, paid %s', (receipt, isAgreed, due, day, by) => {
  const answer = protectedDue(receipt, endOfNextMonth, { isShiftAgreed: isAgreed })
  expect([answer.due, dayOfDue(receipt, answer.due), answer.by]).toEqual([due, day, by])
})

it('trade-law B4 a term that closes on the 20th and pays at the end of the next month is late at order time', () => {
  const rule = { ...endOfNextMonth, closingDay: 20 }
  expect(protectedDue('2026-11-21', rule, { isShiftAgreed: true })).toMatchObject({
    nominal: '2027-01-31',
    by: 'beyond_limit',
  })
})

it('trade-law B4 two days and no more: Saturday to Monday is agreed to, Saturday to Tuesday is not', () => {
  const net = (netDays: number): DueRule => ({
    ...endOfNextMonth,
    closingDay: null,
    monthOffset: null,
    payDay: null,
    netDays,
  })
  // Day 60 is Saturday 2026-07-18 and the Monday after is Marine Day; a week before, Monday is a bank day.
  expect(protectedDue('2026-05-20', net(59), { isShiftAgreed: true })).toMatchObject({
    due: '2026-07-17',
    by: 'moved_back',
  })
  expect(protectedDue('2026-05-13', net(59), { isShiftAgreed: true })).toMatchObject({
    due: '2026-07-13',
    by: 'agreed_shift',
  })
  expect(protectedDue('2026-05-13', net(60), { isShiftAgreed: true })).toMatchObject({
    by: 'moved_back',
    due: '2026-07-10',
  })
})
