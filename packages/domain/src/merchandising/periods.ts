import { addDays, addMonths, partsOf, startOfMonth, startOfWeek, weekday, written } from '../dates/business-date.ts'
import type { BusinessDate } from '../dates/business-date.ts'
import type { Season } from './season.ts'

/** How wide a column of the map is (domain §3.14). */
export const periodUnits = ['month', 'half', 'week'] as const
export type PeriodUnit = (typeof periodUnits)[number]

/** One column: a period is named by its first day. */
export interface ReleasePeriod {
  startsOn: BusinessDate
  endsOn: BusinessDate
}

/** The columns of a season, without gap; the first and the last are cut to the season. */
export function releasePeriods(season: Pick<Season, 'startsOn' | 'endsOn'>, unit: PeriodUnit): ReleasePeriod[] {
  const { startsOn, endsOn } = season
  const periods: ReleasePeriod[] = []
  for (let day = startsOn; day <= endsOn;) {
    const next = nextPeriod(day, unit)
    const last = addDays(next, -1)
    periods.push({ startsOn: day, endsOn: last < endsOn ? last : endsOn })
    day = next
  }
  return periods
}

/** The column a release day belongs to, or null outside the season. */
export function periodOf(date: BusinessDate, periods: readonly ReleasePeriod[]): ReleasePeriod | null {
  return periods.find(({ startsOn, endsOn }) => date >= startsOn && date <= endsOn) ?? null
}

/**
 * Where a release day goes when its card moves to another column: the same place in the new one,
 * cut to its last day.
 */
export function moveToPeriod(date: BusinessDate | null, target: ReleasePeriod, unit: PeriodUnit): BusinessDate {
  if (date === null) return target.startsOn
  const offset = dayInPeriod(date, unit)
  const moved = addDays(target.startsOn, offset)
  return moved < target.endsOn ? moved : target.endsOn
}

function dayInPeriod(date: BusinessDate, unit: PeriodUnit): number {
  const day = partsOf(date)[2]
  if (unit === 'month') return day - 1
  if (unit === 'half') return day <= 15 ? day - 1 : day - 16
  return weekday(date) - 1
}

/** Halves begin on the 1st and the 16th, weeks on Monday. */
function nextPeriod(day: BusinessDate, unit: PeriodUnit): BusinessDate {
  if (unit === 'week') return addDays(startOfWeek(day), 7)
  const [year, month, dayOfMonth] = partsOf(day)
  if (unit === 'half' && dayOfMonth < 16) return written(year, month, 16)
  return addMonths(startOfMonth(day), 1)
}
