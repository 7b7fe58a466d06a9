import { merchandisingStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { merchandisingAccess as access, season } from './merchandisings.ts'

const copied = z.object({
  /** How many are, or would be, copied. */
  count: z.number(),
  /** Left out because the season has a product of that name. */
  sameName: z.number(),
  /** Left out because the shifted day is not in the season. */
  outside: z.number(),
  monthShift: z.number(),
  examples: z.array(z.object({ name: z.string(), from: date, to: date })),
})
export type SeasonCopy = z.output<typeof copied>

export const seasonCopies = {
  create: endpoint('POST /season_copies', {
    body: z.object({
      brandId: id,
      from: season,
      to: season,
      /** Months between the release days; the distance of the seasons unless said. */
      monthShift: z.optional(z.int().check(z.minimum(-120), z.maximum(120))),
      statuses: z.optional(z.array(z.enum(merchandisingStatuses)).check(z.maxLength(7))),
      /** Only says what would happen. */
      dryRun: z.boolean(),
    }),
    reply: one(copied),
    access,
    summary: 'Copies the products of a season into another with their files, without status and results',
  }),
}
