import { workdaysBetween } from '../calendars/workdays.ts'
import { calendarOf, type Calendars } from '../network/step-network.ts'
import type { LinkChange, PlanPatch, StepChange } from '../editing/plan-patch.ts'
import type { SchedulePlan, ScheduledStep } from '../status/scheduled-step.ts'
import type { MoveRight } from './move-right.ts'

/** A change of a step that its owner has to agree to: the content of a confirmed mark (domain §3.17). */
export interface ProposedChange extends StepChange {
  readonly ownerId: string
  /** The version of the step that it was proposed on. */
  readonly version: number
  /** How much later it would end, in working days of its calendar; negative where earlier. */
  readonly days: number
}

export interface ChangeSplit {
  /** What stands at once: steps that the mover may move, and links to them. */
  readonly mine: PlanPatch
  /** What waits for the other side; its plan stays as it is until then. */
  readonly theirs: readonly ProposedChange[]
  readonly theirLinks: readonly LinkChange[]
  /** Ids of steps that are neither to be moved nor proposed. A change that has any is refused as a whole. */
  readonly closed: readonly string[]
}

/** Divides an edit by whose steps it moves. A link belongs to the step that has to wait. */
export function splitChange(
  plan: SchedulePlan,
  patch: PlanPatch,
  rightOf: (step: ScheduledStep) => MoveRight,
  calendars: Calendars,
): ChangeSplit {
  const steps = new Map(plan.steps.map((step) => [step.id, step]))
  const rightTo = (id: string) => rightOf(steps.get(id)!)
  const withRight = (right: MoveRight) => patch.steps.filter(({ id }) => rightTo(id) === right)
  const linksWithRight = (right: MoveRight) => patch.links.filter(({ to }) => rightTo(to) === right)
  const closed = [...withRight('none').map(({ id }) => id), ...linksWithRight('none').map(({ to }) => to)]
  return {
    mine: { steps: withRight('move'), links: linksWithRight('move') },
    theirs: withRight('propose').map((change) => proposed(change, steps.get(change.id)!, calendars)),
    theirLinks: linksWithRight('propose'),
    closed: [...new Set(closed)],
  }
}

function proposed(change: StepChange, step: ScheduledStep, calendars: Calendars): ProposedChange {
  const days = workdaysBetween(calendarOf(step, calendars), change.before.planned.end, change.after.planned.end)
  return { ...change, ownerId: step.ownerId, version: step.version, days }
}
