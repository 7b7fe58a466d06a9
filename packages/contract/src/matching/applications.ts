import { applicationMoves, applicationStatuses } from '@tsumugi/domain/matching'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant, lockVersion } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { tradeCurrencies } from '../masters/masters.ts'
import { days, matchingOfBoth, matchingOfBrand, matchingOfSupplier, money, needed, pieces } from './matching-fields.ts'

const offer = {
  price: z.nullable(money),
  currency: z.enum(tradeCurrencies),
  leadDays: z.nullable(days),
  minLot: z.nullable(pieces),
  message: needed(4000),
} as const

export const matchingApplication = z.object({
  id,
  ...offer,
  status: z.enum(applicationStatuses),
  /** What the reader may do next. */
  moves: z.array(z.enum(applicationMoves)),
  recruitment: z.object({
    id,
    title: z.string(),
    applyBy: date,
    status: z.enum(['open', 'closed']),
    targetPrice: z.nullable(z.string()),
    currency: z.string(),
  }),
  /** The other side, as far as its name is told. */
  partner: z.nullable(z.string()),
  /** Whether the reader applied; else the reader recruits. */
  own: z.boolean(),
  /** How far the relation and the trade that come of it are. */
  relation: z.nullable(z.enum(['pending', 'active'])),
  tradeId: z.nullable(id),
  commentCount: z.number(),
  sentAt: z.nullable(instant),
  updatedAt: instant,
  lockVersion,
})
export type MatchingApplication = z.output<typeof matchingApplication>

export const matchingApplicationDetail = z.extend(matchingApplication, {
  comments: z.array(z.object({ id, text: z.string(), author: z.string(), own: z.boolean(), at: instant })),
})
export type MatchingApplicationDetail = z.output<typeof matchingApplicationDetail>

export const applications = {
  list: endpoint('GET /matching_applications', {
    query: z.object({ ...paging, status: z.optional(z.enum(applicationStatuses)) }),
    reply: z.extend(page(matchingApplication), {
      tabs: z.array(z.object({ status: z.enum(applicationStatuses), count: z.number() })),
    }),
    access: matchingOfSupplier,
    summary: 'One’s own applications, the last changed first',
  }),
  show: endpoint('GET /matching_applications/:id', {
    reply: one(matchingApplicationDetail),
    access: matchingOfBoth,
    summary: 'One application with its comments; a draft is its supplier’s alone',
  }),
  create: endpoint('POST /open_recruitments/:id/application', {
    body: z.object({ application: z.extend(z.partial(z.object(offer)), { message: offer.message }) }),
    reply: one(matchingApplicationDetail),
    access: matchingOfSupplier,
    summary: 'Begins an application as a draft; one for each recruitment',
  }),
  update: endpoint('PATCH /matching_applications/:id', {
    body: z.object({ application: z.extend(z.partial(z.object(offer)), { lockVersion }) }),
    reply: one(matchingApplicationDetail),
    access: matchingOfSupplier,
    summary: 'Changes what is offered, before it is sent or after it was withdrawn',
  }),
  move: endpoint('POST /matching_applications/:id/move', {
    body: z.object({ move: z.enum(applicationMoves), lockVersion }),
    reply: one(matchingApplicationDetail),
    access: matchingOfBoth,
    summary: 'Sends or withdraws it, shortlists or declines it; accepting is a call of its own',
  }),
  accept: endpoint('POST /matching_applications/:id/acceptance', {
    body: z.object({ lockVersion }),
    reply: one(matchingApplicationDetail),
    access: { ...matchingOfBrand, powerUser: true },
    summary: 'Takes the supplier: a relation, approved where the organisation asks for it, then a trade',
  }),
  comment: endpoint('POST /matching_applications/:id/comments', {
    body: z.object({ comment: z.object({ text: needed(4000) }) }),
    reply: one(matchingApplicationDetail),
    access: matchingOfBoth,
    summary: 'Says something to the other side',
  }),
  delete: endpoint('DELETE /matching_applications/:id', {
    reply: nothing,
    access: matchingOfSupplier,
    summary: 'Removes a draft',
  }),
}
