import { contract } from '@tsumugi/contract'
import { serve } from '../../http/serve.ts'
import { conciergeGroups } from './queries.ts'

export const conciergeRoutes = serve(contract.concierges)({
  list: async (request) => ({ data: await request.asSystem((database) => conciergeGroups(database, request.accountId)) }),
})
