import { newIdempotencyKey } from '@tsumugi/api'
import type { CountingAction } from '@tsumugi/contract'
import { minus, sum } from '@tsumugi/domain'
import type { ReceivedLine } from './received-lines.ts'

export interface LineAddition {
  readonly id: number
  readonly add: string
}

/** A count as this device keeps it until the server has it. */
export interface QueuedCount {
  readonly clientId: string
  readonly action: CountingAction
  readonly carton?: number
  /** What it adds, a carton's contents spelt out. */
  readonly lines: readonly LineAddition[]
  readonly undoes?: string
  readonly countedAt: string
  /** The server has it, and this page has not heard of it yet. */
  readonly isSent?: boolean
  /** Why the server refused it, in words; it stays until somebody puts it right or lets it go. */
  readonly fault?: string
}

/** Whether a count is still to be sent. */
export const isWaiting = ({ fault, isSent }: QueuedCount): boolean => fault === undefined && !isSent

type Given = Pick<QueuedCount, 'action' | 'carton' | 'lines'>

/** A count under an id of its own, as of now. */
export const newCount = (given: Given, now = new Date()): QueuedCount => ({
  ...given,
  clientId: newIdempotencyKey(),
  countedAt: now.toISOString(),
})

/** A count that the server has under its id already. */
export const sentCount = (
  given: Pick<QueuedCount, 'clientId' | 'action' | 'lines'>,
  now = new Date(),
): QueuedCount => ({ ...given, countedAt: now.toISOString(), isSent: true })

/** What takes a count back: a count of its own. */
export const undoOf = (count: QueuedCount, now = new Date()): QueuedCount => ({
  ...newCount({ action: count.action, lines: count.lines.map(({ id, add }) => ({ id, add: minus('0', add) })) }, now),
  undoes: count.clientId,
})

/** What the server is asked to count: what a carton holds and what an undo takes back, it knows itself. */
export const countingOf = ({ clientId, action, carton, lines, undoes, countedAt }: QueuedCount) => ({
  clientId,
  action,
  countedAt,
  ...(undoes !== undefined ? { undoes } : carton !== undefined ? { carton } : { lines: [...lines] }),
})

type Figures = Pick<ReceivedLine, 'id' | 'received' | 'accepted' | 'rejected'>

/** Lines with the figures of the moment that the counts were told of. */
export const withFigures = (lines: readonly ReceivedLine[], figures: readonly Figures[]): ReceivedLine[] =>
  lines.map((line) => ({ ...line, ...figures.find(({ id }) => id === line.id) }))

/** Lines with what is still on this device counted in; what was refused is not. */
export function withQueued(lines: readonly ReceivedLine[], queue: readonly QueuedCount[]): ReceivedLine[] {
  const added = (id: number, action: CountingAction) =>
    queue
      .filter((count) => count.action === action && count.fault === undefined)
      .flatMap((count) => count.lines.filter((line) => line.id === id).map(({ add }) => add))
  return lines.map((line) => {
    const total = (action: CountingAction) => sum([line[action], ...added(line.id, action)])
    const [received, accepted, rejected] = [total('received'), total('accepted'), total('rejected')]
    return {
      ...line,
      received,
      accepted,
      rejected,
      difference: minus(received, line.shipped),
      open: minus(received, sum([accepted, rejected])),
    }
  })
}

/** Cartons that are counted on this device and not taken back. */
export function queuedCartons(queue: readonly QueuedCount[]): number[] {
  const undone = new Set(queue.map(({ undoes }) => undoes))
  return queue.flatMap(({ carton, clientId, fault }) =>
    carton !== undefined && fault === undefined && !undone.has(clientId) ? [carton] : [],
  )
}
