import { expect, it } from 'vitest'
import { bankClosure, isBankHoliday, toBankDay } from './bank-day.ts'
import { isBusinessDate } from './business-date.ts'
import { nationalHolidays } from './national-holidays.ts'

it('names the holidays of 2026 as the law does, the substitute and the day between among them', () => {
  expect(Object.fromEntries(nationalHolidays(2026))).toEqual({
    '2026-01-01': 'newYear',
    '2026-01-12': 'comingOfAge',
    '2026-02-11': 'foundation',
    '2026-02-23': 'emperor',
    '2026-03-20': 'vernalEquinox',
    '2026-04-29': 'showa',
    '2026-05-03': 'constitution',
    '2026-05-04': 'greenery',
    '2026-05-05': 'children',
    '2026-05-06': 'substitute',
    '2026-07-20': 'marine',
    '2026-08-11': 'mountain',
    '2026-09-21': 'aged',
    '2026-09-22': 'between',
    '2026-09-23': 'autumnalEquinox',
    '2026-10-12': 'sports',
    '2026-11-03': 'culture',
    '2026-11-23': 'labour',
  })
})

it('knows the equinoxes', () => {
  const equinoxes = (year: number) =>
    [...nationalHolidays(year)].filter(([, key]) => /Equinox/.test(key)).map(([day]) => day.slice(5))
  expect([2024, 2025, 2027, 2028, 2030].map(equinoxes)).toEqual([
    ['03-20', '09-22'],
    ['03-20', '09-23'],
    ['03-21', '09-23'],
    ['03-20', '09-22'],
    ['03-20', '09-23'],
  ])
})

it('knows the years of special laws', () => {
  const ofMonths = (year: number, ...months: string[]) =>
    [...nationalHolidays(year).keys()].map((day) => day.slice(5)).filter((day) => months.includes(day.slice(0, 2)))
  expect(ofMonths(2019, '04', '05', '10', '12')).toEqual([
    '04-29',
    '04-30',
    '05-01',
    '05-02',
    '05-03',
    '05-04',
    '05-05',
    '05-06',
    '10-14',
    '10-22',
  ])
  expect(ofMonths(2020, '07', '08', '10')).toEqual(['07-23', '07-24', '08-10'])
  expect(ofMonths(2021, '07', '08', '10')).toEqual(['07-22', '07-23', '08-08', '08-09'])
})

it('§1 bank holidays: weekends, national holidays, the turn of the year, and days a group adds', () => {
  expect(bankClosure('2026-02-28')).toBe('weekend')
  expect(bankClosure('2026-05-06')).toBe('holiday')
  expect(['2026-12-30', '2026-12-31', '2027-01-02', '2027-01-04'].map((day) => isBankHoliday(day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  const summer = new Set(['2026-08-13', '2026-08-14'])
  expect(bankClosure('2026-08-13', summer)).toBe('closed')
  expect(toBankDay('2026-08-13', 'next', summer)).toBe('2026-08-17')
  expect(toBankDay('2026-08-14', 'previous', summer)).toBe('2026-08-12')
  expect(toBankDay('2026-02-28', 'none')).toBe('2026-02-28')
})

it('every holiday of every year that can be written is a day of that year', () => {
  for (let year = 0; year <= 9999; year += 1) {
    const odd = [...nationalHolidays(year).keys()].filter(
      (day) => !isBusinessDate(day) || Number(day.slice(0, 4)) !== year,
    )
    expect([year, odd]).toEqual([year, []])
  }
})
