import { basePath, parseQuery, type MenuLink } from '@tsumugi/navigation'
import { nounOf } from '../screen-help/noun-of.ts'

type Placed = Pick<MenuLink, 'key' | 'name' | 'href' | 'external'>

/**
 * The link of the page one is on, or nothing. The nearest path wins, so that a detail page marks its list; links that
 * share a path, such as the transaction units, are told apart by their query. A link that leads by a path of the older
 * application (spec §2) is marked on every page of its noun.
 */
export function currentLink<Link extends Placed>(links: readonly Link[], address: string): Link | undefined {
  const here = split(address)
  const inside = links.filter(({ external }) => !external)
  const along = inside.filter(({ href }) => leadsTo(split(href).path, here.path))
  if (along.length === 0) return linkOfNoun(inside, here.path)
  const nearest = Math.max(...along.map(({ href }) => split(href).path.length))
  const candidates = along.filter(({ href }) => split(href).path.length === nearest)
  if (candidates.length < 2) return candidates[0]
  return candidates.find(({ href }) =>
    Object.entries(split(href).query).every(([name, value]) => here.query[name] === value),
  )
}

function linkOfNoun<Link extends Placed>(links: readonly Link[], path: string): Link | undefined {
  const noun = nounOf(path)
  return links.find(({ name, href }) => name === noun && !href.startsWith(basePath))
}

function leadsTo(path: string, here: string): boolean {
  return here === path || (path !== home && here.startsWith(`${path}/`))
}

const home = basePath.replace(/\/$/, '')

function split(address: string) {
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split('?')
  return { path: path.replace(/\/+$/, ''), query: parseQuery(query) }
}
