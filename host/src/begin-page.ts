import type { Api } from '@tsumugi/api'
import { loadsSession, matchRoute, pageEntry, parseQuery } from '@tsumugi/navigation'
import { authenticate } from '@tsumugi/session'
import { DefaultLayout } from '@tsumugi/shell'
import { screens } from './screens.ts'

/**
 * Starts what the page at an address needs at once, instead of one after the other as it is drawn: the session, the code of
 * its frame and screen, and, for somebody who may enter, its first data. What fails here is asked for again by the screen.
 */
export async function beginPage(api: Api, current: string): Promise<void> {
  const address = current.split('#')[0]!
  const match = matchRoute(address)
  if (match.name === undefined) return
  const code = screens[match.name].load()
  if (match.page.layout === 'default') void DefaultLayout().catch(() => undefined)
  if (!loadsSession(match.page)) return void (await code)
  const [user, { begin }] = await Promise.all([authenticate(api), code])
  const query = parseQuery(address.split('?')[1] ?? '')
  if (pageEntry(match.page, { user, query, current }).enter) begin?.(api, { params: match.params, query })
}
