import { createHash } from 'node:crypto'
import type { Health, StepKind, WorkInProgress } from '@tsumugi/domain/scheduling'
import type { Database } from '../../../database/engine.ts'
import type { TenantRequest } from '../../../http/request.ts'
import type { Broadcast } from '../../../realtime/broadcast.ts'
import { daysToShip, planView, type PlanView } from '../plans/plan-view.ts'
import { storedPlans } from '../plans/stored-plan.ts'
import { companyDays, type CompanyDays } from '../plans/work-calendar-queries.ts'
import { stampedSchedules, type StampedSchedule } from './stamp-queries.ts'

/** What follows from the steps of a schedule, as one organisation sees them, on one day. */
interface Derived {
  readonly health: Health
  readonly stage: PlanView['milestones'][number]['milestone'] | null
  /** Working days. */
  readonly totalFloat: number | null
  readonly daysToShip: number | null
  readonly work: WorkInProgress<StepKind>
}

export interface ScheduleSummary extends Derived, StampedSchedule {}

interface Kept {
  readonly stamp: string
  readonly derived: Derived
}

/** By server, then by reader and schedule: thousands are listed to show fifty, and hardly one of them has changed. */
const keptOf = new WeakMap<Broadcast, Map<string, Kept>>()
/** The oldest are forgotten beyond these many. */
const mostKept = 50_000

/** In the order of the ids. What was worked out is kept until a row, a calendar or the day is another. */
export async function scheduleSummaries(
  { userGroupId, broadcast }: TenantRequest,
  system: Database,
  ids: readonly number[],
): Promise<ScheduleSummary[]> {
  const kept = keptOf.get(broadcast) ?? new Map<string, Kept>()
  keptOf.set(broadcast, kept)
  const keyOf = (id: number) => `${userGroupId}.${id}`
  const stamped = await withCalendars(system, await stampedSchedules(system, ids))
  const changed = new Map(
    stamped.filter(({ id, stamp }) => kept.get(keyOf(id))?.stamp !== stamp).map(({ id, stamp }) => [id, stamp]),
  )
  const fresh = new Map<number, Derived>()
  for (const stored of await storedPlans(system, [...changed.keys()])) {
    const derived = derivedOf(planView(stored, userGroupId))
    fresh.set(stored.row.id, derived)
    kept.delete(keyOf(stored.row.id))
    kept.set(keyOf(stored.row.id), { stamp: changed.get(stored.row.id)!, derived })
  }
  const summaries = stamped.flatMap((row) => {
    const derived = fresh.get(row.id) ?? kept.get(keyOf(row.id))?.derived
    return derived ? [{ ...row, ...derived }] : []
  })
  forgetOldest(kept)
  return summaries
}

function forgetOldest(kept: Map<string, Kept>): void {
  for (const key of kept.keys()) {
    if (kept.size <= mostKept) return
    kept.delete(key)
  }
}

const derivedOf = (view: PlanView): Derived => ({
  health: view.health,
  stage: view.milestones.find(({ state }) => state !== 'done')?.milestone ?? null,
  totalFloat: view.totalFloat,
  daysToShip: daysToShip(view),
  work: view.work,
})

/** A day that opens or closes, and midnight, move forecasts without a row of the schedule being written. */
async function withCalendars(system: Database, rows: readonly StampedSchedule[]): Promise<StampedSchedule[]> {
  const companies = await companyDays(system, [...new Set(rows.flatMap(({ companyIds }) => companyIds))])
  const days = new Map([...companies].map(([id, company]) => [id, fingerprint(company)]))
  return rows.map((row) => ({
    ...row,
    stamp: [row.stamp, ...row.companyIds.map((id) => `${id}:${days.get(id)}`)].join('|'),
  }))
}

function fingerprint({ today, calendar }: CompanyDays): string {
  const { restDays, nationalHolidays, closedDays, workingDays } = calendar
  const national =
    nationalHolidays === null || nationalHolidays === 'JP'
      ? nationalHolidays
      : [[...nationalHolidays.closedDays], [...nationalHolidays.workingDays]]
  const all = JSON.stringify([today, restDays, national, [...closedDays], [...workingDays]])
  return createHash('sha1').update(all).digest('base64url')
}
