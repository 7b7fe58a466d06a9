import { onPage } from '@tsumugi/registry'
import { report } from '../report.ts'

/** `local` outlives the browser and is shared by its tabs; `session` belongs to one tab. */
export type Area = 'local' | 'session'
type Listener = () => void

const page = onPage('storage', () => ({
  /** What could not be stored: it lives as long as the page. */
  kept: new Map<string, string | null>(),
  listeners: new Map<string, Set<Listener>>(),
  listening: false,
}))

const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)
const slot = (area: Area, key: string) => `${area} ${key}`

/** The stored text, or null. Never throws, also where a sandboxed frame forbids storage. */
export function readText(area: Area, key: string): string | null {
  const kept = page.kept.get(slot(area, key))
  if (kept !== undefined) return kept
  try {
    return areaOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores text; null removes it. What the browser refuses (full, forbidden) is kept for this page and reported. */
export function writeText(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) areaOf(area).removeItem(key)
    else areaOf(area).setItem(key, text)
    page.kept.delete(slot(area, key))
  } catch (error) {
    page.kept.set(slot(area, key), text)
    report(`store '${key}' in the browser; it is kept until the page is left`, error)
  }
  tell(slot(area, key))
}

/** Calls the listener after each change, from this page or (local only) from another tab. */
export function listenText(area: Area, key: string, listener: Listener): () => void {
  listenToOtherTabs()
  const listeners = page.listeners.get(slot(area, key)) ?? new Set()
  page.listeners.set(slot(area, key), listeners.add(listener))
  return () => listeners.delete(listener)
}

function tell(name: string): void {
  for (const listener of page.listeners.get(name) ?? []) listener()
}

function listenToOtherTabs(): void {
  if (page.listening) return
  page.listening = true
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== null && storageArea !== areaOf('local')) return
    // No key: another tab cleared everything.
    const names = key === null ? [...page.listeners.keys()] : [slot('local', key)]
    names.forEach(tell)
  })
}
