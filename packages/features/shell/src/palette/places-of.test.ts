import { functionKeys, kinds, type SessionUser } from '@tsumugi/domain'
import { admits, matchRoute, parseQuery, routeNouns, routes, type Page, type RouteName } from '@tsumugi/navigation'
import { expect, it } from 'vitest'
import { placesOf } from './places-of.ts'

const person = (kind: SessionUser['kind'], powerUser: boolean, every: boolean): SessionUser => {
  const group = {
    id: 5,
    kind,
    name: '紬屋(デモ)',
    defaultTradeRequesteeId: null,
    supplierStartId: null,
    agreedTermsAt: null,
    tester: false,
    userGroupConfig: null,
  }
  return {
    id: 1,
    name: '森下(デモ)',
    locale: 'ja',
    kind,
    admin: kind === 'admin',
    powerUser,
    userGroups: [group],
    currentUserGroup: group,
    ownedClientUserGroups: [],
    originalUser: null,
    originalUserGroup: null,
    enabledFunctions: every ? [...functionKeys] : [],
  }
}
const people = kinds.flatMap((kind) =>
  [true, false].flatMap((power) => [true, false].map((every) => [kind, power, every] as const)),
)
const rows = Object.entries(routes) as [RouteName, Page][]
const target = { target: 'production_schedule' }

it.each(people)('%s, power user %s, every function %s: each screen one may enter and no other', (...who) => {
  const user = person(...who)
  const places = placesOf(user)
  const reached = new Set(places.flatMap(({ href }) => matchRoute(href).name ?? []))
  const nouns = new Set<string>(places.map(({ noun }) => noun))
  for (const [name, page] of rows) {
    const noun = routeNouns[name]
    const direct = !page.path.includes(':') && page.layout !== 'exhibition' && noun !== null
    if (!direct || !admits(user, page.guard, { query: target })) continue
    expect(reached.has(name) || nouns.has(noun), name).toBe(true)
  }
  for (const { href } of places.filter((place) => place.href.startsWith('/s/'))) {
    const { page } = matchRoute(href) as { page: Page }
    expect(admits(user, page.guard, { query: parseQuery(href.split('?')[1] ?? '') }), href).toBe(true)
  }
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
})
