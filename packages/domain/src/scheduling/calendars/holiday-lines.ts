import { workedMarks } from './messages/worked-marks.ts'
import { isBusinessDate, type BusinessDate } from '../../dates/business-date.ts'

/** One day as it was typed or pasted. */
export interface HolidayLine {
  readonly day: BusinessDate
  readonly name: string
  /** A day of rest that is worked instead (调休). */
  readonly works: boolean
}

export const holidayLineFaults = ['date', 'year', 'repeated', 'name', 'mark'] as const

export interface HolidayLineFault {
  /** From 1. */
  readonly line: number
  readonly text: string
  readonly fault: (typeof holidayLineFaults)[number]
}

const workedMark = '+'
const longestName = 60

/**
 * Days of one year, one a line: the date, a tab or comma, the name, and a third cell for days that are worked. Dates
 * with dashes, slashes, dots or 年月日, the year first; empty lines are left out.
 */
export function readHolidayLines(
  text: string,
  year: number,
): { readonly days: HolidayLine[]; readonly faults: HolidayLineFault[] } {
  const days = new Map<BusinessDate, HolidayLine>()
  const faults: HolidayLineFault[] = []
  for (const [at, line] of text.normalize('NFKC').split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [date = '', name = '', mark = ''] = line.split(line.includes('\t') ? '\t' : ',').map((cell) => cell.trim())
    const day = dayOf(date)
    const fault = faultOf({ day, name, mark }, year, days)
    if (fault || !day) faults.push({ line: at + 1, text: line.trim(), fault: fault ?? 'date' })
    else days.set(day, { day, name, works: isWorked(mark) })
  }
  return { days: [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)), faults }
}

/** The same text back, for changing what is loaded. */
export const holidayText = (days: readonly HolidayLine[]): string =>
  days.map(({ day, name, works }) => [day, name, ...(works ? [workedMark] : [])].join('\t')).join('\n')

const isWorked = (mark: string) => workedMarks.includes(mark.toLowerCase())

function faultOf(
  { day, name, mark }: { day: BusinessDate | null; name: string; mark: string },
  year: number,
  others: ReadonlyMap<BusinessDate, HolidayLine>,
): HolidayLineFault['fault'] | undefined {
  if (!day) return 'date'
  if (!day.startsWith(`${year}-`)) return 'year'
  if (others.has(day)) return 'repeated'
  if (name === '' || name.length > longestName) return 'name'
  return mark !== '' && !isWorked(mark) ? 'mark' : undefined
}

function dayOf(text: string): BusinessDate | null {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isBusinessDate(date) ? date : null
}
