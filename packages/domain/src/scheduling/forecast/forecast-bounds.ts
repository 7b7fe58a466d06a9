import { dayNumber, type BusinessDate } from '../../dates/business-date.ts'
import type { WorkingCalendar } from '../calendars/working-calendar.ts'
import type { Calendars, StepNetwork } from '../network/step-network.ts'
import type { PlanMove } from '../editing/plan-move.ts'
import { unfixed, type PlanBounds, type PlanDates } from '../planning/plan-bounds.ts'
import type { ScheduledStep } from '../status/scheduled-step.ts'

/** What a forecast is made on, besides the plan. */
export interface ForecastContext {
  readonly calendars: Calendars
  /** The day it is where an organisation is. */
  readonly todayOf: (ownerId: string) => BusinessDate
  /** When a schedule is due; null where it is not, and float is counted to its own forecast end. */
  readonly dueOf: (scheduleId: string) => BusinessDate | null
  /** Working days that steps are supposed to take longer, by step id. */
  readonly delays?: ReadonlyMap<string, number>
}

/** Where a step stands today: from when on it may be worked, or the days it is fixed to. */
interface Standing {
  readonly floor: number
  readonly workdays: number
  readonly fixed: readonly [start: number, end: number] | null
}

/** The days a step is planned on, as day numbers, and how many of them are worked. */
interface PlannedDays {
  readonly start: number
  readonly end: number
  readonly workdays: number
}

/** First and last planned day of each step by index. */
export const plannedDates = (steps: readonly ScheduledStep[]): PlanDates => ({
  start: Int32Array.from(steps, ({ planned }) => dayNumber(planned.start)),
  end: Int32Array.from(steps, ({ planned }) => dayNumber(planned.end)),
})

/**
 * Bounds of a forecast: what is done keeps its days; what is being done takes what is left of it from today, and no less
 * than its owner planned; what is to do starts neither before today nor before its plan. `ceiling` is left open.
 */
export function forecastBounds(
  steps: readonly ScheduledStep[],
  network: StepNetwork,
  planned: PlanDates,
  context: ForecastContext,
): PlanBounds {
  const bounds = emptyBounds(steps.length)
  for (const [at, step] of steps.entries()) {
    const days = { start: planned.start[at]!, end: planned.end[at]!, workdays: step.workdays }
    write(bounds, at, standingOf(step, days, network.calendars[at]!, context))
  }
  return bounds
}

/** The same once some steps are planned on other days. */
export function movedBounds(
  before: PlanBounds,
  steps: readonly ScheduledStep[],
  network: StepNetwork,
  { dates, workdays, indexes }: PlanMove,
  context: ForecastContext,
): PlanBounds {
  const bounds = {
    floor: before.floor.slice(),
    ceiling: before.ceiling,
    workdays: before.workdays.slice(),
    fixedStart: before.fixedStart.slice(),
    fixedEnd: before.fixedEnd.slice(),
  }
  for (const at of indexes) {
    const days = { start: dates.start[at]!, end: dates.end[at]!, workdays: workdays[at]! }
    write(bounds, at, standingOf(steps[at]!, days, network.calendars[at]!, context))
  }
  return bounds
}

const emptyBounds = (count: number): PlanBounds => ({
  floor: new Int32Array(count),
  ceiling: new Int32Array(count),
  workdays: new Int32Array(count),
  fixedStart: new Int32Array(count),
  fixedEnd: new Int32Array(count),
})

function write(bounds: PlanBounds, at: number, { floor, workdays, fixed }: Standing): void {
  bounds.floor[at] = floor
  bounds.workdays[at] = workdays
  bounds.fixedStart[at] = fixed?.[0] ?? unfixed
  bounds.fixedEnd[at] = fixed?.[1] ?? unfixed
}

function standingOf(
  step: ScheduledStep,
  planned: PlannedDays,
  calendar: WorkingCalendar,
  { todayOf, delays }: ForecastContext,
): Standing {
  const delay = delays?.get(step.id) ?? 0
  const bound = Math.max(planned.start, step.notBefore === null ? 0 : dayNumber(step.notBefore))
  if (step.status === 'skipped') return { floor: bound, workdays: 0, fixed: null }
  const worked = actualDays(step, planned)
  if (step.status === 'done') return { floor: planned.start, workdays: planned.workdays, fixed: worked }
  const today = dayNumber(todayOf(step.ownerId))
  const workdays = planned.workdays + delay
  if (step.status === 'doing') {
    const [start] = worked
    const rest = lastDayOfRest(planned.workdays, step.progress, calendar, Math.max(today, start))
    const end = Math.max(planned.end, rest)
    return { floor: start, workdays, fixed: [start, calendar.day(calendar.ordinal(end + 1) - 1 + delay)] }
  }
  return { floor: Math.max(bound, today), workdays, fixed: null }
}

/** The day on which what is left of a step is done; on the day itself at the earliest, as long as nobody said it is done. */
function lastDayOfRest(workdays: number, progress: number, calendar: WorkingCalendar, from: number): number {
  const left = Math.max(1, Math.ceil((workdays * (100 - progress)) / 100))
  return calendar.day(calendar.ordinal(from) + left - 1)
}

const actualDays = ({ actual }: ScheduledStep, { start, end }: PlannedDays): readonly [number, number] => [
  actual.start === null ? start : dayNumber(actual.start),
  actual.end === null ? end : dayNumber(actual.end),
]
