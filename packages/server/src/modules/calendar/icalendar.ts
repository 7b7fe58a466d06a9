import type { CalendarEntry } from '@tsumugi/contract'
import { addDays, type Locale } from '@tsumugi/domain'
import { stepWords } from '@tsumugi/domain/scheduling'
import { wordsOfStep } from '../production-schedules/plans/plan-words.ts'
import { kindWord, moneyWord } from './kind-words.ts'

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
function stepName(detail: string | null, locale: Locale): string | null {
  const word = stepWords.find((each) => each === detail)
  return word ? wordsOfStep(word, locale) : detail
}

function summaryOf({ kind, title, detail }: Pick<CalendarEntry, 'kind' | 'title' | 'detail'>, locale: Locale) {
  if (kind === 'procedure') return [title, stepName(detail, locale)]
  if (kind !== 'payment') return [kindWord(kind, locale), title]
  const [amount = '', currency = ''] = title.split(' ')
  return [moneyWord(detail, locale), currency, grouped(amount)]
}

/** An amount with its thousands apart, as it was written: never by way of a floating number. */
const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
/** What stands in the detail is said in the summary already. */
const isTold = (kind: CalendarEntry['kind']) => kind !== 'procedure' && kind !== 'payment'

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
      summary: summaryOf({ kind, title, detail }, locale).filter(Boolean).join(' '),
      description: isTold(kind) ? detail : null,
      categories: word ? [{ name: word }] : [],
      allDay: true,
      start: new Date(`${startsOn}T00:00:00`),
      end: new Date(`${addDays(endsOn, 1)}T00:00:00`),
      url: link && new URL(link, origin).href,
    })
  }
  return written.toString()
}
