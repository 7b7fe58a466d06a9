import { expect, it } from 'vitest'
import { addDays, dateOfDayNumber, dayNumber } from '../../dates/business-date.ts'
import { isBankHoliday } from '../../dates/bank-day.ts'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { everyDay, type CompanyCalendar } from './company-calendar.ts'
import { WorkingCalendar } from './working-calendar.ts'
import { addWorkdays, isWorkday, workdaysBetween, workdaysIn, workSpan } from './workdays.ts'

const week = { ...everyDay, restDays: [6, 7] }
const japan = new WorkingCalendar({ ...week, nationalHolidays: 'JP' })
const china = new WorkingCalendar({
  ...week,
  nationalHolidays: {
    closedDays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08'],
    workingDays: ['2026-09-27', '2026-10-10'],
  },
})

it('§3.4 counts over weekends and national holidays', () => {
  expect(addWorkdays(japan, '2026-11-20', 1)).toBe('2026-11-24')
  expect(addWorkdays(japan, '2026-11-24', -1)).toBe('2026-11-20')
  expect(addWorkdays(japan, '2026-11-21', 1)).toBe('2026-11-24')
  expect(addWorkdays(japan, '2026-11-21', 0)).toBe('2026-11-21')
  expect(workdaysBetween(japan, '2026-11-20', '2026-11-25')).toBe(2)
  expect(workdaysBetween(japan, '2026-11-25', '2026-11-20')).toBe(-2)
  expect(workdaysIn(japan, { start: '2026-11-20', end: '2026-11-25' })).toBe(3)
  expect(workSpan(japan, '2026-11-21', 2)).toEqual({ start: '2026-11-24', end: '2026-11-25' })
})

it('works on days that a state moves (调休), and each company by its own days', () => {
  expect(addWorkdays(china, '2026-09-25', 1)).toBe('2026-09-27')
  expect(addWorkdays(china, '2026-09-30', 1)).toBe('2026-10-09')
  expect(addWorkdays(china, '2026-09-30', 2)).toBe('2026-10-10')
  const ours = {
    ...week,
    nationalHolidays: 'JP',
    closedDays: new Set(['2026-08-13']),
    workingDays: new Set(['2026-11-23']),
  } as const
  const company = new WorkingCalendar(ours)
  expect(['2026-08-13', '2026-08-14', '2026-11-23'].map((date) => isWorkday(company, date))).toEqual([
    false,
    true,
    true,
  ])
  const both = new WorkingCalendar({ ...ours, workingDays: new Set(['2026-08-13']) })
  expect(isWorkday(both, '2026-08-13')).toBe(true)
})

it('a company that never works has no calendar', () => {
  expect(() => new WorkingCalendar({ ...week, restDays: [1, 2, 3, 4, 5, 6, 7] })).toThrow(/at least one weekday/)
})

it('is extended, never cut: whatever is asked first, the answers are the same', () => {
  const far = new WorkingCalendar({ ...week, nationalHolidays: 'JP' })
  expect(addWorkdays(far, '1999-03-01', 5)).toBe('1999-03-08')
  expect(addWorkdays(far, '2026-11-20', 1)).toBe('2026-11-24')
  expect(addWorkdays(far, '2026-11-20', 25_000)).toBe(addWorkdays(japan, '2026-11-20', 25_000))
  expect(workdaysBetween(far, '1990-01-01', '2150-01-01')).toBe(workdaysBetween(japan, '1990-01-01', '2150-01-01'))
  expect(() => addWorkdays(far, '2026-11-20', 1e9)).toThrow(/9999/)
  expect(() => addWorkdays(far, '2026-11-20', -1e9)).toThrow(/9999/)
})

const random = (seed: number): CompanyCalendar => {
  const { whole, happens } = chance(seed)
  const days = (count: number) => new Set(Array.from({ length: count }, () => addDays('2026-01-01', whole(0, 730))))
  return {
    restDays: [1, 2, 3, 4, 5, 6, 7].filter(() => happens(0.3)).slice(0, 6),
    nationalHolidays: happens(0.5) ? 'JP' : { closedDays: [...days(20)], workingDays: [...days(5)] },
    closedDays: days(30),
    workingDays: days(5),
  }
}

it('counts as one would by walking day by day', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { whole } = chance(seed)
    const calendar = new WorkingCalendar(random(seed))
    const from = addDays('2026-01-01', whole(0, 600))
    let [day, count] = [from, 0]
    const wanted = whole(1, 60)
    while (count < wanted) {
      day = addDays(day, 1)
      if (isWorkday(calendar, day)) count += 1
    }
    expect(addWorkdays(calendar, from, wanted)).toBe(day)
    expect(workdaysBetween(calendar, from, day)).toBe(wanted)
    if (isWorkday(calendar, from)) expect(addWorkdays(calendar, day, -wanted)).toBe(from)
  }
})

it('agrees with the calendar of banks on every day but the turn of the year', () => {
  const always = new WorkingCalendar(everyDay)
  for (let day = dayNumber('2020-01-01'); day < dayNumber('2035-01-01'); day += 1) {
    const date = dateOfDayNumber(day)
    expect(isWorkday(always, date)).toBe(true)
    if (!/-12-31|-01-0[123]/.test(date)) expect([date, isWorkday(japan, date)]).toEqual([date, !isBankHoliday(date)])
  }
})
