import { contract } from '@tsumugi/contract'
import { serve } from '../../http/serve.ts'
import { stepsDone } from './queries.ts'

export const firstStepRoutes = serve(contract.firstSteps)({
  show: async ({ database, userGroupId }) => ({ data: { done: await stepsDone(database, userGroupId) } }),
})
