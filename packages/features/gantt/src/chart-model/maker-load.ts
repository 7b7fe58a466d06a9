import type { MakerLoad } from '@tsumugi/contract'
import { dateOfDayNumber, percent } from '@tsumugi/domain'
import { isSettled, weekLoads, type LoadStep } from '@tsumugi/domain/scheduling'
import type { ChartPlan } from './chart-plan.ts'
import type { GanttStep } from './gantt-model.ts'

/**
 * What a maker has to sew in the coming weeks, as it was read of all its schedules, with what edits that nobody has got
 * yet would move from one week to another.
 */
export function editedLoad({ weeks, maker }: MakerLoad, before: ChartPlan, after: ChartPlan): MakerLoad['weeks'] {
  if (before === after) return weeks
  const [was, is] = [before, after].map((chart) => piecesByWeek(chart, String(maker.id)))
  return weeks.map((each) => {
    const pieces = Math.max(0, each.pieces - (was!.get(each.week) ?? 0) + (is!.get(each.week) ?? 0))
    return { ...each, pieces, percent: each.capacity ? percent(String(pieces), String(each.capacity)) : null }
  })
}

function piecesByWeek(chart: ChartPlan, ownerId: string): Map<string, number> {
  const { network, forecast, steps } = chart.forecast
  const proposed = chart.proposals
  const loads = (steps as readonly GanttStep[]).flatMap((step, at): LoadStep[] => {
    const isCounted = step.kind === 'sewing' && step.owner.id === ownerId && !isSettled(step.status)
    if (!isCounted) return []
    const own = { start: dateOfDayNumber(forecast.start[at]!), end: dateOfDayNumber(forecast.end[at]!) }
    const asked = proposed.get(step.id)
    // What is asked for and not sent yet is where the strip shows it, as its ghost does.
    const span = asked?.id.startsWith('draft-') ? asked.dates : own
    return [{ ownerId, calendar: network.calendars[at]!, span, pieces: step.pieces }]
  })
  return new Map(weekLoads(loads, () => null).map(({ week, pieces }) => [week, pieces]))
}
