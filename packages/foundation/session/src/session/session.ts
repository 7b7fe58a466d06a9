import { $stale } from '../stale-menu.ts'
import { $concierges, $organisation, $phase, $superGroups, $user } from '../stores.ts'

/** The stores every bundle and widget of the page shares. */
export const session = { $user, $organisation, $concierges, $superGroups, $stale, $phase } as const
