import type { MilestoneCell, PlanCost, ScheduleOutcome } from '@tsumugi/contract'
import {
  deliveryOutcomes,
  forecastDifference,
  forecastPlan,
  hiddenBounds,
  isSettled,
  milestoneChips,
  milestoneKinds,
  scheduleHealth,
  stepForecasts,
  workdaysBetween,
  workInProgress,
  type DeliveryOutcome,
  type Health,
  type PlanForecast,
  type ScheduledStep,
  type SchedulePlan,
  type StepForecast,
  type StepKind,
  type WorkInProgress,
} from '@tsumugi/domain/scheduling'
import type { StepRow } from './plan-queries.ts'
import type { StoredPlan } from './stored-plan.ts'

/** What one organisation sees of a schedule: its own steps and those shown to it, with the bounds the others impose. */
export interface PlanView {
  readonly stored: StoredPlan
  readonly reader: number
  /** Names, prices of makers and terms of payment are told to the brand and whoever makes the phase. */
  readonly isTold: boolean
  readonly plan: SchedulePlan
  readonly forecast: PlanForecast
  readonly forecasts: ReadonlyMap<string, StepForecast>
  readonly health: Health
  readonly outcome: ScheduleOutcome
  readonly milestones: readonly MilestoneCell[]
  readonly totalFloat: number | null
  readonly work: WorkInProgress<StepKind>
}

export const isShownTo = (row: Pick<StepRow, 'shared' | 'owner_group_id'>, reader: number): boolean =>
  row.shared || row.owner_group_id === reader

/** Everything shown is worked out from what the reader sees alone, so that nothing else can be read off it. */
export function planView(stored: StoredPlan, reader: number): PlanView {
  const { row, context } = stored
  const isTold = reader === row.user_group_id || reader === row.supplier_group_id
  const { plan, forecast } = visibleForecast(stored, reader)
  const forecasts = stepForecasts(forecast, context)
  const outcome = deliveryOutcomes(forecast, () => (isTold ? stored.terms : null)).get(String(row.id))
  const floats = [...forecasts.values()].flatMap(({ totalFloat }) => totalFloat ?? [])
  const shown = plan.steps.map(({ id }) => stored.steps.get(id)!)
  return {
    stored,
    reader,
    isTold,
    plan,
    forecast,
    forecasts,
    health: scheduleHealth(
      row.status,
      [...forecasts.values()].map((each) => each.health),
    ),
    outcome: outcomeReply(outcome),
    milestones: milestoneCells(plan.steps, forecasts),
    totalFloat: floats.length > 0 ? Math.min(...floats) : null,
    work: workInProgress(row.quantity, shown.flatMap(progressOf)),
  }
}

const progressOf = ({ kind, status, quantity_done }: StepRow) =>
  kind === null ? [] : [{ kind, status, done: status === 'done' ? null : quantity_done || null }]

/**
 * The forecast of what the reader sees of a plan: this schedule's, or this schedule's as it would be. Steps that are not
 * shown count in full, and leave nothing but the bounds they impose.
 */
export function visibleForecast(
  stored: StoredPlan,
  reader: number,
  of: { readonly plan?: SchedulePlan; readonly delays?: ReadonlyMap<string, number> } = {},
): { plan: SchedulePlan; forecast: PlanForecast } {
  const { plan = stored.plan, delays } = of
  const context = delays ? { ...stored.context, delays } : stored.context
  const isVisible = ({ id }: ScheduledStep) => isShownTo(stored.steps.get(id)!, reader)
  const whole = forecastPlan(plan, context)
  if (plan.steps.every(isVisible)) return { plan, forecast: whole }
  const bounds = hiddenBounds(whole, isVisible)
  const steps = plan.steps.filter(isVisible).map((step) => ({ ...step, ...bounds.get(step.id) }))
  const shown = { steps, links: plan.links.filter(({ from, to }) => bounds.has(from) && bounds.has(to)) }
  return { plan: shown, forecast: forecastPlan(shown, context) }
}

/** What the plan would come to for the reader if it were this one, or if steps took longer. */
export function costOf(
  { stored, reader, isTold, forecast }: PlanView,
  of: { readonly plan?: SchedulePlan; readonly delays?: ReadonlyMap<string, number> },
): PlanCost {
  const after = visibleForecast(stored, reader, of)
  const { moved, outcomes } = forecastDifference(forecast, after.forecast, () => (isTold ? stored.terms : null))
  const outcome = outcomes.get(String(stored.row.id))
  return {
    moved: moved.map(({ id, before, after: then, days }) => ({ id: Number(id), before, after: then, days })),
    outcome: outcome ? { before: outcomeReply(outcome.before), after: outcomeReply(outcome.after) } : null,
  }
}

export const outcomeReply = (outcome: DeliveryOutcome | undefined): ScheduleOutcome => ({
  shipsOn: outcome?.shipsOn ?? null,
  arrivesOn: outcome?.arrivesOn ?? null,
  invoiceMonth: outcome?.invoiceMonth ?? null,
  paymentsOn: [...(outcome?.paymentsOn ?? [])],
})

function milestoneCells(
  steps: readonly ScheduledStep[],
  forecasts: ReadonlyMap<string, StepForecast>,
): MilestoneCell[] {
  return milestoneChips(steps, forecasts).map((chip) => {
    const kinds: readonly (StepKind | null)[] = milestoneKinds[chip.milestone]
    const own = steps.filter(({ kind, status }) => kinds.includes(kind) && status !== 'skipped')
    const workdays = own.reduce((sum, step) => sum + step.workdays, 0)
    const worked = own.reduce((sum, step) => sum + step.workdays * (step.status === 'done' ? 100 : step.progress), 0)
    return { ...chip, state: stateOf(own, forecasts), progress: Math.floor(worked / Math.max(1, workdays)) }
  })
}

function stateOf(
  steps: readonly ScheduledStep[],
  forecasts: ReadonlyMap<string, StepForecast>,
): MilestoneCell['state'] {
  if (steps.every(({ status }) => isSettled(status))) return 'done'
  if (steps.some(({ id }) => forecasts.get(id)?.health === 'late')) return 'late'
  return steps.some(({ status }) => status !== 'todo') ? 'going' : 'todo'
}

/** Working days of the maker until the goods are to be shipped. */
export function daysToShip({ stored, plan, outcome }: PlanView): number | null {
  const ship = plan.steps.find(({ kind }) => kind === 'ship')
  if (!ship || isSettled(ship.status) || outcome.shipsOn === null) return null
  const company = stored.companies.get(Number(ship.ownerId))
  return company ? workdaysBetween(company.working, company.today, outcome.shipsOn) : null
}
