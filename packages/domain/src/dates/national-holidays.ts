import { addDays, weekday, written, type BusinessDate } from './business-date.ts'

/** Every national holiday by a key; words for it belong to whoever shows it. */
export const nationalHolidayKeys = [
  'newYear',
  'comingOfAge',
  'foundation',
  'emperor',
  'vernalEquinox',
  'showa',
  'constitution',
  'greenery',
  'children',
  'marine',
  'mountain',
  'aged',
  'autumnalEquinox',
  'sports',
  'culture',
  'labour',
  'enthronement',
  'substitute',
  'between',
] as const
export type NationalHoliday = (typeof nationalHolidayKeys)[number]

type Rule = readonly [
  key: NationalHoliday,
  month: number,
  day: number | 'mondays2' | 'mondays3' | 'equinox',
  from?: number,
  until?: number,
]

/** The Public Holiday Law as it has stood since 2007; a row may begin or end with a year. */
const rules: readonly Rule[] = [
  ['newYear', 1, 1],
  ['comingOfAge', 1, 'mondays2'],
  ['foundation', 2, 11],
  ['emperor', 2, 23, 2020],
  ['vernalEquinox', 3, 'equinox'],
  ['showa', 4, 29],
  ['constitution', 5, 3],
  ['greenery', 5, 4],
  ['children', 5, 5],
  ['marine', 7, 'mondays3'],
  ['mountain', 8, 11, 2016],
  ['aged', 9, 'mondays3'],
  ['autumnalEquinox', 9, 'equinox'],
  ['sports', 10, 'mondays2'],
  ['culture', 11, 3],
  ['labour', 11, 23],
  ['emperor', 12, 23, undefined, 2018],
]

/** Years in which a special law moved or added days: those of the Games, and of the enthronement. */
const special: Readonly<Record<number, Partial<Record<NationalHoliday, readonly [month: number, day: number]>>>> = {
  2019: { enthronement: [5, 1], between: [10, 22] },
  2020: { marine: [7, 23], sports: [7, 24], mountain: [8, 10] },
  2021: { marine: [7, 22], sports: [7, 23], mountain: [8, 8] },
}

const known = new Map<number, ReadonlyMap<BusinessDate, NationalHoliday>>()

/** Beyond these the equinoxes are not known, nor the law. */
const knownYears = { first: 1980, last: 2099 }

/**
 * The national holidays of Japan in a year from 2007 on, substitutes and days between two holidays among them; none in
 * years whose equinoxes are not known.
 */
export function nationalHolidays(year: number): ReadonlyMap<BusinessDate, NationalHoliday> {
  if (year < knownYears.first || year > knownYears.last) return new Map()
  const found = known.get(year)
  if (found) return found
  const days = withSubstitutes(namedHolidays(year), year)
  known.set(year, days)
  return days
}

function namedHolidays(year: number): Map<BusinessDate, NationalHoliday> {
  const moved = special[year] ?? {}
  const days = new Map<BusinessDate, NationalHoliday>()
  for (const [key, month, day, from = 0, until = 9999] of rules) {
    if (year >= from && year <= until && !moved[key]) days.set(written(year, month, dayOf(year, month, day)), key)
  }
  for (const [key, [month, day]] of Object.entries(moved)) days.set(written(year, month, day), key as NationalHoliday)
  return days
}

function dayOf(year: number, month: number, day: Rule[2]): number {
  if (typeof day === 'number') return day
  if (day === 'equinox') return equinox(year, month)
  const first = weekday(written(year, month, 1))
  const monday = first === 1 ? 1 : 9 - first
  return monday + (day === 'mondays2' ? 7 : 14)
}

/** The day the National Astronomical Observatory names, by its usual approximation, good from 1980 to 2099. */
function equinox(year: number, month: number): number {
  const base = month === 3 ? 20.8431 : 23.2488
  return Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4))
}

/** Article 3: a holiday on a Sunday moves to the next day that is none; a day between two holidays is one. */
function withSubstitutes(days: Map<BusinessDate, NationalHoliday>, year: number): Map<BusinessDate, NationalHoliday> {
  const named = [...days.keys()]
  for (const day of named.filter((each) => weekday(each) === 7)) {
    let next = addDays(day, 1)
    while (days.has(next)) next = addDays(next, 1)
    days.set(next, 'substitute')
  }
  for (const day of named) {
    const [middle, other] = [addDays(day, 1), addDays(day, 2)]
    if (named.includes(other) && !days.has(middle) && weekday(middle) !== 7) days.set(middle, 'between')
  }
  return new Map([...days].filter(([day]) => day.startsWith(String(year))).toSorted(([a], [b]) => a.localeCompare(b)))
}
