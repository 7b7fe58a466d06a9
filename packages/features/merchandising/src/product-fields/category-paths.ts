import type { Category } from '@tsumugi/contract'

/** From the top layer down to the category, itself last; empty when it is not in the list. */
export function pathOf(categories: readonly Category[], id: number | null): Category[] {
  const category = id === null ? undefined : categories.find((each) => each.id === id)
  return category ? [...pathOf(categories, category.parentId), category] : []
}

/** `Tops / Shirts`; null when the category is not in the list. */
export function pathName(categories: readonly Category[], id: number): string | null {
  const path = pathOf(categories, id)
  return path.length ? path.map(({ name }) => name).join(' / ') : null
}

/**
 * One name per tree for a product: the deepest category of each. A product names a category per layer,
 * and the path of the deepest says all of them.
 */
export function deepestIds(categories: readonly Category[], ids: readonly number[]): number[] {
  const above = new Set(
    ids.flatMap((id) =>
      pathOf(categories, id)
        .slice(0, -1)
        .map((category) => category.id),
    ),
  )
  return ids.filter((id) => !above.has(id))
}
