import type { scheduleGroupings, scheduleSorts } from '@tsumugi/contract'
import { scheduleStatuses } from '@tsumugi/domain/scheduling'
import type { ScheduleSummary } from './schedule-summaries.ts'

type Sortable = number | string | null
type KeyOf = (summary: ScheduleSummary, reader: number, names: ReadonlyMap<number, string>) => Sortable
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
  brand: ({ brandId }, _, names) => names.get(brandId) ?? null,
  season: ({ season }) => season,
  status: ({ status }) => scheduleStatuses.indexOf(status),
  supplier: ({ ownerId, supplierId }, reader, names) =>
    supplierId !== null && [ownerId, supplierId].includes(reader) ? (names.get(supplierId) ?? null) : null,
  category: ({ id, ownerId }, reader, names) => (ownerId === reader ? (names.get(id) ?? null) : null),
}

/**
 * The least float first where nothing is said, within groups where they are wanted; what has no value comes last, the id
 * decides between equals.
 */
export function inOrder(
  summaries: readonly ScheduleSummary[],
  { sort = 'float', group }: { readonly sort?: string | undefined; readonly group?: Grouping | undefined },
  reader: number,
  names: ReadonlyMap<number, string>,
): ScheduleSummary[] {
  const way = sort.startsWith('-') ? -1 : 1
  const sortKey = keys[sort.replace('-', '') as SortKey]
  const groupKey = group ? keys[group] : () => null
  // Keys once for each: a comparison has thousands of them to look up.
  const keyed = summaries.map((summary) => ({
    summary,
    group: groupKey(summary, reader, names),
    key: sortKey(summary, reader, names),
  }))
  keyed.sort(
    (one, other) =>
      compared(one.group, other.group, 1) || compared(one.key, other.key, way) || one.summary.id - other.summary.id,
  )
  return keyed.map(({ summary }) => summary)
}

function compared(a: Sortable, b: Sortable, way: 1 | -1): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -way : way
}
