import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { one } from '../kernel/reply.ts'

/** What a company does for the first time on its way to the money, each known by a record it leaves. */
export const firstStepNames = [
  'partners',
  'map',
  'items',
  'costs',
  'schedules',
  'requests',
  'trades',
  'orders',
  'ordersIn',
  'work',
  'deliveries',
  'invoices',
  'invoicesIn',
  'payments',
  'claims',
  'cloths',
  'customers',
  'clothOrders',
  'organisations',
  'notices',
] as const
export type FirstStepName = (typeof firstStepNames)[number]

export const firstSteps = {
  show: endpoint('GET /first_steps', {
    reply: one(z.object({ done: z.array(z.enum(firstStepNames)) })),
    access: {},
    summary: 'Which first steps the organisation has done',
  }),
}
