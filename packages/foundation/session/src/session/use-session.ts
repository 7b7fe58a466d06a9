import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import { $stale } from '../stale-menu.ts'
import type { StoredValue } from '../storage/stored-value.ts'
import { $concierges, $organisation, $phase, $superGroups, $user } from '../stores.ts'

/** The session of the page, as the component needs it: redraws on every change. */
export function useSession() {
  return {
    user: useStore($user),
    organisation: useStore($organisation),
    concierges: useStore($concierges),
    superGroups: useStore($superGroups),
    stale: useStore($stale),
    phase: useStore($phase),
  }
}

/** A stored value that redraws on change, also from another tab: `useStored(storage.menuSections)`. */
export function useStored<Value>(stored: StoredValue<Value>): Value {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.get)
}
