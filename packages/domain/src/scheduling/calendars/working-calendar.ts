import { dayNumber } from '../../dates/business-date.ts'
import { openFlags, type CompanyCalendar } from './company-calendar.ts'

const lastDay = dayNumber('9999-12-31')
const [daysBefore, daysAfter] = [2 * 366, 8 * 366]

/**
 * A company's calendar as an index, so that any number of working days is one look-up. Days are day numbers; an ordinal
 * counts open days from a day of the calendar's own choosing, so ordinals of two calendars are never compared.
 */
export class WorkingCalendar {
  /** The days indexed so far; the index grows towards whatever is asked for, and answers never change by it. */
  private first = 0
  private last = -1
  private origin = 0
  private ordinals = new Int32Array(0)
  private openDays = new Int32Array(0)
  private firstOrdinal = 0

  /** Throws `RangeError` where a company would rest all week. */
  constructor(private readonly calendar: CompanyCalendar) {
    if (new Set(calendar.restDays).size > 6)
      throw new RangeError('A company has to work on some day of the week. Leave at least one weekday open.')
  }

  isOpen(day: number): boolean {
    return this.day(this.ordinal(day)) === day
  }

  /** How many open days lie before a day: the ordinal of the first open day on or after it. */
  ordinal(day: number): number {
    if (day < this.first || day > this.last) this.reach(day)
    return this.ordinals[day - this.first]!
  }

  /** The open day of an ordinal. Throws `RangeError` beyond the years 0 to 9999. */
  day(ordinal: number): number {
    let at = ordinal - this.firstOrdinal
    while (at < 0 || at >= this.openDays.length) {
      this.reach(at < 0 ? this.first - 1 : this.last + 1)
      at = ordinal - this.firstOrdinal
    }
    return this.openDays[at]!
  }

  /** Widens the index to a day; twice as far as before where it grows again. */
  private reach(day: number) {
    if (!(day >= 0 && day <= lastDay))
      throw new RangeError('This plan runs out of the years 0 to 9999. Check its dates and numbers of days.')
    const length = this.last - this.first + 1
    if (length === 0) this.origin = day
    this.first = Math.max(0, length > 0 && day >= this.first ? this.first : day - Math.max(daysBefore, length))
    this.last = Math.min(lastDay, length > 0 && day <= this.last ? this.last : day + Math.max(daysAfter, length))
    this.index()
  }

  private index() {
    const flags = openFlags(this.calendar, this.first, this.last)
    const ordinals = new Int32Array(flags.length)
    const openDays = new Int32Array(flags.length)
    let count = 0
    for (let at = 0; at < flags.length; at += 1) {
      ordinals[at] = count
      if (flags[at] === 1) {
        openDays[count] = this.first + at
        count += 1
      }
    }
    const zero = ordinals[this.origin - this.first]!
    this.ordinals = ordinals.map((ordinal) => ordinal - zero)
    this.openDays = openDays.subarray(0, count)
    this.firstOrdinal = -zero
  }
}
