import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { bytes, one } from '../kernel/reply.ts'

/** So many months are shown at once. */
export const kpiPeriods = [3, 6, 12, 24] as const

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))
const money = z.array(z.object({ currency: z.string(), amount: z.string() }))

/** Figures of a month, or of the whole period. Organisations that are for testing are in none of them. */
const figures = {
  /** Organisations in use at its end: those that have agreed to the terms and are not suspended. */
  groups: z.number(),
  /** People who wrote something. */
  activeUsers: z.number(),
  /** Orders that were issued and stand. */
  orders: z.number(),
  /** What they come to without tax, by currency (GMV). */
  gmv: money,
  /** Deliveries that arrived and whose order names a day, and how many of them were on time. */
  arrived: z.number(),
  onTime: z.number(),
}
export const kpiMonth = z.object({ month, ...figures })
export type KpiMonth = z.output<typeof kpiMonth>

const asked = z.object({
  /** The last month, this one where none is given. */
  until: z.optional(month),
  months: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(24))),
})
const admin = { kinds: ['admin'] } as const satisfies Guard

/** How the platform is used (domain §3.19), for those who run it. */
export const kpi = {
  show: endpoint('GET /kpi', {
    query: asked,
    reply: one(z.object({ months: z.array(kpiMonth), total: z.object(figures) })),
    access: admin,
    summary: 'Organisations, active people, orders, GMV and punctuality by month, and of the whole period',
  }),
  export: endpoint('GET /kpi/export', {
    query: z.extend(asked, { format: z.optional(z.enum(['csv', 'xlsx'])) }),
    reply: bytes,
    access: admin,
    summary: 'The same as a spreadsheet',
  }),
}
