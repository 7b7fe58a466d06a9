import { contract } from '@tsumugi/contract'
import type { RouteName } from '@tsumugi/navigation'
import { addressOf } from '../request.ts'

/** What every page that loads a session asks first. */
export const sessionCall = addressOf(contract.sessions.show, {})

const everyRow = { query: { perPage: 99_999 } }

/**
 * What a screen asks at once at its bare address, without query: the page asks it while the code still loads, and the
 * client takes the answers over (`first-answers.ts`). `:id` is that of the address. A call that the screen makes in other words is
 * asked twice: `shell.spec.ts` finds those.
 */
export const firstCalls: Partial<Record<RouteName, readonly string[]>> = {
  home: [addressOf(contract.home.show, {})],
  mdMap: [addressOf(contract.brands.list, everyRow), addressOf(contract.userGroupDefinedCategories.list, everyRow)],
  productions: [addressOf(contract.productions.list, { query: { page: 1, sort: '-updatedAt' } })],
  trade: [ofPath(addressOf(contract.trades.show, { id: ':id' }))],
}

/** With the id that the page's path will fill in. */
function ofPath(address: string): string {
  return address.replace('%3A', ':')
}
