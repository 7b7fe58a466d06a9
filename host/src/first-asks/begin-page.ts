import type { Api } from '@tsumugi/api'
import { $locale, loadWords } from '@tsumugi/i18n'
import { loadsSession, matchRoute, pageEntry, parseQuery } from '@tsumugi/navigation'
import { authenticate } from '@tsumugi/session'
import { Frame } from '../layout.tsx'
import { screens } from '../screens.ts'

/**
 * Starts what the page at an address needs at once, instead of one after the other as it is drawn: the session, the code of
 * its frame and screen with their words, and, for somebody who may enter, its first data. Resolves when the page can be
 * drawn with its frame and screen in one go. What fails here is asked for again by the screen.
 */
export async function beginPage(api: Api, current: string): Promise<void> {
  const address = current.split('#')[0]!
  const match = matchRoute(address)
  if (match.name === undefined) return
  const { page, name, params } = match
  const [code, user] = await Promise.all([
    screens[name].load(),
    loadsSession(page) ? authenticate(api) : null,
    page.layout === 'default' ? Frame.load() : null,
  ])
  const query = parseQuery(address.split('?')[1] ?? '')
  if (loadsSession(page) && pageEntry(page, { user, query, current }).enter) code.begin?.(api, { params, query })
  await loadWords($locale.get())
}
