import type { Category } from '@tsumugi/contract'

/** Two layers, parents first, for tests and stories: top layers 1, 101, 201 … with their leaves behind them. */
export function demoCategories(
  groups: Readonly<Record<string, readonly string[]>>,
  brandId: number | null = null,
): Category[] {
  return Object.entries(groups).flatMap(([name, leaves], at) => {
    const top = category({ id: at * 100 + 1, brandId, layer: 1, name, position: at + 1 })
    return [
      top,
      ...leaves.map((leaf, index) =>
        category({ id: top.id + index + 1, brandId, parentId: top.id, layer: 2, name: leaf, position: index + 1 }),
      ),
    ]
  })
}

function category(
  values: Pick<Category, 'id' | 'brandId' | 'layer' | 'name' | 'position'> & { parentId?: number },
): Category {
  return { parentId: null, code: null, itemCount: 0, lockVersion: 0, ...values }
}
