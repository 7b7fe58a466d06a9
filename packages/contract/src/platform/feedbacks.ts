import { feedbackStatuses, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, lockVersion } from '../kernel/fields.ts'
import { one, page, paging } from '../kernel/reply.ts'
import { recordFile } from './record-files.ts'

const feedback = z.object({
  id,
  /** The address of the screen it is about. */
  page: z.string(),
  text: z.string(),
  screenshot: z.nullable(recordFile),
  status: z.enum(feedbackStatuses),
  by: z.object({ user: z.string(), userGroup: z.string() }),
  reply: z.nullable(z.string()),
  createdAt: instant,
  lockVersion,
})
export type Feedback = z.output<typeof feedback>

const admin = { kinds: ['admin'] } as const satisfies Guard

export const feedbacks = {
  list: endpoint('GET /feedbacks', {
    query: z.object({
      ...paging,
      status: z.optional(z.enum(feedbackStatuses)),
      q: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: page(feedback),
    access: {},
    summary: 'What one’s organisation has said of the product; the platform sees what all have said',
  }),
  create: endpoint('POST /feedbacks', {
    body: z.object({
      feedback: z.object({
        page: z.string().check(z.maxLength(2_000)),
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)),
        screenshotId: z.nullable(id),
      }),
    }),
    reply: one(feedback),
    access: {},
    summary: 'Says something about a screen',
  }),
  update: endpoint('PATCH /feedbacks/:id', {
    body: z.object({
      feedback: z.object({
        status: z.optional(z.enum(feedbackStatuses)),
        reply: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
        lockVersion,
      }),
    }),
    reply: one(feedback),
    access: admin,
    summary: 'Moves it on, or answers it',
  }),
}
