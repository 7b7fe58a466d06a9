import type { StepAddition } from '@tsumugi/contract'
import type { BusinessDate } from '@tsumugi/domain'
import { spanOfDays, tableDays, type DateSpan, type EdgeDays, type WorkingCalendar } from '@tsumugi/domain/scheduling'
import type { Cause } from '../../../http/refusal.ts'

/** The days of an addition as they are written down: when it is planned, and what was done of it. */
export interface StepDays {
  readonly planned: DateSpan
  readonly workdays: number
  readonly actual: EdgeDays
  /** Days that are none, each by its place; the others stand. */
  readonly faults: readonly Cause[]
}

/** What was done stands for the plan where a file says no other; null with the faults where nothing can be planned. */
export function daysOfStep(
  { days }: StepAddition,
  field: string,
  around: BusinessDate,
  calendar: WorkingCalendar,
  usual: number,
): StepDays | readonly Cause[] {
  const { planned, actual, unread } = tableDays(days, around)
  const faults = unread.map((at): Cause => ({
    code: 'day_unreadable',
    field: `${field}.days.${at}.text`,
    meta: { text: days[at]!.text },
  }))
  const span = spanOfDays(planned, calendar, usual) ?? spanOfDays(actual, calendar, usual)
  if (span === null) return faults
  if (span === 'order') return [...faults, { code: 'planned_order', field }]
  return { ...span, actual, faults }
}

export const isPlanned = (days: StepDays | readonly Cause[]): days is StepDays => 'planned' in days
