import { messageThreads, recordFiles, type Message } from '@tsumugi/contract'
import { useChange, useQuery } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'

export const useThreads = (asked: { q: string; unread: boolean; page: number }) =>
  useQuery(
    messageThreads.list,
    {
      query: {
        page: asked.page,
        perPage: 30,
        ...(asked.q && { q: asked.q }),
        ...(asked.unread && { unread: '1' as const }),
      },
    },
    { keep: true },
  )

export function useThread(id: number) {
  const { data, ...answer } = useQuery(messageThreads.show, { id }, { stays: true })
  return { ...answer, data: data?.data }
}

/** The newest messages; `pages` of them, the oldest first. */
export const useMessages = (id: number, pages: number) =>
  useQuery(messageThreads.messages, { id, query: { perPage: pages * 50 } }, { keep: true, stays: true })

export const usePeople = () => useQuery(messageThreads.people, {}).data?.data ?? { members: [], partners: [] }

export interface NewThread {
  subject: string
  memberIds: number[]
  partnerId: number | null
  text: string
  fileIds: number[]
}

export function useTalk() {
  const api = useApi()
  const create = useChange(messageThreads.create)
  const post = useChange(messageThreads.post)
  const invite = useChange(messageThreads.invite)
  const read = useChange(messageThreads.read)
  return {
    begin: async (thread: NewThread, idempotencyKey: string) =>
      (await create({ body: { messageThread: thread } }, { idempotencyKey })).data,
    post: async (
      id: number,
      message: { text: string; mentionIds: number[]; fileIds: number[] },
      idempotencyKey: string,
    ): Promise<Message> => (await post({ id, body: { message } }, { idempotencyKey })).data,
    invite: (id: number, memberIds: number[]) => invite({ id, body: { memberIds } }),
    read: (id: number) => read({ id }),
    upload: async (file: File) => (await api.of(recordFiles).add({ body: { file } })).data,
  }
}
