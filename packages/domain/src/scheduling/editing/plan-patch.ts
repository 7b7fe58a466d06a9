import type { DateSpan } from '../calendars/workdays.ts'
import type { StepLink } from '../network/step-link.ts'
import type { SchedulePlan, ScheduledStep } from '../status/scheduled-step.ts'

/** What an edit may set on a step. */
export interface StepDates {
  readonly planned: DateSpan
  readonly workdays: number
}

export interface StepChange {
  readonly id: string
  readonly before: StepDates
  readonly after: StepDates
}

/** `before` and `after` are lags; null where there is no link. */
export interface LinkChange {
  readonly from: string
  readonly to: string
  readonly before: number | null
  readonly after: number | null
}

/** One edit of a plan with all that follows from it, as data: applied, sent, undone and done again. */
export interface PlanPatch {
  readonly steps: readonly StepChange[]
  readonly links: readonly LinkChange[]
}

export const emptyPatch: PlanPatch = { steps: [], links: [] }

export function applyPatch(plan: SchedulePlan, patch: PlanPatch): SchedulePlan {
  const dates = new Map(patch.steps.map(({ id, after }) => [id, after]))
  const moved = (step: ScheduledStep) => ({ ...step, ...dates.get(step.id) })
  const steps = dates.size > 0 ? plan.steps.map((step) => (dates.has(step.id) ? moved(step) : step)) : plan.steps
  return { steps, links: patch.links.reduce(withLink, plan.links) }
}

function withLink(links: readonly StepLink[], { from, to, after }: LinkChange): readonly StepLink[] {
  const at = links.findIndex((link) => link.from === from && link.to === to)
  if (after === null) return at < 0 ? links : links.toSpliced(at, 1)
  return at < 0 ? [...links, { from, to, lag: after }] : links.with(at, { from, to, lag: after })
}

const swapped = <Change extends { before: unknown; after: unknown }>(change: Change): Change => ({
  ...change,
  before: change.after,
  after: change.before,
})

/** The patch that takes this one back. */
export const invertPatch = ({ steps, links }: PlanPatch): PlanPatch => ({
  steps: steps.map(swapped),
  links: links.map(swapped),
})

/** Two patches, one after the other, as one: a drag over many days, or arrows pressed in a row, is one edit to undo. */
export function joinPatches(first: PlanPatch, second: PlanPatch): PlanPatch {
  return {
    steps: joined(first.steps, second.steps, ({ id }) => id, sameDates),
    links: joined(first.links, second.links, ({ from, to }) => JSON.stringify([from, to]), Object.is),
  }
}

function joined<Value, Change extends { readonly before: Value; readonly after: Value }>(
  first: readonly Change[],
  second: readonly Change[],
  keyOf: (change: Change) => string,
  isSame: (one: Value, other: Value) => boolean,
): Change[] {
  const changes = new Map(first.map((change) => [keyOf(change), change]))
  for (const change of second) {
    const earlier = changes.get(keyOf(change))
    changes.set(keyOf(change), earlier ? { ...change, before: earlier.before } : change)
  }
  return [...changes.values()].filter(({ before, after }) => !isSame(before, after))
}

export const datesOf = ({ planned, workdays }: ScheduledStep): StepDates => ({ planned, workdays })

export const sameDates = (one: StepDates, other: StepDates): boolean =>
  one.workdays === other.workdays && one.planned.start === other.planned.start && one.planned.end === other.planned.end

/** The steps of a patch that stand otherwise than it expects, as somebody else has moved them since; undo skips them. */
export function patchConflicts({ steps }: SchedulePlan, patch: PlanPatch): string[] {
  const current = new Map(steps.map((step) => [step.id, datesOf(step)]))
  return patch.steps.flatMap(({ id, before }) => {
    const dates = current.get(id)
    return dates && sameDates(dates, before) ? [] : [id]
  })
}
