import { onPage } from '@tsumugi/registry'
import { atom, onMount } from 'nanostores'
import { storage } from './storage/storage-keys.ts'

const checkEvery = 60_000

/** True once the tab was loaded on another day: then menu links load the page anew (spec §4, Stale menu). */
export const $stale = onPage('session.stale', createStale)

/** Notes that this page has just been loaded. The first call of a page counts, later ones change nothing. */
export function noteReload(): void {
  onPage('session.reload-noted', () => {
    storage.lastReload.set(today())
    return true
  })
  refreshStale()
}

/** Compares the stored day with today again. */
export function refreshStale(): void {
  $stale.set(storage.lastReload.get() !== today())
}

function createStale() {
  const store = atom(false)
  onMount(store, () => {
    const timer = setInterval(refreshStale, checkEvery)
    document.addEventListener('visibilitychange', refreshStale)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshStale)
    }
  })
  return store
}

/** The day by the user's clock and zone, `2026-11-21`. */
function today(): string {
  const now = new Date()
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`
}
