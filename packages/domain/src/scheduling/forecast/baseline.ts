import type { ScheduledStep } from '../status/scheduled-step.ts'

/** Steps with their plan frozen as the baseline: when the contract is accepted, and again by a change order (domain §3.4). */
export const freezeBaseline = <Step extends ScheduledStep>(steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, baseline: step.planned }))
