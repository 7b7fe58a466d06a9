import { expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, endOfMonth, isBusinessDate, startOfWeek, weekday } from './business-date.ts'

it('§1 a business date is a day that exists', () => {
  expect(['2027-02-28', '2028-02-29', '2000-02-29'].every(isBusinessDate)).toBe(true)
  expect(['2027-02-29', '1900-02-29', '2027-13-01', '2027-1-1', '2027-00-10', 'today'].some(isBusinessDate)).toBe(false)
  expect(() => addDays('2027-02-30', 1)).toThrow(/Write a day that exists/)
})

it('counts days as the calendar does, over 150 years', () => {
  const dayLength = 86_400_000
  for (let number = -26_000; number < 29_000; number += 13) {
    const date = new Date(number * dayLength).toISOString().slice(0, 10)
    expect(addDays('1970-01-01', number)).toBe(date)
    expect(daysBetween('1970-01-01', date)).toBe(number)
    expect(weekday(date)).toBe(new Date(number * dayLength).getUTCDay() || 7)
  }
})

it('months keep the day where they can', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2027-03-15', -3)).toBe('2026-12-15')
  expect(endOfMonth('2028-02-03')).toBe('2028-02-29')
  expect(startOfWeek('2026-11-21')).toBe('2026-11-16')
})
