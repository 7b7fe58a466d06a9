import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { recordFile } from './record-files.ts'

const subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(8_000))
const ids = z.array(id).check(z.maxLength(50))
const people = z.array(z.object({ id, name: z.string(), userGroup: z.string(), isOwn: z.boolean() }))

export const messageThread = z.object({
  id,
  subject: z.string(),
  /** The other organisation; null among ourselves. */
  partner: z.nullable(z.object({ id, name: z.string() })),
  members: people,
  lastMessage: z.nullable(z.object({ text: z.string(), by: z.string(), at: instant })),
  unread: z.number(),
  /** Somebody wrote the reader's name in what is unread. */
  mentioned: z.boolean(),
  /** Whether its messages can be had in the reader's language. */
  translates: z.boolean(),
  updatedAt: instant,
})
export type MessageThread = z.output<typeof messageThread>

export const message = z.object({
  id,
  by: z.object({ id, name: z.string(), userGroup: z.string(), isMe: z.boolean() }),
  at: instant,
  text: z.string(),
  mentions: z.array(z.object({ id, name: z.string() })),
  files: z.array(recordFile),
  /** Names of those who have read it, the writer apart. */
  readBy: z.array(z.string()),
})
export type Message = z.output<typeof message>

const newMessage = { text, mentionIds: z.optional(ids), fileIds: z.optional(ids) }

export const messageThreads = {
  list: endpoint('GET /message_threads', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      unread: z.optional(z.enum(['1'])),
    }),
    reply: page(messageThread),
    access: {},
    summary: 'Conversations one takes part in, the newest first',
  }),
  count: endpoint('GET /message_threads/count', {
    reply: one(z.object({ unread: z.number(), mentions: z.number() })),
    access: {},
    summary: 'How many messages one has not read',
  }),
  people: endpoint('GET /message_threads/people', {
    reply: one(
      z.object({
        members: z.array(z.object({ id, name: z.string() })),
        partners: z.array(z.object({ id, name: z.string() })),
      }),
    ),
    access: {},
    summary: 'Whom one may write to: members of the organisation, and its active partners',
  }),
  show: endpoint('GET /message_threads/:id', { reply: one(messageThread), access: {}, summary: 'One conversation' }),
  create: endpoint('POST /message_threads', {
    body: z.object({ messageThread: z.object({ subject, memberIds: ids, partnerId: z.nullable(id), ...newMessage }) }),
    reply: one(messageThread),
    access: {},
    summary:
      'Begins a conversation with its first message; a partner’s messages reach its power users until others join',
  }),
  invite: endpoint('POST /message_threads/:id/members', {
    body: z.object({ memberIds: ids.check(z.minLength(1)) }),
    reply: one(messageThread),
    access: {},
    summary: 'Brings members of the own organisation in',
  }),
  messages: endpoint('GET /message_threads/:id/messages', {
    query: z.object({ ...paging }),
    reply: page(message),
    access: {},
    summary: 'What was written, the newest page first',
  }),
  post: endpoint('POST /message_threads/:id/messages', {
    body: z.object({ message: z.object(newMessage) }),
    reply: one(message),
    access: {},
    summary: 'Writes into a conversation',
  }),
  read: endpoint('PUT /message_threads/:id/read', {
    reply: nothing,
    access: {},
    summary: 'Everything in it up to now has been read',
  }),
}
