import type { scheduleGroupings, scheduleSorts } from '@tsumugi/contract'
import { scheduleStatuses } from '@tsumugi/domain/scheduling'
import type { ScheduleSummary } from './schedule-summaries.ts'

type Sortable = number | string | null
type KeyOf = (summary: ScheduleSummary, reader: number) => Sortable
type SortKey = Exclude<(typeof scheduleSorts)[number], `-${string}`>
type Grouping = (typeof scheduleGroupings)[number]

/** As its rows show them: a maker to whom it is told, categories to their brand. */
const keys: Readonly<Record<SortKey | Grouping, KeyOf>> = {
  float: ({ totalFloat }) => totalFloat,
  deliveryDue: ({ deliveryDue }) => deliveryDue,
  styleNo: ({ styleNo }) => styleNo,
  quantity: ({ quantity }) => quantity,
  updatedAt: ({ updatedAt }) => updatedAt,
  daysToShip: ({ daysToShip }) => daysToShip,
  brand: ({ brand }) => brand,
  season: ({ season }) => season,
  status: ({ status }) => scheduleStatuses.indexOf(status),
  supplier: ({ supplier, ownerId, supplierId }, reader) => ([ownerId, supplierId].includes(reader) ? supplier : null),
  category: ({ category, ownerId }, reader) => (ownerId === reader ? category : null),
}

/**
 * The least float first where nothing is said, within groups where they are wanted; what has no value comes last, the id
 * decides between equals.
 */
export function scheduleOrder(
  { sort = 'float', group }: { readonly sort?: string | undefined; readonly group?: Grouping | undefined },
  reader: number,
) {
  const way = sort.startsWith('-') ? -1 : 1
  const sortKey = keys[sort.replace('-', '') as SortKey]
  const groupKey = group && keys[group]
  return (one: ScheduleSummary, other: ScheduleSummary): number =>
    (groupKey ? compared(groupKey(one, reader), groupKey(other, reader), 1) : 0) ||
    compared(sortKey(one, reader), sortKey(other, reader), way) ||
    one.id - other.id
}

function compared(a: Sortable, b: Sortable, way: 1 | -1): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -way : way
}
