import { createHash } from 'node:crypto'
import type { Health, StepKind } from '@tsumugi/domain/scheduling'
import type { Database } from '../../../database/engine.ts'
import type { TenantRequest } from '../../../http/request.ts'
import type { Broadcast } from '../../../realtime/broadcast.ts'
import { daysToShip, planView, type PlanView } from '../plans/plan-view.ts'
import { storedPlans } from '../plans/stored-plan.ts'
import { companyDays, type CompanyDays } from '../plans/work-calendar-queries.ts'
import type { StampedSchedule } from '../schedule-queries.ts'
import { listedSchedules, type ListedSchedule } from './listed-queries.ts'

/** What follows from the steps of a schedule, as one organisation sees them, on one day. */
interface Derived {
  readonly health: Health
  readonly stage: PlanView['milestones'][number]['milestone'] | null
  /** Working days. */
  readonly totalFloat: number | null
  readonly daysToShip: number | null
  /** Pieces that wait for a step or lie in it. */
  readonly waiting: readonly (readonly [StepKind, number])[]
  /** Pieces that have passed every step. */
  readonly finished: number
}

export interface ScheduleSummary extends Derived, ListedSchedule {}

interface Kept {
  readonly stamp: string
  readonly listed: ListedSchedule
  /** The working days that it was worked out by. */
  readonly days: string
  /** Null until it is worked out. */
  readonly summary: ScheduleSummary | null
}

/** By server, then by reader and schedule: thousands are listed to show fifty, and hardly one of them has changed. */
const keptOf = new WeakMap<Broadcast, Map<string, Kept>>()
/** The oldest are forgotten beyond these many. */
const mostKept = 50_000

type Reader = Pick<TenantRequest, 'userGroupId' | 'broadcast'>

function keptFor({ userGroupId, broadcast }: Reader) {
  const kept = keptOf.get(broadcast) ?? new Map<string, Kept>()
  keptOf.set(broadcast, kept)
  return {
    of: (id: number) => kept.get(`${userGroupId}.${id}`),
    /** Once more the newest of them. */
    keep(value: Kept) {
      const key = `${userGroupId}.${value.listed.id}`
      kept.delete(key)
      kept.set(key, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) return
        kept.delete(oldest)
      }
    },
  }
}

/** In order, each read anew where one of its rows was written since; then nothing of it is worked out. */
async function current(reader: Reader, system: Database, stamped: readonly StampedSchedule[]): Promise<Kept[]> {
  const kept = keptFor(reader)
  const found = new Map(stamped.map(({ id }) => [id, kept.of(id)]))
  const changed = stamped.filter(({ id, stamp }) => found.get(id)?.stamp !== stamp)
  const stamps = new Map(changed.map(({ id, stamp }) => [id, stamp]))
  for (const listed of await listedSchedules(system, [...stamps.keys()])) {
    const anew = { stamp: stamps.get(listed.id)!, listed, days: '', summary: null }
    found.set(listed.id, anew)
    kept.keep(anew)
  }
  return [...found.values()].filter((each) => each !== undefined)
}

/** What stands in the rows of each, in order. */
export const listedOf = async (reader: Reader, system: Database, stamped: readonly StampedSchedule[]) =>
  (await current(reader, system, stamped)).map(({ listed }) => listed)

/** In order. What was worked out is kept until a row, a calendar or the day is another. */
export async function scheduleSummaries(
  reader: Reader,
  system: Database,
  stamped: readonly StampedSchedule[],
): Promise<ScheduleSummary[]> {
  const known = await withDays(system, await current(reader, system, stamped))
  const stale = new Map(known.filter(({ summary }) => summary === null).map((each) => [each.listed.id, each]))
  const { keep } = keptFor(reader)
  const fresh = new Map<number, ScheduleSummary>()
  for (const stored of await storedPlans(system, [...stale.keys()])) {
    const each = stale.get(stored.row.id)!
    const summary = { ...each.listed, ...derivedOf(planView(stored, reader.userGroupId)) }
    fresh.set(summary.id, summary)
    keep({ ...each, summary })
  }
  return known.flatMap(({ listed, summary }) => summary ?? fresh.get(listed.id) ?? [])
}

/** A day that opens or closes, and midnight, move forecasts without a row of the schedule being written. */
async function withDays(system: Database, known: readonly Kept[]): Promise<Kept[]> {
  const idsOf = new Map<string, number[]>()
  for (const { companies } of known.map(({ listed }) => listed))
    if (!idsOf.has(companies)) idsOf.set(companies, companies.split(',').map(Number))
  const calendars = await companyDays(system, [...new Set([...idsOf.values()].flat())])
  const prints = new Map([...calendars].map(([id, company]) => [id, fingerprint(company)]))
  const daysOf = new Map([...idsOf].map(([companies, ids]) => [companies, ids.map((id) => prints.get(id)).join('|')]))
  return known.map((each) => {
    const days = daysOf.get(each.listed.companies)!
    return each.days === days ? each : { ...each, days, summary: null }
  })
}

const derivedOf = (view: PlanView): Derived => ({
  health: view.health,
  stage: view.milestones.find(({ state }) => state !== 'done')?.milestone ?? null,
  totalFloat: view.totalFloat,
  daysToShip: daysToShip(view),
  waiting: [...view.work.waiting],
  finished: view.work.finished,
})

function fingerprint({ today, calendar }: CompanyDays): string {
  const { restDays, nationalHolidays, closedDays, workingDays } = calendar
  const national =
    nationalHolidays === null || nationalHolidays === 'JP'
      ? nationalHolidays
      : [[...nationalHolidays.closedDays], [...nationalHolidays.workingDays]]
  const all = JSON.stringify([today, restDays, national, [...closedDays], [...workingDays]])
  return createHash('sha1').update(all).digest('base64url')
}
