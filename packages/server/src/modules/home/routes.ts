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
    const desk = plans ? await brandHome(request, day.today) : { tasks: [], changes: [] }
    const { all, ...queue } = await workQueue(request, day.today)
    const { money, days } = await moneyOf(request, day.today)
    const week = await weekAhead(request, day, { queue: all, money: days })
    const requests =
      user.kind === 'brand' ? await ownRequests(request.database, request.userGroupId, request.accountId) : []
    return {
      data: {
        today: day.today,
        queue,
        tasks: [...(await waitingTasks(request)), ...desk.tasks],
        requests,
        changes: desk.changes,
        documentChanges: await documentChanges(request, day.today),
        money,
        week,
      },
    }
  },
})

/** Counted things that wait, besides documents. */
const waitingTasks = async (request: TenantRequest) => [
  ...(await approvalTasks(request)),
  ...(await platformTasks(request)),
  ...(await recruitingTasks(request)),
  ...(await newsTasks(request)),
]
