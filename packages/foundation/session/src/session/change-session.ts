import { sessions, users } from '@tsumugi/contract'
import { ApiError, type Api } from '@tsumugi/api'
import { isConcierge, type Locale, type SessionUser } from '@tsumugi/domain'
import { leave } from '@tsumugi/navigation'
import { noteLeaving } from '../organisations/organisation-change.ts'
import { report } from '../report.ts'
import { storage } from '../storage/storage-keys.ts'
import { $concierges, $user } from '../stores.ts'

/**
 * How a switch ended. `conciergeRefused` asks for the message of spec §8: the organisation has not agreed to the terms,
 * or the user is no concierge. `failed` was logged and needs no message.
 */
export type SwitchResult = 'switched' | 'conciergeRefused' | 'failed'

/** Acts for another organisation from now on, then reloads the page (spec §4, §7). Never rejects. */
export async function switchOrganisation(api: Api, id: number): Promise<SwitchResult> {
  let notFound = false
  const on404 = () => {
    notFound = true
  }
  try {
    const { data } = await api.of(sessions).switchOrganisation({ body: { currentUserGroupId: id } }, { on404 })
    noteLeaving()
    storage.userinfo.set(data)
    leave.reload()
    return 'switched'
  } catch (error) {
    if ((notFound || hasCode404(error)) && entersAsConcierge($user.get(), id)) return 'conciergeRefused'
    report('switch the organisation', error)
    return 'failed'
  }
}

/** Changes the user's language, then reloads the page (spec §4, §7). Rejects as the API does. */
export async function changeLocale(api: Api, locale: Locale): Promise<void> {
  const user = $user.get()
  if (!user) throw new Error('The language of nobody cannot be changed: authenticate first.')
  const { data } = await api.of(users).update({ id: user.id, body: { user: { locale } } })
  storage.userinfo.set(data)
  leave.reload()
}

/** Neither an own organisation: what is entered is entered as concierge. */
function entersAsConcierge(user: SessionUser | null, id: number): boolean {
  if (!user) return false
  const own = user.userGroups.some((group) => group.id === id)
  return !own || isConcierge(user) || $concierges.get().some((concierge) => concierge.userGroupId === id)
}

function hasCode404(error: unknown): boolean {
  return error instanceof ApiError && (error.body as { code?: unknown } | null)?.code === 404
}
