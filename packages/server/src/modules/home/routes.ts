import { contract } from '@tsumugi/contract'
import { serve } from '../../http/serve.ts'
import { brandHome } from './brand-home.ts'

export const homeRoutes = serve(contract.home)({
  /** Rendered by kind; every kind may enter (domain §6.1). Kinds without areas of their own yet have an empty desk. */
  async show(request) {
    const { user } = request.asker
    if (user.kind === 'brand' && user.enabledFunctions.includes('merchandising')) return { data: await brandHome(request) }
    return { data: { tasks: [], changes: [], week: [] } }
  },
})
