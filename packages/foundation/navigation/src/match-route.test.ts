import { expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import type { Page } from './page.ts'
import { routes } from './routes/route-table.ts'

it('a moved address keeps its query and hash', () => {
  expect(matchRoute('/s/merchandisings?brand=3#heat')).toEqual({ redirect: '/s/merchandisings/md_map?brand=3#heat' })
  expect(matchRoute('/vendors/nuno/settings?tab=2').redirect).toBe('/s/venders/nuno/settings?tab=2')
})

it('ids come decoded, and a broken escape as it is', () => {
  expect(matchRoute('/s/matching/search/%E7%B6%BF')).toMatchObject({ params: { slug: '綿' } })
  expect(matchRoute('/s/matching/search/%E7')).toMatchObject({ params: { slug: '%E7' } })
  expect(matchRoute('/s/matching/search')).toMatchObject({ name: 'matchingSearch', params: {} })
})

it('the base path alone is home; a path that only begins like it is not', () => {
  for (const address of ['/', '/s', '/s/', '/s/?a=1', '']) expect(matchRoute(address)).toMatchObject({ name: 'home' })
  expect(matchRoute('/suppliers')).toMatchObject({ name: 'suppliers' })
})

it('no two rows fit the same path', () => {
  const rows: Page[] = Object.values(routes)
  const words = new Set(rows.flatMap(({ path }) => path.split('/')).filter((part) => part && !part.startsWith(':')))
  for (const { path } of rows) {
    for (const word of ['7', ...words]) {
      const name = matchRoute(path.replace(/:\w+\??/g, word)).name
      if (name) expect(fits(path, routes[name].path), `${path} with ${word} opens ${name}`).toBe(true)
    }
  }
})

/** The same path, or one with a fixed word where the other takes an id. */
function fits(asked: string, found: string): boolean {
  const [from, to] = [asked, found].map((path) => path.replace(/\/$/, '').split('/'))
  return from?.length === to?.length && from!.every((part, at) => part.startsWith(':') || part === to![at])
}
