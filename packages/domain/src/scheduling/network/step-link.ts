/**
 * One step waits for another to finish: finish-to-start, the only kind. `lag` is in working days of the waiting step's
 * calendar, counted after the end of the other; it may be negative (domain §6, readings of 2026-11-22).
 */
export interface StepLink {
  readonly from: string
  readonly to: string
  readonly lag: number
}

/** What the network has to know of a step. */
export interface NetworkStep {
  readonly id: string
  /** Which calendar it is worked by: the owner's, or that of a carrier. */
  readonly calendarId: string
  /** Whole working days, at least 1: a half day is progress, not length. */
  readonly workdays: number
}
