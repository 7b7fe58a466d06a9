/** Days are ISO strings (`2027-02-26`) throughout; no clock and no time zone takes part. */
export type Day = string

const utc = (day: Day) => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date): Day => date.toISOString().slice(0, 10)

/** The day `count` days later; earlier when negative. */
export function addDays(day: Day, count: number): Day {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return toDay(date)
}

/** The same day `count` months later, or the last of that month: 31 January and one month is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const date = utc(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return toDay(date)
}

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: Day) => utc(day).getUTCDay()

/** The weeks that hold the month of `day`, each of seven days, beginning on `weekStart` (0 Sunday, 1 Monday). */
export function monthWeeks(day: Day, weekStart: number): Day[][] {
  const first = `${day.slice(0, 8)}01`
  const month = day.slice(0, 7)
  const weeks: Day[][] = []
  let start = addDays(first, -((weekday(first) - weekStart + 7) % 7))
  do {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)))
    start = addDays(start, 7)
  } while (start.startsWith(month))
  return weeks
}

/** Today where the reader is. */
export function today(now = new Date()): Day {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Whether a day may be chosen; limits count themselves in, and a missing one is none. */
export const within = (day: Day, min?: Day, max?: Day) => (!min || day >= min) && (!max || day <= max)
