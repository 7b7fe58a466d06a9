import { priceModes, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { amount, date, quantity } from '../kernel/fields.ts'

/** The brand's side of its exhibitions (spec §2, Global side menu: exhibitions, brand). */
export const exhibitionAccess = { kinds: ['brand'] } as const satisfies Guard
/** Exhibition pages: no authentication (spec §6). What a guest may do, the endpoint's `guest` says. */
export const guestAccess = { login: false } as const satisfies Guard

export const priceMode = z.enum(priceModes)
export const shortText = z.string().check(z.trim(), z.maxLength(200))
export const longText = z.string().check(z.maxLength(4_000))
const key = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/))

/** When goods are delivered; items name their window by its key. */
export const deliveryWindow = z.object({ key, label: shortText, startsOn: date, endsOn: date })

export const customerPartTypes = ['text', 'tel', 'email', 'select', 'check', 'address', 'date'] as const
/** One thing a shop is asked for with its order, with labels by locale. */
export const customerPart = z.object({
  key,
  labels: z.record(
    z.string().check(z.regex(/^(ja|en|zh-CN)$/)),
    z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  ),
  type: z.enum(customerPartTypes),
  required: z.boolean(),
  options: z.array(shortText).check(z.maxLength(50)),
})
export type CustomerPart = z.output<typeof customerPart>

/** A colourway: its name, by which SKUs are told apart, and its cloth colour. */
export const colourway = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
})
export const sizeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))

/** An address per size of spec §5. */
export const exhibitionPicture = z.object({
  id: z.number(),
  name: z.string(),
  thumbnails: z.record(z.string(), z.string()),
})

/** What was filled in, by the keys of the customer parts. */
export const customer = z.record(z.string().check(z.maxLength(30)), z.string().check(z.maxLength(500)))

/** One SKU of an order with the names and prices of when it was sent. */
export const orderLine = z.object({
  skuId: z.number(),
  itemId: z.number(),
  code: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity,
  unitPrice: amount,
  imageUrl: z.nullable(z.string()),
})
