import { sessions } from '@tsumugi/contract'
import { failureOfError, shownOrganisation, type Api, type CallFailure } from '@tsumugi/api'
import type { SessionUser } from '@tsumugi/domain'
import { setLocale, setPageLanguage, toLocale } from '@tsumugi/i18n'
import { currentAddress, leave, signOutAddress } from '@tsumugi/navigation'
import { onPage } from '@tsumugi/registry'
import { changePage, noteOrganisationOf } from '../organisations/organisation-change.ts'
import { endRetries, retryLater } from './retry-session.ts'
import { noteReload, refreshStale } from '../stale-menu.ts'
import { storage } from '../storage/storage-keys.ts'
import { $concierges, $phase, $sessionFailure, $superGroups, $user } from '../stores.ts'

const signOutPath = '/users/sign_out'
/** Where the banner of an impersonation leads back (spec §2, Global header). */
export const exitImpersonationPath = '/users/exit_impersonation'

const underWay = onPage('session.authenticating', () => ({
  current: null as Promise<SessionUser | null> | null,
  recheck: null as Promise<void> | null,
  again: null as Promise<void> | null,
}))
/** The look-up decides for itself what a refusal means, so no refusal navigates. */
const quietly = { on401: ignore, on403: ignore, on404: ignore, quiet: true }

/**
 * Loads the session (spec §4, §7): clears the user, then fills it from the user info, stores that as `userinfo` and
 * applies the locale. A refusal resolves with null: not logged in. A server that could not be asked (network, timeout, 429,
 * 5xx) changes nothing about who is signed in; it is asked again until it answers. Widgets that ask at once share one call.
 */
export function authenticate(api: Api): Promise<SessionUser | null> {
  underWay.current ??= load(api).finally(() => {
    underWay.current = null
  })
  return underWay.current
}

/**
 * Authenticates for what needs a user: a visitor without one, and so without organisation, is sent to sign-out with the
 * way back (spec §4). On a partner's page nothing is navigated.
 */
export async function requireUser(api: Api): Promise<SessionUser | null> {
  const user = await authenticate(api)
  if (!user && $phase.get() !== 'failed' && api.mode !== 'partner') leave.topTo(signOutAddress(currentAddress()))
  return user
}

/** After each navigation the user information stored in the browser is re-applied (spec §2). Signs nobody in. */
export function reapplyStoredUser(api: Pick<Api, 'mode'>): void {
  refreshStale()
  const stored = storage.userinfo.get()
  // A cache, not an authorisation: it may bring news of another tab to the same user, nothing else (domain §6.16).
  if (!stored || stored.id !== $user.get()?.id) return
  noteOrganisationOf(stored)
  // Another organisation is no news to take over in silence: the page shows, and writes for, the one it was loaded with.
  if (stored.currentUserGroup?.id === $user.get()?.currentUserGroup?.id) applyUser(stored, api)
}

/** Forgets who was signed in: user, cache and what was loaded for them (domain §6.16). */
export function clearSession(): void {
  endRetries()
  $user.set(null)
  shownOrganisation().id = null
  changePage.putOff = null
  storage.userinfo.remove()
  $concierges.set([])
  $superGroups.set([])
}

/** The sign-out link: forgets the user here, then lets the server end the session. A partner's page stays. */
export function signOut({ mode }: Pick<Api, 'mode'>): void {
  clearSession()
  if (mode !== 'partner') leave.topTo(signOutPath)
}

/** Takes over what the server said about the user. */
export function applyUser(user: SessionUser, { mode }: Pick<Api, 'mode'>): void {
  const locale = toLocale(user.locale)
  setLocale(locale)
  if (mode !== 'partner') setPageLanguage(locale)
  shownOrganisation().id = user.currentUserGroup?.id ?? null
  $user.set(user)
}

/**
 * Asks again who is signed in, without letting go of what the page shows meanwhile: after the page was away, and when
 * another window has signed out or switched. Only a refusal signs out here.
 */
export function recheckSession(api: Api): Promise<void> {
  if (underWay.current) return underWay.current.then(() => undefined)
  // What happens while an answer is on its way may not be in it: it is asked once more after that.
  if (underWay.recheck) {
    underWay.again ??= underWay.recheck.then(() => {
      underWay.again = null
      return recheckSession(api)
    })
    return underWay.again
  }
  underWay.recheck = recheck(api).finally(() => {
    underWay.recheck = null
  })
  return underWay.recheck
}

async function recheck(api: Api): Promise<void> {
  const known = $user.get()
  if (!known) return
  try {
    const { data } = await api.of(sessions).show({}, quietly)
    if (data.id !== known.id) return leave.reload()
    noteOrganisationOf(data)
  } catch (error) {
    if (isNobody(failureOfError(error))) clearSession()
  }
}

async function load(api: Api): Promise<SessionUser | null> {
  noteReload()
  const known = $user.get()
  $user.set(null)
  $phase.set('loading')
  try {
    const { data } = await api.of(sessions).show({}, quietly)
    storage.userinfo.set(data)
    settlePhase('ready')
    // The page goes on showing what it was loaded with: it asks before it becomes another organisation's.
    const isOther = known?.id === data.id && known.currentUserGroup?.id !== data.currentUserGroup?.id
    applyUser(isOther ? known : data, api)
    if (isOther) noteOrganisationOf(data)
    return $user.get()
  } catch (error) {
    const failure = failureOfError(error)
    if (isNobody(failure)) {
      clearSession()
      settlePhase('ready')
      return null
    }
    $sessionFailure.set(failure)
    $user.set(known)
    $phase.set(known ? 'ready' : 'failed')
    retryLater(() => void authenticate(api))
    return known
  }
}

/** What says that nobody is signed in; anything else is no answer to the question. */
const isNobody = (failure: CallFailure | null): failure is CallFailure =>
  failure !== null && [401, 403, 404].includes(failure.status)

function settlePhase(phase: 'ready'): void {
  endRetries()
  $sessionFailure.set(null)
  $phase.set(phase)
}

function ignore(): void {
  // Nothing to do: the look-up answers null.
}
