import { contract } from '@tsumugi/contract'
import { serve } from '../../http/serve.ts'
import { switchOrganisation } from './switch-organisation.ts'

export const sessionRoutes = serve(contract.sessions)({
  show: async (request) => ({ data: request.asker.user }),
  switchOrganisation,
})
