import { onPage } from '@tsumugi/registry'
import { loadConcierges, loadSuperGroups, useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'

/** For whom the lists were asked: header, menu and ribbon of one page ask together. */
const asked = onPage('shell.organisation-lists', () => ({ by: null as string | null }))

/** Loads the organisations one looks after and those of the super group, once per user and page (spec §7). */
export function useOrganisationLists(): void {
  const api = useApi()
  const { user } = useSession()
  const by = user && `${user.id} ${user.currentUserGroup?.id}`
  useEffect(() => {
    if (api.mode === 'partner' || asked.by === by) return
    asked.by = by
    if (by === null) return
    void loadConcierges(api)
    void loadSuperGroups(api)
  }, [api, by])
}
