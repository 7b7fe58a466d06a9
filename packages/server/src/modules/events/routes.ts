import { contract } from '@tsumugi/contract'
import { serve } from '../../http/serve.ts'
import { eventStream } from './event-stream.ts'

export const eventRoutes = serve(contract.events)({
  stream: async ({ userGroupId, broadcast }) => eventStream(broadcast, userGroupId),
})
