import { groupBy } from '../groups.ts'

/** Items under one head, in the order given. */
export interface RowGroup<Item> {
  readonly key: string
  readonly items: readonly Item[]
}

/** Items by a key of theirs (brand, supplier, week, person), groups in the order of their first item. */
export function groupRows<Item>(items: readonly Item[], keyOf: (item: Item) => string): RowGroup<Item>[] {
  return [...groupBy(items, keyOf)].map(([key, own]) => ({ key, items: own }))
}

export type GroupedRow<Item> =
  | { readonly kind: 'group'; readonly group: RowGroup<Item>; readonly isFolded: boolean }
  | { readonly kind: 'item'; readonly group: RowGroup<Item>; readonly item: Item }

/** Rows of a tree of groups, found by their number without listing all of them. */
export interface GroupedRows<Item> {
  readonly count: number
  readonly rowAt: (row: number) => GroupedRow<Item> | null
  /** The row of an item; that of its group where it is folded away; null where it is not in the tree. */
  readonly rowOf: (item: Item) => number | null
}

/** One row for each group's head, and one for each item of the groups that are not folded. */
export function groupedRows<Item>(groups: readonly RowGroup<Item>[], folded: ReadonlySet<string>): GroupedRows<Item> {
  const heads: number[] = []
  let count = 0
  for (const { key, items } of groups) {
    heads.push(count)
    count += 1 + (folded.has(key) ? 0 : items.length)
  }
  const places = new Map(
    groups.flatMap(({ key, items }, at) =>
      items.map((item, place) => [item, heads[at]! + (folded.has(key) ? 0 : place + 1)] as const),
    ),
  )
  return { count, rowAt, rowOf: (item) => places.get(item) ?? null }

  function rowAt(row: number): GroupedRow<Item> | null {
    if (row < 0 || row >= count) return null
    const at = lastAtMost(heads, row)
    const group = groups[at]!
    const place = row - heads[at]! - 1
    return place < 0
      ? { kind: 'group', group, isFolded: folded.has(group.key) }
      : { kind: 'item', group, item: group.items[place]! }
  }
}

/** The index of the last number that is not above a value; the first always is not. */
function lastAtMost(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (sorted[middle]! <= value) low = middle
    else high = middle - 1
  }
  return low
}
