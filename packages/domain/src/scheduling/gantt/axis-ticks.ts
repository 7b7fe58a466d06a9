import {
  addDays,
  addMonths,
  dateOfDayNumber,
  dayNumber,
  partsOf,
  startOfMonth,
  startOfWeek,
  type BusinessDate,
} from '../../dates/business-date.ts'
import type { GanttZoom } from './time-scale.ts'

type TickUnit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** What the axis of a zoom writes, and what it only marks. */
const units: Readonly<Record<GanttZoom, readonly [labelled: TickUnit, marked: TickUnit]>> = {
  quarter: ['quarter', 'month'],
  month: ['month', 'week'],
  week: ['month', 'week'],
  day: ['week', 'day'],
}

const startOfQuarter = (date: BusinessDate) => addMonths(startOfMonth(date), -((partsOf(date)[1] - 1) % 3))

const startOf: Readonly<Record<TickUnit, (date: BusinessDate) => BusinessDate>> = {
  day: (date) => date,
  week: startOfWeek,
  month: startOfMonth,
  quarter: startOfQuarter,
  year: (date) => `${date.slice(0, 4)}-01-01`,
}

const next: Readonly<Record<TickUnit, (date: BusinessDate) => BusinessDate>> = {
  day: (date) => addDays(date, 1),
  week: (date) => addDays(date, 7),
  month: (date) => addMonths(date, 1),
  quarter: (date) => addMonths(date, 3),
  year: (date) => addMonths(date, 12),
}

export interface AxisTick {
  readonly day: number
  readonly date: BusinessDate
  readonly isLabelled: boolean
  /** The first tick of a month, of a year where months are written. */
  readonly isEmphasised: boolean
}

/** The ticks between two days (day numbers), both included: only what is in view is asked for. */
export function axisTicks(zoom: GanttZoom, from: number, until: number): AxisTick[] {
  const [labelled, marked] = units[zoom]
  const dates = new Set([...datesOf(labelled, from, until), ...datesOf(marked, from, until)])
  const emphasis = labelled === 'week' ? 'month' : 'year'
  return [...dates].toSorted().map((date) => {
    const isLabelled = startOf[labelled](date) === date
    const isFirst = startOf[emphasis](date) !== startOf[emphasis](addDays(date, -7))
    return { day: dayNumber(date), date, isLabelled, isEmphasised: isLabelled && isFirst }
  })
}

function datesOf(unit: TickUnit, from: number, until: number): BusinessDate[] {
  const dates: BusinessDate[] = []
  const last = dateOfDayNumber(until)
  for (let date = startOf[unit](dateOfDayNumber(from)); date <= last; date = next[unit](date))
    if (dayNumber(date) >= from) dates.push(date)
  return dates
}
