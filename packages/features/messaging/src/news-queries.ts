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
import { staying, useChange, useQuery } from '@tsumugi/queries'
import type { Versioned } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'

export function useNotices(page: number) {
  const answer = useQuery(notices.list, { query: { page, perPage: 20 } }, { keep: true })
  const read = useChange(notices.read)
  return { ...answer, read: (id: number) => read({ id }) }
}

/** All notices with their periods, for those who write them. */
export function useWrittenNotices(wanted: boolean, page: number) {
  const answer = useQuery(notices.written, wanted ? { query: { page, perPage: 20 } } : null, { keep: true })
  const create = useChange(notices.create)
  const update = useChange(notices.update)
  const remove = useChange(notices.delete)
  return {
    ...answer,
    create: async (notice: NoticeInput, options: CallOptions) => (await create({ body: { notice } }, options)).data,
    update: async (id: number, notice: Partial<NoticeInput> & Versioned, options: CallOptions) =>
      (await update({ id, body: { notice } }, options)).data,
    remove: (id: number) => remove({ id }, staying),
  }
}

export function useFeedbacks(asked: { page: number; q: string; status: string }) {
  const api = useApi()
  const query = {
    page: asked.page,
    perPage: 30,
    ...(asked.q && { q: asked.q }),
    ...(asked.status && { status: asked.status as Feedback['status'] }),
  }
  const answer = useQuery(feedbacks.list, { query }, { keep: true })
  const create = useChange(feedbacks.create)
  const update = useChange(feedbacks.update)
  return {
    ...answer,
    update: async (
      id: number,
      feedback: Partial<Pick<Feedback, 'status' | 'reply'>> & Versioned,
      options: CallOptions,
    ) => (await update({ id, body: { feedback } }, options)).data,
    async send(feedback: { page: string; text: string }, picture: File | null, options: CallOptions) {
      const screenshotId = picture ? (await api.of(recordFiles).add({ body: { file: picture } })).data.id : null
      return (await create({ body: { feedback: { ...feedback, screenshotId } } }, options)).data
    },
  }
}

type HelpInput = Pick<HelpPage, 'pattern' | 'urlJa' | 'urlEn' | 'urlZh'>

export function useHelpPages() {
  const { data, ...answer } = useQuery(helpLinks.list, {})
  const create = useChange(helpLinks.create)
  const update = useChange(helpLinks.update)
  const remove = useChange(helpLinks.delete)
  return {
    ...answer,
    data: data?.data,
    create: async (helpLink: HelpInput, options: CallOptions) => (await create({ body: { helpLink } }, options)).data,
    update: async (id: number, helpLink: Partial<HelpInput> & Versioned, options: CallOptions) =>
      (await update({ id, body: { helpLink } }, options)).data,
    remove: (id: number) => remove({ id }, staying),
  }
}
