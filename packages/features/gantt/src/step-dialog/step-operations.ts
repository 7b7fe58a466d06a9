import { dayNumber, type BusinessDate } from '@tsumugi/domain'
import type { PlanOperation } from '@tsumugi/domain/scheduling'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import type { GanttStep } from '../chart-model/gantt-model.ts'

/** What a dialog says of the days of a step. */
export interface StepDays {
  readonly start: BusinessDate
  readonly workdays: number
  /** All that follows is moved along. */
  readonly chain: boolean
}

/** The operations that bring a step to other days: its length first, then its start. */
export function stepOperations({ editable }: ChartPlan, step: GanttStep, days: StepDays): PlanOperation[] {
  const calendar = editable.network.calendars[editable.network.indexOf.get(step.id)!]!
  const longer = days.workdays - step.workdays
  const later = calendar.ordinal(dayNumber(days.start)) - calendar.ordinal(dayNumber(step.planned.start))
  return [
    ...(longer === 0 ? [] : [{ kind: 'resize', step: step.id, edge: 'end', days: longer } as const]),
    ...(later === 0 ? [] : [{ kind: 'move', step: step.id, days: later, chain: days.chain } as const]),
  ]
}
