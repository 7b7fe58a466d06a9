import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion, name } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { readsBrands, writesBrands } from './brands.ts'

/** A node of a category tree; layer 1 is the root's, at most 6 (domain §3.2). `brandId` is null for the organisation's own tree. */
export const category = z.object({
  id,
  brandId: z.nullable(id),
  parentId: z.nullable(id),
  layer: z.number(),
  name,
  code: z.nullable(z.string()),
  position: z.number(),
  /** Products that stand in it, without its descendants. */
  itemCount: z.number(),
  lockVersion,
})
export type Category = z.output<typeof category>

const input = z.object({
  name,
  code: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  parentId: z.optional(z.nullable(id)),
})
const change = z.object({ category: z.extend(z.partial(input), { lockVersion }) })
const order = z.object({ parentId: z.nullable(id), ids: z.array(id).check(z.maxLength(100_000)) })
/** A new level directly below the layer of the named category, for the whole tree. */
const newLayer = z.object({ name })
/** Without `moveUp`, a layer that still holds products is refused; with it they move to the parent category. */
const oldLayer = z.object({ layer: z.int().check(z.minimum(1), z.maximum(6)), moveUp: z.optional(z.boolean()) })
const tree = one(z.array(category))

export const brandDefinedCategories = {
  listAll: endpoint('GET /brand_defined_categories', {
    query: z.object(paging),
    reply: page(category),
    access: readsBrands,
    summary: 'Categories of all brands',
  }),
  list: endpoint('GET /brands/:brandId/brand_defined_categories', {
    query: z.object(paging),
    reply: page(category),
    access: readsBrands,
    summary: "A brand's own categories, in tree order",
  }),
  show: endpoint('GET /brands/:brandId/brand_defined_categories/:id', {
    reply: one(category),
    access: readsBrands,
    summary: 'One category',
  }),
  create: endpoint('POST /brands/:brandId/brand_defined_categories', {
    body: z.object({ category: input }),
    reply: one(category),
    access: writesBrands,
    summary: 'Adds a category',
  }),
  update: endpoint('PATCH /brands/:brandId/brand_defined_categories/:id', {
    body: change,
    reply: one(category),
    access: writesBrands,
    summary: 'Renames or moves a category',
  }),
  createLayer: endpoint('POST /brands/:brandId/brand_defined_categories/:id/create_layer', {
    body: newLayer,
    reply: tree,
    access: writesBrands,
    summary: 'Adds a level to the whole tree, below that of the category',
  }),
  deleteLayer: endpoint('PATCH /brands/:brandId/brand_defined_categories/delete_layer', {
    body: oldLayer,
    reply: tree,
    access: writesBrands,
    summary: 'Removes a level from the whole tree; refused while products would lose their place',
  }),
  order: endpoint('PUT /brands/:brandId/brand_defined_categories/order', {
    body: order,
    reply: nothing,
    access: writesBrands,
    summary: 'Puts the children of one category in order',
  }),
}

export const userGroupDefinedCategories = {
  list: endpoint('GET /user_group_defined_categories', {
    query: z.object(paging),
    reply: page(category),
    access: readsBrands,
    summary: "The organisation's categories, in tree order",
  }),
  show: endpoint('GET /user_group_defined_categories/:id', {
    reply: one(category),
    access: readsBrands,
    summary: 'One category',
  }),
  create: endpoint('POST /user_group_defined_categories', {
    body: z.object({ category: input }),
    reply: one(category),
    access: writesBrands,
    summary: 'Adds a category',
  }),
  update: endpoint('PATCH /user_group_defined_categories/:id', {
    body: change,
    reply: one(category),
    access: writesBrands,
    summary: 'Renames or moves a category',
  }),
  createLayer: endpoint('POST /user_group_defined_categories/:id/create_layer', {
    body: newLayer,
    reply: tree,
    access: writesBrands,
    summary: 'Adds a level to the whole tree, below that of the category',
  }),
  deleteLayer: endpoint('PATCH /user_group_defined_categories/delete_layer', {
    body: oldLayer,
    reply: tree,
    access: writesBrands,
    summary: 'Removes a level from the whole tree; refused while products would lose their place',
  }),
  order: endpoint('PUT /user_group_defined_categories/order', {
    body: order,
    reply: nothing,
    access: writesBrands,
    summary: 'Puts the children of one category in order',
  }),
}
