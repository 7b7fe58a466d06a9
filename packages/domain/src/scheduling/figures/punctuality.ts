import type { BusinessDate } from '../../dates/business-date.ts'
import { percent, type Decimal } from '../../money/decimal.ts'
import type { WorkingCalendar } from '../calendars/working-calendar.ts'
import { workdaysBetween } from '../calendars/workdays.ts'
import { groupBy } from '../groups.ts'

/** A piece of work that is done: when it was promised, and when it was. */
export interface KeptPromise {
  readonly ownerId: string
  readonly calendar: WorkingCalendar
  readonly promised: BusinessDate
  readonly actual: BusinessDate
}

export interface Punctuality {
  readonly ownerId: string
  readonly count: number
  readonly onTime: number
  /** To one place. */
  readonly onTimePercent: Decimal | null
  /** The middle of the working days by which it was later than promised; the earlier of two middles. */
  readonly medianDays: number
  readonly worstDays: number
}

/** How far each company keeps its days, in the order given. */
export function punctualities(promises: readonly KeptPromise[]): Punctuality[] {
  return [...groupBy(promises, ({ ownerId }) => ownerId)].map(([ownerId, own]) => {
    const late = own
      .map(({ calendar, promised, actual }) => workdaysBetween(calendar, promised, actual))
      .toSorted((one, other) => one - other)
    const onTime = late.filter((days) => days <= 0).length
    return {
      ownerId,
      count: late.length,
      onTime,
      onTimePercent: percent(String(onTime), String(late.length)),
      medianDays: late[Math.floor((late.length - 1) / 2)]!,
      worstDays: late.at(-1)!,
    }
  })
}
