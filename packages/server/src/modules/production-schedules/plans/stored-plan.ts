import {
  groupBy,
  type ActualDates,
  type Calendars,
  type DateSpan,
  type DeliveryTerms,
  type ForecastContext,
  type ScheduledStep,
  type SchedulePlan,
  type ScheduleParties,
} from '@tsumugi/domain/scheduling'
import type { BusinessDate } from '@tsumugi/domain'
import type { Database } from '../../../database/engine.ts'
import { planRows, type ScheduleRow, type StepRow } from './plan-queries.ts'
import {
  carrierCalendar,
  companyDaysIn,
  deliveryTerms,
  termsByPair,
  type CompanyDays,
} from './work-calendar-queries.ts'

export const carrierKey = 'carrier'

/** One schedule as planning takes it, with everything in it: only the server holds this, and each side gets its view. */
export interface StoredPlan {
  readonly row: ScheduleRow
  readonly steps: ReadonlyMap<string, StepRow>
  readonly plan: SchedulePlan
  readonly context: ForecastContext
  readonly terms: DeliveryTerms | null
  readonly parties: ScheduleParties
  readonly companies: ReadonlyMap<number, CompanyDays>
}

/** In the order of the ids; those that are gone are left out. Asked by the system. */
export async function storedPlans(system: Database, ids: readonly number[]): Promise<StoredPlan[]> {
  if (ids.length === 0) return []
  const [{ schedules, steps, links }, companies, agreed] = await Promise.all([
    planRows(system, ids),
    companyDaysIn(system, ids),
    deliveryTerms(system, ids),
  ])
  const terms = termsByPair(agreed, (id) => companies.get(id)?.calendar.closedDays as Set<BusinessDate>)
  const calendars: Calendars = new Map([
    [carrierKey, carrierCalendar],
    ...[...companies.values()].map(({ id, working }) => [String(id), working] as const),
  ])
  const stepsOf = groupBy(steps, (row) => row.schedule_id)
  const linksOf = groupBy(links, (row) => row.schedule_id)
  return schedules.map((row) => {
    const own = stepsOf.get(row.id) ?? []
    return {
      row,
      steps: new Map(own.map((step) => [String(step.id), step])),
      plan: {
        steps: own.map(scheduledStep),
        links: (linksOf.get(row.id) ?? []).map((link) => ({
          from: String(link.from_id),
          to: String(link.to_id),
          lag: link.lag,
        })),
      },
      context: {
        calendars,
        todayOf: (ownerId) => companies.get(Number(ownerId))!.today,
        dueOf: () => row.delivery_due,
      },
      terms: terms.get(`${row.user_group_id}-${row.supplier_group_id}`) ?? null,
      parties: partiesOf(row, own),
      companies,
    }
  })
}

export function partiesOf(row: ScheduleRow, steps: readonly StepRow[]): ScheduleParties {
  const ids = [
    row.user_group_id,
    ...(row.supplier_group_id === null ? [] : [row.supplier_group_id]),
    ...steps.map((step) => step.owner_group_id),
  ]
  return { status: row.status, brandId: String(row.user_group_id), partyIds: [...new Set(ids)].map(String) }
}

const spanOf = (start: BusinessDate | null, end: BusinessDate | null): DateSpan | null =>
  start !== null && end !== null ? { start, end } : null

export function scheduledStep(row: StepRow): ScheduledStep {
  const actual: ActualDates = { start: row.actual_start, end: row.actual_end }
  return {
    id: String(row.id),
    scheduleId: String(row.schedule_id),
    kind: row.kind,
    ownerId: String(row.owner_group_id),
    calendarId: row.carrier ? carrierKey : String(row.owner_group_id),
    workdays: row.workdays,
    status: row.status,
    planned: { start: row.planned_start, end: row.planned_end },
    baseline: spanOf(row.baseline_start, row.baseline_end),
    actual,
    progress: row.progress,
    notBefore: row.not_before,
    notAfter: row.not_after,
    version: row.lock_version,
  }
}
