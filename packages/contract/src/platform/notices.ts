import { kinds, noticeImportances, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, flag, id, instant, lockVersion } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const body = z.string().check(z.maxLength(8_000))
const wordsIn = {
  titleJa: title,
  titleEn: z.nullable(title),
  titleZh: z.nullable(title),
  bodyJa: body,
  bodyEn: z.nullable(body),
  bodyZh: z.nullable(body),
}

const input = z.object({
  ...wordsIn,
  /** Who reads it; none: everybody. */
  kinds: z.array(z.enum(kinds)).check(z.maxLength(kinds.length)),
  startsOn: date,
  endsOn: z.nullable(date),
  importance: z.enum(noticeImportances),
})

const notice = z.object({
  id,
  title: z.string(),
  body: z.string(),
  startsOn: date,
  importance: z.enum(noticeImportances),
  readAt: z.nullable(instant),
})
export type Notice = z.output<typeof notice>
const writtenNotice = z.extend(input, { id, readers: z.number(), updatedAt: instant, lockVersion })
export type WrittenNotice = z.output<typeof writtenNotice>
export type NoticeInput = z.output<typeof input>

const admin = { kinds: ['admin'] } as const satisfies Guard

export const notices = {
  list: endpoint('GET /notices', {
    query: z.object({ ...paging, unread: flag }),
    reply: page(notice),
    access: {},
    summary: 'What the platform tells one’s kind of organisation now',
  }),
  read: endpoint('PUT /notices/:id/read', { reply: nothing, access: {}, summary: 'One notice has been read' }),
  written: endpoint('GET /notices/written', {
    query: z.object(paging),
    reply: page(writtenNotice),
    access: admin,
    summary: 'All notices, with their periods and readers',
  }),
  create: endpoint('POST /notices', {
    body: z.object({ notice: input }),
    reply: one(writtenNotice),
    access: admin,
    summary: 'Publishes a notice for a period',
  }),
  update: endpoint('PATCH /notices/:id', {
    body: z.object({ notice: z.extend(z.partial(input), { lockVersion }) }),
    reply: one(writtenNotice),
    access: admin,
    summary: 'Changes a notice',
  }),
  delete: endpoint('DELETE /notices/:id', { reply: nothing, access: admin, summary: 'Takes a notice back' }),
}
