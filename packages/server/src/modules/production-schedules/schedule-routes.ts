import { contract, type InputOf } from '@tsumugi/contract'
import { transitionRefusal } from '@tsumugi/domain'
import { scheduleLifecycle } from '@tsumugi/domain/scheduling'
import { invalid, notFound, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changePlan } from './plans/change-plan.ts'
import { createSchedule } from './create-schedule.ts'
import { heldPlan, loadSchedule, loadView, scheduleChanged, scheduleDetail } from './load-schedule.ts'
import { costOf, planView } from './plans/plan-view.ts'
import { listSchedules, planOfSchedules } from './lists/schedule-lists.ts'
import { deleteSchedule, touchSchedule } from './plans/write-queries.ts'

type Inputs = (typeof contract)['productionSchedules']

export const productionScheduleRoutes = serve(contract.productionSchedules)({
  list: listSchedules,
  plan: planOfSchedules,
  async show(request, { params }) {
    return { data: await loadSchedule(request, params.id) }
  },
  create: createSchedule,
  transition: moveSchedule,
  delete: removeSchedule,
  change: changePlan,
  simulate,
})

async function moveSchedule(request: TenantRequest, { params, body }: InputOf<Inputs['transition']>) {
  const { userGroupId, accountId } = request
  const stored = await heldPlan(request, params.id)
  const { row, parties } = stored
  if (!parties.partyIds.includes(String(userGroupId))) throw notFound()
  await orStale(row.lock_version === body.lockVersion, () => scheduleDetail(request, planView(stored, userGroupId)))
  const move = scheduleLifecycle.transitions[body.transition]
  const side = userGroupId === row.user_group_id ? 'issuer' : 'receiver'
  const refusal = transitionRefusal(move, {
    status: row.status,
    side,
    author: 'issuer',
    powerUser: request.asker.user.powerUser,
    reason: body.reason,
  })
  if (refusal) throw invalid({ code: refusal, field: refusal === 'transition_reason' ? 'reason' : 'transition' })
  await request.asSystem((system) => touchSchedule(system, row.id, accountId, { status: move.to }))
  await scheduleChanged(request, stored, {
    noun: 'production_schedule',
    verb: 'updated',
    id: row.id,
    changes: { status: { before: row.status, after: move.to } },
    ...(body.reason ? { detail: { reason: body.reason } } : {}),
  })
  return { data: await loadSchedule(request, row.id) }
}

/** What was begun or agreed stays; such a schedule is cancelled instead. */
async function removeSchedule(request: TenantRequest, { params }: InputOf<Inputs['delete']>) {
  const stored = await heldPlan(request, params.id)
  const { row, steps } = stored
  if (row.user_group_id !== request.userGroupId) throw notFound()
  if (row.baseline_at !== null || [...steps.values()].some(({ status }) => status !== 'todo'))
    throw new Refusal(409, [{ code: 'schedule_begun' }])
  await request.asSystem((system) => deleteSchedule(system, row.id))
  const detail = { styleNo: row.style_no, kind: row.kind }
  await scheduleChanged(request, stored, { noun: 'production_schedule', verb: 'deleted', id: row.id, detail })
  return null
}

async function simulate(request: TenantRequest, { params, body }: InputOf<Inputs['simulate']>) {
  const view = await loadView(request, params.id)
  const seen = new Set(view.plan.steps.map(({ id }) => id))
  const unknown = body.delays.findIndex(({ procedureId }) => !seen.has(String(procedureId)))
  if (unknown >= 0) throw invalid({ code: 'not_found', field: `delays.${unknown}.procedureId` })
  const delays = new Map(body.delays.map(({ procedureId, days }) => [String(procedureId), days]))
  return { data: costOf(view, { delays }) }
}
