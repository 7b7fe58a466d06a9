import type { CalendarEntry } from '@tsumugi/contract'
import { addDays, type Locale } from '@tsumugi/domain'
import { stepKinds } from '@tsumugi/domain/scheduling'
import { stepWords } from '../production-schedules/plans/plan-words.ts'
import { kindWord } from './kind-words.ts'

interface Calendar {
  readonly product: string
  readonly name: string
  readonly locale: Locale
  /** Sets the events of one organisation apart from another's. */
  readonly userGroupId: number
  /** Where links of entries lead. */
  readonly origin: string
}

/** A step by what it is about, or by the name its company gave it. */
const stepWord = (detail: string | null, locale: Locale) =>
  stepWords({ kind: stepKinds.find((kind) => kind === detail) ?? null, name: isKind(detail) ? null : detail }, locale)
const isKind = (text: string | null) => (stepKinds as readonly (string | null)[]).includes(text)

/**
 * Entries as RFC 5545 text: whole days, the end being the day after the last. The package folds lines at 75 octets and
 * escapes; loaded when it is first asked for.
 */
export async function icalendar(entries: readonly CalendarEntry[], calendar: Calendar): Promise<string> {
  const { product, name, locale, userGroupId, origin } = calendar
  const { default: ical } = await import('ical-generator')
  const written = ical({ name, prodId: { company: product, product: 'calendar' } })
  for (const { key, kind, title, startsOn, endsOn, link, detail } of entries) {
    const word = kindWord(kind, locale)
    written.createEvent({
      id: `${key}-${userGroupId}@tsumugi`,
      summary: (kind === 'procedure' ? [title, stepWord(detail, locale)] : [word, title]).filter(Boolean).join(' '),
      description: kind === 'procedure' ? null : detail,
      categories: word ? [{ name: word }] : [],
      allDay: true,
      start: new Date(`${startsOn}T00:00:00`),
      end: new Date(`${addDays(endsOn, 1)}T00:00:00`),
      url: link && new URL(link, origin).href,
    })
  }
  return written.toString()
}
