import { sessions } from '@tsumugi/contract'
import { shownOrganisation, type Api } from '@tsumugi/api'
import { leave } from '@tsumugi/navigation'
import { $organisationChange, changePage, settleChange } from './organisation-change.ts'
import { report } from '../report.ts'
import { storage } from '../storage/storage-keys.ts'
import { $user } from '../stores.ts'

/** Acts for the organisation that the page shows again, and repeats what was refused. Answers whether it went well. */
export async function returnToShown(api: Api): Promise<boolean> {
  const change = $organisationChange.get()
  if (!change) return true
  const quietly = { on401: ignore, on403: ignore, on404: ignore, quiet: true }
  try {
    const body = { currentUserGroupId: change.shown.id }
    const { data } = await api.of(sessions).switchOrganisation({ body }, quietly)
    storage.userinfo.set(data)
    if ($user.get()) $user.set(data)
    settleChange(true)
    return true
  } catch (error) {
    report('switch back to the organisation this page shows', error)
    return false
  }
}

/**
 * Goes on as the organisation that the session acts for: the page is loaded anew. Half-typed work stays with the
 * organisation it was typed for. A partner's page is not loaded: its widgets start afresh.
 */
export function goOnAsCurrent({ mode }: Pick<Api, 'mode'>): void {
  const change = $organisationChange.get()
  if (mode !== 'partner' || !change) return leave.reload()
  shownOrganisation().first = change.current.id
  settleChange(false)
  for (const restart of changePage.restarts) restart()
}

function ignore(): void {
  // The question says itself that the way back is closed.
}
