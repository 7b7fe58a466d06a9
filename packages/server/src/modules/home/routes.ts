import { contract } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { approvalTasks } from './approval-tasks.ts'
import { brandHome } from './brand-home.ts'
import { documentChanges } from './desk/document-changes.ts'
import { moneyOf } from './desk/money.ts'
import { datedThisWeek, weekAhead } from './desk/week-ahead.ts'
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
    const [desk, { all, ...queue }, { money, days }, entries, requests, documents, waiting] = await Promise.all([
      plans ? brandHome(request, day.today) : { tasks: [], changes: [] },
      workQueue(request, day.today),
      moneyOf(request, day.today),
      datedThisWeek(request, day.today),
      user.kind === 'brand' ? ownRequests(request.database, request.userGroupId, request.accountId) : [],
      documentChanges(request, day.today),
      waitingTasks(request, day.today),
    ])
    return {
      data: {
        today: day.today,
        queue,
        // The platform's are asked as the system, and so beside nothing else.
        tasks: [...(await platformTasks(request)), ...waiting, ...desk.tasks],
        requests,
        changes: desk.changes,
        documentChanges: documents,
        money,
        week: weekAhead(day, { entries, queue: all, money: days }),
      },
    }
  },
})

/** Counted things that wait, besides documents. */
const waitingTasks = async (request: TenantRequest, today: string) =>
  (await Promise.all([approvalTasks(request), recruitingTasks(request), newsTasks(request, today)])).flat()
