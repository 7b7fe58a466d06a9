import {
  linkBuckets,
  linkRoute,
  routePath,
  xOfDay,
  type GroupedRows,
  type LinkBuckets,
  type PlanForecast,
  type Point,
  type TimeScale,
} from '@tsumugi/domain/scheduling'
import type { ChartPlan } from './chart-plan.ts'
import type { CriticalSteps } from './critical-steps.ts'

export const rowHeight = 28
/** The middle of a bar below the upper edge of its row. */
const barMiddle = 12

export const lineLooks = ['plain', 'critical', 'late'] as const
export type LineLook = (typeof lineLooks)[number]

/** Links by index of their ends, and in which rows these stand. */
export interface ChartLinks {
  readonly from: Int32Array
  readonly to: Int32Array
  readonly lag: Int32Array
  readonly buckets: LinkBuckets
  /** Ids of links (their place in the list) by the step at either end. */
  readonly ofStep: ReadonlyMap<number, readonly number[]>
}

export function chartLinks({ model: { links }, editable }: ChartPlan, rows: GroupedRows<number>): ChartLinks {
  const { indexOf } = editable.network
  const from = Int32Array.from(links, (link) => indexOf.get(link.from)!)
  const to = Int32Array.from(links, (link) => indexOf.get(link.to)!)
  const ofStep = new Map<number, number[]>()
  const note = (step: number, id: number) => {
    const ids = ofStep.get(step)
    if (ids) ids.push(id)
    else ofStep.set(step, [id])
  }
  const placed = links.map((_, id) => {
    note(from[id]!, id)
    note(to[id]!, id)
    return { id, from: rows.rowOf(from[id]!)!, to: rows.rowOf(to[id]!)! }
  })
  // Both ends under one folded head have nothing to join.
  const buckets = linkBuckets(placed.filter((link) => link.from !== link.to))
  return { from, to, lag: Int32Array.from(links, ({ lag }) => lag), buckets, ofStep }
}

/** How a link is drawn: `late` where it pushes a step that misses its due date, `critical` where it sets the end. */
export function lineLook(plan: PlanForecast, links: ChartLinks, critical: CriticalSteps, id: number): LineLook {
  const [from, to] = [links.from[id]!, links.to[id]!]
  const { network, forecast, float, bounds } = plan
  const calendar = network.calendars[to]!
  const isTight =
    bounds.fixedStart[to]! < 0 &&
    calendar.day(calendar.ordinal(forecast.end[from]! + 1) + links.lag[id]!) === forecast.start[to]
  if (isTight && float.total[to]! < 0) return 'late'
  return critical.before.get(to) === from ? 'critical' : 'plain'
}

/** The corners of a link in px of the canvas, from the end of one bar to the start of the other. */
export function lineRoute(
  { forecast: { start, end } }: PlanForecast,
  links: ChartLinks,
  rows: GroupedRows<number>,
  scale: TimeScale,
  id: number,
): Point[] {
  const [from, to] = [links.from[id]!, links.to[id]!]
  const middle = (step: number) => rows.rowOf(step)! * rowHeight + barMiddle
  return linkRoute(
    { x: xOfDay(scale, end[from]! + 1), y: middle(from) },
    { x: xOfDay(scale, start[to]!) - 1, y: middle(to) },
    rowHeight,
  )
}

/** The path of a link with its head. */
export function linePath(route: readonly Point[]): string {
  const { x, y } = route.at(-1)!
  return `${routePath(route)}M${x - 4} ${y - 3}L${x} ${y}L${x - 4} ${y + 3}Z`
}
