import { addDays, daysBetween, isBusinessDate, type BusinessDate } from '../../dates/business-date.ts'
import type { DateSpan } from '../calendars/workdays.ts'

/** First years of the eras a workbook may count in; what is no figure counts the first. */
const eras: Readonly<Record<string, number>> = { 令和: 2019, r: 2019, 平成: 1989, h: 1989, 昭和: 1926, s: 1926 }
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Day 0 of a workbook; right for every day after February 1900. */
const serialZero = '1899-12-30'
/** From the year 2000 to 2099: five digits before and after are quantities. */
const serials = { least: 36_526, most: 73_050 }

/** A year where one stands, else null; a month where one stands. */
interface DayParts {
  readonly year: number | null
  readonly month: number | null
  readonly day: number
}

/** Each way of writing a day, and how its parts are read. */
const forms: readonly (readonly [RegExp, (found: readonly string[]) => DayParts])[] = [
  [/^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/, ([, y, m, d]) => parts(y, m, d)],
  [/^(20\d{2})(\d{2})(\d{2})$/, ([, y, m, d]) => parts(y, m, d)],
  [
    /^(令和|平成|昭和|[rhs])\.?(\d{1,2}|元)(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/,
    ([, era, y, m, d]) => parts(String(eras[era!]! + (Number(y) || 1) - 1), m, d),
  ],
  [/^(\d{2})[/.](\d{1,2})[/.](\d{1,2})$/, ([, y, m, d]) => parts(`20${y}`, m, d)],
  [/^(\d{1,2})(?:[/.-]|月)(\d{1,2})日?$/, ([, m, d]) => parts(null, m, d)],
  [/^(\d{1,2})[-\s]?([a-z]{3})[a-z]*\.?(?:[-\s,]*(\d{4}|\d{2}))?$/, ([, d, m, y]) => named(m!, d, y)],
  [/^([a-z]{3})[a-z]*\.?[-\s]?(\d{1,2})(?:[-\s,]+(\d{4}|\d{2}))?$/, ([, m, d, y]) => named(m!, d, y)],
]

const parts = (
  year: string | null | undefined,
  month: string | null | undefined,
  day: string | undefined,
): DayParts => ({ year: year ? Number(year) : null, month: month ? Number(month) : null, day: Number(day) })
const named = (month: string, day: string | undefined, year: string | undefined): DayParts =>
  parts(year?.length === 2 ? `20${year}` : year, String(months.indexOf(month) + 1), day)

/** Writes alike what means the same: width, dashes, a weekday in brackets, a time of midnight. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[〜～~–—−→]|から/g, '~')
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/[t\s]+0{1,2}:00(:00(\.0+)?z?)?$/, '')
    .replace(/まで$|迄$/, '')
    .trim()

/**
 * A day as factories write one: `2026-12-04`, `2026年12月4日`, `R8.12.4`, `46360` (a workbook's serial), `4 Dec`, or
 * `12/4` and `12月4日(金)`, which are in whichever year is nearest to `around`. Null for anything else: `12月上旬` is no day.
 */
export function readDayText(text: string, around: BusinessDate): BusinessDate | null {
  const cell = plain(text)
  if (/^\d{5}(\.0+)?$/.test(cell)) {
    const serial = Math.trunc(Number(cell))
    return serial >= serials.least && serial <= serials.most ? addDays(serialZero, serial) : null
  }
  const found = partsOfText(cell)
  return found && nearest(found, around)
}

function partsOfText(cell: string): DayParts | null {
  for (const [form, read] of forms) {
    const found = form.exec(cell)
    if (found) return read(found)
  }
  return null
}

function nearest({ year, month, day }: DayParts, around: BusinessDate): BusinessDate | null {
  const own = Number(around.slice(0, 4))
  const years = year === null ? [own, own - 1, own + 1] : [year]
  const days = years.map((each) => written(each, month ?? 0, day)).filter(isBusinessDate)
  return days.toSorted((one, other) => distance(one, around) - distance(other, around))[0] ?? null
}

const distance = (one: BusinessDate, other: BusinessDate) => Math.abs(daysBetween(one, other))
const written = (year: number, month: number, day: number) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/**
 * A day, or two with a sign between them: `9/12～9/20`, `9/12-20`, `12/28～1/5`. The second is in the year of the first,
 * or the next. Null where one is no day, or they stand the wrong way round.
 */
export function readSpanText(text: string, around: BusinessDate): DateSpan | null {
  const day = readDayText(text, around)
  if (day) return { start: day, end: day }
  for (const [from, to] of halves(plain(text))) {
    const start = readDayText(from, around)
    const end = start && endAfter(start, to)
    if (start && end && end >= start) return { start, end }
  }
  return null
}

/** Where a text may be cut: at a wave, else at each dash, the middle one first. */
function halves(cell: string): [string, string][] {
  const cuts = [...cell.matchAll(cell.includes('~') ? /~/g : /-/g)].map(({ index }) => index)
  const middle = (cell.length - 1) / 2
  return cuts
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .map((at) => [cell.slice(0, at).trim(), cell.slice(at + 1).trim()])
}

function endAfter(start: BusinessDate, text: string): BusinessDate | null {
  const alone = /^(\d{1,2})日?$/.exec(text)
  if (alone)
    return nearest({ year: Number(start.slice(0, 4)), month: Number(start.slice(5, 7)), day: Number(alone[1]) }, start)
  const end = readDayText(text, start)
  if (end === null || end >= start || partsOfText(text)?.year !== null) return end
  return nearest({ ...partsOfText(text)!, year: Number(end.slice(0, 4)) + 1 }, start)
}
