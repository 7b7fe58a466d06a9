import { sessionUser } from '@tsumugi/contract'
import { locales, type Locale, type SessionUser } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { storedPerId, storedPerOrganisation, storedValue } from './stored-value.ts'

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
 * What the product stores in the browser for people with an account (spec §9, Local storage keys): name, shape, default.
 * What it stores for guests of exhibitions is in `guestStorage`, so that their pages load no more than that. `userinfo` is the spec's own name; the others carry a prefix, since the host application shares the origin.
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
  /** What one person put off the desk of one organisation: on which day, and until which; null until somebody moves it. */
  deskPutOff: storedPerOrganisation<Record<string, { on: string; until: string | null }>>({
    key: 'tsumugi.desk_put_off',
    schema: z.record(z.string(), z.object({ on: z.string(), until: text })),
    fallback: {},
  }),
  /** Columns of a list that its reader does not want to see, by the list's name. */
  hiddenColumns: storedPerId<string[]>({ key: 'tsumugi.hidden_columns', schema: z.array(z.string()), fallback: [] }),
  /** Columns of a list in the order its reader wants them, by the list's name; none for the usual ones. */
  shownColumns: storedPerId<string[]>({ key: 'tsumugi.shown_columns', schema: z.array(z.string()), fallback: [] }),
  /** Which field a pasted column was taken for, by the word above it. */
  pastedColumns: storedPerId<Record<string, string>>({
    key: 'tsumugi.pasted_columns',
    schema: z.record(z.string(), z.string()),
    fallback: {},
  }),
} as const
