import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, lockVersion, quantity } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { merchandisingAccess as access } from './merchandisings.ts'

const money = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
const figures = {
  /** First day of the month. */
  period: date,
  receivedQuantity: quantity,
  soldQuantity: quantity,
  sales: money,
  /** Of `sales`, what was sold at list price. */
  fullPriceSales: money,
  /** Pieces left at the end of the month. */
  stockQuantity: quantity,
}

/** What became of a product in one month; money is tax-exclusive. */
const result = z.object({ ...figures, lockVersion })
const results = z.object({ currency: z.string(), results: z.array(result) })

export const merchandisingResults = {
  show: endpoint('GET /merchandisings/:merchandisingId/results', {
    reply: one(results),
    access,
    summary: 'What was received and sold of a product, month by month',
  }),
  save: endpoint('PUT /merchandisings/:merchandisingId/results', {
    body: z.object({
      /** Only months that changed; `lockVersion` is null for one that had nothing. A month of zeros is taken away. */
      results: z
        .array(z.object({ ...figures, lockVersion: z.nullable(lockVersion) }))
        .check(z.minLength(1), z.maxLength(120)),
    }),
    reply: one(results),
    access,
    summary: 'Saves changed months together or not at all; 409 with all months when somebody was faster',
  }),
}
