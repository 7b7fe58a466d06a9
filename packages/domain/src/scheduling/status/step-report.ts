import type { BusinessDate } from '../../dates/business-date.ts'
import type { ScheduledStep } from './scheduled-step.ts'
import { stepLifecycle, type ProcedureTransition } from './step-lifecycle.ts'

type Reported = Pick<ScheduledStep, 'status' | 'actual' | 'progress'>
type Effect = (
  step: Pick<ScheduledStep, 'actual' | 'planned' | 'progress'>,
  on: BusinessDate,
) => Omit<Reported, 'status'>

const earlier = (one: BusinessDate, other: BusinessDate) => (one < other ? one : other)
const notStarted = { actual: { start: null, end: null }, progress: 0 }

/** What each transition writes down. Who only tells the end is taken to have begun as planned, and never after the end. */
const effects: Readonly<Record<ProcedureTransition, Effect>> = {
  start: ({ progress }, on) => ({ actual: { start: on, end: null }, progress }),
  finish: ({ actual, planned }, on) => ({
    actual: { start: actual.start ?? earlier(planned.start, on), end: on },
    progress: 100,
  }),
  skip: ({ actual, progress }) => ({ actual: { start: actual.start, end: null }, progress }),
  reopen: ({ actual, progress }) => ({ actual: { start: actual.start, end: null }, progress }),
  unstart: () => notStarted,
  restore: () => notStarted,
}

/**
 * A step after a transition reported for a day; whether it is open to who asks is `transitionRefusal`'s to say, and
 * whether the day may stand `reportFaults`'.
 */
export function reportStep<Step extends ScheduledStep>(step: Step, name: ProcedureTransition, on: BusinessDate): Step {
  return { ...step, ...effects[name](step, on), status: stepLifecycle.transitions[name].to }
}
