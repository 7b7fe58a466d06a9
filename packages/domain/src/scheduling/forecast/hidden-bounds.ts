import { dateOfDayNumber, type BusinessDate } from '../../dates/business-date.ts'
import type { ScheduledStep } from '../status/scheduled-step.ts'
import type { PlanForecast } from './forecast.ts'

export interface HiddenBounds {
  readonly notBefore: BusinessDate | null
  readonly notAfter: BusinessDate | null
}

/**
 * What steps that a reader may not see impose on those it sees, as bare days (domain §6, readings of 2026-11-22): planned
 * with them, the steps it sees come to the same forecast and float as with everything. By id, of the steps that it sees.
 */
export function hiddenBounds(
  plan: PlanForecast,
  isVisible: (step: ScheduledStep) => boolean,
): Map<string, HiddenBounds> {
  const hidden = plan.steps.map((step) => !isVisible(step))
  return new Map(
    plan.steps.flatMap(({ id }, at) =>
      hidden[at] ? [] : [[id, { notBefore: firstDay(plan, hidden, at), notAfter: lastDay(plan, hidden, at) }] as const],
    ),
  )
}

function firstDay({ steps: rows, network, forecast }: PlanForecast, hidden: readonly boolean[], at: number) {
  const { offsets, steps, lags } = network.predecessors
  const calendar = network.calendars[at]!
  let first = Number.NEGATIVE_INFINITY
  for (let link = offsets[at]!; link < offsets[at + 1]!; link += 1)
    if (hidden[steps[link]!]) first = Math.max(first, calendar.ordinal(forecast.end[steps[link]!]! + 1) + lags[link]!)
  const imposed = Number.isFinite(first) ? dateOfDayNumber(calendar.day(first)) : null
  return later(imposed, rows[at]!.notBefore)
}

function lastDay({ steps: rows, network, bounds, latest }: PlanForecast, hidden: readonly boolean[], at: number) {
  const { offsets, steps, lags } = network.successors
  let last = Number.POSITIVE_INFINITY
  for (let link = offsets[at]!; link < offsets[at + 1]!; link += 1) {
    const successor = steps[link]!
    if (!hidden[successor] || bounds.fixedStart[successor]! >= 0) continue
    const calendar = network.calendars[successor]!
    last = Math.min(last, calendar.day(calendar.ordinal(latest.start[successor]!) - lags[link]!) - 1)
  }
  const imposed = Number.isFinite(last) ? dateOfDayNumber(last) : null
  return earlier(imposed, rows[at]!.notAfter)
}

const later = (one: BusinessDate | null, other: BusinessDate | null) =>
  one === null || (other !== null && other > one) ? other : one
const earlier = (one: BusinessDate | null, other: BusinessDate | null) =>
  one === null || (other !== null && other < one) ? other : one
