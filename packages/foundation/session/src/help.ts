import { helpLinks } from '@tsumugi/contract'
import type { Api } from '@tsumugi/api'
import { currentAddress, helpPath, leave } from '@tsumugi/navigation'

/** Opens the help page of the current screen in a new tab (spec §2 Global header, §7). Rejects as the API does. */
export async function openHelp(api: Api, address: string = currentAddress()): Promise<void> {
  const { data } = await api.of(helpLinks).show({ query: { path: helpPath(address) } })
  // The server may answer a page of its own, relative to itself.
  leave.newTab(api.origin ? new URL(data, api.origin).href : data)
}
