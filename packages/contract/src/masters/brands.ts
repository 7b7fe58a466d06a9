import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { assignmentRoles } from '../people/assignment-roles.ts'
import { maybe, needed, usual } from '../kernel/record-field.ts'
import { master, type MasterRecord } from './master.ts'

export const readsBrands = { kinds: ['brand'] } as const satisfies Guard
/** Brands and categories are written by power users of the brand (spec §6, Categories, brands, sub brands). */
export const writesBrands = { kinds: ['brand'], functions: ['merchandising'], powerUser: true } as const satisfies Guard

/** Months (1–12) in which a season starts, ascending. */
const months = z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1), z.maxLength(4))

export const brandMaster = master({
  name: 'brand',
  path: '/brands',
  fields: {
    name: needed.text(200),
    code: needed.code(),
    seasonStartMonths: usual.items(months),
    /** Cost ÷ list price assumed for products without a cost: `0.3300`. */
    defaultCostRate: maybe.decimal(4, 4),
  },
  key: 'code',
  reads: readsBrands,
  writes: writesBrands,
  ordered: true,
})
export type Brand = MasterRecord<typeof brandMaster>

export const subBrandMaster = master({
  name: 'subBrand',
  path: '/brands/:brandId/sub_brands',
  parent: 'brandId',
  fields: { name: needed.text(200), code: needed.code() },
  key: 'code',
  reads: readsBrands,
  writes: writesBrands,
  ordered: true,
})

export const brands = {
  ...brandMaster.endpoints,
  tags: endpoint('GET /brands/:id/tags', {
    reply: one(z.array(z.object({ name: z.string(), count: z.number() }))),
    access: readsBrands,
    summary: 'Tags in use in a brand, the most used first',
  }),
  viewers: endpoint('GET /brands/:id/viewers', {
    reply: one(
      z.array(
        z.object({
          userId: id,
          name: z.string(),
          /** Through which teams, and as what; empty where only membership lets one see it. */
          teams: z.array(z.object({ name: z.string(), role: z.enum(assignmentRoles) })),
          mayChange: z.boolean(),
        }),
      ),
    ),
    access: readsBrands,
    summary: 'Who sees a brand: members of its teams first, then everybody else who may',
  }),
}
export const subBrands = subBrandMaster.endpoints
