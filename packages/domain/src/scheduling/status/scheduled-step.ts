import type { BusinessDate } from '../../dates/business-date.ts'
import type { DateSpan } from '../calendars/workdays.ts'
import type { NetworkStep, StepLink } from '../network/step-link.ts'
import type { StepKind } from '../templates/step-kinds.ts'
import type { ProcedureStatus } from './step-lifecycle.ts'

/** When work began and ended; null where it has not, or was not told. */
export interface ActualDates {
  readonly start: BusinessDate | null
  readonly end: BusinessDate | null
}

/** A step of a schedule (工程, domain §3.4), as far as planning goes. */
export interface ScheduledStep extends NetworkStep {
  readonly scheduleId: string
  /** Null for a step that a company named itself. */
  readonly kind: StepKind | null
  /** The company that does it, and alone moves it once the schedule is active. */
  readonly ownerId: string
  readonly status: ProcedureStatus
  /** What its owner set, or agreed to. Neither progress nor the calendar moves it. */
  readonly planned: DateSpan
  /** The plan of the day the contract was accepted; null before. */
  readonly baseline: DateSpan | null
  readonly actual: ActualDates
  /** Percent, 0 to 100. */
  readonly progress: number
  /** Bounds from outside the plan, or from steps of the other side that are not shown; null for none. */
  readonly notBefore: BusinessDate | null
  readonly notAfter: BusinessDate | null
  /** Its `lock_version`: a proposal names the one it was made on. */
  readonly version: number
}

/** Steps of one or many schedules, and what waits for what. */
export interface SchedulePlan {
  readonly steps: readonly ScheduledStep[]
  readonly links: readonly StepLink[]
}
