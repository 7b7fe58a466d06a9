import type { WorkingCalendar } from '../calendars/working-calendar.ts'
import { adjacency, type Adjacency } from './adjacency.ts'
import { linkFaults } from './link-faults.ts'
import type { NetworkStep, StepLink } from './step-link.ts'
import { topologicalOrder } from './topological-order.ts'

export type Calendars = ReadonlyMap<string, WorkingCalendar>

/** Steps and links by index, in typed arrays: what is planned over and over while people drag. */
export interface StepNetwork {
  readonly ids: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  /** The calendar of each step. */
  readonly calendars: readonly WorkingCalendar[]
  readonly workdays: Int32Array
  readonly predecessors: Adjacency
  readonly successors: Adjacency
  /** Indexes of the steps, each after all it waits for. */
  readonly order: Int32Array
}

/** Throws `RangeError` for links that `linkFaults` would tell, for an unknown calendar, and for no whole days of work. */
export function stepNetwork(
  steps: readonly NetworkStep[],
  links: readonly StepLink[],
  calendars: Calendars,
): StepNetwork {
  const [fault] = linkFaults(steps, links)
  if (fault) throw new RangeError(`These steps cannot be planned: ${fault.code}, ${fault.steps.join(' → ')}.`)
  const ids = steps.map(({ id }) => id)
  const indexOf = new Map(ids.map((id, at) => [id, at]))
  const indexed = links.map(({ from, to, lag }) => ({ from: indexOf.get(from)!, to: indexOf.get(to)!, lag }))
  const predecessors = adjacency(ids.length, indexed, 'to')
  const successors = adjacency(ids.length, indexed, 'from')
  return {
    ids,
    indexOf,
    calendars: steps.map((step) => calendarOf(step, calendars)),
    workdays: Int32Array.from(steps, workdaysOf),
    predecessors,
    successors,
    order: topologicalOrder(predecessors, successors),
  }
}

export function calendarOf({ id, calendarId }: NetworkStep, calendars: Calendars): WorkingCalendar {
  const calendar = calendars.get(calendarId)
  if (!calendar) throw new RangeError(`Step ${id} has no calendar. Load calendar ${calendarId} before planning.`)
  return calendar
}

function workdaysOf({ id, workdays }: NetworkStep): number {
  if (!Number.isInteger(workdays) || workdays < 1)
    throw new RangeError(`Step ${id} takes ${workdays} days. Write a whole number of working days, at least 1.`)
  return workdays
}
