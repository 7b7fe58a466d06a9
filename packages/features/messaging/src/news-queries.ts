import { feedbacks, helpLinks, notices, recordFiles, type HelpPage, type NoticeInput, type Feedback } from '@tsumugi/contract'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const stay = { on404: () => undefined }

function useAgain(area: string, topic: string) {
  const { mutate } = useSWRConfig()
  const again = () => mutate((key) => Array.isArray(key) && key[0] === area)
  useEffect(() => onRealtime(topic, () => void mutate((key) => Array.isArray(key) && key[0] === area)), [mutate, area, topic])
  return again
}

export function useNotices(page: number) {
  const api = useApi()
  const again = useAgain('notices', 'notice')
  const answer = useSWR(['notices', 'list', page], () => api.of(notices).list({ query: { page, perPage: 20 } }), { ...still, keepPreviousData: true })
  const read = (id: number) => api.of(notices).read({ id }).then(again)
  return { ...answer, read }
}

/** All notices with their periods, for those who write them. */
export function useWrittenNotices(wanted: boolean, page: number) {
  const api = useApi()
  const again = useAgain('notices', 'notice')
  const calls = api.of(notices)
  const answer = useSWR(wanted ? ['notices', 'written', page] : null, () => calls.written({ query: { page, perPage: 20 } }), { ...still, keepPreviousData: true })
  return {
    ...answer,
    async create(notice: NoticeInput, idempotencyKey: string) {
      const { data } = await calls.create({ body: { notice } }, { idempotencyKey })
      await again()
      return data
    },
    async update(id: number, notice: NoticeInput, lockVersion: number) {
      const { data } = await calls.update({ id, body: { notice: { ...notice, lockVersion } } }, stay)
      await again()
      return data
    },
    remove: (id: number) => calls.delete({ id }, stay).then(again),
  }
}

export function useFeedbacks(asked: { page: number; q: string; status: string }) {
  const api = useApi()
  const again = useAgain('feedbacks', 'feedback')
  const calls = api.of(feedbacks)
  const query = { page: asked.page, perPage: 30, ...(asked.q && { q: asked.q }), ...(asked.status && { status: asked.status as Feedback['status'] }) }
  const answer = useSWR(['feedbacks', query], () => calls.list({ query }), { ...still, keepPreviousData: true })
  return {
    ...answer,
    async update({ id, lockVersion }: Feedback, change: Partial<Pick<Feedback, 'status' | 'reply'>>) {
      await calls.update({ id, body: { feedback: { ...change, lockVersion } } }, stay)
      await again()
    },
    async send(feedback: { page: string; text: string }, picture: File | null, idempotencyKey: string) {
      const screenshotId = picture ? (await api.of(recordFiles).add({ body: { file: picture } })).data.id : null
      await calls.create({ body: { feedback: { ...feedback, screenshotId } } }, { idempotencyKey })
      await again()
    },
  }
}

type HelpInput = Pick<HelpPage, 'pattern' | 'urlJa' | 'urlEn' | 'urlZh'>

export function useHelpPages() {
  const api = useApi()
  const again = useAgain('helpLinks', 'help_link')
  const calls = api.of(helpLinks)
  const answer = useSWR(['helpLinks'], async () => (await calls.list()).data, still)
  return {
    ...answer,
    async create(helpLink: HelpInput, idempotencyKey: string) {
      const { data } = await calls.create({ body: { helpLink } }, { idempotencyKey })
      await again()
      return data
    },
    async update(id: number, helpLink: HelpInput, lockVersion: number) {
      const { data } = await calls.update({ id, body: { helpLink: { ...helpLink, lockVersion } } }, stay)
      await again()
      return data
    },
    remove: (id: number) => calls.delete({ id }, stay).then(again),
  }
}

/** What a refusal says, field by field, as a form takes it; one that brings the record as it stands stays what it is. */
export function refusalOf(error: unknown): unknown {
  const { status, errors } = error as { status?: number; errors?: readonly { field: string | null; message: string }[] }
  if (!errors?.length || !status || status >= 500 || 'current' in (error as object)) return error
  const named = errors.map((problem) => ({ ...problem, field: problem.field?.split('.').at(-1)?.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) ?? null }))
  return { status: 422, body: { errors: named } }
}
