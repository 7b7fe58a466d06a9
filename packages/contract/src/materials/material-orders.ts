import { claimAnswers, mostClaimPhotos, materialDetailStatuses, materialOrderKinds } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one, page, paging } from '../kernel/reply.ts'
import { recordFile } from '../platform/record-files.ts'
import { distributors, marketplace, materialBuyers } from './marketplace.ts'

const length = z.string().check(z.regex(/^(?=.*[1-9])\d{1,7}(\.\d{1,2})?$/))
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const ids = z.array(id).check(z.minLength(1), z.maxLength(200), distinct())
const party = z.object({ id, name: z.string() })

/** What a buyer objects to, and what its distributor answered; null while it has not. */
const claimCase = z.object({
  reason: z.string(),
  quantity: z.string(),
  on: z.nullable(date),
  photos: z.array(recordFile),
  answer: z.nullable(z.enum(claimAnswers)),
  note: z.nullable(z.string()),
  answeredOn: z.nullable(date),
  /** What is given back of the price, and of the fee where nothing is kept, where that was answered. */
  creditAmount: z.nullable(z.string()),
  /** The line that is sent in its place, where that was answered. */
  replacement: z.nullable(z.object({ id, status: z.enum(materialDetailStatuses) })),
})

/** One line of an order and what became of it. Lengths and money are decimal strings; billed is the net length (純長). */
export const materialOrderDetail = z.object({
  id,
  orderId: id,
  orderNumber: z.nullable(z.string()),
  buyer: party,
  distributor: party,
  kind: z.enum(materialOrderKinds),
  code: z.string(),
  name: z.string(),
  color: z.object({ no: z.string(), name: z.string(), hex: z.string() }),
  colorId: id,
  lotId: z.nullable(id),
  lot: z.nullable(z.string()),
  quantity: z.string(),
  unit: z.string(),
  unitPrice: z.nullable(z.string()),
  /** For its cut or as a swatch, once for the ordered line: '0' where another line bears it. */
  fee: z.string(),
  currency: z.string(),
  netLength: z.string(),
  /** Net length × price, with the fee; null before it is shipped. */
  netAmount: z.nullable(z.string()),
  /** Net length without what was credited or replaced; a replacement is billed by its own. */
  billedLength: z.string(),
  /** What it comes to without tax, with the fee where some of it is kept; null before it is shipped. */
  billedAmount: z.nullable(z.string()),
  /** The claimed line that it is sent in place of. */
  replacesId: z.nullable(id),
  status: z.enum(materialDetailStatuses),
  wishDate: z.nullable(date),
  shipPlan: z.nullable(date),
  receivedOn: z.nullable(date),
  /** The reason of the claim, as `claimCase` has it. */
  claim: z.nullable(z.string()),
  claimCase: z.nullable(claimCase),
  rolls: z.array(
    z.object({ no: z.string(), netLength: z.string(), shipment: z.string(), carrier: z.nullable(z.string()) }),
  ),
})
export type MaterialOrderDetail = z.output<typeof materialOrderDetail>

export const materialCarts = {
  add: endpoint('POST /material_carts/lines', {
    body: z.object({
      cartLine: z.object({
        materialColorId: id,
        materialLotId: z.optional(z.nullable(id)),
        kind: z.enum(materialOrderKinds),
        quantity: length,
        /** The line of one’s own cost sheet that it is bought for; its distributor never sees it. */
        costLineId: z.optional(z.nullable(id)),
      }),
    }),
    reply: one(z.object({ orderId: id, lines: z.number() })),
    access: materialBuyers,
    summary: 'Lays a cloth into the cart at its distributor; 422 not_a_cut, not_a_roll, below_moq, customer_blocked',
  }),
}

export const materialOrderDetails = {
  list: endpoint('GET /material_order_details', {
    query: z.object({ ...paging, status: z.optional(z.enum(materialDetailStatuses)) }),
    reply: page(materialOrderDetail),
    access: marketplace,
    summary: 'Lines of orders of cloth with their lots, rolls and net lengths, for both parties',
  }),
  allocate: endpoint('POST /material_order_details/allocations', {
    body: z.object({ allocations: z.array(z.object({ id, lotId: id })).check(z.minLength(1), z.maxLength(200)) }),
    reply: one(z.array(materialOrderDetail)),
    access: distributors,
    summary: 'Gives lines their dye lot; 422 lot_short where the lot holds less',
  }),
  cut: endpoint('POST /material_order_details/cuts', {
    body: z.object({ ids }),
    reply: one(z.array(materialOrderDetail)),
    access: distributors,
    summary: 'What was cut; its lot stays',
  }),
  receive: endpoint('POST /material_order_details/receipts', {
    body: z.object({ ids, receivedOn: z.optional(date) }),
    reply: one(z.array(materialOrderDetail)),
    access: materialBuyers,
    summary: 'What arrived, from which day the eight days of a claim run',
  }),
  claim: endpoint('POST /material_order_details/claims', {
    body: z.object({
      claim: z.object({
        id,
        reason: text(500),
        isUncut: z.boolean(),
        /** All that came where it is not said. */
        quantity: z.optional(length),
        fileIds: z.optional(z.array(id).check(z.maxLength(mostClaimPhotos), distinct())),
      }),
    }),
    reply: one(z.array(materialOrderDetail)),
    access: materialBuyers,
    summary:
      'Objects to what arrived: within eight days, and not once it is cut; 422 claim_late, claim_cut, claim_beyond',
  }),
  answerClaim: endpoint('POST /material_order_details/claim_answers', {
    body: z.object({ claimAnswer: z.object({ id, answer: z.enum(claimAnswers), note: z.optional(text(500)) }) }),
    reply: one(z.array(materialOrderDetail)),
    access: distributors,
    summary:
      'Answers a claim once: a replacement (a line of its own), a credit, or a refusal in words; 422 refusal_unsaid',
  }),
}

export const materialShipments = {
  create: endpoint('POST /material_shipments', {
    body: z.object({
      shipment: z.object({
        carrier: z.optional(text(60)),
        waybill: z.optional(text(60)),
        shippedOn: z.optional(date),
        rolls: z
          .array(z.object({ detailId: id, no: text(30), netLength: length }))
          .check(z.minLength(1), z.maxLength(500)),
      }),
    }),
    reply: one(z.array(materialOrderDetail)),
    access: distributors,
    summary: 'Sends rolls of one order; what they hold net is what is billed and what leaves the stock',
  }),
}
