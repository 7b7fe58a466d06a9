import { confirmedMarks, type ConfirmedMark } from '@tsumugi/contract'
import type { MarkStatus } from '@tsumugi/domain'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'

export interface MarksAsked {
  side: 'theirs' | 'ours'
  status?: MarkStatus[]
  contentName?: string
  q?: string
  sort?: 'createdAt' | '-createdAt' | 'target' | '-target' | 'contentName' | '-contentName'
  page: number
}

const perPage = 50
const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const

/** One page of changes; what the other side does shows as it happens. */
export function useMarks(asked: MarksAsked) {
  const api = useApi()
  const answer = useSWR(
    ['confirmedMarks', 'list', asked],
    () => api.of(confirmedMarks).list({ query: { ...asked, perPage } }),
    { ...still, keepPreviousData: true },
  )
  const { mutate } = useSWRConfig()
  useEffect(() => onRealtime('confirmed_mark', () => void mutate(isMarks)), [mutate])
  return answer
}

const isMarks = (key: unknown) => Array.isArray(key) && key[0] === 'confirmedMarks'

export function useContentNames() {
  const api = useApi()
  return (
    useSWR(
      ['confirmedMarks', 'names'],
      async () => (await api.of(confirmedMarks).contentNames({ query: {} })).data,
      still,
    ).data ?? []
  )
}

/** What waits for one's own organisation. */
export function useWaiting(): number {
  const api = useApi()
  const { data } = useSWR(
    ['confirmedMarks', 'waiting'],
    () => api.of(confirmedMarks).list({ query: { side: 'theirs', status: ['open'], perPage: 1 } }),
    still,
  )
  return data?.pagination.totalCount ?? 0
}

/** What can be done with a change; each asks again for all that is shown. */
export function useMarkSteps() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const again = () => mutate(isMarks)
  const calls = api.of(confirmedMarks)
  return {
    async confirm(ids: readonly number[]) {
      const { data } = await calls.confirm({ body: { ids: [...ids] } })
      await again()
      return data
    },
    async write(step: 'comment' | 'object' | 'resolve', { id, lockVersion }: ConfirmedMark, text: string) {
      const stay = { on404: () => undefined }
      if (step === 'resolve') await calls.resolve({ id, body: { confirmedMark: { answer: text, lockVersion } } }, stay)
      else if (step === 'object')
        await calls.object({ id, body: { confirmedMark: { comment: text, lockVersion } } }, stay)
      else await calls.comment({ id, body: { confirmedMark: { comment: text || null, lockVersion } } }, stay)
      await again()
    },
    again,
  }
}
