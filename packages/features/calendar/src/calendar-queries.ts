import { calendar, type CalendarFeed } from '@tsumugi/contract'
import { useChange, useQuery } from '@tsumugi/queries'

/** What is dated, by the topics its changes are told under. */
const topics = ['merchandising', 'exhibition', 'notice', 'production', 'phase', 'production_schedule', 'procedure']

/** Everything dated within a period; follows changes of what is dated. */
export function useDated(from: string, to: string) {
  const { data, ...answer } = useQuery(calendar.list, { query: { from, to } }, { keep: true, topics })
  return { ...answer, data: data?.data }
}

/** The secret addresses that other calendars follow. */
export function useFeeds() {
  const { data } = useQuery(calendar.feeds, {}, { stays: true })
  const open = useChange(calendar.openFeed)
  const renew = useChange(calendar.renewFeed)
  const close = useChange(calendar.closeFeed)
  return {
    feeds: data?.data ?? [],
    open: async (feed: Pick<CalendarFeed, 'name' | 'kinds'>) => (await open({ body: { feed } })).data,
    renew: async (id: number) => (await renew({ id })).data,
    close: (id: number) => close({ id }),
  }
}
