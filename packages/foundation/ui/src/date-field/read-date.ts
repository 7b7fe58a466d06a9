import type { Day } from './calendar-days.ts'

/** Shows a day as it is typed: `2027/02/26`. */
export const showDay = (day: Day) => day.replaceAll('-', '/')

/**
 * Reads what people type for a day: 2027/2/26, 2027-02-26, 2027.2.26, 20270226, 2027年2月26日, full-width figures, and
 * 2/26 for this year. Answers null for anything else and for days that do not exist (30 February).
 */
export function readDate(text: string, today: Day): Day | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[年月/.-]/g, '/')
    .replace(/日$/, '')
  const solid = /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  const parts = solid ? solid.slice(1) : plain.split('/')
  if (parts.length === 2) parts.unshift(today.slice(0, 4))
  const [year, month, day] = parts
  if (
    parts.length !== 3 ||
    !/^\d{4}$/.test(year ?? '') ||
    !/^\d{1,2}$/.test(month ?? '') ||
    !/^\d{1,2}$/.test(day ?? '')
  ) {
    return null
  }
  const iso = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso
}
