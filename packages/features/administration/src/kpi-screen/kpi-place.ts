import { kpiPeriods } from '@tsumugi/contract'
import { addMonths } from '@tsumugi/domain'
import { href, type QueryRecord } from '@tsumugi/navigation'

export const measures = ['groups', 'activeUsers', 'orders', 'gmv', 'punctuality'] as const
export type Measure = (typeof measures)[number]

/** What the address of the page says: how many months, up to which one, and the figure of the chart. */
export interface KpiPlace {
  readonly months: (typeof kpiPeriods)[number]
  /** `2026-11`; null is this month. */
  readonly until: string | null
  readonly measure: Measure
}

export const usual: KpiPlace = { months: 12, until: null, measure: 'orders' }

export function placeOf(query: QueryRecord): KpiPlace {
  const until =
    typeof query['until'] === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(query['until']) ? query['until'] : null
  return {
    months: kpiPeriods.find((months) => String(months) === query['months']) ?? usual.months,
    until,
    measure: measures.find((measure) => measure === query['measure']) ?? usual.measure,
  }
}

/** What is usual is not written. */
export const addressOf = ({ months, until, measure }: KpiPlace): string =>
  href('kpi', null, {
    months: months === usual.months ? null : String(months),
    until,
    measure: measure === usual.measure ? null : measure,
  })

/** The month so many later, or earlier below 0; null once it is the present one or beyond, which is what is usual. */
export function monthAfter(month: string, count: number, now: string): string | null {
  const moved = addMonths(`${month}-01`, count).slice(0, 7)
  return moved >= now ? null : moved
}
