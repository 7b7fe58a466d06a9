import { addDays, dateOfDayNumber, dayNumber, startOfWeek, type BusinessDate } from '../../dates/business-date.ts'
import { percent, type Decimal } from '../../money/decimal.ts'
import type { WorkingCalendar } from '../calendars/working-calendar.ts'
import { workdaysIn, type DateSpan } from '../calendars/workdays.ts'
import { groupBy } from '../groups.ts'

/** Work of a company between two days. */
export interface LoadStep {
  readonly ownerId: string
  readonly calendar: WorkingCalendar
  readonly span: DateSpan
  readonly pieces: number
}

export interface DailyCapacity {
  /** Pieces on one open day. */
  readonly pieces: number
  readonly calendar: WorkingCalendar
}

/** How full one week of one company is. */
export interface WeekLoad {
  readonly ownerId: string
  /** Its Monday. */
  readonly week: BusinessDate
  readonly pieces: number
  /** Null where the company told none. */
  readonly capacity: number | null
  /** Pieces of capacity to one place; null without capacity, also in a week in which the company rests. */
  readonly percent: Decimal | null
}

/** The load of each company and week that has any, by company in the order given, then by week. */
export function weekLoads(
  steps: readonly LoadStep[],
  capacityOf: (ownerId: string) => DailyCapacity | null,
): WeekLoad[] {
  const byOwner = groupBy(steps, ({ ownerId }) => ownerId)
  return [...byOwner].flatMap(([ownerId, own]) => {
    const capacity = capacityOf(ownerId)
    return [...piecesByWeek(own)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([week, pieces]) => ({ ownerId, week, pieces, ...shareOf(pieces, week, capacity) }))
  })
}

function shareOf(
  pieces: number,
  week: BusinessDate,
  daily: DailyCapacity | null,
): Pick<WeekLoad, 'capacity' | 'percent'> {
  if (daily === null) return { capacity: null, percent: null }
  const capacity = daily.pieces * workdaysIn(daily.calendar, { start: week, end: addDays(week, 6) })
  return { capacity, percent: percent(String(pieces), String(capacity)) }
}

function piecesByWeek(steps: readonly LoadStep[]): Map<BusinessDate, number> {
  const weeks = new Map<BusinessDate, number>()
  for (const step of steps)
    for (const [day, pieces] of piecesByDay(step)) {
      const week = startOfWeek(dateOfDayNumber(day))
      weeks.set(week, (weeks.get(week) ?? 0) + pieces)
    }
  return weeks
}

/** Whole pieces, spread evenly over the open days; all of them on the first day of work that was done while closed. */
function piecesByDay({ calendar, span, pieces }: LoadStep): [day: number, pieces: number][] {
  const days = workdaysIn(calendar, span)
  if (days === 0) return [[dayNumber(span.start), pieces]]
  const first = calendar.ordinal(dayNumber(span.start))
  const until = (count: number) => Math.floor((pieces * count) / days)
  return Array.from({ length: days }, (_, at) => [calendar.day(first + at), until(at + 1) - until(at)])
}
