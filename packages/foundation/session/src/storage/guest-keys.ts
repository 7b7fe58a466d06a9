import { locales, type Locale } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { storedPerId, storedValue } from './stored-value.ts'

/** What an exhibition login leaves behind (spec §3, Exhibition session). */
const exhibitionSession = z.object({
  token: z.string(),
  kind: z.nullable(z.string()),
  authCode: z.nullable(z.string()),
  order: z.nullable(z.object({ id: z.number() })),
})
export type ExhibitionSession = z.output<typeof exhibitionSession>

/** Items put aside at one exhibition, with orders and customer parts (spec §3). */
const exhibitionOrderItems = z.object({
  orders: z.array(z.record(z.string(), z.unknown())),
  customerParts: z.array(z.record(z.string(), z.unknown())),
  /** Of the attempt to send that was begun and not answered: sent again after a crash, it is still one order. */
  submission: z.optional(z.nullable(z.string())),
  /** What stands in cells of an order and is no number of pieces, or more than is left: it waits to be mended. */
  unread: z.optional(z.array(z.object({ skuId: z.number(), itemId: z.number(), text: z.string() }))),
})
export type ExhibitionOrderItems = z.output<typeof exhibitionOrderItems>

/** What the product stores in the browser for guests of an exhibition (spec §3, §9, Local storage keys): name, shape, default. */
export const guestStorage = {
  exhibitionSession: storedPerId<ExhibitionSession | null>({
    key: 'tsumugi.exhibition_session',
    schema: z.nullable(exhibitionSession),
    fallback: null,
  }),
  exhibitionOrderItems: storedPerId<ExhibitionOrderItems>({
    key: 'tsumugi.exhibition_order_items',
    schema: exhibitionOrderItems,
    fallback: { orders: [], customerParts: [] },
  }),
  /** The changes to one order at an exhibition that are not sent yet. */
  exhibitionOrderEdit: storedPerId<ExhibitionOrderItems>({
    key: 'tsumugi.exhibition_order_edit',
    schema: exhibitionOrderItems,
    fallback: { orders: [], customerParts: [] },
  }),
  exhibitionLocale: storedValue<Locale | null>({
    key: 'tsumugi.exhibition_locale',
    schema: z.nullable(z.enum(locales)),
    fallback: null,
  }),
} as const
