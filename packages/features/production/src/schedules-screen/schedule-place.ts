import { scheduleSorts } from '@tsumugi/contract'
import { healths, milestoneKinds, type Milestone } from '@tsumugi/domain/scheduling'
import { positive, type ListPlace } from '@tsumugi/records'
import type { ScheduleListQuery } from '../schedule-queries.ts'

/** What the address of the list may hold beside its order and page. */
export const scheduleFilterKeys = ['health', 'q', 'season', 'supplier', 'stage'] as const
export type SchedulePlace = ListPlace<(typeof scheduleFilterKeys)[number]>

export const healthTabs = ['late', 'at_risk', 'waiting', 'on_track', 'done'] as const
export const milestones = Object.keys(milestoneKinds) as Milestone[]

const among = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text)

/** What the list is asked for; words of the address that mean nothing are left out. */
export function scheduleQueryOf({
  values,
  sort,
  page,
}: Pick<SchedulePlace, 'values' | 'sort' | 'page'>): ScheduleListQuery {
  const order = sort && `${sort.direction === 'descending' ? '-' : ''}${sort.key}`
  const wanted = {
    page,
    sort: among(scheduleSorts, order ?? '') ?? 'float',
    health: among([...healths, 'waiting'] as const, values.health),
    q: values.q.slice(0, 100),
    season: /^\d\d(SS|AW)$/.test(values.season) ? values.season : undefined,
    supplierGroupId: positive(values.supplier),
    stage: among(milestones, values.stage),
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as ScheduleListQuery
}
