import { contract } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { approvalTasks } from './approval-tasks.ts'
import { brandHome } from './brand-home.ts'
import { documentChanges } from './desk/document-changes.ts'
import { moneyOf } from './desk/money.ts'
import { weekAhead } from './desk/week-ahead.ts'
import { workQueue } from './desk/work-queue.ts'
import { newsTasks } from './news-tasks.ts'
import { platformTasks } from './platform-tasks.ts'
import { dayOf, ownRequests } from './queries.ts'
import { recruitingTasks } from './recruiting-tasks.ts'

export const homeRoutes = serve(contract.home)({
  /** Rendered by kind; every kind may enter (domain §6.1), and finds what its own documents, steps and ledger say. */
  async show(request) {
    const { user } = request.asker
    const day = await dayOf(request.database, request.userGroupId)
    const plans = user.kind === 'brand' && user.enabledFunctions.includes('merchandising')
    // Asked by the system, so by itself.
    const platform = await platformTasks(request)
    // None of them needs another's answer: asked together they wait for the database once.
    const [desk, { all, ...queue }, { money, days }, requests, tasks, changes] = await Promise.all([
      plans ? brandHome(request, day.today) : { tasks: [], changes: [] },
      workQueue(request, day.today),
      moneyOf(request, day.today),
      user.kind === 'brand' ? ownRequests(request.database, request.userGroupId, request.accountId) : [],
      waitingTasks(request),
      documentChanges(request, day.today),
    ])
    const week = await weekAhead(request, day, { queue: all, money: days })
    return {
      data: {
        today: day.today,
        queue,
        tasks: [...tasks.approvals, ...platform, ...tasks.later, ...desk.tasks],
        requests,
        changes: desk.changes,
        documentChanges: changes,
        money,
        week,
      },
    }
  },
})

/** Counted things that wait, besides documents. */
async function waitingTasks(request: TenantRequest) {
  const [approvals, recruiting, news] = await Promise.all([
    approvalTasks(request),
    recruitingTasks(request),
    newsTasks(request),
  ])
  return { approvals, later: [...recruiting, ...news] }
}
