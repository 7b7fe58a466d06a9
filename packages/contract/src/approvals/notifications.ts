import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { flag, id, instant } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'

const subject = z.object({ kind: z.string().check(z.minLength(1), z.maxLength(60)), id })

/** Something the reader should know, in their language. */
export const notification = z.object({
  id,
  event: z.string(),
  /** What it is about: what belongs to one record is shown together. */
  subject,
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
    /** `links`: where the newest of the unread lead, so that a page knows without asking that it is what they tell of. */
    reply: one(z.object({ unread: z.number(), links: z.array(z.string()) })),
    access: {},
    summary: 'How many are unread, and where they lead',
  }),
  read: endpoint('POST /notifications/:id/read', { reply: nothing, access: {}, summary: 'Marks one as read' }),
  readSubject: endpoint('POST /notifications/read_subject', {
    body: z.object({ subject }),
    reply: nothing,
    access: {},
    summary: 'Marks all about one record as read',
  }),
  readPage: endpoint('POST /notifications/read_page', {
    body: z.object({ link: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    reply: nothing,
    access: {},
    summary: 'Marks all that lead to one page as read, once it is looked at',
  }),
  readAll: endpoint('POST /notifications/read_all', { reply: nothing, access: {}, summary: 'Marks all as read' }),
}
