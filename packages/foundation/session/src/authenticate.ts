import { sessions } from '@tsumugi/contract'
import type { Api } from '@tsumugi/api'
import type { SessionUser } from '@tsumugi/domain'
import { setLocale, setPageLanguage, toLocale } from '@tsumugi/i18n'
import { currentAddress, leave, signOutAddress } from '@tsumugi/navigation'
import { onPage } from '@tsumugi/registry'
import { noteReload, refreshStale } from './stale-menu.ts'
import { storage } from './storage-keys.ts'
import { $concierges, $phase, $superGroups, $user } from './stores.ts'

const signOutPath = '/users/sign_out'
/** Where the banner of an impersonation leads back (spec §2, Global header). */
export const exitImpersonationPath = '/users/exit_impersonation'

const underWay = onPage('session.authenticating', () => ({ current: null as Promise<SessionUser | null> | null }))
/** The look-up decides for itself what a refusal means, so no refusal navigates. */
const quietly = { on401: ignore, on403: ignore, on404: ignore }

/**
 * Loads the session (spec §4, §7): clears the user, then fills it from the user info, stores that as `userinfo` and
 * applies the locale. A failure of any kind resolves with null: not logged in. Widgets that ask at once share one call.
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
  if (!user && api.mode !== 'partner') leave.topTo(signOutAddress(currentAddress()))
  return user
}

/** After each navigation the user information stored in the browser is re-applied (spec §2). Signs nobody in. */
export function reapplyStoredUser(api: Pick<Api, 'mode'>): void {
  refreshStale()
  const stored = storage.userinfo.get()
  // A cache, not an authorisation: it may bring news of another tab to the same user, nothing else (domain §6.16).
  if (stored && stored.id === $user.get()?.id) applyUser(stored, api)
}

/** Forgets who was signed in: user, cache and what was loaded for them (domain §6.16). */
export function clearSession(): void {
  storage.userinfo.remove()
  $user.set(null)
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
  $user.set(user)
}

async function load(api: Api): Promise<SessionUser | null> {
  noteReload()
  $user.set(null)
  $phase.set('loading')
  try {
    const { data } = await api.of(sessions).show({}, quietly)
    storage.userinfo.set(data)
    applyUser(data, api)
    return data
  } catch {
    clearSession()
    return null
  } finally {
    $phase.set('ready')
  }
}

function ignore(): void {
  // Nothing to do: the look-up answers null.
}
