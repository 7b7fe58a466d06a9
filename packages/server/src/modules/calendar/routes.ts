import { contract, type CalendarEntry } from '@tsumugi/contract'
import { daysBetween, hasFunction, nationalHolidays, type BusinessDate } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { newToken } from '../../sessions/session-token.ts'
import { datedWithin, feedSince, forgetFeed, keepFeed } from './queries.ts'

/** Three months and the weeks around them. */
const mostDays = 100

export const calendarRoutes = serve(contract.calendar)({
  async list({ database, userGroupId, asker: { user } }, { query }) {
    const { from, to, kinds } = query
    if (to < from) throw invalid({ code: 'window_order', field: 'to' })
    if (daysBetween(from, to) > mostDays) throw invalid({ code: 'range_long', field: 'to', meta: { days: mostDays } })
    const reader = {
      userGroupId,
      kind: user.kind,
      seesReleases: user.kind === 'brand' && hasFunction(user, 'merchandising'),
    }
    const entries = [...(await datedWithin(database, reader, { from, to })), ...holidaysWithin(from, to)]
    return { data: kinds ? entries.filter(({ kind }) => kinds.includes(kind)) : entries }
  },

  feed: async ({ database, userGroupId, accountId }) => ({
    data: { since: await feedSince(database, userGroupId, accountId) },
  }),

  async openFeed(request) {
    const { token, hash } = newToken()
    await keepFeed(request.database, request.userGroupId, request.accountId, hash)
    await appendAudit(request.database, request, { action: 'calendar_feed.opened' })
    return { data: { url: new URL(`/users/calendar/${token}.ics`, request.origin).href } }
  },

  async closeFeed(request) {
    await forgetFeed(request.database, request.userGroupId, request.accountId)
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
