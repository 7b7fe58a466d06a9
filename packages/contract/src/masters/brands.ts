import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, code, id, lockVersion, name } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'

export const readsBrands = { kinds: ['brand'] } as const satisfies Guard
/** Brands and categories are written by power users of the brand (spec §6, Categories, brands, sub brands). */
export const writesBrands = { kinds: ['brand'], functions: ['merchandising'], powerUser: true } as const satisfies Guard

export const brand = z.object({
  id,
  name,
  code,
  position: z.number(),
  /** Months (1–12) in which a season starts, ascending; SS then AW by default. */
  seasonStartMonths: z.array(z.number()),
  /** Cost ÷ list price assumed for products without a cost, as a decimal string: `0.3300`. */
  defaultCostRate: z.nullable(amount),
  discardedAt: z.nullable(z.string()),
  lockVersion,
})
export type Brand = z.output<typeof brand>

const brandInput = z.object({
  name,
  code,
  seasonStartMonths: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1), z.maxLength(4))),
  defaultCostRate: z.optional(z.nullable(amount)),
})

export const subBrand = z.object({ id, brandId: id, name, code, position: z.number(), lockVersion })
const subBrandInput = z.object({ name, code })

/** The full set of ids in their new order (domain §3.2: it must hold exactly the current set). */
const order = z.object({ ids: z.array(id) })

export const brands = {
  list: endpoint('GET /brands', { query: z.object(paging), reply: page(brand), access: readsBrands, summary: 'Brands in order' }),
  show: endpoint('GET /brands/:id', { reply: one(brand), access: readsBrands, summary: 'One brand' }),
  create: endpoint('POST /brands', {
    body: z.object({ brand: brandInput }),
    reply: one(brand),
    access: writesBrands,
    summary: 'Adds a brand',
  }),
  update: endpoint('PATCH /brands/:id', {
    body: z.object({ brand: z.extend(z.partial(brandInput), { lockVersion }) }),
    reply: one(brand),
    access: writesBrands,
    summary: 'Changes a brand',
  }),
  order: endpoint('PUT /brands/order', { body: order, reply: nothing, access: writesBrands, summary: 'Puts the brands in order' }),
  tags: endpoint('GET /brands/:id/tags', {
    reply: one(z.array(z.object({ name: z.string(), count: z.number() }))),
    access: readsBrands,
    summary: 'Tags in use in a brand, the most used first',
  }),
}

export const subBrands = {
  list: endpoint('GET /brands/:brandId/sub_brands', {
    query: z.object(paging),
    reply: page(subBrand),
    access: readsBrands,
    summary: 'Sub-brands in order',
  }),
  show: endpoint('GET /brands/:brandId/sub_brands/:id', { reply: one(subBrand), access: readsBrands, summary: 'One sub-brand' }),
  create: endpoint('POST /brands/:brandId/sub_brands', {
    body: z.object({ subBrand: subBrandInput }),
    reply: one(subBrand),
    access: writesBrands,
    summary: 'Adds a sub-brand',
  }),
  update: endpoint('PATCH /brands/:brandId/sub_brands/:id', {
    body: z.object({ subBrand: z.extend(z.partial(subBrandInput), { lockVersion }) }),
    reply: one(subBrand),
    access: writesBrands,
    summary: 'Changes a sub-brand',
  }),
  order: endpoint('PUT /brands/:brandId/sub_brands/order', {
    body: order,
    reply: nothing,
    access: writesBrands,
    summary: 'Puts the sub-brands in order',
  }),
}
