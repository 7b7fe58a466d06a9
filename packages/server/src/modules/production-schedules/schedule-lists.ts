import { paginate, type contract, type InputOf } from '@tsumugi/contract'
import { healths, type Health, type StepKind } from '@tsumugi/domain/scheduling'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import type { TenantRequest } from '../../http/request.ts'
import { planView, type PlanView } from './plans/plan-view.ts'
import { planReply, scheduleReply, type Waiting } from './plans/replies.ts'
import { proposalsOf } from './proposals/proposal-queries.ts'
import { proposalReply } from './proposals/proposal-replies.ts'
import {
  mostSchedules,
  proposalsWaiting,
  scheduleChoices,
  schedulesWanted,
  type ScheduleQuestion,
} from './schedule-queries.ts'
import { storedPlans } from './plans/stored-plan.ts'

type Inputs = (typeof contract)['productionSchedules']
type Asked = InputOf<Inputs['list']>['query']

/** Schedules that the reader may see and asked for, each as it sees them. */
export async function viewsWanted(request: TenantRequest, asked: ScheduleQuestion) {
  const { database, userGroupId } = request
  const found = await schedulesWanted(database, userGroupId, asked)
  const ids = found.slice(0, mostSchedules)
  const stored = await request.asSystem((system) => storedPlans(system, ids))
  const waiting = await proposalsWaiting(database, userGroupId, ids)
  return { views: stored.map((each) => planView(each, userGroupId)), waiting, isCapped: found.length > mostSchedules }
}

interface Listed {
  readonly view: PlanView
  readonly waiting: Waiting | undefined
}

const stands = ({ view, waiting }: Listed, health: Health | 'waiting') =>
  health === 'waiting' ? waiting !== undefined : view.health === health

/** What is wanted of all that is seen, in order. */
async function scheduleResult(request: TenantRequest, asked: Asked) {
  const { views, waiting, isCapped } = await viewsWanted(request, asked)
  const all = views
    .map((view): Listed => ({ view, waiting: waiting.get(view.stored.row.id) }))
    .filter(({ view }) => asked.stage === undefined || stageOf(view) === asked.stage)
  const chosen = all.filter((each) => asked.health === undefined || stands(each, asked.health))
  return { all, chosen: chosen.toSorted(ordering(asked.sort)), isCapped }
}

const stageOf = ({ milestones }: PlanView) => milestones.find(({ state }) => state !== 'done')?.milestone ?? null

type Sortable = number | string | null
const keys: Readonly<Record<string, (view: PlanView) => Sortable>> = {
  float: ({ totalFloat }) => totalFloat,
  deliveryDue: ({ stored }) => stored.row.delivery_due,
  styleNo: ({ stored }) => stored.row.style_no,
  quantity: ({ stored }) => stored.row.quantity,
  updatedAt: ({ stored }) => stored.row.updated_at,
}

/** The least float first where nothing is said; what has no value comes last, the id decides between equals. */
function ordering(sort = 'float') {
  const way = sort.startsWith('-') ? -1 : 1
  const keyOf = keys[sort.replace('-', '')]!
  return ({ view: one }: Listed, { view: other }: Listed): number => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === b) return one.stored.row.id - other.stored.row.id
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -way : way
  }
}

export async function listSchedules(request: TenantRequest, { query }: InputOf<Inputs['list']>) {
  const { all, chosen, isCapped } = await scheduleResult(request, query)
  const { page, limit, offset } = limitsOf(query, documentLimit)
  return {
    data: chosen.slice(offset, offset + limit).map(({ view, waiting }) => scheduleReply(view, waiting)),
    pagination: paginate(chosen.length, page, limit),
    tabs: [...healths, 'waiting' as const].map((health) => ({
      health,
      count: all.filter((each) => stands(each, health)).length,
    })),
    totals: totalsOf(chosen.map(({ view }) => view)),
    isCapped,
    choices: await scheduleChoices(request.database, request.userGroupId),
  }
}

/** Schedules that are cancelled make nothing. */
function totalsOf(views: readonly PlanView[]) {
  const made = views.filter(({ stored }) => stored.row.status !== 'cancelled')
  const work = new Map<StepKind, number>()
  for (const view of made)
    for (const [kind, quantity] of view.work.waiting) work.set(kind, (work.get(kind) ?? 0) + quantity)
  return {
    schedules: made.length,
    quantity: made.reduce((sum, { stored }) => sum + stored.row.quantity, 0),
    work: [...work].map(([kind, quantity]) => ({ kind, quantity })),
    finished: made.reduce((sum, view) => sum + view.work.finished, 0),
  }
}

export async function planOfSchedules(request: TenantRequest, { query }: InputOf<Inputs['plan']>) {
  const { chosen, isCapped } = await scheduleResult(request, query)
  const { page, limit, offset } = limitsOf(query, documentLimit)
  const shown = chosen.slice(offset, offset + limit)
  return {
    data: shown.map(({ view, waiting }) => scheduleReply(view, waiting)),
    pagination: paginate(chosen.length, page, limit),
    plan: planReply(shown.map(({ view }) => view)),
    proposals: await openProposals(request, shown),
    isCapped,
  }
}

/** What waits for an answer in some schedules, as the reader sees it. */
function openProposals({ asSystem, userGroupId }: TenantRequest, shown: readonly Listed[]) {
  const waiting = shown.filter((each) => each.waiting !== undefined)
  return asSystem(async (system) => {
    const rows = await Promise.all(
      waiting.map(async ({ view }) =>
        (await proposalsOf(system, userGroupId, view.stored.row.id)).map((row) => proposalReply(view, row)),
      ),
    )
    return rows.flat().filter(({ status }) => status === 'open')
  })
}
