import { sessionUser } from '@tsumugi/contract'
import { locales, type Locale, type SessionUser } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { storedPerId, storedPerOrganisation, storedValue } from './stored-value.ts'

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

const text = z.nullable(z.string())

/** A screen or record that was opened from the palette. */
const paletteRecent = z.object({
  key: z.string(),
  noun: z.string(),
  name: z.string(),
  detail: z.string(),
  href: z.string(),
})
export type PaletteRecent = z.output<typeof paletteRecent>

/**
 * Everything the product stores in the browser (spec §9, Local storage keys): name, shape, default.
 * `userinfo` is the spec's own name; the others carry a prefix, since the host application shares the origin.
 */
export const storage = {
  /** A cache of the session user, never an authorisation (domain §6.16). */
  userinfo: storedValue<SessionUser | null>({ key: 'userinfo', schema: z.nullable(sessionUser), fallback: null }),
  /** Sections of the side menu the user opened or closed, by name (spec §2). */
  menuSections: storedValue<Record<string, boolean>>({
    key: 'tsumugi.menu_sections',
    schema: z.record(z.string(), z.boolean()),
    fallback: {},
  }),
  /** The side menu is drawn as a strip of icons. */
  menuCollapsed: storedValue<boolean>({ key: 'tsumugi.menu_collapsed', schema: z.boolean(), fallback: false }),
  /** The language a visitor chose; that of a user is kept with the user. */
  visitorLocale: storedValue<Locale | null>({
    key: 'tsumugi.visitor_locale',
    schema: z.nullable(z.enum(locales)),
    fallback: null,
  }),
  previousPage: storedValue<string | null>({ key: 'tsumugi.previous_page', schema: text, fallback: null }),
  /** The last query of the calendar, without `?` (spec §2, Top group). */
  calendarQuery: storedValue<string>({ key: 'tsumugi.calendar_query', schema: z.string(), fallback: '' }),
  /** The day this tab was last loaded, `2026-11-21` (spec §4, Stale menu). Each tab has its own age. */
  lastReload: storedValue<string | null>({ key: 'tsumugi.last_reload', schema: text, fallback: null, area: 'session' }),
  /**
   * Half-typed input of one record in this tab, as `color.12`; `color.new` is one being added. Its form knows the shape.
   * Kept under the organisation it was typed for: in another it is not found.
   */
  recordDraft: storedPerOrganisation<Record<string, unknown> | null>({
    key: 'tsumugi.record_draft',
    schema: z.nullable(z.record(z.string(), z.unknown())),
    fallback: null,
    area: 'session',
  }),
  /** What was lately opened from the palette in this tab, for one person in one organisation: names of records are in it. */
  paletteRecent: storedPerOrganisation<PaletteRecent[]>({
    key: 'tsumugi.palette_recent',
    schema: z.array(paletteRecent),
    fallback: [],
    area: 'session',
  }),
  /** Columns of a list that its reader does not want to see, by the list's name. */
  hiddenColumns: storedPerId<string[]>({ key: 'tsumugi.hidden_columns', schema: z.array(z.string()), fallback: [] }),
  /** Which field a pasted column was taken for, by the word above it. */
  pastedColumns: storedPerId<Record<string, string>>({
    key: 'tsumugi.pasted_columns',
    schema: z.record(z.string(), z.string()),
    fallback: {},
  }),
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
