import { stringifyQuery, type QueryInput } from '@tsumugi/domain'
import type { Page, PathParams } from './page.ts'
import { routes, type RouteName } from './routes/route-table.ts'

/** Everything of the single-page application lives beneath it (spec §9). */
export const basePath = '/s/'

/** The ids that a page's path needs. */
export type RouteParams<Name extends RouteName> = PathParams<(typeof routes)[Name]['path']>

type NoParams = Readonly<Record<string, never>> | null
type Arguments<Params> = unknown extends Params
  ? [params?: NoParams, query?: QueryInput]
  : Record<never, never> extends Params
    ? [params?: Params | null, query?: QueryInput]
    : [params: Params, query?: QueryInput]

/**
 * The address of a page, as `/s/trades/12?tab=chat`. A missing id does not compile.
 * Throws on an empty id, or on letters where the path takes digits only (spec §5).
 */
export function href<Name extends RouteName>(name: Name, ...args: Arguments<RouteParams<Name>>): string {
  const [params, query] = args as [Record<string, unknown>?, QueryInput?]
  const path = fillPath(name, routes[name], params ?? {})
  const search = query ? stringifyQuery(query) : ''
  return `${basePath.slice(0, -1)}${path}${search && `?${search}`}`
}

function fillPath(name: string, { path, digits }: Page, params: Record<string, unknown>): string {
  return path.replace(/\/:(\w+)(\?)?/g, (_, key: string, optional?: string) => {
    const value = String(params[key] ?? '')
    if (value === '' && optional) return ''
    if (value === '' || (digits.includes(key) && !/^\d+$/.test(value))) {
      const wanted = digits.includes(key) ? 'digits only' : 'a value'
      throw new Error(`No address for page '${name}': its id '${key}' is '${value}'. Give it ${wanted}.`)
    }
    return `/${encodeURIComponent(value)}`
  })
}
