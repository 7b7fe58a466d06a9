import type { BusinessDate } from '../../dates/business-date.ts'
import type { StepForecast } from '../forecast/step-forecasts.ts'
import type { ScheduledStep } from '../status/scheduled-step.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import type { StepKind } from './step-kinds.ts'

/** The columns of a list of schedules, and the steps each stands for. */
export const milestoneKinds = {
  spec: ['spec_fixed'],
  fabric: ['fabric_order', 'fabric_in', 'trims_in'],
  pre_production: ['pre_production_approved'],
  cutting: ['pattern', 'cutting'],
  sewing: ['sewing', 'finishing', 'inspection', 'packing'],
  ship: ['ship'],
} as const satisfies Readonly<Record<string, readonly StepKind[]>>
export type Milestone = keyof typeof milestoneKinds

/** A milestone is met by the last of its steps. */
export interface MilestoneChip {
  readonly milestone: Milestone
  readonly planned: BusinessDate
  /** The last actual day once all its steps are settled, else null. */
  readonly actual: BusinessDate | null
  readonly forecast: BusinessDate | null
}

const latest = (days: readonly (BusinessDate | null | undefined)[]): BusinessDate | null =>
  days.reduce<BusinessDate | null>((last, day) => (day && (last === null || day > last) ? day : last), null)

/** The chips of one schedule, of the milestones it has steps for; steps that are left out do not count. */
export function milestoneChips(
  steps: readonly ScheduledStep[],
  forecasts: ReadonlyMap<string, Pick<StepForecast, 'forecast'>>,
): MilestoneChip[] {
  return (Object.keys(milestoneKinds) as Milestone[]).flatMap((milestone) => {
    const kinds: readonly (StepKind | null)[] = milestoneKinds[milestone]
    const own = steps.filter(({ kind, status }) => kinds.includes(kind) && status !== 'skipped')
    const planned = latest(own.map((step) => step.planned.end))
    if (planned === null) return []
    const isMet = own.every(({ status }) => isSettled(status))
    const actual = isMet ? latest(own.map((step) => step.actual.end)) : null
    return [{ milestone, planned, actual, forecast: latest(own.map(({ id }) => forecasts.get(id)?.forecast?.end)) }]
  })
}
