import { paginate, type contract, type InputOf } from '@tsumugi/contract'
import { healths, type Health, type StepKind } from '@tsumugi/domain/scheduling'
import { documentLimit, limitsOf } from '../../../database/page-limits.ts'
import type { Database } from '../../../database/engine.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { planView, type PlanView } from '../plans/plan-view.ts'
import { planReply, scheduleReply, type Waiting } from '../plans/replies.ts'
import { proposalsOf } from '../proposals/proposal-queries.ts'
import { proposalReply } from '../proposals/proposal-replies.ts'
import {
  mostListed,
  mostSchedules,
  proposalsWaiting,
  scheduleChoices,
  schedulesWanted,
  type ScheduleQuestion,
} from '../schedule-queries.ts'
import { storedPlans } from '../plans/stored-plan.ts'
import { scheduleOrder } from './schedule-order.ts'
import { scheduleSummaries, type ScheduleSummary } from './schedule-summaries.ts'

type Inputs = (typeof contract)['productionSchedules']
type Asked = InputOf<Inputs['list']>['query']

/** Schedules that the reader may see and asked for, each as it sees them. */
export async function viewsWanted(request: TenantRequest, asked: ScheduleQuestion) {
  const { database, userGroupId } = request
  const found = await schedulesWanted(database, userGroupId, asked)
  const ids = found.slice(0, mostSchedules)
  const [stored, waiting] = await request.asSystem((system) =>
    Promise.all([storedPlans(system, ids), proposalsWaiting(system, userGroupId, ids)]),
  )
  return { views: stored.map((each) => planView(each, userGroupId)), waiting, isCapped: found.length > mostSchedules }
}

interface Listed extends ScheduleSummary {
  readonly waiting: Waiting | undefined
}

const stands = ({ health, waiting }: Listed, wanted: Health | 'waiting') =>
  wanted === 'waiting' ? waiting !== undefined : health === wanted

const listedIds = ({ database, userGroupId }: TenantRequest, asked: Asked) =>
  schedulesWanted(database, userGroupId, asked, mostListed)

/** What is wanted of all that is seen, in order. */
async function scheduleResult(request: TenantRequest, asked: Asked, found: readonly number[]) {
  const { userGroupId } = request
  const ids = found.slice(0, mostListed)
  const [waiting, summaries] = await request.asSystem((system) =>
    Promise.all([proposalsWaiting(system, userGroupId, ids), scheduleSummaries(request, system, ids)]),
  )
  const all = summaries
    .map((summary): Listed => ({ ...summary, waiting: waiting.get(summary.id) }))
    .filter(({ stage }) => asked.stage === undefined || stage === asked.stage)
  const chosen = all.filter((each) => asked.health === undefined || stands(each, asked.health))
  return { all, chosen: chosen.toSorted(scheduleOrder(asked, userGroupId)), isCapped: found.length > mostListed }
}

/** What a page shows of them, with every step. */
async function shownOf(system: Database, userGroupId: number, page: readonly Listed[]): Promise<Shown[]> {
  const waiting = new Map(page.map((each) => [each.id, each.waiting]))
  const stored = await storedPlans(system, [...waiting.keys()])
  return stored.map((each) => ({ view: planView(each, userGroupId), waiting: waiting.get(each.row.id) }))
}

interface Shown {
  readonly view: PlanView
  readonly waiting: Waiting | undefined
}

export async function listSchedules(request: TenantRequest, { query }: Pick<InputOf<Inputs['list']>, 'query'>) {
  const [found, choices] = await Promise.all([
    listedIds(request, query),
    scheduleChoices(request.database, request.userGroupId),
  ])
  const { all, chosen, isCapped } = await scheduleResult(request, query, found)
  const { page, limit, offset } = limitsOf(query, documentLimit)
  const shown = await request.asSystem((system) =>
    shownOf(system, request.userGroupId, chosen.slice(offset, offset + limit)),
  )
  return {
    data: shown.map(({ view, waiting }) => scheduleReply(view, waiting)),
    pagination: paginate(chosen.length, page, limit),
    tabs: [...healths, 'waiting' as const].map((health) => ({
      health,
      count: all.filter((each) => stands(each, health)).length,
    })),
    totals: totalsOf(chosen),
    isCapped,
    choices,
  }
}

/** Schedules that are cancelled make nothing. */
function totalsOf(summaries: readonly ScheduleSummary[]) {
  const made = summaries.filter(({ status }) => status !== 'cancelled')
  const waiting = new Map<StepKind, number>()
  for (const { work } of made)
    for (const [kind, quantity] of work.waiting) waiting.set(kind, (waiting.get(kind) ?? 0) + quantity)
  return {
    schedules: made.length,
    quantity: made.reduce((sum, { quantity }) => sum + quantity, 0),
    work: [...waiting].map(([kind, quantity]) => ({ kind, quantity })),
    finished: made.reduce((sum, { work }) => sum + work.finished, 0),
  }
}

export async function planOfSchedules(request: TenantRequest, { query }: InputOf<Inputs['plan']>) {
  const { chosen, isCapped } = await scheduleResult(request, query, await listedIds(request, query))
  const { page, limit, offset } = limitsOf(query, documentLimit)
  const [shown, proposals] = await shownWithProposals(request, chosen.slice(offset, offset + limit))
  return {
    data: shown.map(({ view, waiting }) => scheduleReply(view, waiting)),
    pagination: paginate(chosen.length, page, limit),
    plan: planReply(shown.map(({ view }) => view)),
    proposals,
    isCapped,
  }
}

/** What a page shows, and what of it waits for an answer, as the reader sees it. */
async function shownWithProposals({ asSystem, userGroupId }: TenantRequest, page: readonly Listed[]) {
  const waiting = page.filter((each) => each.waiting !== undefined)
  const [shown, asked] = await asSystem((system) =>
    Promise.all([
      shownOf(system, userGroupId, page),
      Promise.all(waiting.map(({ id }) => proposalsOf(system, userGroupId, id))),
    ]),
  )
  const viewOf = new Map(shown.map(({ view }) => [view.stored.row.id, view]))
  const proposals = asked.flat().flatMap((row) => {
    const view = row.status === 'open' ? viewOf.get(row.schedule_id) : undefined
    return view ? [proposalReply(view, row)] : []
  })
  return [shown, proposals] as const
}
