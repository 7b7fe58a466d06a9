import { approvals } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { useData } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { useMemo } from 'react'
import type { MenuCounts } from '../side-menu/menu/menu-tree.tsx'

/** How many wait behind the links of the side menu; asked again whenever somebody decides anything. */
export function useMenuCounts(): MenuCounts {
  const { user } = useSession()
  const isAsked = user !== null && admits(user, approvals.counts.access)
  // A count that cannot be had moves nobody off their page.
  const { data } = useData(approvals.counts, isAsked ? {} : null, { stays: true, focus: true })
  return useMemo(() => (data ? { approvals: data.waiting } : {}), [data])
}
