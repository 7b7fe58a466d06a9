import { contract } from '@tsumugi/contract'
import { serve } from '../../http/serve.ts'
import { approvalTasks } from './approval-tasks.ts'
import { brandHome } from './brand-home.ts'
import { newsTasks } from './news-tasks.ts'

export const homeRoutes = serve(contract.home)({
  /** Rendered by kind; every kind may enter (domain §6.1). Kinds without areas of their own yet have an empty desk. */
  async show(request) {
    const { user } = request.asker
    const plans = user.kind === 'brand' && user.enabledFunctions.includes('merchandising')
    const desk = plans ? await brandHome(request) : { tasks: [], changes: [], week: [] }
    return {
      data: { ...desk, tasks: [...(await approvalTasks(request)), ...(await newsTasks(request)), ...desk.tasks] },
    }
  },
})
