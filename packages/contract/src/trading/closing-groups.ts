import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { taxModes } from '../documents/kinds/priced.ts'
import { billers } from '../documents/kinds/goods.ts'

const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Accepted deliveries of one buyer that close together (合計請求, domain §3.7): one invoice bills them. */
export const closingGroup = z.object({
  partner: z.object({ id, name: z.string() }),
  currency: z.string(),
  /** Whether the prices of its orders are with the tax: orders of both modes close in a group for each. */
  taxMode: z.enum(taxModes),
  periodStart: date,
  periodEnd: date,
  due: date,
  deliveries: z.array(z.object({ id, number: z.nullable(z.string()), arrivedOn: date })),
  /** Decimal strings: what may be billed of them, and what it comes to, in the mode of its prices. */
  quantity: z.string(),
  amount: z.string(),
})

/** By what a group is named: deliveries may have come to it since it was shown. Without a mode of prices, each there is. */
const groupKey = z.object({ partnerId: id, currency, periodEnd: date, taxMode: z.optional(z.enum(taxModes)) })

export const closingGroups = {
  list: endpoint('GET /closing_groups', {
    query: z.object({ until: z.optional(date) }),
    reply: one(z.array(closingGroup)),
    access: billers,
    summary: 'Accepted deliveries that wait for their bill, by buyer and closing period, up to a day',
  }),
  create: endpoint('POST /closing_groups', {
    body: z.object({ closingGroups: z.array(groupKey).check(z.minLength(1), z.maxLength(100)) }),
    reply: one(z.array(z.object({ id, periodEnd: date }))),
    access: billers,
    summary: 'Drafts one collective invoice for each closing group',
  }),
}

export type ClosingGroup = z.output<typeof closingGroup>
