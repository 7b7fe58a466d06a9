import type { Api } from '@tsumugi/api'
import { onPage } from '@tsumugi/registry'
import { recheckSession } from './authenticate.ts'
import { changePage, noteOrganisationOf } from '../organisations/organisation-change.ts'
import { hearRealtime } from '../realtime/realtime.ts'
import { storage } from '../storage/storage-keys.ts'
import { $user } from '../stores.ts'

const page = onPage('session.watch', () => ({ apis: [] as Api[], stop: null as (() => void) | null }))

/**
 * Notices what other windows do to the session of this page: a switch or a sign-out in another tab at once (by what it
 * stores, and by the realtime channel where it is open), and what happened while the page lay in the back-forward cache.
 * A partner's page has no session.
 */
export function watchSession(api: Api): () => void {
  if (api.mode === 'partner') return () => undefined
  page.apis.push(api)
  page.stop ??= startWatching()
  return () => {
    page.apis.splice(page.apis.indexOf(api), 1)
    if (page.apis.length > 0) return
    page.stop?.()
    page.stop = null
  }
}

function startWatching(): () => void {
  const recheck = () => {
    const [api] = page.apis
    // A page that is about to be loaded anew asks then.
    if (api && !changePage.isLeaving) void recheckSession(api)
  }
  const stopStorage = storage.userinfo.subscribe((stored) => {
    const user = $user.get()
    if (!user) return
    // A cache, not an authorisation: whoever it says has left, or come, is asked about at the server.
    if (stored?.id === user.id) noteOrganisationOf(stored)
    else recheck()
  })
  const stopRealtime = hearRealtime('session', ({ by }) => {
    if (by === null || by === $user.get()?.id) recheck()
  })
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) recheck()
  }
  addEventListener('pageshow', shown)
  return () => {
    stopStorage()
    stopRealtime()
    removeEventListener('pageshow', shown)
  }
}
