import type { InvoiceMatch } from '@tsumugi/contract'
import { compare, lesser, sum } from '@tsumugi/domain'

export type MatchLine = InvoiceMatch['lines'][number]

/** One colour of a style with its lines by size. */
export interface ColourRow {
  readonly colour: string
  /** In the order of the sizes of its group; null where the colour has none. */
  readonly cells: readonly (MatchLine | null)[]
  readonly ordered: string
  readonly accepted: string
  readonly quantity: string
  readonly amount: string
  /** The prices of its lines, each once: more than one where sizes differ. */
  readonly prices: readonly { readonly unitPrice: string; readonly orderedPrice: string | null }[]
  readonly isQuantityRight: boolean
  readonly isPriceRight: boolean
}

/** What people see as one: a style of an order, by colour and size. */
export interface MatchGroup {
  readonly group: string
  readonly item: string | null
  readonly sizes: readonly string[]
  readonly rows: readonly ColourRow[]
}

/** Lines as people compare them: by style, colours down and sizes across, in the order of the invoice. */
export function matchGroups(lines: readonly MatchLine[], isOnlyDiffering: boolean): MatchGroup[] {
  return [...byKey(lines, ({ group }) => group)]
    .map(([group, own]): MatchGroup => {
      const sizes = [...new Set(own.map(sizeOf))]
      const rows = [...byKey(own, colourOf)].map(([colour, of]) => colourRow(colour, of, sizes))
      const shown = isOnlyDiffering ? rows.filter((row) => !row.isQuantityRight || !row.isPriceRight) : rows
      return { group, item: own[0]!.item, sizes, rows: shown }
    })
    .filter(({ rows }) => rows.length > 0)
}

const sizeOf = ({ size }: MatchLine) => size ?? ''
/** Lines without a colour are told apart by what they say. */
const colourOf = ({ colour, description }: MatchLine) => colour ?? description ?? ''

function colourRow(colour: string, own: readonly MatchLine[], sizes: readonly string[]): ColourRow {
  const cells = sizes.map((size) => own.find((line) => sizeOf(line) === size) ?? null)
  const prices = byKey(own, ({ unitPrice, orderedPrice }) => `${unitPrice} ${orderedPrice ?? ''}`)
  return {
    colour,
    cells,
    ordered: sum(own.map(({ ordered }) => ordered ?? '0')),
    accepted: sum(own.map(payable)),
    quantity: sum(own.map(({ quantity }) => quantity)),
    amount: sum(own.map(({ amount }) => amount)),
    prices: [...prices.values()].map(([line]) => ({ unitPrice: line!.unitPrice, orderedPrice: line!.orderedPrice })),
    isQuantityRight: own.every((line) => line.isQuantityRight),
    isPriceRight: own.every((line) => line.isPriceRight),
  }
}

/** What passed inspection of what is invoiced; of lines that no order names, nothing. */
export const payable = ({ accepted, quantity }: MatchLine): string =>
  accepted === null ? '0' : lesser(accepted, quantity)

/** The sums of a group: what a column of its subtotal says. */
export const sumOf = (rows: readonly ColourRow[], key: 'ordered' | 'accepted' | 'quantity' | 'amount'): string =>
  sum(rows.map((row) => row[key]))

/** The sum of one size over the colours of a group. */
export const sizeSum = (rows: readonly ColourRow[], at: number): string =>
  sum(rows.map(({ cells }) => cells[at]?.quantity ?? '0'))

function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/**
 * The change that brings an invoice to what was matched: prices as ordered, quantities as accepted, and nothing that was
 * not ordered; null where nothing of the lines differs.
 */
export function correction({ differences, lines }: InvoiceMatch) {
  const removed = new Set<number>()
  const changed = new Map<number, { id: number; unitPrice?: string; quantity?: string }>()
  const line = (id: number) => lines.find((each) => each.id === id)!
  for (const difference of differences.flatMap((each) => each.lines)) {
    const { lineId: id, kind } = difference
    const change = changed.get(id) ?? { id }
    if (kind === 'price' && line(id).orderedPrice !== null)
      changed.set(id, { ...change, unitPrice: line(id).orderedPrice! })
    if (kind === 'not_ordered') removed.add(id)
    if (kind !== 'quantity' && kind !== 'not_received') continue
    const left = sum([line(id).quantity, `-${difference.by}`])
    if (compare(left, '0') > 0) changed.set(id, { ...change, quantity: left })
    else removed.add(id)
  }
  for (const id of removed) changed.delete(id)
  if (removed.size === 0 && changed.size === 0) return null
  return { changed: [...changed.values()], removed: [...removed] }
}
