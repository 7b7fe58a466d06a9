import { screens as merchandising } from '@tsumugi/merchandising'
import type { RouteName } from '@tsumugi/navigation'
import { screens as shell } from '@tsumugi/shell'
import { lazy, type ComponentType } from 'react'
import { notBuilt } from './not-built.ts'
import type { ScreenProps } from './screen.ts'

type Load = () => Promise<{ default: ComponentType<ScreenProps> }>
const screen = (load: Load) => lazy(load)

const plain = screen(shell.notBuilt)
type PlainScreens = Record<(typeof notBuilt)[number], typeof plain>

/** The screen of every route, loaded when it is first shown. A route without one does not compile. */
export const screens: Record<RouteName, typeof plain> = {
  ...(Object.fromEntries(notBuilt.map((name) => [name, plain])) as PlainScreens),
  home: screen(shell.home),
  error: screen(shell.error),
  blank: screen(shell.blank),
  prepare: screen(shell.prepare),
  globalHeaderRibbon: screen(shell.globalHeaderRibbon),
  mdMap: screen(merchandising.mdMap),
  mdMapItem: screen(merchandising.mdMap),
}
