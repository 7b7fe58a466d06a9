import { addDays } from '../dates/business-date.ts'
import { chance } from '../../../server/src/demo/dataset/random.ts'
import { everyDay, type CompanyCalendar } from './calendars/company-calendar.ts'
import { WorkingCalendar } from './calendars/working-calendar.ts'
import type { StepLink } from './network/step-link.ts'

/** Monday, with holidays of Japan and China in the weeks around it. */
export const someMonday = '2026-09-07'

const weekend = { ...everyDay, restDays: [6, 7] }
const calendarRules: Readonly<Record<string, CompanyCalendar>> = {
  brand: { ...weekend, nationalHolidays: 'JP', closedDays: new Set(['2026-09-24', '2026-09-25']) },
  factory: {
    ...everyDay,
    restDays: [7],
    nationalHolidays: {
      closedDays: ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08'],
      workingDays: ['2026-09-27', '2026-10-11'],
    },
  },
  carrier: everyDay,
}

/** Three companies that rest on different days. */
export const someCalendars = new Map(
  Object.entries(calendarRules).map(([id, rules]) => [id, new WorkingCalendar(rules)]),
)

export interface RandomSize {
  readonly steps: number
  /** The mean number of links that lead to a step. */
  readonly links: number
}

/** A network of three calendars with lags from −3 to 3, without circles; the same seed gives the same one. */
export function randomNetwork(seed: number, { steps: most, links: density }: RandomSize = { steps: 24, links: 1.4 }) {
  const { whole, happens, pick } = chance(seed)
  const count = whole(1, most)
  // Ids in no order of time: nothing may depend on how steps are listed.
  const ids = Array.from({ length: count }, (_, at) => `step-${(at * 7919) % 10_007}`)
  const steps = ids.map((id) => ({ id, calendarId: pick([...someCalendars.keys()]), workdays: whole(1, 8) }))
  const links: StepLink[] = []
  for (let to = 1; to < count; to += 1)
    for (let from = 0; from < to; from += 1)
      if (happens(density / to)) links.push({ from: ids[from]!, to: ids[to]!, lag: whole(-3, 3) })
  const listed = steps.map((step) => [whole(0, 1e6), step] as const).toSorted(([one], [other]) => one - other)
  return { steps: listed.map(([, step]) => step), links, from: addDays(someMonday, whole(0, 30)) }
}
