import { contract } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { viewsWanted } from '../production-schedules/lists/schedule-lists.ts'
import { capacitiesOf, isMaker, keepCapacity } from './capacity-queries.ts'
import { makerLoads, makerPunctualities, weeksFrom } from './maker-figures.ts'

export const scheduleFigureRoutes = serve(contract.scheduleFigures)({
  async show(request) {
    const { database, userGroupId } = request
    const [today, capacities] = await Promise.all([todayOf(database, userGroupId), capacitiesOf(database, userGroupId)])
    const { views, isCapped } = await viewsWanted(request, {})
    const weeks = weeksFrom(today)
    const loads = makerLoads(views, capacities, weeks)
    return { data: { weeks, loads, punctualities: makerPunctualities(views), isCapped } }
  },
})

export const dailyCapacityRoutes = serve(contract.dailyCapacities)({
  async set(request, { params: { makerGroupId }, body }) {
    const { database, userGroupId, accountId } = request
    const { pieces } = body.dailyCapacity
    if (!(await isMaker(database, userGroupId, makerGroupId))) throw notFound()
    const before = (await capacitiesOf(database, userGroupId)).get(makerGroupId) ?? null
    await keepCapacity(database, { userGroupId, makerGroupId, pieces, accountId })
    await changed(request, {
      noun: 'daily_capacity',
      verb: 'updated',
      id: null,
      detail: { makerGroupId },
      changes: { pieces: { before, after: pieces } },
    })
    return { data: { makerGroupId, pieces } }
  },
})
