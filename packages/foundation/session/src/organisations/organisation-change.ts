import { shownOrganisation, type OrganisationChange } from '@tsumugi/api'
import type { SessionUser } from '@tsumugi/domain'
import { onPage } from '@tsumugi/registry'
import { atom } from 'nanostores'
import { $user } from '../stores.ts'

/** The session acts for another organisation than this page shows, until somebody decides how to go on; else null. */
export const $organisationChange = onPage('session.organisation-change', () => atom<OrganisationChange | null>(null))

/** What the page knows of the question. */
export const changePage = onPage('session.organisation-waiting', () => ({
  /** Calls that wait for the decision: true repeats them. */
  waiting: new Set<(back: boolean) => void>(),
  /** What can show the question; without one, calls fail with the server's words. */
  views: [] as object[],
  /**
   * The organisation whose question was put off: neither reads of the background nor what tells of the same switch once
   * more (another tab's storage, the realtime channel, a session asked about) ask again; a write does.
   */
  putOff: null as number | null,
  isLeaving: false,
  restarts: new Set<() => void>(),
}))

/** Enters a view that shows the question while it is the first of the page; answers whether it is, and how to leave. */
export const changeViews = {
  enter(view: object): () => void {
    changePage.views.push(view)
    shownOrganisation().ask = askAboutChange
    $organisationChange.notify()
    return () => {
      changePage.views.splice(changePage.views.indexOf(view), 1)
      $organisationChange.notify()
    }
  },
  isFirst: (view: object): boolean => changePage.views[0] === view,
}

function askAboutChange(change: OrganisationChange, { writes }: { writes: boolean }): Promise<boolean> {
  const isPutOff = changePage.putOff === change.current.id
  if (changePage.views.length === 0 || (isPutOff && !writes)) return Promise.resolve(false)
  changePage.putOff = null
  $organisationChange.set(change)
  return new Promise((resolve) => changePage.waiting.add(resolve))
}

/** Ends the question; what waits for it is repeated, or refused. */
export function settleChange(back: boolean): void {
  $organisationChange.set(null)
  const waiting = [...changePage.waiting]
  changePage.waiting.clear()
  for (const resolve of waiting) resolve(back)
}

/** Compares what the server, or another tab, says about the same user with what this page shows. */
export function noteOrganisationOf({ currentUserGroup: current }: SessionUser): void {
  const shown = $user.get()?.currentUserGroup
  if (changePage.isLeaving || !shown || !current) return
  if (shown.id === current.id) {
    changePage.putOff = null
    if ($organisationChange.get()) settleChange(true)
  } else if (changePage.putOff !== current.id) {
    changePage.putOff = null
    $organisationChange.set({ shown, current })
  }
}

/** The page is about to be loaded anew: what its own switch brings is no news to it. */
export function noteLeaving(): void {
  changePage.isLeaving = true
}

/** What starts afresh when a partner's page goes on as another organisation. */
export function onRestart(restart: () => void): () => void {
  changePage.restarts.add(restart)
  return () => void changePage.restarts.delete(restart)
}

/** Decides later: what waits is refused, and nothing was done. */
export function putOffChange(): void {
  changePage.putOff = $organisationChange.get()?.current.id ?? null
  settleChange(false)
}
