import type { FoundRecord } from '@tsumugi/contract'
import type { Noun } from '@tsumugi/i18n'
import type { PaletteRecent } from '@tsumugi/session'
import type { Place } from './places-of.ts'

/** One line of the palette: a screen, a record, a person, or something to do. */
export interface PaletteEntry {
  readonly key: string
  readonly name: string
  /** What it is, where the name does not say so. */
  readonly kind: string
  /** What tells it from others of its name. */
  readonly detail: string
  readonly href: string | null
  readonly act?: () => void
  readonly isExternal?: boolean
  readonly isRecent?: boolean
}

type Say = (noun: Noun) => string

export const placeEntry = (place: Place, noun: Say): PaletteEntry => ({
  key: place.key,
  name: place.text ?? noun(place.noun),
  kind: '',
  detail: place.of ? noun(place.of) : '',
  href: place.href,
  isExternal: place.external,
})

export const recordEntry = ({ noun: of, id, code, name, detail, link }: FoundRecord, noun: Say): PaletteEntry => ({
  key: `${of}-${id}`,
  name: [code, name].filter(Boolean).join(' ') || String(id),
  kind: noun(of),
  detail,
  href: link,
})

export const recentEntry = ({ key, noun, name, detail, href }: PaletteRecent): PaletteEntry => ({
  key: `recent-${key}`,
  name,
  kind: noun,
  detail,
  href,
  isRecent: true,
})

/** So many are remembered. */
const mostRecent = 6

/** What was opened comes first among those before it, once. */
export function withRecent(before: readonly PaletteRecent[], entry: PaletteEntry): PaletteRecent[] {
  if (entry.href === null || entry.isExternal) return [...before]
  const key = entry.key.replace(/^recent-/, '')
  const opened = { key, noun: entry.kind, name: entry.name, detail: entry.detail, href: entry.href }
  return [opened, ...before.filter((each) => each.href !== entry.href)].slice(0, mostRecent)
}
