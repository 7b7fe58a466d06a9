import { customsStatuses, transportModes, transportStatuses } from '@tsumugi/domain/trading'
import * as z from 'zod/mini'
import { incoterms } from '../documents/kinds/trade.ts'
import { traders } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant, lockVersion } from '../kernel/fields.ts'
import { answeredShape, distinct, givenShape, maybe, needed, usual } from '../kernel/record-field.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'

const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const leg = z.object({
  mode: z.enum(transportModes),
  from: place,
  to: place,
  plannedDeparture: date,
  plannedArrival: date,
  announcedArrival: z.nullable(date),
  actualDeparture: z.nullable(date),
  actualArrival: z.nullable(date),
})
const legs = z.array(leg).check(z.maxLength(20))

const transportFields = {
  name: needed.text(200),
  mode: needed.choice(transportModes),
  carrier: maybe.text(100),
  vessel: maybe.text(100),
  /** B/L or air waybill number. */
  waybill: maybe.text(40),
  container: maybe.text(20),
  incoterm: maybe.choice(incoterms),
  customs: usual.choice(customsStatuses),
  note: maybe.notes(2000),
} as const

const transport = z.object({
  id,
  ...answeredShape(transportFields),
  status: z.enum(transportStatuses),
  /** The last arrival as first planned, and as it stands now. */
  plannedOn: z.nullable(date),
  arrivesOn: z.nullable(date),
  deliveries: z.number(),
  ours: z.boolean(),
  owner: z.string(),
  updatedAt: instant,
  lockVersion,
})
export type Transport = z.output<typeof transport>

/** When goods arrive, the month they are billed in and the day they are paid. */
export const arrivalOutcome = z.object({ arrivesOn: date, invoiceMonth: z.string(), dueOn: date })
/** A delivery on board: what its arrival means as planned and as it stands (domain §3.8). */
const aboard = z.object({
  id,
  number: z.nullable(z.string()),
  title: z.string(),
  status: z.string(),
  partner: z.nullable(z.string()),
  quantity: z.string(),
  cartons: z.nullable(z.number()),
  before: z.nullable(arrivalOutcome),
  after: z.nullable(arrivalOutcome),
})
export type Aboard = z.output<typeof aboard>

const detail = z.extend(transport, { legs, aboard: z.array(aboard) })
export type TransportDetail = z.output<typeof detail>

const given = z.object({
  ...givenShape(transportFields),
  legs: z.optional(legs),
  deliveryIds: z.optional(z.array(id).check(z.maxLength(200), distinct())),
})

export const transports = {
  list: endpoint('GET /transports', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.enum(transportStatuses)),
    }),
    reply: z.extend(page(transport), { tabs: z.array(z.object({ status: z.string(), count: z.number() })) }),
    access: traders,
    summary: 'A page of transports of one’s own and of those that carry one’s deliveries, those that arrive next first',
  }),
  show: endpoint('GET /transports/:id', {
    reply: one(detail),
    access: traders,
    summary: 'One transport with its legs, the deliveries on board, and what a delay moves',
  }),
  create: endpoint('POST /transports', {
    body: z.object({ transport: given }),
    reply: one(detail),
    access: traders,
    summary: 'Begins a transport',
  }),
  update: endpoint('PATCH /transports/:id', {
    body: z.object({ transport: z.extend(z.partial(given), { lockVersion }) }),
    reply: one(detail),
    access: traders,
    summary: 'Changes a transport of one’s own: its legs, its numbers, what is on board',
  }),
  delete: endpoint('DELETE /transports/:id', { reply: nothing, access: traders, summary: 'Removes a transport' }),
}
