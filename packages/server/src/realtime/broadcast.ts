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
  /** Calls back when something about a session has changed, or it is over. Answers how to stop. */
  watchSession(sessionHash: Buffer, changed: () => void): () => void
  close(): Promise<void>
}

export async function openBroadcast(engine: Engine): Promise<Broadcast> {
  const changes = listenersByKey<number, Change>()
  const sessions = listenersByKey<string, void>()
  const endings = new Set<() => void>()
  const stop = await engine.listen('tsumugi', (payload) => {
    const told = readNews(payload)
    if (!told) return
    if ('session' in told) sessions.tell(told.session)
    else changes.tell(told.userGroupId, told)
  })
  return {
    subscribe(userGroupId, listener, ended) {
      const leave = changes.add(userGroupId, listener)
      if (ended) endings.add(ended)
      return () => {
        leave()
        if (ended) endings.delete(ended)
      }
    },
    watchSession: (sessionHash, changed) => sessions.add(sessionHash.toString('hex'), changed),
    async close() {
      for (const ended of endings) ended()
      await stop()
    },
  }
}

/** Whoever may connect to the database may notify: what is no news of ours is nobody's. */
function readNews(payload: string): Change | { session: string } | undefined {
  try {
    return JSON.parse(payload) as Change | { session: string }
  } catch {
    return undefined
  }
}

function listenersByKey<Key, News>() {
  const byKey = new Map<Key, Set<(news: News) => void>>()
  return {
    add(key: Key, listener: (news: News) => void): () => void {
      const listeners = byKey.get(key) ?? new Set()
      byKey.set(key, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key)
      }
    },
    tell(key: Key, news: News): void {
      for (const listener of byKey.get(key) ?? []) listener(news)
    },
  }
}
