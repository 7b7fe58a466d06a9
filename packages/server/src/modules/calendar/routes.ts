import { contract, payables, type CalendarEntry } from '@tsumugi/contract'
import { admits, daysBetween, hasFunction, nationalHolidays, type BusinessDate } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { newToken } from '../../sessions/session-token.ts'
import { deleteFeed, feedsOf, insertFeed, renewFeed } from './feed-queries.ts'
import { datedWithin } from './queries.ts'

/** Three months and the weeks around them. */
const mostDays = 100
const mostFeeds = 20

const addressOf = ({ origin }: { origin: string }, token: string) =>
  new URL(`/users/calendar/${token}.ics`, origin).href

export const calendarRoutes = serve(contract.calendar)({
  async list({ database, userGroupId, asker: { user } }, { query }) {
    const { from, to, kinds } = query
    if (to < from) throw invalid({ code: 'window_order', field: 'to' })
    if (daysBetween(from, to) > mostDays) throw invalid({ code: 'range_long', field: 'to', meta: { days: mostDays } })
    const reader = {
      kinds,
      userGroupId,
      kind: user.kind,
      seesReleases: user.kind === 'brand' && hasFunction(user, 'merchandising'),
      seesMoney: admits(user, payables.list.access),
    }
    const entries = [...(await datedWithin(database, reader, { from, to })), ...holidaysWithin(from, to)]
    return { data: kinds ? entries.filter(({ kind }) => kinds.includes(kind)) : entries }
  },

  feeds: async (request) => ({ data: await feedsOf(request.database, request) }),

  async openFeed(request, { body: { feed } }) {
    const { token, hash } = newToken()
    const made = await insertFeed(request.database, request, feed, hash, mostFeeds)
    if (!made) throw invalid({ code: 'feeds_many', meta: { max: mostFeeds } })
    await appendAudit(request.database, request, { action: 'calendar_feed.opened' })
    return { data: { ...made, url: addressOf(request, token) } }
  },

  async renewFeed(request, { params: { id } }) {
    const { token, hash } = newToken()
    const renewed = await renewFeed(request.database, request, id, hash)
    if (!renewed) throw notFound()
    await appendAudit(request.database, request, { action: 'calendar_feed.opened' })
    return { data: { ...renewed, url: addressOf(request, token) } }
  },

  async closeFeed(request, { params: { id } }) {
    if (!(await deleteFeed(request.database, request, id))) throw notFound()
    await appendAudit(request.database, request, { action: 'calendar_feed.closed' })
    return null
  },
})

/** Titled by their key: words belong to whoever shows them. */
function holidaysWithin(from: BusinessDate, to: BusinessDate): CalendarEntry[] {
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))]
  return years
    .flatMap((year) => [...nationalHolidays(year)])
    .filter(([day]) => day >= from && day <= to)
    .map(([day, title]) => ({
      key: `holiday-${day}`,
      kind: 'holiday',
      title,
      startsOn: day,
      endsOn: day,
      link: null,
      detail: null,
    }))
}
