import { helpLinks } from '@tsumugi/contract'
import type { Api } from '@tsumugi/api'
import { currentAddress, helpPath, leave } from '@tsumugi/navigation'

/** The page of an installation without a help site: it knows no more than the application itself. */
const ownPage = /^\/users\/help(\?|$)/

export interface HelpPage {
  /** A page somebody chose for this screen, or the help site of the installation. */
  configured: boolean
  /** In a new tab (spec §2 Global header, §7). */
  open(): void
}

/** Asks for the help page of the current screen. Rejects as the API does. */
export async function findHelp(api: Api, address: string = currentAddress()): Promise<HelpPage> {
  const { data } = await api.of(helpLinks).show({ query: { path: helpPath(address) } })
  return {
    configured: !ownPage.test(data),
    // The server may answer a page of its own, relative to itself.
    open: () => leave.newTab(api.origin ? new URL(data, api.origin).href : data),
  }
}
