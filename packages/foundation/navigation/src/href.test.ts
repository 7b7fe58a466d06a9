import { expect, it } from 'vitest'
import { href } from './href.ts'
import { matchRoute } from './match-route.ts'
import type { Page } from './page.ts'
import { routes, type RouteName } from './routes/route-table.ts'

it('§9 every address begins with the base path /s/', () => {
  expect(href('home')).toBe('/s/')
  expect(href('mdMap')).toBe('/s/merchandisings/md_map')
  expect(href('mdMapItem', { brandId: 3, id: '12' })).toBe('/s/merchandisings/md_map/3/12')
  expect(href('matchingSearch')).toBe('/s/matching/search')
  expect(href('matchingSearch', { slug: '綿/麻' })).toBe('/s/matching/search/%E7%B6%BF%2F%E9%BA%BB')
})

it('§2 queries get bracket-style arrays', () => {
  expect(href('mdMap', null, { brand: 3, status: ['idea', 'planned'] })).toBe(
    '/s/merchandisings/md_map?brand=3&status[]=idea&status[]=planned',
  )
  expect(href('trade', { id: 5 }, { tab: undefined })).toBe('/s/trades/5')
})

it('a link without its ids does not compile, and does not run', () => {
  // @ts-expect-error a missing id
  expect(() => href('trade', {})).toThrow(/id 'id' is ''\. Give it a value/)
  // @ts-expect-error no ids at all
  expect(() => href('mdMapItem')).toThrow(/'brandId'/)
  // @ts-expect-error one of two ids
  expect(() => href('mdMapItem', { id: 1 })).toThrow(/'brandId'/)
  // @ts-expect-error an id the path does not have
  expect(href('trade', { id: 1, brandId: 2 })).toBe('/s/trades/1')
  // @ts-expect-error no such page
  expect(() => href('nowhere')).toThrow()
})

it('§5 letters in an id of digits make no address', () => {
  expect(() => href('mdMapItem', { brandId: 'x', id: 1 })).toThrow(/Give it digits only/)
  expect(() => href('exhibition', { exhibitionId: '1/login' })).toThrow(/Give it digits only/)
})

const names = Object.keys(routes) as RouteName[]
for (const name of names) {
  it(`the address of ${name} leads back to it and to no other page`, () => {
    const row: Page = routes[name]
    const ids = [...row.path.matchAll(/:(\w+)/g)].map(([, id = ''], at): [string, string] => [id, String(41 + at)])
    const params = Object.fromEntries(ids)
    const address = (href as (name: RouteName, params: object) => string)(name, params)
    expect(matchRoute(address)).toMatchObject({ name, params })
    expect(matchRoute(`${address}/?a=1#top`)).toMatchObject({ name, params })
    expect(matchRoute(address.slice(2))).toMatchObject({ name })
  })
}
