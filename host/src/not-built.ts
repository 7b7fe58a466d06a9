import { routes, type RouteName } from '@tsumugi/navigation'

/** Routes that have a screen of their own. */
export const built = [
  'home',
  'error',
  'blank',
  'prepare',
  'globalHeaderRibbon',
  'matchingApplication',
  'mdMap',
  'mdMapItem',
] as const satisfies readonly RouteName[]
type Built = (typeof built)[number]

/** Every other route, which shares one plain screen. `not-built.test.ts` lets their number only shrink. */
export const notBuilt = (Object.keys(routes) as RouteName[]).filter(
  (name): name is Exclude<RouteName, Built> => !(built as readonly RouteName[]).includes(name),
)
