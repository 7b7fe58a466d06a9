import { dayNumber, type BusinessDate } from '@tsumugi/domain'
import { isSettled, stepHealth, type DateSpan, type Health, type PlanForecast } from '@tsumugi/domain/scheduling'

/** A run of days, both ends included, as day numbers. */
export interface DayRun {
  readonly start: number
  readonly end: number
}

/** What is drawn of one step. */
export interface StepFigures {
  /** As expected: what is done, what is left of what has begun, and what follows from it. */
  readonly bar: DayRun
  /** The part that is done, 0 to 1. */
  readonly done: number
  /** Days of the bar beyond the day it was first planned to end on. */
  readonly slipDays: number
  /** The same in working days of its calendar; negative where it ends earlier. */
  readonly slip: number
  /** Working days it may still slip before the due date is missed; null once it is settled. */
  readonly float: number | null
  /** The last day it may end on, where that is later than it will. */
  readonly floatEnd: number | null
  /** The plan when the contract was accepted, or the plan of today where none was frozen; null where the bar says it. */
  readonly ghost: DayRun | null
  readonly health: Health
}

const runOf = ({ start, end }: DateSpan): DayRun => ({ start: dayNumber(start), end: dayNumber(end) })

export function stepFigures(plan: PlanForecast, at: number, todayOf: (ownerId: string) => BusinessDate): StepFigures {
  const step = plan.steps[at]!
  const { forecast, latest, network, float } = plan
  // Of the days that are tried, where somebody drags.
  const current = { start: plan.planned.start[at]!, end: plan.planned.end[at]! }
  const planned = step.baseline === null ? current : runOf(step.baseline)
  const settled = isSettled(step.status)
  const bar = step.status === 'skipped' ? current : { start: forecast.start[at]!, end: forecast.end[at]! }
  const calendar = network.calendars[at]!
  const total = float.total[at]!
  const isAside = step.baseline !== null || planned.start !== bar.start || planned.end !== bar.end
  return {
    bar,
    done: step.status === 'done' ? 1 : step.progress / 100,
    slipDays: settled ? 0 : Math.max(0, Math.min(bar.end - planned.end, bar.end - bar.start + 1)),
    slip: calendar.ordinal(bar.end + 1) - calendar.ordinal(planned.end + 1),
    float: settled ? null : total,
    floatEnd: !settled && latest.end[at]! > bar.end ? latest.end[at]! : null,
    ghost: isAside && step.status !== 'skipped' ? planned : null,
    health: stepHealth(step, todayOf(step.ownerId), total),
  }
}
