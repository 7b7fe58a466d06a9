import type { Locale } from '../../people/user.ts'
import type { ReportDimension, ReportMeasure } from '../report.ts'
import type { Messages } from './messages/ja.ts'

/** What reports say, a file per language: on the screen, in spreadsheets and on paper alike. */
export const reportWordFiles = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
} as const satisfies Record<Locale, () => Promise<{ messages: Messages }>>
export type ReportWordMessages = Messages

/** A place along a dimension; `name` is null where the key itself says which. */
export interface NamedPlace {
  dimension: ReportDimension
  key: string
  name: string | null
}

/** The words of dimensions, measures and their places in the reader's language. */
export interface ReportWords {
  readonly locale: Locale
  readonly total: string
  readonly subtotal: string
  dimension(dimension: ReportDimension): string
  measure(measure: ReportMeasure): string
  /** Products without a place along the dimension have no member, or one with an empty key. */
  member(member: NamedPlace | undefined): string
}

/** `say` puts the key of a word into the reader's language, with its values. */
export type Say = (key: keyof Messages, values?: Readonly<Record<string, string>>) => string

export function reportWords(say: Say, locale: Locale): ReportWords {
  return {
    locale,
    total: say('total'),
    subtotal: say('subtotal'),
    dimension: (dimension) => say(`dimension.${dimension}`),
    measure: (measure) => say(`measure.${measure}`),
    member: (member) =>
      member && member.key !== '' ? (member.name ?? placeName(member, say, locale)) : say('nowhere'),
  }
}

function placeName({ dimension, key }: NamedPlace, say: Say, locale: Locale): string {
  const day = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(key))
  if (dimension === 'status') return say(`status.${key}` as keyof Messages)
  if (dimension === 'season')
    return say(key.endsWith('SS') ? 'season.SS' : 'season.AW', {
      year: locale === 'en' ? `20${key.slice(0, 2)}` : key.slice(0, 2),
    })
  if (dimension === 'month') return day({ year: '2-digit', month: 'short' })
  if (dimension === 'half' || dimension === 'week') return `${day({ month: 'numeric', day: 'numeric' })}–`
  if (dimension === 'priceBand') return say('band', { from: new Intl.NumberFormat(locale).format(Number(key)) })
  return key
}

/** Finds a place of a report by dimension and key. */
export function placeFinder<Place extends NamedPlace>(
  places: readonly Place[],
): (dimension: string | undefined, key: string) => Place | undefined {
  const known = new Map(places.map((place) => [`${place.dimension} ${place.key}`, place]))
  return (dimension, key) => known.get(`${dimension} ${key}`)
}
