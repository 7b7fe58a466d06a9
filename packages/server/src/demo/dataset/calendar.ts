const dayLength = 86_400_000

/** The day on which the demo stands still: states, tags and histories follow from it. */
export const today = '2026-11-21'

/** `day` and the answer are YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}

/** Days from one day to the other; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

/** A moment of a working day: `minute` counts from 9:00 in Japan. */
export function momentOf(day: string, minute: number): string {
  return new Date(Date.parse(day) + minute * 60_000).toISOString()
}

/** The six months of a season, as YYYY-MM. */
export function monthsOf(season: { startsOn: string }): string[] {
  const [year = 0, month = 1] = season.startsOn.split('-').map(Number)
  return [0, 1, 2, 3, 4, 5].map((offset) => `${year}-${String(month + offset).padStart(2, '0')}`)
}
