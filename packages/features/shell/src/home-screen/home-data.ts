import { home, type contract, type ReplyOf } from '@tsumugi/contract'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'

export type Home = ReplyOf<typeof contract.home.show>['data']
export type Task = Home['tasks'][number]
export type Change = Home['changes'][number]
export type WeekDay = Home['week'][number]

/** The desk of the current organisation, asked again whenever somebody changed a product. */
export function useHome() {
  const api = useApi()
  const { user, organisation } = useSession()
  const key = user && ['home', api.origin, user.id, organisation?.id]
  const { data, error, mutate } = useSWR(key, async () => (await api.of(home).show()).data)
  useEffect(() => onRealtime('merchandising', () => void mutate()), [mutate])
  return { home: data, failed: error !== undefined && data === undefined, retry: () => void mutate() }
}
