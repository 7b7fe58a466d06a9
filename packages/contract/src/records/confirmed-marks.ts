import { markStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { flag, id, instant, lockVersion } from '../kernel/fields.ts'
import { one, page, paging } from '../kernel/reply.ts'

const comment = z.string().check(z.trim(), z.maxLength(1_000))
const reason = comment.check(z.minLength(1))
const person = z.nullable(z.string())

/** "The other side changed this; I saw it" (domain §3.17). */
export const confirmedMark = z.object({
  id,
  target: z.object({ kind: z.string(), id, label: z.string(), link: z.nullable(z.string()) }),
  contentName: z.string(),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  status: z.enum(markStatuses),
  changedBy: z.object({ userGroup: z.string(), user: person }),
  mustConfirm: z.object({ userGroup: z.string() }),
  confirmedBy: person,
  confirmedAt: z.nullable(instant),
  comment: z.nullable(z.string()),
  /** What the side that made the change answered to an objection. */
  answer: z.nullable(z.string()),
  createdAt: instant,
  /** `theirs`: the reader must confirm; `ours`: the reader's side made the change. */
  side: z.enum(['theirs', 'ours']),
  lockVersion,
})
export type ConfirmedMark = z.output<typeof confirmedMark>

export const confirmedMarks = {
  list: endpoint('GET /confirmed_marks', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.array(z.enum(markStatuses)).check(z.maxLength(10))),
      side: z.optional(z.enum(['theirs', 'ours'])),
      contentName: z.optional(z.string().check(z.maxLength(200))),
      sort: z.optional(z.enum(['createdAt', '-createdAt', 'target', '-target', 'contentName', '-contentName'])),
    }),
    reply: page(confirmedMark),
    access: {},
    summary: 'Changes that one side made and the other has to see',
  }),
  contentNames: endpoint('GET /confirmed_marks/content_names', {
    query: z.object({ open: flag }),
    reply: one(z.array(z.object({ name: z.string(), count: z.number() }))),
    access: {},
    summary: 'What has been changed, by name, each once; with `open` only where it still waits',
  }),
  comment: endpoint('PATCH /confirmed_marks/:id/comment', {
    body: z.object({ confirmedMark: z.object({ comment: z.nullable(comment), lockVersion }) }),
    reply: one(confirmedMark),
    access: {},
    summary: 'What the side that confirms says about a change',
  }),
  confirm: endpoint('PATCH /confirmed_marks/confirm', {
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
    reply: one(z.array(z.object({ id, outcome: z.enum(['confirmed', 'not_open', 'changed_since']) }))),
    access: {},
    summary: 'Confirms many at once; says of each whether it was still open',
  }),
  object: endpoint('PATCH /confirmed_marks/:id/object', {
    body: z.object({ confirmedMark: z.object({ comment: reason, lockVersion }) }),
    reply: one(confirmedMark),
    access: {},
    summary: 'Objects to a change, with a reason',
  }),
  resolve: endpoint('PATCH /confirmed_marks/:id/resolve', {
    body: z.object({ confirmedMark: z.object({ answer: reason, lockVersion }) }),
    reply: one(confirmedMark),
    access: {},
    summary: 'Settles an objection, with an answer',
  }),
}
