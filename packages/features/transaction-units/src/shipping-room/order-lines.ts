/** A line of the order as the shipping page shows it; figures are decimal strings in its unit. */
export interface OrderLine {
  readonly id: number
  readonly item: string
  readonly colour: string
  readonly size: string
  readonly unit: string
  readonly ordered: string
  readonly shipped: string
  /** The most that may still go, tolerance included. */
  readonly shippable: string
  /** What is still expected, without the tolerance. */
  readonly outstanding: string
}

interface Columns {
  readonly ids: readonly number[]
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}
type Progress = { readonly ids: readonly number[] } & Readonly<Record<string, readonly string[]>>

/** The lines of an order that goods are still expected of, or that a draft already packs. */
export function orderLines({ ids, columns }: Columns, progress: Progress, packed: ReadonlySet<number>): OrderLine[] {
  const places = new Map(progress.ids.map((id, at) => [id, at]))
  const word = (name: string, at: number) => String(columns[name]?.[at] ?? '')
  const lines = ids.map((id, at) => {
    const place = places.get(id) ?? -1
    const figure = (name: string) => progress[name]?.[place] ?? '0'
    return {
      id,
      item: word('item', at),
      colour: word('colour', at),
      size: word('size', at),
      unit: word('unit', at),
      ordered: figure('ordered'),
      shipped: figure('shipped'),
      shippable: figure('shippable'),
      outstanding: figure('outstanding'),
    }
  })
  return lines.filter(({ id, outstanding }) => packed.has(id) || /[1-9]/.test(outstanding))
}

/** What a line is called: SK27-112 藍 M. The style is part of it, since two styles may have one colour and size. */
export const lineName = ({ item, colour, size }: Pick<OrderLine, 'item' | 'colour' | 'size'>): string =>
  [item, colour, size].filter(Boolean).join(' ') || '—'
