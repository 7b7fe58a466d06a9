import { approvals } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { MenuCounts } from '../side-menu/menu-tree.tsx'

const none: MenuCounts = {}
/** A count that cannot be had moves nobody off their page. */
const quiet = { on403: () => undefined, on404: () => undefined }

/** How many wait behind the links of the side menu; asked again whenever somebody decides anything. */
export function useMenuCounts(): MenuCounts {
  const api = useApi()
  const { user, organisation } = useSession()
  const key = user && admits(user, approvals.counts.access) && ['menu-counts', api.origin, user.id, organisation?.id]
  const { data, mutate } = useSWR(
    key,
    async (): Promise<MenuCounts> => ({ approvals: (await api.of(approvals).counts({}, quiet)).data.waiting }),
    { shouldRetryOnError: false },
  )
  useEffect(() => (key ? onRealtime('approval', () => void mutate()) : undefined), [Boolean(key), mutate])
  return data ?? none
}
