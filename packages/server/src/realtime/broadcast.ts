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
  /** Answers how to stop. */
  subscribe(userGroupId: number, listener: Listener): () => void
  close(): Promise<void>
}

export async function openBroadcast(engine: Engine): Promise<Broadcast> {
  const listeners = new Map<number, Set<Listener>>()
  const stop = await engine.listen('tsumugi', (payload) => {
    const change = JSON.parse(payload) as Change
    for (const listener of listeners.get(change.userGroupId) ?? []) listener(change)
  })
  return {
    subscribe(userGroupId, listener) {
      const own = listeners.get(userGroupId) ?? new Set()
      listeners.set(userGroupId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(userGroupId)
      }
    },
    close: stop,
  }
}
