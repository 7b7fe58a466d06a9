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
  isNarrowed,
  mostSchedules,
  proposalsWaiting,
  schedulesWanted,
  stampedSchedules,
  type ScheduleQuestion,
  type StampedSchedule,
} from '../schedule-queries.ts'
import { storedPlans } from '../plans/stored-plan.ts'
import { inOrder } from './schedule-order.ts'
import { groupNames, isNamed, scheduleChoices } from './listed-queries.ts'
import { listedOf, scheduleSummaries, type ScheduleSummary } from './schedule-summaries.ts'

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

/** The most that are listed: of those nobody has changed only the summary is looked at. */
const mostListed = 5_000

const idsOf = (schedules: readonly { readonly id: number }[]) => schedules.map(({ id }) => id)

const stampedIn = ({ database, userGroupId }: TenantRequest, asked: ScheduleQuestion) =>
  stampedSchedules(database, userGroupId, asked, mostListed)

/** What is wanted of those that were found, in order. */
async function scheduleResult(request: TenantRequest, asked: Asked, found: readonly StampedSchedule[]) {
  const { userGroupId } = request
  const stamped = found.slice(0, mostListed)
  const [waiting, summaries, names] = await request.asSystem((system) =>
    Promise.all([
      proposalsWaiting(system, userGroupId),
      scheduleSummaries(request, system, stamped),
      isNamed(asked.group) ? groupNames(system, asked.group, idsOf(stamped)) : new Map<number, string>(),
    ]),
  )
  const all = asked.stage === undefined ? summaries : summaries.filter(({ stage }) => stage === asked.stage)
  const stands = ({ id, health }: ScheduleSummary, state: Health | 'waiting') =>
    state === 'waiting' ? waiting.has(id) : health === state
  const chosen = asked.health === undefined ? all : all.filter((each) => stands(each, asked.health!))
  return {
    summaries,
    chosen: inOrder(chosen, asked, userGroupId, names),
    waiting,
    countOf: (state: Health | 'waiting') => all.filter((each) => stands(each, state)).length,
    isCapped: found.length > mostListed,
  }
}

/** What a page shows of them, with every step. */
async function shownOf(
  system: Database,
  userGroupId: number,
  page: readonly ScheduleSummary[],
  waiting: ReadonlyMap<number, Waiting>,
): Promise<Shown[]> {
  const stored = await storedPlans(system, idsOf(page))
  return stored.map((each) => ({ view: planView(each, userGroupId), waiting: waiting.get(each.row.id) }))
}

interface Shown {
  readonly view: PlanView
  readonly waiting: Waiting | undefined
}

export async function listSchedules(request: TenantRequest, { query }: Pick<InputOf<Inputs['list']>, 'query'>) {
  const { database, userGroupId } = request
  const seen = isNarrowed(query) ? await stampedIn(request, {}) : undefined
  const found = await stampedIn(request, query)
  const { summaries, chosen, waiting, countOf, isCapped } = await scheduleResult(request, query, found)
  const { page, limit, offset } = limitsOf(query, documentLimit)
  const [shown, listed] = await request.asSystem((system) =>
    Promise.all([
      shownOf(system, userGroupId, chosen.slice(offset, offset + limit), waiting),
      seen === undefined ? summaries : listedOf(request, system, seen.slice(0, mostListed)),
    ]),
  )
  return {
    data: shown.map(({ view, waiting: asked }) => scheduleReply(view, asked)),
    pagination: paginate(chosen.length, page, limit),
    tabs: [...healths, 'waiting' as const].map((health) => ({ health, count: countOf(health) })),
    totals: totalsOf(chosen),
    isCapped,
    choices: await scheduleChoices(database, userGroupId, listed),
  }
}

/** Schedules that are cancelled make nothing. */
function totalsOf(summaries: readonly ScheduleSummary[]) {
  const made = summaries.filter(({ status }) => status !== 'cancelled')
  const waiting = new Map<StepKind, number>()
  let [pieces, finished] = [0, 0]
  for (const each of made) {
    pieces += each.quantity
    finished += each.finished
    for (const [kind, quantity] of each.waiting) waiting.set(kind, (waiting.get(kind) ?? 0) + quantity)
  }
  const work = [...waiting].map(([kind, quantity]) => ({ kind, quantity }))
  return { schedules: made.length, quantity: pieces, work, finished }
}

export async function planOfSchedules(request: TenantRequest, { query }: InputOf<Inputs['plan']>) {
  const { chosen, waiting, isCapped } = await scheduleResult(request, query, await stampedIn(request, query))
  const { page, limit, offset } = limitsOf(query, documentLimit)
  const [shown, proposals] = await shownWithProposals(request, chosen.slice(offset, offset + limit), waiting)
  return {
    data: shown.map(({ view, waiting: asked }) => scheduleReply(view, asked)),
    pagination: paginate(chosen.length, page, limit),
    plan: planReply(shown.map(({ view }) => view)),
    proposals,
    isCapped,
  }
}

/** What a page shows, and what of it waits for an answer, as the reader sees it. */
async function shownWithProposals(
  { asSystem, userGroupId }: TenantRequest,
  page: readonly ScheduleSummary[],
  waiting: ReadonlyMap<number, Waiting>,
) {
  const asking = page.filter(({ id }) => waiting.has(id))
  const [shown, asked] = await asSystem((system) =>
    Promise.all([
      shownOf(system, userGroupId, page, waiting),
      Promise.all(asking.map(({ id }) => proposalsOf(system, userGroupId, id))),
    ]),
  )
  const viewOf = new Map(shown.map(({ view }) => [view.stored.row.id, view]))
  const proposals = asked.flat().flatMap((row) => {
    const view = row.status === 'open' ? viewOf.get(row.schedule_id) : undefined
    return view ? [proposalReply(view, row)] : []
  })
  return [shown, proposals] as const
}
