import { customerStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
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
})
export type LotForecast = z.output<typeof lotForecast>

export const distributorLots = {
  list: endpoint('GET /distributor_lots', {
    query: z.object({ ...paging, q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: page(lotForecast),
    access: distributors,
    summary: 'Dye lots of the distributor with what is free and when it is used up, the nearest end first',
  }),
}
