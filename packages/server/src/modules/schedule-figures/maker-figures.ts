import { addDays, startOfWeek, type BusinessDate } from '@tsumugi/domain'
import {
  isSettled,
  punctualities,
  weekLoads,
  workdaysBetween,
  workdaysIn,
  type DailyCapacity,
  type KeptPromise,
  type LoadStep,
  type StepKind,
  type WeekLoad,
} from '@tsumugi/domain/scheduling'
import type { MakerLoad, MakerPunctuality } from '@tsumugi/contract'
import type { PlanView } from '../production-schedules/plans/plan-view.ts'
import type { StepRow } from '../production-schedules/plans/plan-queries.ts'

/** A step of a schedule whose maker is told to the reader. */
interface ToldStep {
  readonly view: PlanView
  readonly row: StepRow
}

const weekCount = 8
export const weeksFrom = (today: BusinessDate): BusinessDate[] =>
  Array.from({ length: weekCount }, (_, at) => addDays(startOfWeek(today), at * 7))

function toldSteps(views: readonly PlanView[], kind: StepKind): ToldStep[] {
  return views
    .filter(({ isTold, stored }) => isTold && stored.row.status !== 'cancelled')
    .flatMap((view) => view.plan.steps.map(({ id }) => ({ view, row: view.stored.steps.get(id)! })))
    .filter(({ row }) => row.kind === kind)
}

const makerOf = ({ row }: ToldStep) => ({ id: row.owner_group_id, name: row.owner_name })
const companyOf = ({ view, row }: ToldStep) => view.stored.companies.get(row.owner_group_id)!

/** What is still to be sewn, as it is expected to be, spread over the working days of each maker. */
export function makerLoads(
  views: readonly PlanView[],
  capacities: ReadonlyMap<number, number>,
  weeks: readonly BusinessDate[],
): MakerLoad[] {
  const open = toldSteps(views, 'sewing').filter(
    ({ row, view }) => !isSettled(row.status) && view.stored.row.status !== 'completed',
  )
  const makers = new Map(open.map((step) => [String(step.row.owner_group_id), step]))
  const capacityOf = (ownerId: string): DailyCapacity | null => {
    const pieces = capacities.get(Number(ownerId))
    return pieces === undefined ? null : { pieces, calendar: companyOf(makers.get(ownerId)!).working }
  }
  const loads = weekLoads(open.map(loadStep), capacityOf)
  return [...makers].map(([ownerId, step]) => {
    const capacity = capacityOf(ownerId)
    return {
      maker: makerOf(step),
      dailyCapacity: capacity?.pieces ?? null,
      weeks: weeks.map((week) => weekReply(week, capacity, ownerId, loads)),
    }
  })
}

const loadStep = ({ view, row }: ToldStep): LoadStep => ({
  ownerId: String(row.owner_group_id),
  calendar: companyOf({ view, row }).working,
  span: view.forecasts.get(String(row.id))?.forecast ?? { start: row.planned_start, end: row.planned_end },
  pieces: Math.max(0, view.stored.row.quantity - row.quantity_done),
})

function weekReply(
  week: BusinessDate,
  capacity: DailyCapacity | null,
  ownerId: string,
  loads: readonly WeekLoad[],
): MakerLoad['weeks'][number] {
  const load = loads.find((each) => each.ownerId === ownerId && each.week === week)
  if (load) return { week, pieces: load.pieces, capacity: load.capacity, percent: load.percent }
  const room = capacity && capacity.pieces * workdaysIn(capacity.calendar, { start: week, end: addDays(week, 6) })
  return { week, pieces: 0, capacity: room, percent: room ? '0' : null }
}

/** Shipments that have left, beside the day that was agreed: the baseline, or the plan where there is none. */
export function makerPunctualities(views: readonly PlanView[]): MakerPunctuality[] {
  const left = toldSteps(views, 'ship').filter(({ row }) => row.status === 'done' && row.actual_end !== null)
  const promised = ({ row }: ToldStep) => row.baseline_end ?? row.planned_end
  const kept = left.map((step): KeptPromise => ({
    ownerId: String(step.row.owner_group_id),
    calendar: companyOf(step).working,
    promised: promised(step),
    actual: step.row.actual_end!,
  }))
  return punctualities(kept).map(({ ownerId, ...figures }) => {
    const own = left.filter(({ row }) => String(row.owner_group_id) === ownerId)
    const shipments = own
      .slice(-mostShipments)
      .map((step) => ({
        maker: makerOf(step),
        styleNo: step.view.stored.row.style_no,
        productionId: step.view.stored.row.production_id,
        promised: promised(step),
        actual: step.row.actual_end!,
        days: workdaysBetween(companyOf(step).working, promised(step), step.row.actual_end!),
      }))
    return { maker: makerOf(own[0]!), ...figures, shipments }
  })
}

/** So many of one maker are drawn. */
const mostShipments = 200
