import { contract, paginate, type Notification } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import {
  markAllRead,
  markLinkRead,
  markRead,
  markSubjectRead,
  pageOfNotifications,
  unreadNews,
  type StoredNotification,
} from './queries.ts'
import { wordsOf } from './words.ts'

export const notificationRoutes = serve(contract.notifications)({
  async list({ database, userGroupId, accountId, locale }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfNotifications(
      database,
      userGroupId,
      accountId,
      query.unread ?? false,
      limit,
      offset,
    )
    return { data: rows.map((row) => reply(row, locale)), pagination: paginate(count, page, limit) }
  },

  async count({ database, userGroupId, accountId }) {
    return { data: await unreadNews(database, userGroupId, accountId) }
  },

  async read(request, { params }) {
    if (!(await markRead(request.database, request.userGroupId, request.accountId, params.id))) throw notFound()
    await request.notify('notification', null)
    return null
  },

  async readSubject(request, { body }) {
    await markSubjectRead(request.database, request.userGroupId, request.accountId, body.subject)
    await request.notify('notification', null)
    return null
  },

  async readPage(request, { body }) {
    await markLinkRead(request.database, request.userGroupId, request.accountId, body.link)
    await request.notify('notification', null)
    return null
  },

  async readAll(request) {
    await markAllRead(request.database, request.userGroupId, request.accountId)
    await request.notify('notification', null)
    return null
  },
})

const reply = (row: StoredNotification, locale: Locale): Notification => ({
  id: row.id,
  event: row.event,
  subject: row.subject,
  ...wordsOf(row, locale),
  link: row.link,
  by: row.by,
  readAt: row.read_at,
  createdAt: row.created_at,
})
