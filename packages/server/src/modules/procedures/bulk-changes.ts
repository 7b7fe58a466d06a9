import type { contract, InputOf, ReplyOf } from '@tsumugi/contract'
import { invalid, Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changeSchedule } from '../production-schedules/plans/change-plan.ts'
import { writeReports } from './procedure-reports.ts'
import { reportsByKey } from './procedure-queries.ts'

type Change = (typeof contract)['procedures']['change']
type Body = InputOf<Change>['body']
type Outcome = ReplyOf<Change>['data']

/**
 * Plans of several schedules and reports of their steps, as a factory's sheet or many held bars bring them: all of it in
 * one transaction, or none with an error for each. 409 where any of the schedules has changed since it was shown.
 */
export async function changeMany(
  request: TenantRequest,
  { body: { plans, reports = [], note } }: InputOf<Change>,
): Promise<{ data: Outcome }> {
  assertDistinct(plans, reports)
  const { changed, causes } = await writePlans(request, plans, note)
  const keys = reports.map(({ key }) => key)
  const known = await request.asSystem((system) => reportsByKey(system, request.userGroupId, keys))
  const written = await writeReports(request, reports, new Set(known.keys()))
  causes.push(...written.causes)
  if (causes.length > 0) throw new Refusal(causes.some(({ code }) => code === 'stale') ? 409 : 422, causes)
  return { data: { plans: changed, reported: [...written.reported.values()].flat() } }
}

function assertDistinct(plans: Body['plans'], reports: NonNullable<Body['reports']>) {
  if (plans.length + reports.length === 0) throw invalid({ code: 'missing', field: 'plans' })
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
