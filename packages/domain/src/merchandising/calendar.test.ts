import { expect, it } from 'vitest'
import { moveToPeriod, periodOf, periodUnits, releasePeriods } from './periods.ts'
import { addDays } from '../dates/business-date.ts'
import { inSeason, lastYear, seasonAfter, seasonOf, seasonOn } from './season.ts'

it('§3.14 a season code is its dates, by the start months of the brand', () => {
  expect(seasonOf('27SS')).toEqual({ code: '27SS', startsOn: '2027-01-01', endsOn: '2027-06-30' })
  expect(seasonOf('26AW')).toEqual({ code: '26AW', startsOn: '2026-07-01', endsOn: '2026-12-31' })
  expect(seasonOf('27AW', [2, 8])).toEqual({ code: '27AW', startsOn: '2027-08-01', endsOn: '2028-01-31' })
  expect(() => seasonOf('SS27')).toThrow(/Write the year and SS or AW/)
  expect(() => seasonOf('27SS', [9])).toThrow(/do not divide a year/)
})

it('§3.14 finds the season of a day, also in the January of an autumn', () => {
  expect(seasonOn('2027-03-12').code).toBe('27SS')
  expect(seasonOn('2028-01-15', [2, 8]).code).toBe('27AW')
  expect(seasonAfter('27SS', 1).code).toBe('27AW')
  expect(seasonAfter('27SS', -2).code).toBe('26SS')
  expect(lastYear('2028-02-29')).toBe('2027-02-28')
})

it('§3.14 release_on in season', () => {
  const season = seasonOf('27SS')
  expect(inSeason('2027-01-01', season)).toBe(true)
  expect(inSeason('2027-06-30', season)).toBe(true)
  expect(inSeason('2027-07-01', season)).toBe(false)
  expect(inSeason('2026-12-31', season)).toBe(false)
})

it('§3.14 columns by month, half and week', () => {
  const season = seasonOf('27SS')
  expect(releasePeriods(season, 'month').map((period) => period.startsOn)).toEqual([
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
    '2027-04-01',
    '2027-05-01',
    '2027-06-01',
  ])
  expect(releasePeriods(season, 'half').slice(2, 4)).toEqual([
    { startsOn: '2027-02-01', endsOn: '2027-02-15' },
    { startsOn: '2027-02-16', endsOn: '2027-02-28' },
  ])
  const late = releasePeriods({ startsOn: '2027-01-15', endsOn: '2027-01-31' }, 'half')
  expect(late.map((period) => period.startsOn)).toEqual(['2027-01-15', '2027-01-16'])
  const weeks = releasePeriods(season, 'week')
  expect(weeks[0]).toEqual({ startsOn: '2027-01-01', endsOn: '2027-01-03' })
  expect(weeks[1]).toEqual({ startsOn: '2027-01-04', endsOn: '2027-01-10' })
  expect(weeks.at(-1)).toEqual({ startsOn: '2027-06-28', endsOn: '2027-06-30' })
})

for (const unit of periodUnits) {
  it(`§3.14 every day of a season lies in exactly one ${unit}`, () => {
    for (const season of [seasonOf('27SS'), seasonOf('27AW', [2, 8]), seasonOf('24SS', [3, 9])]) {
      const periods = releasePeriods(season, unit)
      for (let day = season.startsOn; day <= season.endsOn; day = addDays(day, 1)) {
        expect(periods.filter(({ startsOn, endsOn }) => day >= startsOn && day <= endsOn)).toHaveLength(1)
      }
      expect(periodOf(addDays(season.endsOn, 1), periods)).toBeNull()
      expect(periodOf(addDays(season.startsOn, -1), periods)).toBeNull()
    }
  })
}

it('§3.14 a dragged card keeps its place in the new column, cut to its end', () => {
  const [january, february] = releasePeriods(seasonOf('27SS'), 'month')
  expect(moveToPeriod('2027-03-12', february!, 'month')).toBe('2027-02-12')
  expect(moveToPeriod('2027-01-31', february!, 'month')).toBe('2027-02-28')
  expect(moveToPeriod(null, january!, 'month')).toBe('2027-01-01')
  const halves = releasePeriods(seasonOf('27SS'), 'half')
  expect(moveToPeriod('2027-01-20', halves[2]!, 'half')).toBe('2027-02-05')
  const weeks = releasePeriods(seasonOf('27SS'), 'week')
  expect(moveToPeriod('2027-03-03', weeks[2]!, 'week')).toBe('2027-01-13')
})
