import { materialOrderDetails, type MaterialOrderDetail } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'
import { detailTopics } from '../details/detail-topics.ts'

/** Lines in one status, as the rooms of a distributor work them off. */
export function useWork(status: MaterialOrderDetail['status']) {
  return useQuery(materialOrderDetails.list, { query: { status, perPage: 100 } }, { stays: true, topics: detailTopics })
}
