import { concierges, userGroups } from '@tsumugi/contract'
import type { Api } from '@tsumugi/api'
import { hasFunction } from '@tsumugi/domain'
import { report } from '../report.ts'
import { $concierges, $superGroups, $user } from '../stores.ts'

const quietly = { on401: ignore, on403: ignore, on404: ignore, quiet: true }

/** Fills `$concierges` with the organisations the user may enter as concierge (spec §7). A failure is only logged. */
export async function loadConcierges(api: Api): Promise<void> {
  try {
    const { data } = await api.of(concierges).list({ query: { mine: 'true' } }, quietly)
    $concierges.set(data)
  } catch (error) {
    report('load the organisations you look after', error)
  }
}

/** Fills `$superGroups`, where user_group.visible_super_group_items is on; a failure is only logged (spec §7, §8). */
export async function loadSuperGroups(api: Api): Promise<void> {
  const user = $user.get()
  if (!user || !hasFunction(user, 'user_group.visible_super_group_items')) return
  try {
    const { data } = await api.of(userGroups).list({ query: { superGroup: 'true' } }, quietly)
    $superGroups.set(data)
  } catch (error) {
    report('load the organisations of the super group', error)
  }
}

function ignore(): void {
  // A list that is missing hides its entries; no refusal of it may navigate.
}
