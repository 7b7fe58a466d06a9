import { href } from './href.ts'
import type { Page } from './page.ts'
import { redirects } from './redirects.ts'
import { routes, type RouteName } from './routes/route-table.ts'

/** A page with the ids of its path, or the address that an unknown or moved path is sent to. */
export type RouteMatch =
  | { name: RouteName; page: Page; params: Record<string, string>; redirect?: undefined }
  | { redirect: string; name?: undefined }

const rows = (Object.entries(routes) as [RouteName, Page][]).map(([name, page]) => ({
  name,
  page,
  pattern: patternOf(page),
}))

/**
 * Finds the page of a path, given with or without `/s`, query and trailing slash.
 * Unknown paths redirect to / (spec §2, Routing basics).
 */
export function matchRoute(address: string): RouteMatch {
  const path = pathOf(address)
  for (const { from, to } of redirects) {
    const moved = from.exec(path)
    if (moved) return { redirect: to(moved[1] ?? '') + address.slice(address.search(/[?#]|$/)) }
  }
  for (const { name, page, pattern } of rows) {
    const params = pattern.exec(path)
    if (params) return { name, page, params: decoded(params.groups ?? {}) }
  }
  return { redirect: href('home') }
}

function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path.replace(/^\/s(?=\/|$)/, '').replace(/\/+$/, '') || '/'
}

/** The paths of a page, with its ids as named groups. At most one row fits a path, so their order does not matter: a test tries every row against every other. */
export function patternOf({ path, digits }: Page): RegExp {
  const source = path.replace(/(?<=.)\/$/, '').replace(/\/:(\w+)(\?)?/g, (_, name: string, optional = '') => {
    return `(?:/(?<${name}>${digits.includes(name) ? '\\d+' : '[^/]+'}))${optional}`
  })
  return new RegExp(`^${source}$`)
}

function decoded(groups: Record<string, string | undefined>): Record<string, string> {
  const found = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(found.map(([name, text]) => [name, decodeText(text)]))
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
