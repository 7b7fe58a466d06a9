import type { ScheduleDetail } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed, type RecordChange } from '../../records/changed.ts'
import { notifyPartner } from '../../realtime/notify-partner.ts'
import { shareesOf } from '../productions/queries/write-queries.ts'
import { holdSchedule } from './plans/plan-queries.ts'
import { planView, type PlanView } from './plans/plan-view.ts'
import { proposalsOf, type ProposalRow } from './proposals/proposal-queries.ts'
import { proposalReply } from './proposals/proposal-replies.ts'
import { planReply, scheduleReply } from './plans/replies.ts'
import { gapsOfView } from './schedule-holidays.ts'
import { assigneesOf, proposalsWaiting, schedulesWanted } from './schedule-queries.ts'
import { storedPlans, type StoredPlan } from './plans/stored-plan.ts'

/** The schedule as the reader sees it; 404 for everybody to whom its phase is not shown. */
export async function loadView(request: TenantRequest, id: number): Promise<PlanView> {
  const { database, userGroupId } = request
  const [found] = await schedulesWanted(database, userGroupId, { ids: [id] })
  if (found === undefined) throw notFound()
  const [stored] = await request.asSystem((system) => storedPlans(system, [found]))
  return planView(stored!, userGroupId)
}

/** As it stands once nobody else can change it any more: held until the transaction ends. */
export async function heldPlan(request: TenantRequest, id: number): Promise<StoredPlan> {
  const { database, userGroupId } = request
  const [found] = await schedulesWanted(database, userGroupId, { ids: [id] })
  if (found === undefined) throw notFound()
  const [stored] = await request.asSystem(async (system) => {
    await holdSchedule(system, found)
    return storedPlans(system, [found])
  })
  return stored!
}

export async function loadSchedule(request: TenantRequest, id: number): Promise<ScheduleDetail> {
  const { database, userGroupId } = request
  const [[found], besides] = await Promise.all([
    schedulesWanted(database, userGroupId, { ids: [id] }),
    besidesPlan(request, id),
  ])
  if (found === undefined) throw notFound()
  const [[stored], proposals] = await request.asSystem((system) =>
    Promise.all([storedPlans(system, [found]), proposalsOf(system, userGroupId, id)]),
  )
  return detailOf(planView(stored!, userGroupId), besides, proposals)
}

export async function scheduleDetail(request: TenantRequest, view: PlanView): Promise<ScheduleDetail> {
  const { id } = view.stored.row
  const besides = await besidesPlan(request, id)
  const proposals = await request.asSystem((system) => proposalsOf(system, request.userGroupId, id))
  return detailOf(view, besides, proposals)
}

async function besidesPlan({ database, userGroupId }: TenantRequest, id: number) {
  const [waiting, assignees] = await Promise.all([
    proposalsWaiting(database, userGroupId, [id]),
    assigneesOf(database, userGroupId),
  ])
  return { waiting: waiting.get(id), assignees }
}

const detailOf = (
  view: PlanView,
  { waiting, assignees }: Awaited<ReturnType<typeof besidesPlan>>,
  proposals: readonly ProposalRow[],
): ScheduleDetail => ({
  ...scheduleReply(view, waiting),
  plan: planReply([view]),
  holidayGaps: gapsOfView(view),
  proposals: proposals.map((row) => proposalReply(view, row)),
  assignees,
})

/** What follows every write: the audit, and news to everybody to whom the schedule is shown. */
export async function scheduleChanged(
  request: TenantRequest,
  { row }: StoredPlan,
  change: RecordChange,
): Promise<void> {
  await changed(request, change)
  if (change.noun !== 'production_schedule') await request.notify('production_schedule', row.id)
  const sharees = await request.asSystem((system) => shareesOf(system, row.production_id))
  const others = new Set([row.user_group_id, ...sharees])
  others.delete(request.userGroupId)
  for (const id of others) await notifyPartner(request, id, 'production_schedule')
}
