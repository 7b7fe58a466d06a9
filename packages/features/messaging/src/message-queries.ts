import { messageThreads, recordFiles, type Message } from '@tsumugi/contract'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const stay = { on404: () => undefined }
const isTalk = (key: unknown) => Array.isArray(key) && key[0] === 'messageThreads'

/** Follows what others write. */
function useNews(): void {
  const { mutate } = useSWRConfig()
  useEffect(() => onRealtime('message_thread', () => void mutate(isTalk)), [mutate])
}

export function useThreads(asked: { q: string; unread: boolean; page: number }) {
  const api = useApi()
  useNews()
  const query = {
    page: asked.page,
    perPage: 30,
    ...(asked.q && { q: asked.q }),
    ...(asked.unread && { unread: '1' as const }),
  }
  return useSWR(['messageThreads', 'list', query], () => api.of(messageThreads).list({ query }), {
    ...still,
    keepPreviousData: true,
  })
}

export function useThread(id: number) {
  const api = useApi()
  return useSWR(
    ['messageThreads', 'show', id],
    async () => (await api.of(messageThreads).show({ id }, stay)).data,
    still,
  )
}

/** The newest messages; `pages` of them, the oldest first. */
export function useMessages(id: number, pages: number) {
  const api = useApi()
  return useSWR(
    ['messageThreads', 'messages', id, pages],
    () => api.of(messageThreads).messages({ id, query: { perPage: pages * 50 } }, stay),
    { ...still, keepPreviousData: true },
  )
}

export function usePeople() {
  const api = useApi()
  return (
    useSWR(['messageThreads', 'people'], async () => (await api.of(messageThreads).people()).data, still).data ?? {
      members: [],
      partners: [],
    }
  )
}

export interface NewThread {
  subject: string
  memberIds: number[]
  partnerId: number | null
  text: string
  fileIds: number[]
}

export function useTalk() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const calls = api.of(messageThreads)
  const again = () => mutate(isTalk)
  return {
    async begin(thread: NewThread, idempotencyKey: string) {
      const { data } = await calls.create({ body: { messageThread: thread } }, { idempotencyKey })
      await again()
      return data
    },
    async post(
      id: number,
      message: { text: string; mentionIds: number[]; fileIds: number[] },
      idempotencyKey: string,
    ): Promise<Message> {
      const { data } = await calls.post({ id, body: { message } }, { idempotencyKey })
      await again()
      return data
    },
    async invite(id: number, memberIds: number[]) {
      await calls.invite({ id, body: { memberIds } })
      await again()
    },
    async read(id: number) {
      await calls.read({ id })
      await again()
    },
    upload: async (file: File) => (await api.of(recordFiles).add({ body: { file } })).data,
  }
}
