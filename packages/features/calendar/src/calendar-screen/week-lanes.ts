import type { CalendarEntry } from '@tsumugi/contract'
import type { BusinessDate } from '@tsumugi/domain'

/** What stands on a day, by lane; null where a lane is kept free between two bars. */
export type Lanes = readonly (CalendarEntry | null)[]

/** Puts the entries of a week into lanes: one that lasts keeps its lane on all its days, so that it reads as one bar. */
export function weekLanes(entries: readonly CalendarEntry[], week: readonly BusinessDate[]): Lanes[] {
  const days: (CalendarEntry | null)[][] = week.map(() => [])
  const [monday = '', sunday = ''] = [week[0], week.at(-1)]
  const own = entries.filter(({ startsOn, endsOn }) => startsOn <= sunday && endsOn >= monday)
  // What lasts comes first, the longer above; days of their own keep their order.
  const lasting = own.filter(isLasting).toSorted((one, other) => byStart(one, other) || byEnd(other, one))
  for (const entry of [...lasting, ...own.filter((each) => !isLasting(each))]) {
    const on = days.filter((_, at) => entry.startsOn <= week[at]! && week[at]! <= entry.endsOn)
    let lane = 0
    while (on.some((day) => day[lane])) lane += 1
    for (const day of on) {
      while (day.length < lane) day.push(null)
      day[lane] = entry
    }
  }
  return days
}

export const isLasting = ({ startsOn, endsOn }: CalendarEntry): boolean => startsOn < endsOn

const byStart = (one: CalendarEntry, other: CalendarEntry) => compareText(one.startsOn, other.startsOn)
const byEnd = (one: CalendarEntry, other: CalendarEntry) => compareText(one.endsOn, other.endsOn)
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
