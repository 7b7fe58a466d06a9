import { exhibitionOrderStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, id, instant, locale, lockVersion, quantity } from '../kernel/fields.ts'
import { bytes, nothing, one } from '../kernel/reply.ts'
import {
  customer,
  customerPart,
  deliveryWindow,
  exhibitionPicture,
  guestAccess as access,
  longText,
  orderLine,
  priceMode,
} from './exhibition-fields.ts'

const phase = z.enum(['upcoming', 'open', 'closed'])

/** What stands on the door: no more than an invitation card says. */
export const entrance = z.object({
  id,
  name: z.string(),
  season: z.nullable(z.string()),
  brandName: z.string(),
  opensAt: instant,
  closesAt: instant,
  phase,
})
export type ExhibitionEntrance = z.output<typeof entrance>

/** The exhibition as a guest sees it: nothing of the brand's own figures. */
export const guestExhibition = z.extend(entrance, {
  currency: z.string(),
  priceMode,
  ratePercent: amount,
  minAmount: z.nullable(amount),
  minQuantityPerStyle: z.nullable(quantity),
  deliveryWindows: z.array(deliveryWindow),
  customerParts: z.array(customerPart),
  terms: z.string(),
  /** What leads into it. */
  cover: z.nullable(exhibitionPicture),
})
export type GuestExhibition = z.output<typeof guestExhibition>

export const guestItem = z.object({
  id,
  code: z.string(),
  name: z.string(),
  category: z.string(),
  fabric: z.string(),
  note: z.string(),
  listPrice: amount,
  /** What a piece costs the shop. */
  unitPrice: amount,
  deliveryWindow: z.nullable(z.string()),
  tags: z.array(z.string()),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  /** `left`: pieces still to be had where they are limited; null where they are not. */
  skus: z.array(z.object({ id, colour: z.string(), size: z.string(), left: z.nullable(z.number()) })),
  pictures: z.array(exhibitionPicture),
})
export type GuestItem = z.output<typeof guestItem>

export const guestOrder = z.object({
  id,
  number: z.string(),
  status: z.enum(exhibitionOrderStatuses),
  /** Whether the buyer may still change it: submitted, and the exhibition open. */
  editable: z.boolean(),
  lines: z.array(orderLine),
  customer,
  /** Where the mail with the order goes; null where the exhibition asks for no address. */
  mailedTo: z.nullable(z.string()),
  note: z.string(),
  locale,
  quantity: z.number(),
  amount,
  currency: z.string(),
  submittedAt: instant,
  lockVersion,
})
export type GuestOrder = z.output<typeof guestOrder>

/** Items styled together, in order: all of them are among those of the look-book. */
export const guestOutfit = z.object({
  id,
  name: z.string(),
  note: z.string(),
  picture: z.nullable(exhibitionPicture),
  itemIds: z.array(id),
})
export type GuestOutfit = z.output<typeof guestOutfit>

const line = z.object({ skuId: id, quantity: quantity.check(z.positive()) })
const fields = { lines: z.array(line).check(z.minLength(1), z.maxLength(2_000)), customer, note: longText, locale }

/** The session of spec §3 and §7. `token_code` is the bearer token of the calls that follow, for twelve hours. */
export const exhibitionSessions = {
  create: endpoint('POST /exhibitions/:exhibitionId/exhibition_sessions', {
    body: z.object({
      password: z.optional(z.string().check(z.maxLength(200))),
      exhibitionOrderId: z.optional(id),
      authCode: z.optional(z.string().check(z.maxLength(100))),
      /** Names the exhibition on a partner's site. */
      publishableKey: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: one(
      z.object({
        tokenCode: z.string(),
        kind: z.enum(['password', 'order']),
        exhibitionOrderId: z.nullable(id),
        expiresAt: instant,
      }),
    ),
    access,
    guest: 'door',
    summary: 'Lets a guest in, by the password of the exhibition or by the auth code of an order',
  }),
  end: endpoint('DELETE /exhibitions/:exhibitionId/exhibition_sessions', {
    reply: nothing,
    access,
    guest: 'token',
    summary: 'Ends the guest’s session',
  }),
}

export const exhibitionGuests = {
  entrance: endpoint('GET /exhibitions/:exhibitionId/entrance', {
    reply: one(entrance),
    access,
    guest: 'door',
    summary: 'Name and dates of an exhibition',
  }),
  lookBook: endpoint('GET /exhibitions/:exhibitionId/look_book', {
    reply: one(z.object({ exhibition: guestExhibition, items: z.array(guestItem), outfits: z.array(guestOutfit) })),
    access,
    guest: 'token',
    summary: 'The exhibition and everything it shows, by itself and styled',
  }),
  item: endpoint('GET /exhibitions/:exhibitionId/exhibition_items/:id', {
    reply: one(guestItem),
    access,
    guest: 'token',
    summary: 'One item, with what is left now',
  }),
  picture: endpoint('GET /exhibitions/:exhibitionId/pictures/:key/thumbnails/:size', {
    reply: bytes,
    access,
    guest: 'door',
    summary: 'A picture at 120, 320, 480, 640 or 1920 pixels; who knows its key may see it',
  }),
  submit: endpoint('POST /exhibitions/:exhibitionId/exhibition_orders', {
    body: z.object({ order: z.object(fields) }),
    reply: one(z.object({ order: guestOrder, authCode: z.string() })),
    access,
    guest: 'token',
    summary: 'Orders. Whole or not at all; what is over a limit is told with what is left',
  }),
  show: endpoint('GET /exhibitions/:exhibitionId/exhibition_orders/:id', {
    reply: one(guestOrder),
    access,
    guest: 'token',
    summary: 'The guest’s own order',
  }),
  edit: endpoint('PATCH /exhibitions/:exhibitionId/exhibition_orders/:id', {
    body: z.object({ order: z.object({ ...fields, lockVersion }) }),
    reply: one(guestOrder),
    access,
    guest: 'token',
    summary: 'Changes an order until the exhibition closes or the brand confirms it; only with a session by auth code',
  }),
  pdf: endpoint('GET /exhibitions/:exhibitionId/exhibition_orders/:id/pdf', {
    reply: bytes,
    access,
    guest: 'token',
    summary: 'The guest’s own order as a PDF',
  }),
}
