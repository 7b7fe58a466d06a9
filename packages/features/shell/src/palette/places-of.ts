import type { SessionUser } from '@tsumugi/domain'
import type { Noun } from '@tsumugi/i18n'
import {
  admits,
  basePath,
  href,
  matchRoute,
  menuFor,
  parseQuery,
  routeNouns,
  routes,
  type MenuOptions,
  type Page,
  type RouteName,
} from '@tsumugi/navigation'

/** A screen somebody may go to. */
export interface Place {
  key: string
  noun: Noun
  /** A name that comes from data, instead of the noun's. */
  text?: string
  href: string
  /** Where one noun has several screens: what tells this one apart. */
  of?: Noun
  /** Another site. */
  external: boolean
}

/** Screens whose address needs a query before anybody may enter. */
const queries: Partial<Record<RouteName, readonly { query: Record<string, string>; of: Noun }[]>> = {
  listTemplates: [
    { query: { target: 'production_schedule' }, of: 'productionSchedules' },
    { query: { target: 'trade' }, of: 'trades' },
  ],
}

const names = Object.keys(routes) as RouteName[]
/** Routes without an id in their path, which a name alone leads to. */
const direct = names.filter(
  (name) => routes[name].layout !== 'exhibition' && !routes[name].path.replace(/\/:\w+\?$/, '').includes(':'),
)

/** Every screen that this user may enter: the menu's first, in its order, then those of the route table that no link names. */
export function placesOf(user: SessionUser, options: MenuOptions = {}): Place[] {
  const linked = menuFor(user, options)
    .flatMap(({ links }) => links)
    .filter(({ href: address }) => entersAt(user, address))
    .map(({ key, name, text, href: address, external }): Place => {
      return { key, noun: name, text, href: address, external }
    })
  const shown = new Set<Noun>(linked.map(({ noun }) => noun))
  const others = direct.flatMap((name) => placesOfRoute(name, user)).filter(({ noun, of }) => of || !shown.has(noun))
  const seen = new Set(linked.map((place) => place.href))
  return [...linked, ...others.filter((place) => !seen.has(place.href))]
}

function placesOfRoute(name: RouteName, user: SessionUser): Place[] {
  const noun = routeNouns[name]
  const page: Page = routes[name]
  if (noun === null) return []
  return (queries[name] ?? [{ query: {}, of: undefined }])
    .filter(({ query }) => admits(user, page.guard, { query }))
    .map(({ query, of }) => {
      const address = (href as (name: RouteName, params: null, query: object) => string)(name, null, query)
      return { key: address, noun, href: address, of, external: false }
    })
}

/** The menu's rules and the pages' differ for a few links (decisions 0019, 0020): nobody is offered a page that sends home. */
function entersAt(user: SessionUser, address: string): boolean {
  const match = address.startsWith(basePath) ? matchRoute(address) : undefined
  if (match?.name === undefined) return true
  return admits(user, match.page.guard, { query: parseQuery(address.split('?')[1] ?? '') })
}
