import type { CallOptions } from '@tsumugi/api'
import {
  feedbacks,
  helpLinks,
  notices,
  recordFiles,
  type HelpPage,
  type NoticeInput,
  type Feedback,
} from '@tsumugi/contract'
import type { Versioned } from '@tsumugi/records'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const stay = { on404: () => undefined }

function useAgain(area: string, topic: string) {
  const { mutate } = useSWRConfig()
  const again = () => mutate((key) => Array.isArray(key) && key[0] === area)
  useEffect(
    () => onRealtime(topic, () => void mutate((key) => Array.isArray(key) && key[0] === area)),
    [mutate, area, topic],
  )
  return again
}

export function useNotices(page: number) {
  const api = useApi()
  const again = useAgain('notices', 'notice')
  const answer = useSWR(['notices', 'list', page], () => api.of(notices).list({ query: { page, perPage: 20 } }), {
    ...still,
    keepPreviousData: true,
  })
  const read = (id: number) => api.of(notices).read({ id }).then(again)
  return { ...answer, read }
}

/** All notices with their periods, for those who write them. */
export function useWrittenNotices(wanted: boolean, page: number) {
  const api = useApi()
  const again = useAgain('notices', 'notice')
  const calls = api.of(notices)
  const answer = useSWR(
    wanted ? ['notices', 'written', page] : null,
    () => calls.written({ query: { page, perPage: 20 } }),
    { ...still, keepPreviousData: true },
  )
  return {
    ...answer,
    async create(notice: NoticeInput, options: CallOptions) {
      const { data } = await calls.create({ body: { notice } }, options)
      await again()
      return data
    },
    async update(id: number, notice: Partial<NoticeInput> & Versioned, options: CallOptions) {
      const { data } = await calls.update({ id, body: { notice } }, options)
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
  const query = {
    page: asked.page,
    perPage: 30,
    ...(asked.q && { q: asked.q }),
    ...(asked.status && { status: asked.status as Feedback['status'] }),
  }
  const answer = useSWR(['feedbacks', query], () => calls.list({ query }), { ...still, keepPreviousData: true })
  return {
    ...answer,
    async update(id: number, feedback: Partial<Pick<Feedback, 'status' | 'reply'>> & Versioned, options: CallOptions) {
      const { data } = await calls.update({ id, body: { feedback } }, options)
      await again()
      return data
    },
    async send(feedback: { page: string; text: string }, picture: File | null, options: CallOptions) {
      const screenshotId = picture ? (await api.of(recordFiles).add({ body: { file: picture } })).data.id : null
      const { data } = await calls.create({ body: { feedback: { ...feedback, screenshotId } } }, options)
      await again()
      return data
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
    async create(helpLink: HelpInput, options: CallOptions) {
      const { data } = await calls.create({ body: { helpLink } }, options)
      await again()
      return data
    },
    async update(id: number, helpLink: Partial<HelpInput> & Versioned, options: CallOptions) {
      const { data } = await calls.update({ id, body: { helpLink } }, options)
      await again()
      return data
    },
    remove: (id: number) => calls.delete({ id }, stay).then(again),
  }
}
