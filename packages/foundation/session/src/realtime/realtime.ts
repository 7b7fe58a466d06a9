import { eventsAddress, type Api } from '@tsumugi/api'
import { onPage } from '@tsumugi/registry'
import { report } from '../report.ts'
import { $user } from '../stores.ts'

/** A change somebody made. Without id and author: something may have changed while nobody listened, so ask again. */
export interface RealtimeEvent {
  readonly topic: string
  readonly id: number | null
  readonly by: number | null
}

export type RealtimeListener = (event: RealtimeEvent) => void

/** One channel per page, whichever bundle opens it. */
const page = onPage('realtime', () => ({
  listeners: new Map<string, Set<RealtimeListener>>(),
  /** Heard as long as the channel is open for others. */
  bystanders: new Map<string, Set<RealtimeListener>>(),
  origins: [] as string[],
  close: null as (() => void) | null,
  opening: false,
  watching: false,
}))

/** Hears the changes of one topic, e.g. `merchandising`; answers the way to stop. */
export function onRealtime(topic: string, listener: RealtimeListener): () => void {
  const listeners = page.listeners.get(topic) ?? new Set()
  page.listeners.set(topic, listeners.add(listener))
  reconsider()
  return () => {
    listeners.delete(listener)
    if (!listeners.size) page.listeners.delete(topic)
    reconsider()
  }
}

/** Hears a topic too while the channel is open for others; opens none. */
export function hearRealtime(topic: string, listener: RealtimeListener): () => void {
  const listeners = page.bystanders.get(topic) ?? new Set()
  page.bystanders.set(topic, listeners.add(listener))
  return () => void listeners.delete(listener)
}

/**
 * Lets the channel be open whenever a user is signed in, the tab is visible and somebody listens (domain §6.17).
 * Its module is loaded only then (spec §2). A partner's page has no session and so no channel.
 */
export function startRealtime(api: Pick<Api, 'mode' | 'origin'>): () => void {
  if (api.mode === 'partner') return () => undefined
  watch()
  page.origins.push(api.origin)
  reconsider()
  return () => {
    page.origins.splice(page.origins.indexOf(api.origin), 1)
    reconsider()
  }
}

function watch(): void {
  if (page.watching) return
  page.watching = true
  $user.listen(reconsider)
  document.addEventListener('visibilitychange', reconsider)
}

function isWanted(): boolean {
  return page.origins.length > 0 && page.listeners.size > 0 && $user.get() !== null && !document.hidden
}

function reconsider(): void {
  const wanted = isWanted()
  if (wanted && !page.close && !page.opening) void open()
  if (!wanted && page.close) {
    page.close()
    page.close = null
  }
}

async function open(): Promise<void> {
  page.opening = true
  try {
    const { openChannel } = await import('./realtime-channel.ts')
    const [origin] = page.origins
    if (origin !== undefined && isWanted()) page.close = openChannel(() => eventsAddress(origin), deliver)
  } catch (error) {
    report('load the realtime channel', error)
  } finally {
    page.opening = false
  }
}

/** Without a topic the event goes to everybody. */
function deliver(event: Omit<RealtimeEvent, 'topic'> & { topic: string | null }): void {
  for (const heard of [page.listeners, page.bystanders]) {
    const topics = event.topic === null ? [...heard.keys()] : [event.topic]
    for (const topic of topics) for (const listener of heard.get(topic) ?? []) listener({ ...event, topic })
  }
}
