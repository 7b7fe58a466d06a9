import { describe, expect, it } from 'vitest'
import { addDays, addMonths, monthWeeks, today, within } from './calendar-days.ts'
import { readDate, showDay } from './read-date.ts'

describe('calendar days', () => {
  it('counts days over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  })

  it('holds a month to its last day', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2027-03-31', -1)).toBe('2027-02-28')
    expect(addMonths('2026-11-21', 12)).toBe('2027-11-21')
  })

  it('lays a month out in weeks from Sunday or Monday', () => {
    expect(monthWeeks('2027-02-26', 0).map((week) => week[0])).toEqual([
      '2027-01-31',
      '2027-02-07',
      '2027-02-14',
      '2027-02-21',
      '2027-02-28',
    ])
    expect(monthWeeks('2027-02-26', 1).map((week) => week[0])).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
    ])
  })

  it('knows limits and the local day', () => {
    expect(within('2027-02-26', '2027-02-26', '2027-02-26')).toBe(true)
    expect(within('2027-02-25', '2027-02-26')).toBe(false)
    expect(today(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21')
  })
})

describe('reading a date', () => {
  const read = (text: string) => readDate(text, '2026-11-21')

  it('reads the ways people type', () => {
    for (const text of [
      '2027/2/26',
      '2027-02-26',
      '2027.2.26',
      '20270226',
      '2027年2月26日',
      '２０２７／２／２６',
      ' 2027/02/26 ',
    ]) {
      expect(read(text), text).toBe('2027-02-26')
    }
    expect(read('2/26')).toBe('2026-02-26')
  })

  it('refuses what is no day', () => {
    for (const text of ['2027/2/30', '2027/13/1', '27/2/26', 'tomorrow', '2027', '2027/2/26/1'])
      expect(read(text), text).toBeNull()
  })

  it('shows a day with slashes', () => {
    expect(showDay('2027-02-26')).toBe('2027/02/26')
  })
})
