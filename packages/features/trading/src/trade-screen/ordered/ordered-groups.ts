import type { TradeLine } from '@tsumugi/contract'
import { sum, type Decimal } from '@tsumugi/domain'

/** Figures of lines that stand in one row; decimal strings. */
export interface OrderedFigures {
  readonly ordered: Decimal
  readonly shipped: Decimal
  readonly accepted: Decimal
  readonly billed: Decimal
  /** Null where a line has no price. */
  readonly amount: Decimal | null
}

export interface ColourRow extends OrderedFigures {
  readonly colour: string
  /** What is ordered of each size of the group, in their order; null where there is none. */
  readonly sizes: readonly (Decimal | null)[]
}

/** One item of one order: its colours against its sizes. */
export interface ItemGroup extends OrderedFigures {
  readonly key: string
  readonly item: string
  readonly line: TradeLine
  readonly sizes: readonly string[]
  readonly colours: readonly ColourRow[]
  /** What all lines cost apiece; null where they differ. */
  readonly unitPrice: Decimal | null
}

export function figuresOf(lines: readonly TradeLine[]): OrderedFigures {
  const total = (name: 'ordered' | 'shipped' | 'accepted' | 'billed') => sum(lines.map((line) => line[name]))
  const amounts = lines.map(({ amount }) => amount)
  return {
    ordered: total('ordered'),
    shipped: total('shipped'),
    accepted: total('accepted'),
    billed: total('billed'),
    amount: amounts.includes(null) ? null : sum(amounts as Decimal[]),
  }
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

/** Lines by order and item, each a matrix of colours and sizes in the order in which they were ordered. */
export function itemGroups(lines: readonly TradeLine[]): ItemGroup[] {
  const keyOf = ({ documentId, item, description }: TradeLine) => `${documentId} ${item ?? description ?? ''}`
  return distinct(lines.map(keyOf)).map((key) => {
    const own = lines.filter((line) => keyOf(line) === key)
    const sizes = distinct(own.map(({ size }) => size ?? ''))
    const colours = distinct(own.map(({ colour }) => colour ?? ''))
    const prices = distinct(own.map(({ unitPrice }) => unitPrice ?? ''))
    const [line] = own as [TradeLine]
    return {
      key,
      line,
      item: line.item ?? line.description ?? '',
      sizes,
      colours: colours.map((colour) => colourRow(own, colour, sizes)),
      unitPrice: prices.length === 1 && prices[0] ? prices[0] : null,
      ...figuresOf(own),
    }
  })
}

function colourRow(lines: readonly TradeLine[], colour: string, sizes: readonly string[]): ColourRow {
  const own = lines.filter((line) => (line.colour ?? '') === colour)
  return {
    colour,
    sizes: sizes.map((size) => {
      const of = own.filter((line) => (line.size ?? '') === size)
      return of.length === 0 ? null : sum(of.map(({ ordered }) => ordered))
    }),
    ...figuresOf(own),
  }
}
