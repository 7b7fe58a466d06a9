import { confirmedMarks, type ConfirmedMark } from '@tsumugi/contract'
import type { MarkStatus } from '@tsumugi/domain'
import { useChange, useData, useQuery, useRefresh } from '@tsumugi/queries'

export interface MarksAsked {
  side: 'theirs' | 'ours'
  status?: MarkStatus[]
  contentName?: string
  q?: string
  sort?: 'createdAt' | '-createdAt' | 'target' | '-target' | 'contentName' | '-contentName'
  page: number
}

const perPage = 50
/** One page of changes; what the other side does shows as it happens. */
export const useMarks = (asked: MarksAsked) =>
  useQuery(confirmedMarks.list, { query: { ...asked, perPage } }, { keep: true })

export const useContentNames = () => useData(confirmedMarks.contentNames, { query: {} }).data ?? []

/** What waits for one's own organisation. */
export function useWaiting(): number {
  const { data } = useQuery(confirmedMarks.list, { query: { side: 'theirs', status: ['open'], perPage: 1 } })
  return data?.pagination.totalCount ?? 0
}

/** What can be done with a change; each asks again for all that is shown. */
export function useMarkSteps() {
  const refresh = useRefresh()
  const confirm = useChange(confirmedMarks.confirm)
  const comment = useChange(confirmedMarks.comment)
  const object = useChange(confirmedMarks.object)
  const resolve = useChange(confirmedMarks.resolve)
  return {
    confirm: async (ids: readonly number[]) => (await confirm({ body: { ids: [...ids] } })).data,
    async write(step: 'comment' | 'object' | 'resolve', { id, lockVersion }: ConfirmedMark, text: string) {
      const stay = { on404: () => undefined }
      if (step === 'resolve') await resolve({ id, body: { confirmedMark: { answer: text, lockVersion } } }, stay)
      else if (step === 'object') await object({ id, body: { confirmedMark: { comment: text, lockVersion } } }, stay)
      else await comment({ id, body: { confirmedMark: { comment: text || null, lockVersion } } }, stay)
    },
    again: () => refresh('confirmed_mark'),
  }
}
