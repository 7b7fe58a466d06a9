import { compare, lesser, minus, type Decimal } from '../../money/decimal.ts'

/** Goods as lines of a trade and of its orders name them; what says nothing is null. */
export interface NamedGoods {
  readonly item: string | null
  readonly colour: string | null
  readonly size: string | null
  readonly description: string | null
  readonly unit: string | null
  readonly quantity: Decimal
}

const names = ['item', 'colour', 'size', 'description'] as const
type Name = (typeof names)[number]

/** What a wish says of its goods; words about a style that has a number tell nothing apart. */
const namedBy = (wish: NamedGoods): readonly Name[] =>
  names.filter((name) => wish[name] && !(name === 'description' && wish.item))

const keyOf = (goods: NamedGoods, by: readonly Name[]) => JSON.stringify([goods.unit, ...by.map((name) => goods[name])])

/**
 * How much of each wished line is not ordered yet, in their order; never below 0. An order counts for the wish that names the
 * most of its goods: what was wished by style is ordered by colour and size.
 */
export function notOrdered(wished: readonly NamedGoods[], ordered: readonly NamedGoods[]): Decimal[] {
  const rests = wished.map(({ quantity }) => quantity)
  const wishes = new Map<string, { by: readonly Name[]; byKey: Map<string, number[]> }>()
  wished.forEach((wish, at) => {
    const by = namedBy(wish)
    const { byKey } = wishes.get(by.join()) ?? { byKey: new Map<string, number[]>() }
    const key = keyOf(wish, by)
    byKey.set(key, [...(byKey.get(key) ?? []), at])
    wishes.set(by.join(), { by, byKey })
  })
  const mostFirst = [...wishes.values()].toSorted((one, other) => other.by.length - one.by.length)
  for (const order of ordered) {
    let left = order.quantity
    for (const at of mostFirst.flatMap(({ by, byKey }) => byKey.get(keyOf(order, by)) ?? [])) {
      const taken = lesser(left, rests[at]!)
      if (compare(taken, '0') <= 0) continue
      rests[at] = minus(rests[at]!, taken)
      left = minus(left, taken)
    }
  }
  return rests
}
