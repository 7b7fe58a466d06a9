import type { QueueItem } from '@tsumugi/contract'
import { addDays, type BusinessDate } from '@tsumugi/domain'
import { storage, useSession, useStored } from '@tsumugi/session'

export const keyOf = ({ noun, id, move }: QueueItem) => `${noun}-${id}-${move}`

/** The day on which somebody moved it last. */
const movedOn = ({ waitingDays }: QueueItem, today: BusinessDate) => addDays(today, -waitingDays)

/**
 * What its reader put off the desk, in this browser: until tomorrow, or until somebody moves it. What waits keeps waiting; the
 * counts say so.
 */
export function usePutOff(items: readonly QueueItem[], today: BusinessDate) {
  const stored = storage.deskPutOff(useSession().user?.id ?? 0)
  const off = useStored(stored)
  const isOff = (item: QueueItem) => {
    const { on, until } = off[keyOf(item)] ?? {}
    return on !== undefined && (until ? today < until : movedOn(item, today) <= on)
  }
  const isOffNow = items.filter(isOff)
  return {
    shown: items.filter((item) => !isOff(item)),
    count: isOffNow.length,
    /** `e` until it is moved, `z` until tomorrow; what is there no more is forgotten. */
    put(item: QueueItem, key: 'e' | 'z') {
      const kept = isOffNow.map((each) => [keyOf(each), off[keyOf(each)]!] as const)
      const until = key === 'z' ? addDays(today, 1) : null
      stored.set({ ...Object.fromEntries(kept), [keyOf(item)]: { on: today, until } })
    },
    takeBack: () => stored.set({}),
  }
}
