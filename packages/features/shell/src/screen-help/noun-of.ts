import { basePath, matchRoute, routeNouns, type RouteNoun } from '@tsumugi/navigation'

/** The noun of the screen at an address of the application; null elsewhere. */
export function nounOf(address: string): RouteNoun | null {
  if (!address.startsWith(basePath)) return null
  const { name } = matchRoute(address)
  return name === undefined ? null : routeNouns[name]
}
