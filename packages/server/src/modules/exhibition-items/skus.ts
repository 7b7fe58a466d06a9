import { invalid } from '../../http/refusal.ts'
import type { Database } from '../../database/engine.ts'
import { lockSkus, putSkus, removeSkus, type SkuPlace, type SkuRow } from './queries.ts'

export interface SkuWish {
  colours: readonly { name: string }[]
  sizes: readonly string[]
  /** What is not named keeps the limit it has. */
  limits?: readonly { colour: string; size: string; limit: number | null }[] | undefined
}

const nameOf = ({ colour, size }: { colour: string; size: string }) => `${colour}\n${size}`

/** Makes the SKUs of an item those of its colours × sizes. What is ordered stays, and no limit goes below it. */
export async function settleSkus(
  database: Database,
  userGroupId: number,
  itemId: number,
  wish: SkuWish,
): Promise<void> {
  const found = new Map((await lockSkus(database, userGroupId, itemId)).map((sku) => [nameOf(sku), sku]))
  const limits = new Map(wish.limits?.map((each) => [nameOf(each), each.limit]))
  const places = wish.colours.flatMap(({ name: colour }, row) =>
    wish.sizes.map((size, column): SkuPlace => {
      const name = nameOf({ colour, size })
      const limit = limits.has(name) ? limits.get(name)! : (found.get(name)?.limit ?? null)
      return { colour, size, position: row * wish.sizes.length + column, limit }
    }),
  )
  const kept = new Set(places.map(nameOf))
  if (kept.size !== places.length) throw invalid({ code: 'invalid', field: 'item.colours' })
  const gone = [...found.values()].filter((sku) => !kept.has(nameOf(sku)))
  assertNotOrdered(gone, places, found)
  await removeSkus(
    database,
    userGroupId,
    gone.map(({ id }) => id),
  )
  await putSkus(database, userGroupId, itemId, places)
}

function assertNotOrdered(
  gone: readonly SkuRow[],
  places: readonly SkuPlace[],
  found: ReadonlyMap<string, SkuRow>,
): void {
  const lost = gone
    .filter(({ ordered }) => ordered > 0)
    .map(({ colour, size, ordered }) => ({
      code: 'sku_ordered' as const,
      field: 'item.sizes',
      meta: { colour, size, count: ordered },
    }))
  const low = places.flatMap((place) => {
    const ordered = found.get(nameOf(place))?.ordered ?? 0
    const { colour, size, limit } = place
    return limit !== null && limit < ordered
      ? [{ code: 'limit_below_ordered' as const, field: 'item.limits', meta: { colour, size, count: ordered } }]
      : []
  })
  if (lost.length + low.length > 0) throw invalid(...lost, ...low)
}
