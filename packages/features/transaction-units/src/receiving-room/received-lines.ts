import { compare, minus, sum } from '@tsumugi/domain'
import type { CartonRange } from '@tsumugi/domain/trading'
import { lineName } from '../shipping-room/order-lines.ts'

/** A line of a delivery as it is counted; figures are decimal strings. */
export interface ReceivedLine {
  readonly id: number
  /** The line of the order, by which cartons name their contents. */
  readonly sourceLineId: number | null
  readonly name: string
  readonly shipped: string
  readonly received: string
  readonly accepted: string
  readonly rejected: string
  /** Received less shipped: below zero is short, above is surplus. */
  readonly difference: string
  /** Received and neither accepted nor rejected yet. */
  readonly open: string
}

interface Columns {
  readonly ids: readonly number[]
  readonly sourceLineIds: readonly (number | null)[]
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

export function receivedLines({ ids, sourceLineIds, columns }: Columns): ReceivedLine[] {
  const word = (name: string, at: number) => String(columns[name]?.[at] ?? '')
  const figure = (name: string, at: number) => word(name, at) || '0'
  return ids.map((id, at) => {
    const [shipped, received, accepted, rejected] = ['quantity', 'received', 'accepted', 'rejected'].map((name) =>
      figure(name, at),
    ) as [string, string, string, string]
    return {
      id,
      sourceLineId: sourceLineIds[at] ?? null,
      name: lineName({ item: word('item', at), colour: word('colour', at), size: word('size', at) }),
      shipped,
      received,
      accepted,
      rejected,
      difference: minus(received, shipped),
      open: minus(received, sum([accepted, rejected])),
    }
  })
}

/** What opening one carton adds to the lines of its delivery. */
export const additionsOf = ({ contents }: Pick<CartonRange, 'contents'>, lines: readonly ReceivedLine[]) =>
  contents.flatMap(({ sourceLineId, quantity }) => {
    const line = lines.find((each) => each.sourceLineId === sourceLineId)
    return line ? [{ id: line.id, add: quantity }] : []
  })

/** Sums over all lines, with what is short and what came beyond each line apart: one never makes up for the other. */
export function receivedSums(lines: readonly ReceivedLine[]) {
  const below = lines.filter(({ difference }) => compare(difference, '0') < 0)
  const above = lines.filter(({ difference }) => compare(difference, '0') > 0)
  return {
    accepted: sum(lines.map(({ accepted }) => accepted)),
    rejected: sum(lines.map(({ rejected }) => rejected)),
    short: minus('0', sum(below.map(({ difference }) => difference))),
    surplus: sum(above.map(({ difference }) => difference)),
  }
}
