import { userGroups } from '@tsumugi/contract'
import type { ClosedDays } from '@tsumugi/domain'
import { useApi, useSession } from '@tsumugi/session'
import { useMemo } from 'react'
import useSWR from 'swr'

/** Days on which the own organisation is closed beside the banks. */
export function useClosedDays(): ClosedDays {
  const api = useApi()
  const { organisation } = useSession()
  const { data } = useSWR(
    organisation && ['userGroups', 'closedDays', organisation.id],
    async () => (await api.of(userGroups).show({ id: organisation!.id })).data.closedDays,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return useMemo(() => new Set(data?.map(({ closedOn }) => closedOn)), [data])
}
