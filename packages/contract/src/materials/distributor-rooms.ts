import { customerStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one, page, paging } from '../kernel/reply.ts'
import { distributors, marketAdmins } from './marketplace.ts'

/** A buyer of a distributor; the rank is the percent of the list price that is paid. */
export const distributorCustomer = z.object({
  id,
  distributor: z.object({ id, name: z.string() }),
  buyer: z.object({ id, name: z.string() }),
  code: z.nullable(z.string()),
  rankPercent: z.string(),
  status: z.enum(customerStatuses),
  orders: z.number(),
  lockVersion,
})
export type DistributorCustomer = z.output<typeof distributorCustomer>

const query = z.object({ ...paging, status: z.optional(z.enum(customerStatuses)) })
const standing = { id, status: z.optional(z.enum(customerStatuses)), lockVersion }

export const distributorCustomers = {
  list: endpoint('GET /distributor_customers', {
    query,
    reply: page(distributorCustomer),
    access: distributors,
    summary: 'Buyers of the distributor, those who wait for an answer first',
  }),
  update: endpoint('PATCH /distributor_customers', {
    body: z.object({
      distributorCustomer: z.object({
        ...standing,
        code: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(30)))),
        rankPercent: z.optional(z.string().check(z.regex(/^(?=.*[1-9])1?\d{1,2}(\.\d{1,2})?$/))),
      }),
    }),
    reply: one(distributorCustomer),
    current: one(distributorCustomer),
    access: distributors,
    summary: 'Approves or blocks a buyer, and sets its rank; who is blocked sees no price',
  }),
}

export const adminDistributorCustomers = {
  list: endpoint('GET /admin/distributor_customers', {
    query,
    reply: page(distributorCustomer),
    access: marketAdmins,
    summary: 'Buyers of every distributor',
  }),
  update: endpoint('PATCH /admin/distributor_customers', {
    body: z.object({ distributorCustomer: z.object(standing) }),
    reply: one(distributorCustomer),
    current: one(distributorCustomer),
    access: marketAdmins,
    summary: 'Approves or blocks a buyer in a distributor’s stead',
  }),
}

/** One dye lot; days of cover is what is free over what was ordered of it in the last 28 days. */
export const lotForecast = z.object({
  id,
  materialId: id,
  colorId: id,
  code: z.string(),
  name: z.string(),
  color: z.object({ no: z.string(), name: z.string(), hex: z.string() }),
  lot: z.string(),
  unit: z.string(),
  stock: z.string(),
  reserved: z.string(),
  free: z.string(),
  incoming: z.string(),
  restockOn: z.nullable(date),
  orderedIn28Days: z.string(),
  /** When it is used up at that pace; null where nothing was ordered. */
  outOn: z.nullable(date),
  /** Counts on with what is on its way. */
  lockVersion,
})
export type LotForecast = z.output<typeof lotForecast>

/** What a distributor writes of a lot: what came in, what was spoiled or used, and what was counted anew. */
export const lotMoveKinds = ['in', 'out', 'adjust'] as const

const length = z.string().check(z.regex(/^(?=.*[1-9])\d{1,7}(\.\d{1,2})?$/))
/** A dye lot by its cloth, colour and dyeing; one that is not there yet begins with what is said of it. */
const lotName = {
  materialId: id,
  colorNo: z.string().check(z.minLength(1), z.maxLength(30)),
  lot: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
}
const roll = z.object({ no: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)), length })
const lotRolls = z.array(roll).check(
  z.maxLength(200),
  z.refine((rows) => new Set(rows.map(({ no }) => no)).size === rows.length),
)

/** A dye lot with its entries, the newest first, and what was sent of it. */
export const lotLedger = z.object({
  lot: lotForecast,
  moves: z.array(
    z.object({
      id,
      kind: z.enum(lotMoveKinds),
      quantity: z.string(),
      rolls: z.array(z.object({ no: z.string(), length: z.string() })),
      movedOn: date,
      note: z.string(),
      /** The entry that it takes back, or that takes it back. */
      reverses: z.nullable(id),
      reversedBy: z.nullable(id),
      by: z.string(),
    }),
  ),
  shipped: z.array(
    z.object({ orderId: id, shipment: z.string(), shippedOn: date, buyer: z.string(), netLength: z.string() }),
  ),
})
export type LotLedger = z.output<typeof lotLedger>

export const distributorLots = {
  list: endpoint('GET /distributor_lots', {
    query: z.object({ ...paging, q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: page(lotForecast),
    access: distributors,
    summary: 'Dye lots of the distributor with what is free and when it is used up, the nearest end first',
  }),
  ledger: endpoint('GET /distributor_lots/:id/ledger', {
    reply: one(lotLedger),
    access: distributors,
    summary: 'A dye lot with the last 200 entries of its ledger and the last 200 rolls sent of it, the newest first',
  }),
  enter: endpoint('POST /distributor_lots/moves', {
    body: z.object({
      lotMove: z
        .object({
          /** The client’s own key: sent twice, it is written once. */
          key: z.uuid(),
          ...lotName,
          kind: z.enum(lotMoveKinds),
          /** Its length, or the rolls it lies on, whose lengths are summed up. */
          quantity: z.optional(z.string().check(z.regex(/^-?(?=.*[1-9])\d{1,7}(\.\d{1,2})?$/))),
          rolls: z.optional(lotRolls),
          movedOn: z.optional(date),
          note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
        })
        .check(
          z.refine(({ quantity, rolls = [] }) => (quantity === undefined) !== (rolls.length === 0)),
          z.refine(({ kind, quantity = '' }) => kind === 'adjust' || !quantity.startsWith('-')),
        ),
    }),
    reply: one(lotLedger),
    access: distributors,
    summary:
      'Enters a dye lot into the stock, or writes an entry of one that is there; 422 lot_short below what is promised',
  }),
  announce: endpoint('PUT /distributor_lots/incoming', {
    body: z.object({
      lotIncoming: z
        .object({
          ...lotName,
          /** All of it that is on its way; 0 where nothing is. */
          incoming: z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/)),
          restockOn: z.nullable(date),
          /** 0 of a lot that is not there yet. */
          lockVersion,
        })
        .check(
          z.refine(({ incoming, restockOn }) => Number(incoming) > 0 === (restockOn !== null), { path: ['restockOn'] }),
        ),
    }),
    reply: one(lotForecast),
    current: one(lotForecast),
    access: distributors,
    summary: 'Says how much of a dye lot is on its way and when it is there: buyers see it beside what is free',
  }),
  reverse: endpoint('POST /distributor_lots/:id/moves/reversals', {
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100), distinct()) }),
    reply: one(lotLedger),
    access: distributors,
    summary: 'Takes entries back by opposite ones; nothing of the ledger is removed',
  }),
}
