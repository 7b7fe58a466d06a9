import type { Engine } from '../database/engine.ts'

/** One change in one organisation, as it travels from the transaction that made it to every open page. */
export interface Change {
  readonly userGroupId: number
  readonly topic: string
  readonly id: number | null
  /** The account that made it. */
  readonly by: number
}

type Listener = (change: Change) => void

/** Hears the database's notifications once per process and hands each change to those of its organisation. */
export interface Broadcast {
  /** Answers how to stop; `ended` is called when the server closes, so that open streams do not hold it up. */
  subscribe(userGroupId: number, listener: Listener, ended?: () => void): () => void
  close(): Promise<void>
}

export async function openBroadcast(engine: Engine): Promise<Broadcast> {
  const listeners = new Map<number, Set<Listener>>()
  const endings = new Set<() => void>()
  const stop = await engine.listen('tsumugi', (payload) => {
    const change = JSON.parse(payload) as Change
    for (const listener of listeners.get(change.userGroupId) ?? []) listener(change)
  })
  return {
    subscribe(userGroupId, listener, ended) {
      const own = listeners.get(userGroupId) ?? new Set()
      listeners.set(userGroupId, own.add(listener))
      if (ended) endings.add(ended)
      return () => {
        own.delete(listener)
        if (ended) endings.delete(ended)
        if (own.size === 0) listeners.delete(userGroupId)
      }
    },
    async close() {
      for (const ended of endings) ended()
      await stop()
    },
  }
}
