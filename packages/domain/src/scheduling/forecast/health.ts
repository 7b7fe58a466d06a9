import type { BusinessDate } from '../../dates/business-date.ts'
import type { ScheduledStep } from '../status/scheduled-step.ts'
import { isScheduleClosed, type ScheduleStatus } from '../status/schedule-lifecycle.ts'
import { isSettled } from '../status/step-lifecycle.ts'

/** Derived from dates and float, never typed (domain §3.4). */
export const healths = ['on_track', 'at_risk', 'late', 'done'] as const
export type Health = (typeof healths)[number]

/**
 * How a step stands: `late` once a day it was planned to start or to end on has passed without that; `at_risk` while it
 * has not, but the forecast misses the due date (domain §6, readings of 2026-11-22).
 */
export function stepHealth(
  { status, planned }: Pick<ScheduledStep, 'status' | 'planned'>,
  today: BusinessDate,
  totalFloat: number,
): Health {
  if (isSettled(status)) return 'done'
  if (planned.end < today || (status === 'todo' && planned.start < today)) return 'late'
  return totalFloat < 0 ? 'at_risk' : 'on_track'
}

/** How a schedule stands by its steps: as the worst of them. One that is closed asks for nothing more. */
export function scheduleHealth(status: ScheduleStatus, ofSteps: readonly Health[]): Health {
  if (isScheduleClosed(status)) return 'done'
  const worst = (['late', 'at_risk', 'on_track'] as const).find((health) => ofSteps.includes(health))
  return worst ?? (ofSteps.length > 0 ? 'done' : 'on_track')
}
