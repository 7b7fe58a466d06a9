import type { Category } from '@tsumugi/contract'

/** Trees have at most six layers (domain §3.2). */
export const deepestLayer = 6

/** A category's new place: below whom, and in which order among whom. */
export interface TreeMove {
  id: number
  parentId: number | null
  /** All children of that parent, the moved one among them. */
  ids: readonly number[]
}

/** Rows stand in reading order: each category right before its descendants. */
type Rows = readonly Category[]

const childrenOf = (rows: Rows, parentId: number | null) => rows.filter((row) => row.parentId === parentId)

/** The place after the last descendant. */
export function subtreeEnd(rows: Rows, at: number): number {
  const layer = rows[at]!.layer
  const end = rows.findIndex((row, place) => place > at && row.layer <= layer)
  return end < 0 ? rows.length : end
}

/** One layer deeper: the last child of the sibling before it. */
export function indented(rows: Rows, id: number): TreeMove | null {
  const own = rows.find((row) => row.id === id)!
  const siblings = childrenOf(rows, own.parentId)
  const before = siblings[siblings.indexOf(own) - 1]
  return before ? { id, parentId: before.id, ids: [...childrenOf(rows, before.id).map((row) => row.id), id] } : null
}

/** One layer up: right after what was its parent. */
export function outdented(rows: Rows, id: number): TreeMove | null {
  const own = rows.find((row) => row.id === id)!
  const parent = rows.find((row) => row.id === own.parentId)
  if (!parent) return null
  const siblings = childrenOf(rows, parent.parentId).map((row) => row.id)
  return { id, parentId: parent.parentId, ids: siblings.toSpliced(siblings.indexOf(parent.id) + 1, 0, id) }
}

/** Before or after its neighbour of the same parent. */
export function shifted(rows: Rows, id: number, step: -1 | 1): TreeMove | null {
  const own = rows.find((row) => row.id === id)!
  const ids = childrenOf(rows, own.parentId).map((row) => row.id)
  const to = ids.indexOf(id) + step
  if (to < 0 || to >= ids.length) return null
  return { id, parentId: own.parentId, ids: ids.toSpliced(ids.indexOf(id), 1).toSpliced(to, 0, id) }
}

/** Into the gap before row `gap`, as deep as wanted and as the rows around it allow. */
export function dropped(rows: Rows, id: number, gap: number, layer: number): TreeMove | null {
  const from = rows.findIndex((row) => row.id === id)
  const end = subtreeEnd(rows, from)
  const above = rows.slice(0, gap).filter((_, at) => at < from || at >= end)
  const below = rows.slice(gap).find((_, at) => at + gap < from || at + gap >= end)
  const previous = above.at(-1)
  const own = rows[from]!
  const depth = Math.max(...rows.slice(from, end).map((row) => row.layer)) - own.layer
  const least = Math.min(below?.layer ?? 1, (previous?.layer ?? 0) + 1)
  const most = Math.min((previous?.layer ?? 0) + 1, deepestLayer - depth)
  if (most < least) return null
  const wanted = Math.max(least, Math.min(most, layer))
  const parent = above.findLast((row) => row.layer === wanted - 1)
  const parentId = wanted === 1 ? null : (parent?.id ?? null)
  const standing = new Set(above.map((row) => row.id))
  const siblings = childrenOf(rows, parentId).filter((row) => row.id !== id)
  const before = siblings.filter((row) => standing.has(row.id)).length
  const ids = siblings.map((row) => row.id).toSpliced(before, 0, id)
  const unchanged = own.parentId === parentId && childrenOf(rows, parentId).every((row, at) => row.id === ids[at])
  return unchanged ? null : { id, parentId, ids }
}

/** The rows as they stand after a move. */
export function afterMove(rows: Rows, { id, parentId, ids }: TreeMove): Category[] {
  const order = new Map(ids.map((each, at) => [each, at]))
  const moved = rows.map((row) => (row.id === id ? { ...row, parentId } : row))
  function flat(parent: number | null, layer: number): Category[] {
    const own = childrenOf(moved, parent)
    const sorted =
      parent === parentId ? own.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)) : own
    return sorted.flatMap((row) => [{ ...row, layer }, ...flat(row.id, layer + 1)])
  }
  return flat(null, 1)
}

export interface Layer {
  layer: number
  count: number
  items: number
  /** Any category of it. */
  someId: number
}

/** The levels of a tree, with how much stands on each. */
export function layersOf(rows: Rows): Layer[] {
  const numbers = [...new Set(rows.map(({ layer }) => layer))].toSorted((a, b) => a - b)
  return numbers.map((layer) => {
    const own = rows.filter((row) => row.layer === layer)
    return { layer, count: own.length, items: own.reduce((sum, row) => sum + row.itemCount, 0), someId: own[0]!.id }
  })
}
