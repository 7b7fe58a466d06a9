import { admits, matchRoute, parseQuery, routes, type RouteName } from '@tsumugi/navigation'
import { describe, expect, it } from 'vitest'
import { obeys } from './rule.ts'
import { expectedRoutes, ownRoutes } from './routes-expected.ts'
import { everyUser, inWords } from './user-space.ts'

const users = everyUser()
const names = Object.keys(routes) as RouteName[]

const camelCase = (path: string) => path.replace(/_([a-z])(?=\w*(\/|$))/g, (_, letter: string) => letter.toUpperCase())
/** Parameters are named in camelCase in the table: `:brand_id` is `:brandId`. */
const inTable = (path: string) => path.replace(/:[a-z_]+/g, camelCase)
const filled = (path: string) => path.replace(/:vendor/, 'nuno').replace(/:\w+\??/g, '12')

describe('§2 every path with its layout and its guard', () => {
  for (const { path, layout, rule, query = '' } of [...expectedRoutes, ...ownRoutes]) {
    it(`${path}${query && `?${query}`}`, () => {
      const match = matchRoute(filled(path))
      if (match.redirect !== undefined) throw new Error(`${path} redirects to ${match.redirect}`)
      const { page } = match
      expect(page.path).toBe(inTable(path))
      expect(page.layout).toBe(layout)
      const context = { query: parseQuery(query) }
      expect(admits(null, page.guard, context)).toBe(rule === null)
      for (const user of users) {
        const admitted = admits(user, page.guard, context)
        if (admitted !== (rule === null || obeys(user, rule))) {
          throw new Error(`${path} ${admitted ? 'lets in' : 'refuses'} ${inWords(user)}`)
        }
      }
    })
  }
})

it('§2 the table has no path beside those of the specification and the few of our own, and none twice', () => {
  const paths = names.map((name) => routes[name].path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.toSorted()).toEqual(
    [...new Set([...expectedRoutes, ...ownRoutes].map(({ path }) => inTable(path)))].toSorted(),
  )
})

const numeric: Partial<Record<RouteName, readonly string[]>> = {
  exhibitionLogin: ['exhibitionId'],
  exhibition: ['exhibitionId'],
  exhibitionItem: ['exhibitionId', 'exhibitionItemId'],
  exhibitionOrderNew: ['exhibitionId'],
  exhibitionOrderEdit: ['exhibitionId', 'exhibitionOrderId'],
  exhibitionOrderThankyou: ['exhibitionId', 'exhibitionOrderId'],
  exhibitionAdminItem: ['exhibitionId'],
  mdMapItem: ['brandId', 'id'],
  merchandisingHistory: ['brandId', 'id'],
  userGroupDefinedCategory: ['id'],
  brandDefinedCategory: ['id'],
  qualityLabelingEdit: ['id'],
  tradeRequest: ['id'],
  project: ['id'],
  transport: ['id'],
  production: ['id'],
  productionSchedule: ['id'],
}
for (const name of names) {
  const ids = [...routes[name].path.matchAll(/:(\w+)/g)].map(([, id]) => id ?? '')
  for (const id of ids) {
    const digits = numeric[name]?.includes(id) ?? false
    it(`§5 ${name}: :${id} takes ${digits ? 'digits only' : 'any text'}`, () => {
      const others = filled(routes[name].path.replace(new RegExp(`:${id}\\b`), '@'))
      const match = matchRoute(others.replace('@', '12x'))
      expect(match.name === name).toBe(!digits)
      if (digits) expect(match).toEqual({ redirect: '/s/' })
    })
  }
}

it('§2 Unknown paths redirect to /', () => {
  const unknown = ['/nothing', '/s/nothing', '/trades/1/2', '/merchandisings/md_map/1', '/suppliersx', '//x']
  for (const path of unknown) expect(matchRoute(path), path).toEqual({ redirect: '/s/' })
})

it('§2 /merchandisings redirects to the map', () => {
  expect(matchRoute('/s/merchandisings')).toEqual({ redirect: '/s/merchandisings/md_map' })
})

it('domain §6.11: /vendors is an alias of /venders', () => {
  const path = '/nuno/packing_lists/3/edit'
  expect(matchRoute(`/s/vendors${path}`)).toEqual({ redirect: `/s/venders${path}` })
})
