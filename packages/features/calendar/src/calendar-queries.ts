import { calendar } from '@tsumugi/contract'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const

/** Everything dated within a period; follows changes of what is dated. */
export function useDated(from: string, to: string) {
  const api = useApi()
  const answer = useSWR(
    ['calendar', from, to],
    async () => (await api.of(calendar).list({ query: { from, to } })).data,
    { ...still, keepPreviousData: true },
  )
  const { mutate } = answer
  useEffect(() => {
    const stops = ['merchandising', 'exhibition', 'notice'].map((topic) => onRealtime(topic, () => void mutate()))
    return () => stops.forEach((stop) => stop())
  }, [mutate])
  return answer
}

/** The secret address that other calendars follow. */
export function useFeed() {
  const api = useApi()
  const calls = api.of(calendar)
  const { data, mutate } = useSWR(['calendar', 'feed'], async () => (await calls.feed()).data.since, still)
  return {
    since: data ?? null,
    async open() {
      const { url } = (await calls.openFeed()).data
      await mutate()
      return url
    },
    async close() {
      await calls.closeFeed()
      await mutate()
    },
  }
}
