import { ganttZooms, scheduleColorRules, type GanttZoom, type ScheduleColorRule } from '@tsumugi/domain/scheduling'
import { href, stringifyQuery, type QueryRecord } from '@tsumugi/navigation'
import { useListPlace } from '@tsumugi/records'
import { groupings, type Grouping } from '../chart-model/chart-groups.ts'
import type { PlanQuery } from './plan-model.ts'

/** What narrows schedules, as in their list; both keep it in their address under the same names. */
const filterKeys = ['health', 'q', 'season', 'supplier', 'stage', 'brandId', 'week', 'status', 'assigneeId'] as const
const viewKeys = ['group', 'zoom', 'color', 'load'] as const

/** As many as one page holds. */
const schedulesOfPage = 200

const among = <Value extends string>(values: readonly Value[], value: string, usual: Value): Value =>
  values.find((each) => each === value) ?? usual

/** The place of the chart in its address: filters and what is chosen, as the list has them; grouping, zoom and colours. */
export function useGanttPlace(query: QueryRecord) {
  const place = useListPlace({ query }, href('ganttChart'), [...filterKeys, ...viewKeys, 'ids'])
  const { values, page, set } = place
  const filters = Object.fromEntries(filterKeys.flatMap((key) => (values[key] ? [[key, values[key]]] : [])))
  const { supplier, ...named } = filters
  const wanted = { ...named, ...(supplier && { supplierGroupId: Number(supplier) }) }
  const ids = values.ids.split(',').filter(Boolean)
  const shared = Object.fromEntries([...viewKeys, 'ids' as const].map((key) => [key, values[key] || null]))
  return {
    place,
    asked: { ...wanted, page, perPage: schedulesOfPage } as PlanQuery,
    chosen: new Set(ids),
    choose: (chosen: ReadonlySet<string>) => set({ ids: [...chosen].join(',') }),
    grouping: among<Grouping>(groupings, values.group, 'style'),
    zoom: among(Object.keys(ganttZooms) as GanttZoom[], values.zoom, 'day'),
    rule: among<ScheduleColorRule | 'company'>([...scheduleColorRules, 'company'], values.color, 'company'),
    /** The list of the same schedules: it has the filters, what is chosen, groups and colours, and keeps the rest. */
    listHref: withQuery(href('productionSchedules'), stringifyQuery({ ...filters, ...shared })),
    /** What is printed: what is chosen alone, where something is. */
    printed: { ...wanted, ...(ids.length > 0 && { ids: ids.map(Number) }) } as PlanQuery,
  }
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path)
