import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, id, lockVersion, name, quantity } from '../kernel/fields.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'
import {
  colourway,
  exhibitionAccess as access,
  exhibitionPicture,
  longText,
  shortText,
  sizeName,
} from './exhibition-fields.ts'

const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const price = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

const fields = {
  code,
  name,
  category: shortText,
  fabric: shortText,
  note: longText,
  listPrice: price,
  /** Null: list price × rate of the exhibition. */
  wholesalePrice: z.nullable(price),
  deliveryWindow: z.nullable(z.string().check(z.maxLength(30))),
  colours: z.array(colourway).check(z.maxLength(40)),
  sizes: z.array(sizeName).check(z.maxLength(20)),
  tags: z.array(tag).check(z.maxLength(20)),
}
const named = z.string().check(z.maxLength(200))
const limit = z.object({ colour: named, size: named, limit: z.nullable(quantity) })

/** An item as its brand sees it. */
export const exhibitionItem = z.object({
  ...fields,
  id,
  exhibitionId: id,
  merchandisingId: z.nullable(id),
  listPrice: amount,
  wholesalePrice: z.nullable(amount),
  unitPrice: amount,
  position: z.number(),
  pictures: z.array(exhibitionPicture),
  skus: z.array(
    z.object({ id, colour: z.string(), size: z.string(), limit: z.nullable(z.number()), ordered: z.number() }),
  ),
  lockVersion,
})
export type ExhibitionItem = z.output<typeof exhibitionItem>

/** A product of the merchandising map; `taken` where the exhibition shows it already. */
const exhibitionProduct = z.object({
  id,
  code: z.nullable(z.string()),
  name: z.string(),
  category: z.nullable(z.string()),
  listPrice: z.nullable(amount),
  releaseOn: z.nullable(z.string()),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  imageUrl: z.nullable(z.string()),
  taken: z.boolean(),
})
export type ExhibitionProduct = z.output<typeof exhibitionProduct>

const input = z.extend(z.partial(z.object(fields)), { limits: z.optional(z.array(limit).check(z.maxLength(800))) })
const create = z.extend(input, { code, name, listPrice: price })
const ofExhibition = z.coerce.number().check(z.positive())

export const exhibitionItems = {
  list: endpoint('GET /exhibition_items', {
    query: z.object({ ...paging, exhibitionId: ofExhibition, search: z.optional(z.string().check(z.maxLength(100))) }),
    reply: page(exhibitionItem),
    access,
    summary: 'Items of an exhibition in order',
  }),
  show: endpoint('GET /exhibition_items/:id', {
    reply: one(exhibitionItem),
    access,
    summary: 'One item with its SKUs',
  }),
  create: endpoint('POST /exhibition_items', {
    body: z.object({ exhibitionId: id, item: create }),
    reply: one(exhibitionItem),
    access,
    summary: 'Adds an item by hand',
  }),
  takeProducts: endpoint('POST /exhibition_items/from_products', {
    body: z.object({
      exhibitionId: id,
      merchandisingIds: z.array(id).check(z.minLength(1), z.maxLength(200)),
      sizes: z.array(sizeName).check(z.minLength(1), z.maxLength(20)),
    }),
    reply: one(z.object({ added: z.number(), skipped: z.number() })),
    access,
    summary:
      'Adds products of the merchandising map with names, prices, colours and pictures; those already shown are skipped',
  }),
  products: endpoint('GET /exhibition_items/products', {
    query: z.object({
      ...paging,
      exhibitionId: ofExhibition,
      season: z.optional(z.string()),
      /** The name of a product's first category, which an item takes over. */
      category: z.optional(shortText),
      search: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.extend(page(exhibitionProduct), {
      /** What the products can be narrowed to, whatever they are narrowed to now. */
      seasons: z.array(z.string()),
      categories: z.array(z.string()),
    }),
    access,
    summary: 'Products of the exhibition’s brand that may be shown, with their seasons and categories',
  }),
  update: endpoint('PATCH /exhibition_items/:id', {
    body: z.object({ item: z.extend(input, { lockVersion }) }),
    reply: one(exhibitionItem),
    access,
    summary: 'Changes an item; a SKU that is ordered stays',
  }),
  order: endpoint('PUT /exhibition_items/order', {
    body: z.object({ exhibitionId: id, ids: z.array(id).check(z.maxLength(100_000)) }),
    reply: nothing,
    access,
    summary: 'Puts the items in order',
  }),
  discard: endpoint('DELETE /exhibition_items/:id', {
    query: z.object({ lockVersion: z.coerce.number() }),
    reply: nothing,
    access,
    summary: 'Takes an item off the exhibition that nobody has ordered',
  }),
  addPicture: endpoint('POST /exhibition_items/:id/pictures', {
    body: z.object({ file: z.file() }),
    multipart: true,
    reply: one(exhibitionItem),
    access,
    summary: 'Adds a picture',
  }),
  deletePicture: endpoint('DELETE /exhibition_items/:exhibitionItemId/pictures/:id', {
    reply: one(exhibitionItem),
    access,
    summary: 'Removes a picture',
  }),
  qrCode: endpoint('GET /exhibition_items/:id/qr_code', {
    reply: bytes,
    access,
    summary: 'The address of the item’s page as a QR code, SVG',
  }),
}
