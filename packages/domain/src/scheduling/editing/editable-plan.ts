import { dayNumber } from '../../dates/business-date.ts'
import { stepNetwork, type Calendars, type StepNetwork } from '../network/step-network.ts'
import { unfixed, type PlanBounds, type PlanDates } from '../planning/plan-bounds.ts'
import type { SchedulePlan, ScheduledStep } from '../status/scheduled-step.ts'

/** A plan made ready once, to be edited at every movement of a pointer. */
export interface EditablePlan {
  readonly plan: SchedulePlan
  readonly calendars: Calendars
  readonly network: StepNetwork
  /** Planned starts are floors: nothing is pulled forward by itself. What has begun is fixed. */
  readonly bounds: PlanBounds
  /** As planned, links broken or not. */
  readonly dates: PlanDates
}

export function editablePlan(plan: SchedulePlan, calendars: Calendars): EditablePlan {
  const { steps, links } = plan
  const network = stepNetwork(steps, links, calendars)
  const dates = { start: Int32Array.from(steps, startOf), end: Int32Array.from(steps, endOf) }
  // A step that is left out passes on what it would have waited for.
  const isFixed = steps.map(({ status }) => status === 'doing' || status === 'done')
  const fixed = (days: Int32Array) => days.map((day, at) => (isFixed[at] ? day : unfixed))
  const bounds = {
    floor: Int32Array.from(steps, (step, at) => Math.max(dates.start[at]!, notBeforeOf(step))),
    ceiling: new Int32Array(steps.length),
    workdays: network.workdays.map((days, at) => (steps[at]!.status === 'skipped' ? 0 : days)),
    fixedStart: fixed(dates.start),
    fixedEnd: fixed(dates.end),
  }
  return { plan, calendars, network, bounds, dates }
}

const startOf = ({ status, planned, actual }: ScheduledStep): number =>
  dayNumber((status === 'done' ? actual.start : null) ?? planned.start)

const endOf = ({ status, planned, actual }: ScheduledStep): number =>
  status === 'skipped'
    ? dayNumber(planned.start) - 1
    : dayNumber((status === 'done' ? actual.end : null) ?? planned.end)

/** The day number before which a step may not start; 0 for none. */
export const notBeforeOf = ({ notBefore }: ScheduledStep): number => (notBefore === null ? 0 : dayNumber(notBefore))
