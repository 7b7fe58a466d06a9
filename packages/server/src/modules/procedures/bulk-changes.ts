import type { contract, InputOf, ReplyOf } from '@tsumugi/contract'
import { sql } from 'kysely'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { problemsOf } from '../../http/failures/error-reply.ts'
import { invalid, Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changeSchedule } from '../production-schedules/plans/change-plan.ts'
import { writeAdditions } from './additions/write-additions.ts'
import { writeReports } from './procedure-reports.ts'
import { reportsByKey } from './procedure-queries.ts'

type Change = (typeof contract)['procedures']['change']
type Body = InputOf<Change>['body']
type Outcome = ReplyOf<Change>['data']

/**
 * Plans of several schedules, reports of their steps and steps that they do not have yet, as a factory's sheet or many held
 * bars bring them: all of it in one transaction, or none with an error for each. 409 where any of the schedules has changed
 * since it was shown. A trial does the same and undoes it, and answers all that is wrong.
 */
export async function changeMany(request: TenantRequest, { body }: InputOf<Change>): Promise<{ data: Outcome }> {
  assertDistinct(body)
  if (body.dryRun) return { data: await trial(request, body) }
  const { causes, isChanged, ...outcome } = await writeAll(request, body)
  if (causes.length > 0) throw new Refusal(causes.some(({ code }) => code === 'stale') ? 409 : 422, causes)
  if (!isChanged) nothingToDo(request)
  return { data: { ...outcome, faults: [] } }
}

async function trial(request: TenantRequest, body: Body): Promise<Outcome> {
  const { database, audits, locale } = request
  const before = audits.length
  await sql`savepoint every_change`.execute(database)
  const { causes, isChanged: _, ...outcome } = await writeAll(request, body)
  await sql`rollback to savepoint every_change`.execute(database)
  audits.length = before
  return { ...outcome, faults: problemsOf(causes, locale) }
}

async function writeAll(request: TenantRequest, { plans, reports = [], additions = [], owner, note }: Body) {
  const { changed, causes } = await writePlans(request, plans, note)
  const keys = reports.map(({ key }) => key)
  const known = await request.asSystem((system) => reportsByKey(system, request.userGroupId, keys))
  const written = await writeReports(request, reports, new Set(known.keys()))
  const more = await writeAdditions(request, additions, owner)
  return {
    plans: changed,
    reported: [...written.reported.values()].flat(),
    added: more.added,
    causes: [...causes, ...written.causes, ...more.causes],
    isChanged: plans.length > 0 || known.size < keys.length || more.isChanged,
  }
}

function assertDistinct({ plans, reports = [], additions = [] }: Body) {
  if (plans.length + reports.length + additions.length === 0) throw invalid({ code: 'missing', field: 'plans' })
  if (new Set(plans.map(({ scheduleId }) => scheduleId)).size < plans.length)
    throw invalid({ code: 'repeated_row', field: 'plans' })
  if (new Set(reports.map(({ key }) => key)).size < reports.length)
    throw invalid({ code: 'repeated_row', field: 'reports' })
}

/** In the order of the schedules, so that two who change the same ones never hold each other up. */
async function writePlans(request: TenantRequest, plans: Body['plans'], note: string | undefined) {
  const changed: Outcome['plans'] = []
  const causes: Cause[] = []
  const ordered = plans.map((each, at) => ({ ...each, at })).toSorted((one, other) => one.scheduleId - other.scheduleId)
  for (const { at, scheduleId, ...change } of ordered)
    try {
      changed.push({ scheduleId, ...(await changeSchedule(request, scheduleId, { ...change, note })) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      causes.push(...error.causes.map((cause) => under(cause, `plans.${at}`)))
    }
  return { changed, causes }
}

const under = (cause: Cause, field: string): Cause => ({
  ...cause,
  field: cause.field === undefined ? field : `${field}.${cause.field}`,
})
