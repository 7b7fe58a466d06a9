import { home, type contract, type ReplyOf } from '@tsumugi/contract'
import { documentNouns } from '@tsumugi/domain'
import { useQuery } from '@tsumugi/queries'

export type Home = ReplyOf<typeof contract.home.show>['data']
export type Task = Home['tasks'][number]
export type Change = Home['changes'][number]
export type WeekDay = Home['week'][number]

/** What a desk is made of. */
const topics = ['merchandising', 'payable', 'notification', 'procedure', ...documentNouns] as const

/** The desk of the current organisation, asked again whenever somebody on either side changed what it shows. */
export function useHome() {
  const { data, error, mutate } = useQuery(home.show, {}, { topics })
  return { home: data?.data, failed: error !== undefined && data === undefined, retry: () => void mutate() }
}
