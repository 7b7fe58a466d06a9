// Read by the build, which says in `preloads.json` what the page of each route fetches and asks at once.
import { sessionCall } from '@tsumugi/api'
import { loadsSession, patternOf, routes, type Page, type RouteName } from '@tsumugi/navigation'
import { DefaultLayout } from '@tsumugi/shell'
import { screens } from '../screens.ts'

/** A page before its code is there. */
export interface FirstPage {
  readonly name: string
  /** Of its path below `/s`, with ids as named groups. */
  readonly pattern: string
  /** What it shows: its screen, and the frame around that. */
  readonly loads: readonly (() => Promise<unknown>)[]
  /** The address that tells who is signed in, where the page asks. */
  readonly session: readonly string[]
}

export const firstPages: readonly FirstPage[] = (Object.entries(routes) as [RouteName, Page][]).map(([name, page]) => ({
  name,
  pattern: patternOf(page).source,
  loads: [screens[name].load, ...(page.layout === 'default' ? [DefaultLayout] : [])],
  session: loadsSession(page) ? [sessionCall] : [],
}))
