import { dateOfDayNumber, dayNumber, type BusinessDate } from '../../dates/business-date.ts'
import type { DateSpan } from '../calendars/workdays.ts'
import type { StepNetwork } from '../network/step-network.ts'
import { earliestDates } from './earliest-dates.ts'
import { floatDays } from './float-days.ts'
import { latestDates } from './latest-dates.ts'
import { uniformBounds, type PlanDates } from './plan-bounds.ts'

export const spanOf = ({ start, end }: PlanDates, step: number): DateSpan => ({
  start: dateOfDayNumber(start[step]!),
  end: dateOfDayNumber(end[step]!),
})

const spans = ({ ids }: StepNetwork, dates: PlanDates) => new Map(ids.map((id, step) => [id, spanOf(dates, step)]))

/** The span of each step by id, the first of them on a date or after it. */
export const planForward = (network: StepNetwork, from: BusinessDate): Map<string, DateSpan> =>
  spans(network, earliestDates(network, uniformBounds(network, dayNumber(from), dayNumber(from))))

/** The span of each step by id, the last of them ending on the due date or before it (domain §3.4). */
export const planBackward = (network: StepNetwork, due: BusinessDate): Map<string, DateSpan> =>
  spans(network, latestDates(network, uniformBounds(network, dayNumber(due), dayNumber(due))))

export interface TwoWaySpan {
  readonly earliest: DateSpan
  readonly latest: DateSpan
  /** Working days of the step's calendar; below 0 where the time does not suffice. */
  readonly totalFloat: number
  readonly freeFloat: number
}

/** Both at once: from a date and towards the due date, with the float between. */
export function planBothWays(network: StepNetwork, from: BusinessDate, due: BusinessDate): Map<string, TwoWaySpan> {
  const bounds = uniformBounds(network, dayNumber(from), dayNumber(due))
  const [earliest, latest] = [earliestDates(network, bounds), latestDates(network, bounds)]
  const { total, free } = floatDays(network, bounds, earliest, latest)
  return new Map(
    network.ids.map((id, step) => [
      id,
      {
        earliest: spanOf(earliest, step),
        latest: spanOf(latest, step),
        totalFloat: total[step]!,
        freeFloat: free[step]!,
      },
    ]),
  )
}
