import { letterRefusals, letterStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, locale } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { billers } from './kinds/goods.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** A mail with the link to one document, and what became of it. */
const letter = z.object({
  id,
  email: z.string(),
  locale,
  message: z.string(),
  status: z.enum(letterStatuses),
  sentAt: instant,
  sentBy: z.string(),
  expiresAt: instant,
  openedAt: z.nullable(instant),
  /** When its reader was reminded of it, by hand or by itself; once. */
  remindedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  /** What its reader called themselves, and by which move they answered. */
  answeredBy: z.nullable(z.string()),
  answer: z.nullable(z.string()),
})
export type DocumentLetter = z.output<typeof letter>

const letters = z.object({
  /** Why none can be sent; null where it can. */
  refusal: z.nullable(z.enum(letterRefusals)),
  /** Where the last one to this partner went. */
  lastEmail: z.nullable(z.string()),
  letters: z.array(letter),
})

/** Documents mailed to a partner who is not on the platform yet: read, answered and accepted by a link (trade-law B2). */
export const documentLetters = {
  list: endpoint('GET /document_letters', {
    query: z.object({ documentId: z.coerce.number().check(z.multipleOf(1), z.positive()) }),
    reply: one(letters),
    access: billers,
    summary: 'Letters that one’s own side sent about a document, the newest first, and whether one can be sent',
  }),
  create: endpoint('POST /document_letters', {
    body: z.object({
      documentLetter: z.object({
        documentId: id,
        email: text(254).check(z.minLength(3)),
        locale,
        /** Words of the sender, in the mail and above the document. */
        message: z.optional(text(2_000)),
      }),
    }),
    reply: one(letters),
    access: billers,
    summary: 'Mails a link to an issued document; an earlier one to the same address about it stops working',
  }),
  remind: endpoint('POST /document_letters/:id/remind', {
    reply: one(letters),
    access: billers,
    summary: 'Mails once more, with a link of its own, what waits for an answer; the first link goes on working',
  }),
  revoke: endpoint('POST /document_letters/:id/revoke', {
    reply: one(letters),
    access: billers,
    summary: 'Makes the link of a letter stop working',
  }),
}
