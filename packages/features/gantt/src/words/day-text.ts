import { dateOfDayNumber, type BusinessDate } from '@tsumugi/domain'
import { formatDate } from '@tsumugi/i18n'
import type { GanttZoom } from '@tsumugi/domain/scheduling'
import type { DayRun } from '../chart-model/step-figures.ts'

/** The first day of a run and the last, once where they are the same. */
export function runText({ start, end }: DayRun, locale: string): string {
  const [first, last] = [start, end].map((day) => formatDate(dateOfDayNumber(day), 'shortNoYear', locale))
  return start === end ? first! : `${first}–${last}`
}

/** What the axis writes at a day: a week by its first day, a month or a quarter by its name, the first of a year with it. */
export function tickText(zoom: GanttZoom, date: BusinessDate, isFirst: boolean, locale: string): string {
  if (zoom === 'day') return formatDate(date, 'shortNoYear', locale)
  const [year, month = 1] = date.split('-').map(Number)
  if (zoom === 'quarter') return `${year} Q${Math.ceil(month / 3)}`
  if (isFirst) return formatDate(date, 'month', locale)
  return new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(date))
}
