import type { Category, MerchandisingCard } from '@tsumugi/contract'

/** One line of the map: a category in which products can stand. */
export interface CategoryRow {
  id: number
  name: string
  /** Its topmost category, written over the first of its rows. */
  group: string
  startsGroup: boolean
}

/** A tree of categories with its rows and the ways up. */
export interface CategoryTree {
  rows: readonly CategoryRow[]
  /** Whether a category is of this tree. */
  holds(id: number): boolean
  /** From the category up to its top layer, itself first. */
  lineage(id: number): readonly Category[]
  /** The row in which a product of these categories stands, or null. */
  rowOf(categoryIds: readonly number[]): number | null
}

/**
 * The branches in which products stand directly, sorted: a product that names a category of every layer stands in the
 * deepest, and leaves those above it empty.
 */
export function branchesStoodIn(categories: readonly Category[], cards: readonly MerchandisingCard[]): number[] {
  const known = new Map(categories.map((category) => [category.id, category]))
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const deepest = cards.map(
    ({ categoryIds }) =>
      categoryIds.flatMap((id) => known.get(id) ?? []).toSorted((one, other) => other.layer - one.layer)[0]?.id,
  )
  return [...new Set(deepest.filter((id) => id !== undefined && parents.has(id)) as number[])].toSorted((a, b) => a - b)
}

/** Orders a tree into rows: its leaves, and branches in which products stand directly. The list is in tree order. */
export function categoryTree(categories: readonly Category[], stoodIn: readonly number[] = []): CategoryTree {
  const known = new Map(categories.map((category) => [category.id, category]))
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const lineage = (id: number): Category[] => {
    const category = known.get(id)
    return category ? [category, ...(category.parentId === null ? [] : lineage(category.parentId))] : []
  }
  const shown = inTreeOrder(categories).filter(({ id }) => !parents.has(id) || stoodIn.includes(id))
  const rows: CategoryRow[] = []
  for (const { id, name } of shown) {
    const group = lineage(id).at(-1)?.name ?? name
    rows.push({ id, name, group, startsGroup: rows.at(-1)?.group !== group })
  }
  const rowIndex = new Map(rows.map(({ id }, index) => [id, index]))
  return {
    rows,
    holds: (id) => known.has(id),
    lineage,
    rowOf(categoryIds) {
      // The deepest one decides: a product may name a category of every layer.
      const deepest = categoryIds.flatMap((id) => known.get(id) ?? []).toSorted((a, b) => b.layer - a.layer)
      for (const { id } of deepest) {
        const row = rowIndex.get(id)
        if (row !== undefined) return row
      }
      return null
    },
  }
}

/**
 * The categories of a product once it stands in another row. Those of other trees stay; of this tree it names
 * the same layers as before (domain §3.14: one leaf per layer).
 */
export function recategorise(
  card: Pick<MerchandisingCard, 'categoryIds'>,
  tree: CategoryTree,
  target: number,
): number[] {
  const others = card.categoryIds.filter((id) => !tree.holds(id))
  const own = card.categoryIds.filter((id) => tree.holds(id))
  if (own.length < 2) return [...others, target]
  const layers = new Set(own.flatMap((id) => tree.lineage(id)[0]?.layer ?? []))
  const path = tree.lineage(target).filter(({ id, layer }) => id === target || layers.has(layer))
  return [...others, ...path.toReversed().map(({ id }) => id)]
}

function inTreeOrder(categories: readonly Category[]): Category[] {
  const children = new Map<number | null, Category[]>()
  for (const category of categories) {
    children.set(category.parentId, [...(children.get(category.parentId) ?? []), category])
  }
  const below = (parentId: number | null): Category[] =>
    (children.get(parentId) ?? [])
      .toSorted((a, b) => a.position - b.position)
      .flatMap((category) => [category, ...below(category.id)])
  return below(null)
}
