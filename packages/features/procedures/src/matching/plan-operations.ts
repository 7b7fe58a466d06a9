import type { PlanCalendar } from '@tsumugi/contract'
import type { BusinessDate } from '@tsumugi/domain'
import { workdaysBetween, WorkingCalendar, workSpan, type DateSpan } from '@tsumugi/domain/scheduling'
import type { MatchedCell } from './matched-cells.ts'

/** What a table says of the plan of one step. */
export interface PlannedDays {
  readonly start: BusinessDate | null
  readonly end: BusinessDate | null
}

export interface StepOperation {
  readonly step: number
  readonly days: number
}
export type DaysOperation =
  | (StepOperation & { readonly kind: 'move'; readonly chain: false })
  | (StepOperation & { readonly kind: 'resize'; readonly edge: 'end' })

/** The planned days of each step in a table, by its id. */
export function plannedDays(matches: readonly MatchedCell[]): Map<number, PlannedDays> {
  const days = new Map<number, PlannedDays>()
  for (const { outcome, step, cell, day, from } of matches) {
    if (outcome !== 'planned') continue
    const before = days.get(step!.id) ?? { start: null, end: null }
    days.set(step!.id, cell.edge === 'start' ? { ...before, start: day } : { start: from ?? before.start, end: day })
  }
  return days
}

/** What brings a step to these days, in working days of its calendar; an end alone moves it as it is long. */
export function planOperations(
  { id, planned, workdays }: { readonly id: number; readonly planned: DateSpan; readonly workdays: number },
  { start, end }: PlannedDays,
  calendar: WorkingCalendar,
): DaysOperation[] {
  const days = start
    ? workdaysBetween(calendar, planned.start, start)
    : end
      ? workdaysBetween(calendar, planned.end, end)
      : 0
  const move: DaysOperation[] = days === 0 ? [] : [{ kind: 'move', step: id, days, chain: false }]
  if (!start || !end) return move
  const longer = workdaysBetween(calendar, workSpan(calendar, start, workdays).end, end)
  return longer === 0 ? move : [...move, { kind: 'resize', step: id, edge: 'end', days: longer }]
}

/** A company's calendar as the server tells it, made ready to count with. */
export const workingCalendar = ({ restDays, holidays, closedDays, workingDays }: PlanCalendar): WorkingCalendar =>
  new WorkingCalendar({
    restDays,
    nationalHolidays: holidays,
    closedDays: new Set(closedDays),
    workingDays: new Set(workingDays),
  })
