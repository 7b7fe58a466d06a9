import { approvals, type Absence, type Approval, type ApprovalPath, type ApprovalRow } from '@tsumugi/contract'
import type { Pagination } from '@tsumugi/contract'
import type { ApprovalTarget } from '@tsumugi/domain'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'

export interface InboxWish {
  tab: 'waiting' | 'requested' | 'done'
  target: ApprovalTarget | null
  q: string
  late: boolean
  sort: 'oldest' | 'newest' | 'due' | 'amount' | null
  page: number
}
export interface InboxPage {
  data: ApprovalRow[]
  pagination: Pagination
}
export const pageSize = 20

export const inboxKey = (wish: InboxWish) => ['approvals', wish] as const
export const countsKey = ['approvals/counts'] as const
export const approvalKey = (id: number) => ['approvals/show', id] as const
export const pathKey = (id: number) => ['approvals/steps', id] as const

/** A missing approval is said here, in its place; the page stays. */
export const stay = { on404: () => undefined, on403: () => undefined }
const steady = { keepPreviousData: true, revalidateOnFocus: false }

/** One page of the inbox, asked again whenever somebody decides anything. */
export function useInbox(wish: InboxWish) {
  const api = useApi()
  const answer = useSWR(
    inboxKey(wish),
    async (): Promise<InboxPage> => {
      const { tab, target, q, late, sort, page } = wish
      return api
        .of(approvals)
        .list({
          query: {
            tab,
            page,
            perPage: pageSize,
            ...(target && { target }),
            ...(q && { q }),
            ...(late && { late: 'true' }),
            ...(sort && { sort }),
          },
        })
    },
    steady,
  )
  const { mutate } = answer
  useEffect(() => onRealtime('approval', () => void mutate()), [mutate])
  return answer
}

export function useCounts() {
  const api = useApi()
  const answer = useSWR(countsKey, async () => (await api.of(approvals).counts({}, stay)).data, steady)
  const { mutate } = answer
  useEffect(() => onRealtime('approval', () => void mutate()), [mutate])
  return answer
}

/** Everything a decision is made on. */
export function useApproval(id: number | null) {
  const api = useApi()
  const answer = useSWR(
    id === null ? null : approvalKey(id),
    async (): Promise<Approval> => (await api.of(approvals).show({ id: id! }, stay)).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const { mutate } = answer
  useEffect(
    () => onRealtime('approval', (event) => (event.id === null || event.id === id) && void mutate()),
    [mutate, id],
  )
  return answer
}

export function useApprovalPath(id: number | null) {
  const api = useApi()
  const answer = useSWR(
    id === null ? null : pathKey(id),
    async (): Promise<ApprovalPath> => (await api.of(approvals).steps({ id: id! }, stay)).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const { mutate } = answer
  useEffect(
    () => onRealtime('approval', (event) => (event.id === null || event.id === id) && void mutate()),
    [mutate, id],
  )
  return answer
}

export function useAbsence() {
  const api = useApi()
  return useSWR(
    ['approvals/absence'],
    async (): Promise<Absence | null> => (await api.of(approvals).absence({}, stay)).data,
    steady,
  )
}

export function useColleagues() {
  const api = useApi()
  return useSWR(['approvals/colleagues'], async () => (await api.of(approvals).colleagues({}, stay)).data, steady)
}
