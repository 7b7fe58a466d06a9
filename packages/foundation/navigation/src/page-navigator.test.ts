import { afterEach, expect, it, vi } from 'vitest'
import { leave } from './leave.ts'
import { pageNavigator, staysInApp } from './page-navigator.ts'

afterEach(() => vi.restoreAllMocks())

const rule: [href: string, embedded: boolean, stale: boolean, stays: boolean][] = [
  ['/s/trades/', true, false, true],
  ['/s/', true, false, true],
  ['/s/trades/', true, true, false],
  ['/s/trades/', false, false, false],
  ['/s/trades/', false, true, false],
  ['/trade/trades', true, false, false],
  ['/suppliers', true, false, false],
  ['https://projects.example/s/', true, false, false],
]
for (const [href, embedded, stale, stays] of rule) {
  it(`§2 side menu: ${href}${embedded ? ' embedded' : ''}${stale ? ' stale' : ''} ${stays ? 'stays' : 'loads'}`, () => {
    expect(staysInApp({ href, embedded, stale })).toBe(stays)
    const load = vi.spyOn(leave, 'to').mockReturnValue()
    const navigate = vi.fn<(address: string) => void>()
    const unregister = embedded ? pageNavigator.register(navigate) : () => undefined
    expect(pageNavigator.embedded).toBe(embedded)
    pageNavigator.go(href, { stale })
    unregister()
    expect(navigate.mock.calls).toEqual(stays ? [[href]] : [])
    expect(load.mock.calls).toEqual(stays ? [] : [[href]])
  })
}

it('a menu that says it is embedded, on a page without a router, still loads', () => {
  const load = vi.spyOn(leave, 'to').mockReturnValue()
  pageNavigator.go('/s/trades/', { embedded: true })
  expect(load).toHaveBeenCalledExactlyOnceWith('/s/trades/')
})

it('giving back an older router leaves the newer one', () => {
  const [older, newer] = [vi.fn<(address: string) => void>(), vi.fn<(address: string) => void>()]
  const giveBackOlder = pageNavigator.register(older)
  const giveBackNewer = pageNavigator.register(newer)
  giveBackOlder()
  pageNavigator.go('/s/')
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1])
  giveBackNewer()
  expect(pageNavigator.embedded).toBe(false)
})
