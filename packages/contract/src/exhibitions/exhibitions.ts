import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, id, instant, lockVersion, name, quantity } from '../kernel/fields.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'
import {
  customerPart,
  deliveryWindow,
  exhibitionAccess as access,
  exhibitionPicture,
  longText,
  priceMode,
} from './exhibition-fields.ts'

const season = z.string().check(z.regex(/^\d{2}(SS|AW)$/))
/** `https://shop.example:8443`, as browsers write the Origin header. */
const origin = z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^/?#\s]+$/))
const ratePercent = z.string().check(z.regex(/^(?!0+(\.0+)?$)\d{1,3}(\.\d{1,4})?$/))
const minimumAmount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))

const fields = {
  brandId: id,
  name,
  season: z.nullable(season),
  opensAt: instant,
  closesAt: instant,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  priceMode,
  ratePercent,
  minAmount: z.nullable(minimumAmount),
  minQuantityPerStyle: z.nullable(quantity),
  deliveryWindows: z.array(deliveryWindow).check(z.maxLength(12)),
  customerParts: z.array(customerPart).check(z.maxLength(20)),
  terms: longText,
  partnerOrigins: z.array(origin).check(z.maxLength(20)),
}

/** An exhibition as its brand sees it. */
export const exhibition = z.object({
  ...fields,
  ratePercent: amount,
  minAmount: z.nullable(amount),
  id,
  brandName: z.string(),
  hasPassword: z.boolean(),
  publishableKey: z.string(),
  itemCount: z.number(),
  orderCount: z.number(),
  quantity: z.number(),
  amount,
  /** What leads into it. */
  cover: z.nullable(exhibitionPicture),
  imageUrls: z.array(z.string()),
  lockVersion,
})
export type Exhibition = z.output<typeof exhibition>

const input = z.extend(z.partial(z.object(fields)), {
  /** Guests sign in with it; it is kept as a hash only. */
  password: z.optional(z.nullable(z.string().check(z.minLength(4), z.maxLength(100)))),
})
const create = z.extend(input, { brandId: id, name, opensAt: instant, closesAt: instant })

/** What all orders of an exhibition come to, per item and SKU. */
export const rollUpRow = z.object({
  itemId: id,
  code: z.string(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  listPrice: amount,
  unitPrice: amount,
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  skus: z.array(
    z.object({
      id,
      colour: z.string(),
      size: z.string(),
      limit: z.nullable(z.number()),
      ordered: z.number(),
      converted: z.number(),
    }),
  ),
  shops: z.number(),
  quantity: z.number(),
  amount,
})
export type RollUpRow = z.output<typeof rollUpRow>

const fileFormat = z.enum(['xlsx', 'csv', 'csv_cp932'])

export const exhibitions = {
  list: endpoint('GET /exhibitions', {
    query: z.object({
      ...paging,
      phase: z.optional(z.enum(['upcoming', 'open', 'closed'])),
      brandId: z.optional(z.coerce.number().check(z.positive())),
      search: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: page(exhibition),
    access,
    summary: 'Exhibitions of the organisation, the latest first',
  }),
  show: endpoint('GET /exhibitions/:id', { reply: one(exhibition), access, summary: 'One exhibition' }),
  create: endpoint('POST /exhibitions', {
    body: z.object({ exhibition: create }),
    reply: one(exhibition),
    access,
    summary: 'Adds an exhibition',
  }),
  update: endpoint('PATCH /exhibitions/:id', {
    body: z.object({ exhibition: z.extend(input, { lockVersion }) }),
    reply: one(exhibition),
    access,
    summary: 'Changes an exhibition; 409 with the current row when somebody was faster',
  }),
  renewKey: endpoint('POST /exhibitions/:id/publishable_key', {
    body: z.object({ lockVersion }),
    reply: one(exhibition),
    access,
    summary: 'Makes a new publishable key; pages with the old one are refused from then on',
  }),
  setCover: endpoint('POST /exhibitions/:id/cover', {
    body: z.object({ file: z.file() }),
    multipart: true,
    reply: one(exhibition),
    access,
    summary: 'Gives the exhibition its cover, in place of the one it had',
  }),
  removeCover: endpoint('DELETE /exhibitions/:id/cover', {
    reply: one(exhibition),
    access,
    summary: 'Takes the cover away',
  }),
  discard: endpoint('DELETE /exhibitions/:id', {
    query: z.object({ lockVersion: z.coerce.number() }),
    reply: nothing,
    access,
    summary: 'Removes an exhibition that nobody has ordered at',
  }),
  rollUp: endpoint('GET /exhibitions/:id/roll_up', {
    reply: one(z.array(rollUpRow)),
    access,
    summary: 'Pieces and money per item and SKU over all orders that stand, the best seller first',
  }),
  export: endpoint('GET /exhibitions/:id/export', {
    query: z.object({ format: z.optional(fileFormat) }),
    reply: bytes,
    access,
    summary: 'Orders, lines and roll-up as a spreadsheet; CSV holds the lines',
  }),
  pdf: endpoint('GET /exhibitions/:id/pdf', { reply: bytes, access, summary: 'All orders that stand as one PDF' }),
  qrSheet: endpoint('GET /exhibitions/:id/qr_sheet', {
    reply: bytes,
    access,
    summary: 'Hanger tags with a QR code per item, as a PDF',
  }),
}
