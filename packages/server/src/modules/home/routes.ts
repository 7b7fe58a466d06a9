import { contract } from '@tsumugi/contract'
import { serve } from '../../http/serve.ts'
import { approvalTasks } from './approval-tasks.ts'
import { brandHome } from './brand-home.ts'
import { platformTasks } from './platform-tasks.ts'
import { ownRequests } from './queries.ts'
import { newsTasks } from './news-tasks.ts'

export const homeRoutes = serve(contract.home)({
  /** Rendered by kind; every kind may enter (domain §6.1). Kinds without areas of their own yet have an empty desk. */
  async show(request) {
    const { user } = request.asker
    const plans = user.kind === 'brand' && user.enabledFunctions.includes('merchandising')
    const desk = plans ? await brandHome(request) : { tasks: [], changes: [], week: [] }
    const waiting = [
      ...(await approvalTasks(request)),
      ...(await platformTasks(request)),
      ...(await newsTasks(request)),
    ]
    const requests =
      user.kind === 'brand' ? await ownRequests(request.database, request.userGroupId, request.accountId) : []
    return { data: { ...desk, requests, tasks: [...waiting, ...desk.tasks] } }
  },
})
