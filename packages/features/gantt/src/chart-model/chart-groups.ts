import { dateOfDayNumber, startOfWeek } from '@tsumugi/domain'
import { groupRows, type RowGroup } from '@tsumugi/domain/scheduling'
import type { ChartPlan } from './chart-plan.ts'

/** What rows stand under. */
export const groupings = ['style', 'brand', 'supplier', 'week', 'person'] as const
export type Grouping = (typeof groupings)[number]

const keyOf: Readonly<Record<Grouping, (chart: ChartPlan, at: number) => string>> = {
  style: ({ model }, at) => model.steps[at]!.scheduleId,
  brand: (chart, at) => scheduleOf(chart, at)?.brand ?? '',
  supplier: (chart, at) => scheduleOf(chart, at)?.supplier?.name ?? '',
  week: ({ forecast }, at) => startOfWeek(dateOfDayNumber(forecast.forecast.start[at]!)),
  person: ({ model }, at) => model.steps[at]!.assignee ?? '',
}

/**
 * Indexes of the steps under their heads. The key is the schedule's id, a name, the first day of a week, or '' for none.
 * Heads of weeks stand in order of days and those of names in order of names, none last; steps as they were given.
 */
export function chartGroups(chart: ChartPlan, grouping: Grouping): RowGroup<number>[] {
  const key = keyOf[grouping]
  const groups = groupRows([...chart.model.steps.keys()], (at) => key(chart, at))
  return grouping === 'style' ? groups : groups.toSorted((one, other) => compareKeys(one.key, other.key))
}

const compareKeys = (one: string, other: string) =>
  one === '' || other === '' ? Number(one === '') - Number(other === '') : one.localeCompare(other)

export const scheduleOf = ({ schedules, model }: ChartPlan, at: number) => schedules.get(model.steps[at]!.scheduleId)
