import type { contract, InputOf } from '@tsumugi/contract'
import { isScheduleClosed, moveRight, planForward, stepNetwork, type StepLink } from '@tsumugi/domain/scheduling'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { scheduleChanged } from '../production-schedules/load-schedule.ts'
import { isShownTo } from '../production-schedules/plans/plan-view.ts'
import type { StoredPlan } from '../production-schedules/plans/stored-plan.ts'
import { insertSteps, touchSchedule } from '../production-schedules/plans/write-queries.ts'

type StepAsked = InputOf<(typeof contract)['procedures']['create']>['body']['procedure']

/**
 * Whose a new step is. Its parties add their own; whoever makes the phase is asked for one by the brand alone, and only
 * until the plan is accepted (domain §3.4).
 */
export function stepOwner(
  { row, parties }: StoredPlan,
  userGroupId: number,
  owner: StepAsked['owner'] = 'ours',
): number {
  if (!parties.partyIds.includes(String(userGroupId))) throw notFound()
  if (isScheduleClosed(parties.status)) throw invalid({ code: 'schedule_closed' })
  if (owner === 'ours') return userGroupId
  const mayAsk = row.user_group_id === userGroupId && row.status === 'planned' && row.supplier_group_id !== null
  if (!mayAsk) throw invalid({ code: 'step_of_other', field: 'procedure.owner' })
  return row.supplier_group_id!
}

/**
 * A step of the organisation's own between others, on a schedule that the caller holds; circles are refused before anything
 * is written. Answers its id.
 */
export async function addStep(request: TenantRequest, stored: StoredPlan, asked: StepAsked): Promise<number> {
  const { userGroupId, accountId } = request
  const { row: schedule, plan, context } = stored
  const { name, start, workdays } = asked
  const ownerId = stepOwner(stored, userGroupId, asked.owner)
  const shared = asked.shared || ownerId !== userGroupId
  const links = linksOf(stored, userGroupId, asked)
  const step = { id: 'new', calendarId: String(ownerId), workdays }
  try {
    stepNetwork([...plan.steps, step], [...plan.links, ...links], context.calendars)
  } catch {
    throw invalid({ code: 'link_cycle', field: 'procedure.after', meta: { steps: name } })
  }
  const planned = planForward(stepNetwork([step], [], context.calendars), start).get('new')!
  const ids = await request.asSystem(async (system) => {
    await touchSchedule(system, schedule.id, accountId)
    const row = { key: 'new', ownerId, kind: null, name, carrier: false, workdays, planned, shared }
    return insertSteps(system, schedule.id, [{ ...row, approveByPartner: false }], links, accountId)
  })
  const id = ids.get('new')!
  const detail = { styleNo: schedule.style_no, name }
  await scheduleChanged(request, stored, { noun: 'procedure', verb: 'created', id, detail })
  return id
}

/** What it waits for, and what is to wait for it: that is asked of whoever may move that. */
function linksOf(
  { steps, parties }: StoredPlan,
  userGroupId: number,
  { after = [], before = [] }: StepAsked,
): StepLink[] {
  const named = [...after.map((id) => [id, 'after'] as const), ...before.map((id) => [id, 'before'] as const)]
  for (const [id, field] of named) {
    const row = steps.get(String(id))
    if (!row || !isShownTo(row, userGroupId)) throw invalid({ code: 'not_found', field: `procedure.${field}` })
  }
  const isMovable = (id: number) =>
    moveRight(parties, String(steps.get(String(id))!.owner_group_id), String(userGroupId)) === 'move'
  if (!before.every(isMovable)) throw invalid({ code: 'link_of_other', field: 'procedure.before' })
  return [
    ...after.map((id) => ({ from: String(id), to: 'new', lag: 0 })),
    ...before.map((id) => ({ from: 'new', to: String(id), lag: 0 })),
  ]
}
