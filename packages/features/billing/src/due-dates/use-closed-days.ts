import { userGroups } from '@tsumugi/contract'
import type { ClosedDays } from '@tsumugi/domain'
import { useData } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { useMemo } from 'react'

/** Days on which the own organisation is closed beside the banks. */
export function useClosedDays(): ClosedDays {
  const { organisation } = useSession()
  const { data } = useData(userGroups.show, organisation && { id: organisation.id })
  return useMemo(() => new Set(data?.closedDays.map(({ closedOn }) => closedOn)), [data])
}
