import { contract } from '@tsumugi/contract'
import { serve } from '../../http/serve.ts'
import { helpAddress } from './help-address.ts'

/** Our own page, for an installation that has no help site. */
const ownHelp = '/users/help?lang={locale}&screen={path}'

export const helpLinkRoutes = serve(contract.helpLinks)({
  show: async ({ helpUrl, asker }, { query }) => ({ data: helpAddress(helpUrl ?? ownHelp, query.path, asker.user.locale) }),
})
