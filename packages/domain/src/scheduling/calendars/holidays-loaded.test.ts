import { expect, it } from 'vitest'
import { holidayGaps } from './holiday-gaps.ts'
import { holidayText, readHolidayLines } from './holiday-lines.ts'

it('reads days as notices and spreadsheets write them, and gives the same text back', () => {
  const text = '2027年2月5日\t除夕\r\n\n2027/2/6\t春节\n2027-02-20\t春节调休\t上班\n2027.1.1,元旦'
  const { days, faults } = readHolidayLines(text, 2027)
  expect(faults).toEqual([])
  expect(days).toEqual([
    { day: '2027-01-01', name: '元旦', works: false },
    { day: '2027-02-05', name: '除夕', works: false },
    { day: '2027-02-06', name: '春节', works: false },
    { day: '2027-02-20', name: '春节调休', works: true },
  ])
  expect(readHolidayLines(holidayText(days), 2027)).toEqual({ days, faults: [] })
})

it('says of every line what is wrong with it', () => {
  const lines = [
    '2027-02-30\tTết',
    '2/9/2027\tQuốc khánh',
    '2026-09-02\tQuốc khánh',
    '2027-09-02\tQuốc khánh',
    '2027-09-02\tagain',
    '2027-09-03',
    '2027-09-04\tx\tmaybe',
  ]
  const { days, faults } = readHolidayLines(lines.join('\n'), 2027)
  expect(days.map(({ day }) => day)).toEqual(['2027-09-02'])
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
    [1, 'date'],
    [2, 'date'],
    [3, 'year'],
    [5, 'repeated'],
    [6, 'name'],
    [7, 'mark'],
  ])
})

it('§3.4 names the years that a plan needs and does not know', () => {
  const loaded = new Map([
    ['CN', new Map([2026, 2027].map((year) => [year, { isAnnounced: year === 2026 }]))],
    ['VN', new Map([[2026, { isAnnounced: true }]])],
  ])
  const over = (country: string | null, start: string, end: string) => ({ country, span: { start, end } })
  const gaps = (...spans: ReturnType<typeof over>[]) => holidayGaps(spans, (country) => loaded.get(country))
  expect(gaps(over('VN', '2026-11-01', '2026-12-31'), over('JP', '2027-01-01', '2030-01-01'))).toEqual([])
  expect(gaps(over(null, '2028-01-01', '2028-02-01'))).toEqual([])
  expect(gaps(over('VN', '2026-12-01', '2027-01-05'), over('CN', '2027-01-01', '2028-01-05'))).toEqual([
    { country: 'CN', year: 2027, isLoaded: true },
    { country: 'CN', year: 2028, isLoaded: false },
    { country: 'VN', year: 2027, isLoaded: false },
  ])
})
