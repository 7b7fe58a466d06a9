import { documentNouns } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { date, id, instant } from '../../kernel/fields.ts'
import { one } from '../../kernel/reply.ts'
import { readsProductions } from '../production-fields.ts'

const party = z.object({ id, name: z.string() })

/** A document of the reader's with lines of the style's SKUs. Quantities and amounts are decimal strings. */
export const productionDocument = z.object({
  id,
  noun: z.enum(documentNouns as unknown as [string, ...string[]]),
  /** Null while it is a draft of the reader's. */
  number: z.nullable(z.string()),
  title: z.string(),
  status: z.string(),
  partner: z.nullable(party),
  issueDate: z.nullable(date),
  currency: z.string(),
  /** Of the lines of this style alone, without tax; an amount is null where one of them has no price. */
  quantity: z.string(),
  amount: z.nullable(z.string()),
  updatedAt: instant,
})
export type ProductionDocument = z.output<typeof productionDocument>

/** Whom a style can be talked about with; `threadId` is null until the reader takes part. */
export const productionTalk = z.object({ partner: party, threadId: z.nullable(id) })
export type ProductionTalk = z.output<typeof productionTalk>

/** What hangs on a style elsewhere: its documents, and the conversations of both sides about it. */
export const productionLinkEndpoints = {
  documents: endpoint('GET /productions/:id/documents', {
    reply: one(z.array(productionDocument)),
    access: readsProductions,
    summary: 'The newest 200 documents whose lines name its SKUs, of the kinds that the reader may read',
  }),
  talks: endpoint('GET /productions/:id/talks', {
    reply: one(z.array(productionTalk)),
    access: readsProductions,
    summary: 'Who sees the style beside the reader, each with the conversation about it',
  }),
  talk: endpoint('POST /productions/:id/talks', {
    body: z.object({ partnerId: id }),
    reply: one(z.object({ threadId: id })),
    access: readsProductions,
    summary: 'Opens the conversation with one of them about the style, and takes part',
  }),
}
