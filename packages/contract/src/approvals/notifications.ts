import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { flag, id, instant } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'

/** Something the reader should know, in their language. */
export const notification = z.object({
  id,
  event: z.string(),
  title: z.string(),
  body: z.string(),
  /** Where it leads. */
  link: z.nullable(z.string()),
  by: z.nullable(z.string()),
  readAt: z.nullable(instant),
  createdAt: instant,
})
export type Notification = z.output<typeof notification>

/** Everybody has notifications of their own, in each organisation. */
export const notifications = {
  list: endpoint('GET /notifications', {
    query: z.object({ ...paging, unread: flag }),
    reply: page(notification),
    access: {},
    summary: 'Own notifications in the current organisation, the newest first',
  }),
  count: endpoint('GET /notifications/count', {
    reply: one(z.object({ unread: z.number() })),
    access: {},
    summary: 'How many are unread',
  }),
  read: endpoint('POST /notifications/:id/read', { reply: nothing, access: {}, summary: 'Marks one as read' }),
  readAll: endpoint('POST /notifications/read_all', { reply: nothing, access: {}, summary: 'Marks all as read' }),
}
