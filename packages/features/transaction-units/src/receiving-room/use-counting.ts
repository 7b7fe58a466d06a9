import { failureOfError, wordsOf } from '@tsumugi/api'
import { deliveryCountings, type ReplyOf } from '@tsumugi/contract'
import { useRefresh } from '@tsumugi/queries'
import { countQueueOf, useApi, useStored } from '@tsumugi/session'
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  countingOf,
  isWaiting,
  newCount,
  queuedCartons,
  sentCount,
  undoOf,
  withFigures,
  withQueued,
  type QueuedCount,
} from './count-queue.ts'
import type { ReceivedLine } from './received-lines.ts'

/** What the server tells of the counts of a delivery. */
export type ToldCounts = ReplyOf<typeof deliveryCountings.list>['data']

/** Counting on one device: what is counted stands at once, and goes to the server when there is a line. */
export interface Counting {
  readonly queue: readonly QueuedCount[]
  /** Lines with all that was counted, on this device too. */
  shown(lines: readonly ReceivedLine[]): ReceivedLine[]
  /** Cartons counted by anybody, those of this device among them. */
  readonly cartons: ReadonlySet<number>
  readonly codes: readonly { readonly lineId: number; readonly jan: string }[]
  /** What this device counted last and may take back. */
  readonly last: QueuedCount | null
  add(count: Pick<QueuedCount, 'action' | 'carton' | 'lines'>): void
  undo(): void
  /** Counts in what the server was brought by another way, until the page hears of it. */
  addSent(count: Pick<QueuedCount, 'clientId' | 'action' | 'lines'>): void
  /** Lets go of a count that the server refused. */
  discard(clientId: string): void
}

const retryAfter = 30_000
const sending = { quiet: true, background: true } as const

/** Whether the same may go through later: there was no line, or another window acts for another organisation just now. */
function isForLater(error: unknown): boolean {
  const failure = failureOfError(error)
  return failure !== null && (failure.retryable || failure.kind === 'organisation-changed')
}

export function useCounting(deliveryId: number, told: ToldCounts): Counting {
  const { queue, write } = useQueue(deliveryId)
  const unsent = useUnsent(told.recent, queue, write)
  const cartons = useMemo(() => new Set([...told.cartons, ...queuedCartons(unsent)]), [told.cartons, unsent])
  const counts = useCounts(write)
  return {
    queue,
    shown: (lines) => withQueued(withFigures(lines, told.figures), unsent),
    cartons,
    codes: told.codes,
    ...counts,
    addSent: (count) => write((before) => [...before, sentCount(count)]),
    discard: (clientId) => write((before) => before.filter((each) => each.clientId !== clientId)),
  }
}

type Change = (before: readonly QueuedCount[]) => readonly QueuedCount[]
type Write = (change: Change) => void

/** What this device counts on this visit, the newest of which it may take back. */
function useCounts(write: Write): Pick<Counting, 'last' | 'add' | 'undo'> {
  const [done, setDone] = useState<readonly QueuedCount[]>([])
  const push = (count: QueuedCount) => write((before) => [...before, count])
  const last = done.at(-1) ?? null
  return {
    last,
    add(given) {
      const count = newCount(given)
      setDone((before) => [...before.slice(-19), count])
      push(count)
    },
    undo() {
      if (!last) return
      setDone((before) => before.slice(0, -1))
      push(undoOf(last))
    },
  }
}

/** What of the queue the server's figures do not hold yet. */
function useUnsent(recent: ToldCounts['recent'], queue: readonly QueuedCount[], write: Write): readonly QueuedCount[] {
  // What was sent stays here until the page has heard of it: no figure falls back between the two.
  useEffect(() => {
    const known = new Set(recent.map(({ clientId }) => clientId))
    if (queue.some(({ clientId, isSent }) => isSent && known.has(clientId)))
      write((before) => before.filter(({ clientId, isSent }) => !(isSent && known.has(clientId))))
  }, [recent, queue, write])
  // What the server tells of is in its figures: nothing is counted twice, not even for a moment.
  return useMemo(() => {
    const known = new Set(recent.map(({ clientId }) => clientId))
    return queue.filter(({ clientId }) => !known.has(clientId))
  }, [recent, queue])
}

/** The counts that wait, kept on this device and sent one after the other. */
function useQueue(deliveryId: number) {
  const api = useApi()
  const refresh = useRefresh()
  const stored = useMemo(() => countQueueOf(deliveryId), [deliveryId])
  const queue = useStored(stored) as unknown as readonly QueuedCount[]
  const write = useCallback(
    (change: Change) => stored.set(change(stored.get() as unknown as QueuedCount[]) as never),
    [stored],
  )
  // What was sent on another visit is in what this one is told first.
  useEffect(() => write((before) => before.filter(({ isSent }) => !isSent)), [write])
  const send = useCallback(
    () =>
      alone(`tsumugi.count_queue.${deliveryId}`, async () => {
        const nextOne = () => (stored.get() as unknown as QueuedCount[]).find(isWaiting)
        for (let next = nextOne(); next; next = nextOne()) {
          const { clientId } = next
          const body = { counting: countingOf(next) }
          try {
            await api.of(deliveryCountings).create({ id: deliveryId, body }, sending)
            write((before) => before.map((each) => (each.clientId === clientId ? { ...each, isSent: true } : each)))
            await refresh('delivery')
          } catch (error) {
            if (isForLater(error)) return
            const fault = wordsOf(error, '?')
            write((before) => before.map((each) => (each.clientId === clientId ? { ...each, fault } : each)))
          }
        }
      }),
    [api, deliveryId, refresh, stored, write],
  )
  useSending(
    queue
      .filter(isWaiting)
      .map(({ clientId }) => clientId)
      .join(),
    send,
  )
  return { queue, write }
}

/** Sends what waits: at once, when the device is online again, and every half minute. */
function useSending(waiting: string, send: () => Promise<void>): void {
  useEffect(() => {
    if (waiting === '') return
    const go = () => void send()
    go()
    const timer = setInterval(go, retryAfter)
    addEventListener('online', go)
    return () => {
      clearInterval(timer)
      removeEventListener('online', go)
    }
  }, [waiting, send])
}

/** What is under way, by name, and whether it was asked for once more meanwhile. */
const running = new Map<string, { again: boolean }>()

/** Never twice at once, neither in two tabs nor in one; what comes while it ends is not left to the next half minute. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const before = running.get(name)
  if (before) {
    before.again = true
    return
  }
  const own = { again: false }
  running.set(name, own)
  try {
    do {
      own.again = false
      await (navigator.locks ? navigator.locks.request(name, work) : work())
    } while (own.again)
  } finally {
    running.delete(name)
  }
}
