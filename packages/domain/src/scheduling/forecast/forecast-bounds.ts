import { dayNumber, type BusinessDate } from '../../dates/business-date.ts'
import type { WorkingCalendar } from '../calendars/working-calendar.ts'
import type { Calendars, StepNetwork } from '../network/step-network.ts'
import { unfixed, type PlanBounds } from '../planning/plan-bounds.ts'
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

/**
 * Bounds of a forecast: what is done keeps its days; what is being done takes what is left of it from today, and no less
 * than its owner planned; what is to do starts neither before today nor before its plan. `ceiling` is left open.
 */
export function forecastBounds(
  steps: readonly ScheduledStep[],
  network: StepNetwork,
  context: ForecastContext,
): PlanBounds {
  const standings = steps.map((step, at) => standingOf(step, network.calendars[at]!, context))
  return {
    floor: Int32Array.from(standings, ({ floor }) => floor),
    ceiling: new Int32Array(steps.length),
    workdays: Int32Array.from(standings, ({ workdays }) => workdays),
    fixedStart: Int32Array.from(standings, ({ fixed }) => fixed?.[0] ?? unfixed),
    fixedEnd: Int32Array.from(standings, ({ fixed }) => fixed?.[1] ?? unfixed),
  }
}

function standingOf(step: ScheduledStep, calendar: WorkingCalendar, { todayOf, delays }: ForecastContext): Standing {
  const delay = delays?.get(step.id) ?? 0
  const planned = dayNumber(step.planned.start)
  const bound = Math.max(planned, step.notBefore === null ? 0 : dayNumber(step.notBefore))
  if (step.status === 'skipped') return { floor: bound, workdays: 0, fixed: null }
  if (step.status === 'done') return { floor: planned, workdays: step.workdays, fixed: actualDays(step) }
  const today = dayNumber(todayOf(step.ownerId))
  const workdays = step.workdays + delay
  if (step.status === 'doing') {
    const [start] = actualDays(step)
    const end = Math.max(dayNumber(step.planned.end), lastDayOfRest(step, calendar, Math.max(today, start)))
    return { floor: start, workdays, fixed: [start, calendar.day(calendar.ordinal(end + 1) - 1 + delay)] }
  }
  return { floor: Math.max(bound, today), workdays, fixed: null }
}

/** The day on which what is left of a step is done; on the day itself at the earliest, as long as nobody said it is done. */
function lastDayOfRest({ workdays, progress }: ScheduledStep, calendar: WorkingCalendar, from: number): number {
  const left = Math.max(1, Math.ceil((workdays * (100 - progress)) / 100))
  return calendar.day(calendar.ordinal(from) + left - 1)
}

function actualDays({ actual, planned }: ScheduledStep): readonly [number, number] {
  const end = dayNumber(actual.end ?? planned.end)
  return [dayNumber(actual.start ?? planned.start), end]
}
