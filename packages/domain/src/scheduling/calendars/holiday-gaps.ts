import { partsOf } from '../../dates/business-date.ts'
import type { DateSpan } from './workdays.ts'

/** Which years of a country are loaded, and whether its state has announced them in full. */
export type LoadedYears = ReadonlyMap<number, { readonly isAnnounced: boolean }>

/** Days planned by the holidays of a country (ISO 3166); null where none are kept. */
export interface CountrySpan {
  readonly country: string | null
  readonly span: DateSpan
}

export interface HolidayGap {
  readonly country: string
  readonly year: number
  /** By the days of its law alone: the state has not announced the rest. */
  readonly isLoaded: boolean
}

/** Years in which a plan goes by weekends only, or by the law alone; by country and year. Japan's follow from its law. */
export function holidayGaps(
  spans: readonly CountrySpan[],
  loaded: (country: string) => LoadedYears | undefined,
): HolidayGap[] {
  const gaps = new Map<string, HolidayGap>()
  for (const { country, span } of spans) {
    if (country === null || country === 'JP') continue
    const [last] = partsOf(span.end)
    for (let [year] = partsOf(span.start); year <= last; year += 1) {
      const known = loaded(country)?.get(year)
      if (!known?.isAnnounced) gaps.set(`${country} ${year}`, { country, year, isLoaded: known !== undefined })
    }
  }
  return [...gaps].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, gap]) => gap)
}
