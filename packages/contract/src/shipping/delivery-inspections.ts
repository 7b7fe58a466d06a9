import { claimRemedies, defectCodes, defectTreatments } from '@tsumugi/domain/trading'
import * as z from 'zod/mini'
import { traders } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion } from '../kernel/fields.ts'
import { nothing, one } from '../kernel/reply.ts'
import { recordFile } from '../platform/record-files.ts'

const codes = defectCodes.map(({ code }) => code) as [string, ...string[]]
const share = z.number().check(z.minimum(0), z.maximum(1))
/** A ring around the fault, as shares of the picture's width; `y` of its height. */
const ring = z.object({ x: share, y: share, r: share })
export type DefectRing = z.output<typeof ring>
const words = z.string().check(z.trim(), z.maxLength(400))
const treatment = z.enum(defectTreatments)

const defect = z.object({
  id,
  lineId: id,
  code: z.string(),
  treatment,
  quantity: z.string(),
  carton: z.nullable(z.number()),
  note: z.nullable(z.string()),
  file: z.nullable(recordFile),
  ring: z.nullable(ring),
})
export type DeliveryDefect = z.output<typeof defect>

export const deliveryDefects = {
  list: endpoint('GET /deliveries/:id/defects', {
    reply: one(z.array(defect)),
    access: traders,
    summary: 'What the inspection of a delivery found; both parties see it',
  }),
  create: endpoint('POST /deliveries/:id/defects', {
    body: z.object({
      defect: z.object({
        clientId: z.uuid(),
        lineId: id,
        code: z.enum(codes),
        treatment,
        quantity: z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/)),
        carton: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
        note: z.optional(words),
        fileId: z.optional(id),
        ring: z.optional(ring),
      }),
    }),
    reply: one(z.array(defect)),
    access: traders,
    summary: 'Notes a fault and counts its pieces as rejected, once under an id of the device',
  }),
  update: endpoint('PATCH /deliveries/:id/defects/:defectId', {
    body: z.object({ defect: z.object({ treatment }) }),
    reply: one(z.array(defect)),
    access: traders,
    summary: 'Says what becomes of faulty goods',
  }),
  delete: endpoint('DELETE /deliveries/:id/defects/:defectId', {
    reply: nothing,
    access: traders,
    summary: 'Takes a fault back, with what it counted',
  }),
}

const named = z.object({ id, number: z.nullable(z.string()), noun: z.string() })
/** A claim waits for the seller, who agrees, refuses or offers the other remedy; what is agreed is settled by a document. */
export const deliveryClaimStatuses = ['open', 'countered', 'refused', 'agreed', 'settled'] as const

const claim = z.object({
  id,
  deliveryId: id,
  delivery: z.nullable(z.string()),
  title: z.string(),
  partner: z.nullable(z.string()),
  side: z.enum(['issuer', 'receiver']),
  status: z.enum(deliveryClaimStatuses),
  remedy: z.enum(claimRemedies),
  /** What the seller offers instead, while the buyer has not answered. */
  counter: z.nullable(z.enum(claimRemedies)),
  quantity: z.string(),
  note: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  settledBy: z.nullable(named),
  /** The document that was begun to settle it, as far as the reader may see it. */
  begun: z.nullable(named),
  /** Documents of the same order that may settle it: later deliveries, or credit notes. */
  candidates: z.array(named),
  lockVersion,
})
export type DeliveryClaim = z.output<typeof claim>

export const deliveryClaims = {
  list: endpoint('GET /delivery_claims', {
    query: z.object({ deliveryId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())) }),
    reply: one(z.array(claim)),
    access: traders,
    summary: 'Claims of rejected goods, open ones first: of one delivery, or of all',
  }),
  update: endpoint('PATCH /delivery_claims/:id', {
    body: z.object({
      claim: z.object({
        /** The buyer says what it asks for until it is agreed; the seller agrees; the buyer names what settled it. */
        remedy: z.optional(z.enum(claimRemedies)),
        note: z.optional(words),
        answer: z.optional(words),
        agrees: z.optional(z.boolean()),
        /** The seller refuses, or offers something else: both with an answer in words. */
        refuses: z.optional(z.literal(true)),
        counter: z.optional(z.enum(claimRemedies)),
        /** The buyer takes what was offered, or asks again after a refusal. */
        accepts: z.optional(z.literal(true)),
        asksAgain: z.optional(z.literal(true)),
        settledById: z.optional(id),
        lockVersion,
      }),
    }),
    reply: one(claim),
    access: traders,
    summary: 'Moves a claim: what is asked for, the seller’s answer, the buyer’s to that, and what settled it',
  }),
  begin: endpoint('POST /delivery_claims/:id/documents', {
    reply: one(
      z.object({
        claim,
        /** Null where the claim is settled with that: nothing was billed that a credit could take back. */
        document: z.nullable(z.object({ id, noun: z.enum(['delivery', 'credit_note']) })),
      }),
    ),
    access: traders,
    summary:
      'Begins the draft that is to settle an agreed claim, what is still to come or a credit of rejected lines; once',
  }),
}
