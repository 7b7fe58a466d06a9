import { screens as merchandising } from '@tsumugi/merchandising'
import type { RouteName } from '@tsumugi/navigation'
import { screens as shell } from '@tsumugi/shell'
import { lazy, type ComponentType } from 'react'
import { notBuilt } from './not-built.ts'
import { ScreenNotLoaded } from './screen-not-loaded.ts'
import type { ScreenProps } from './screen.ts'

type Load = () => Promise<{ default: ComponentType<ScreenProps> }>
const screen = (load: Load) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new ScreenNotLoaded('The code of this screen did not arrive. Check the connection and load the page anew.', { cause })
    }),
  )

const plain = screen(shell.notBuilt)
const mdMap = screen(merchandising.mdMap)
type PlainScreens = Record<(typeof notBuilt)[number], typeof plain>

/** The screen of every route, loaded when it is first shown. A route without one does not compile. */
export const screens: Record<RouteName, typeof plain> = {
  ...(Object.fromEntries(notBuilt.map((name) => [name, plain])) as PlainScreens),
  home: screen(shell.home),
  error: screen(shell.error),
  blank: screen(shell.blank),
  prepare: screen(shell.prepare),
  globalHeaderRibbon: screen(shell.globalHeaderRibbon),
  matchingApplication: screen(() => import('./matching-application.tsx').then((m) => ({ default: m.MatchingApplication }))),
  mdMap,
  mdMapItem: mdMap,
}

/** Routes of one screen that follows its address by itself: opening a product must not draw the map anew. */
const followsAddress: Partial<Record<RouteName, RouteName>> = { mdMap: 'mdMap', mdMapItem: 'mdMap' }

/** Where this changes, the screen begins anew. */
export const screenKey = (name: RouteName, path: string): string => followsAddress[name] ?? path
