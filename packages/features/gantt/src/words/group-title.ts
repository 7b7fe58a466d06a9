import type { RowGroup } from '@tsumugi/domain/scheduling'
import type { Grouping } from '../chart-model/chart-groups.ts'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { formatDate } from '@tsumugi/i18n'
import type { GanttText } from './gantt-texts.ts'

export interface GroupTitle {
  readonly title: string
  readonly code?: string
  /** Of a style; null where it has none. Other groups have no place for one. */
  readonly picture?: string | null
}

/** What a head says: a style with its number, a week, a name, or that there is none. */
export function groupTitle(chart: ChartPlan, grouping: Grouping, { key }: RowGroup<number>, t: GanttText): GroupTitle {
  if (grouping === 'style') {
    const schedule = chart.schedules.get(key)
    return { title: schedule?.title ?? key, code: schedule?.code ?? '', picture: schedule?.picture ?? null }
  }
  if (key === '') return { title: t(`none.${grouping}`) }
  return { title: grouping === 'week' ? t('week', { day: formatDate(key, 'shortNoYear', t.locale) }) : key }
}
