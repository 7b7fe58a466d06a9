import { scheduleGroupings, scheduleSorts } from '@tsumugi/contract'
import { healths, milestoneKinds, scheduleStatuses, type Milestone } from '@tsumugi/domain/scheduling'
import { href, stringifyQuery, type QueryRecord } from '@tsumugi/navigation'
import { positive, useListPlace, type ListPlace } from '@tsumugi/records'
import type { ScheduleListQuery } from '../schedule-queries.ts'

/** What narrows the list; the chart keeps the same in its address under the same names. */
export const scheduleFilterKeys = [
  'health',
  'q',
  'season',
  'supplier',
  'stage',
  'brandId',
  'week',
  'status',
  'assigneeId',
] as const
/** Groups, colours of rows, and which rows are chosen: the chart's as well. */
const viewKeys = ['group', 'color', 'ids'] as const
export type ScheduleFilterKey = (typeof scheduleFilterKeys)[number]
export type SchedulePlace = ListPlace<ScheduleFilterKey | (typeof viewKeys)[number]>

/** What only the chart shows comes back to it as it was. */
const chartKeys = ['zoom', 'load'] as const

export const healthTabs = ['late', 'at_risk', 'waiting', 'on_track', 'done'] as const
export const milestones = Object.keys(milestoneKinds) as Milestone[]
export const rowColors = ['status', 'health'] as const

export const among = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text)

const noFilter = Object.fromEntries(scheduleFilterKeys.map((key) => [key, '']))

/** The place of the list in its address; only filters count as such, and only they are cleared. */
export function useSchedulePlace(query: QueryRecord) {
  const place: SchedulePlace = useListPlace({ query }, href('productionSchedules'), [
    ...scheduleFilterKeys,
    ...viewKeys,
  ])
  const { values } = place
  const inAddress = [...scheduleFilterKeys, ...viewKeys].map((key) => [key, values[key] || null] as const)
  const ofChart = chartKeys.map((key) => [key, typeof query[key] === 'string' ? query[key] : null] as const)
  const search = stringifyQuery(Object.fromEntries([...inAddress, ...ofChart]))
  return {
    place: {
      ...place,
      filtered: scheduleFilterKeys.some((key) => values[key] !== ''),
      clear: () => place.set(noFilter),
    },
    chosen: new Set(values.ids.split(',').filter(Boolean)) as ReadonlySet<string>,
    choose: (ids: ReadonlySet<string>) => place.set({ ids: [...ids].join(',') }),
    group: among(scheduleGroupings, values.group),
    color: among(rowColors, values.color),
    /** The chart of the same schedules. */
    chartHref: search ? `${href('ganttChart')}?${search}` : href('ganttChart'),
  }
}

/** What the list is asked for; words of the address that mean nothing are left out, and what is chosen narrows nothing. */
export function scheduleQueryOf({
  values,
  sort,
  page,
}: Pick<SchedulePlace, 'values' | 'sort' | 'page'>): ScheduleListQuery {
  const order = sort && `${sort.direction === 'descending' ? '-' : ''}${sort.key}`
  const wanted = {
    page,
    sort: among(scheduleSorts, order ?? '') ?? 'float',
    group: among(scheduleGroupings, values.group),
    health: among([...healths, 'waiting'] as const, values.health),
    q: values.q.slice(0, 100),
    season: /^\d\d(SS|AW)$/.test(values.season) ? values.season : undefined,
    supplierGroupId: positive(values.supplier),
    brandId: positive(values.brandId),
    assigneeId: positive(values.assigneeId),
    status: among(scheduleStatuses, values.status),
    week: /^\d{4}-\d\d-\d\d$/.test(values.week) ? values.week : undefined,
    stage: among(milestones, values.stage),
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as ScheduleListQuery
}
