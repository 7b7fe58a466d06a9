import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentAddress, isFramed, leave } from './leave.ts'

const page = () => ({
  location: {
    href: 'https://tsumugi.example/s/trades/1?tab=2#last',
    pathname: '/s/trades/1',
    search: '?tab=2',
    hash: '#last',
    assign: vi.fn<(url: string) => void>(),
    reload: vi.fn<() => void>(),
  },
  open: vi.fn<(url: string, target: string, features: string) => void>(),
})
let here: ReturnType<typeof page>
let top: ReturnType<typeof page>

beforeEach(() => {
  here = page()
  top = page()
  vi.stubGlobal('window', Object.assign(here, { self: here, top }))
})
afterEach(() => vi.unstubAllGlobals())

it('§8 401 and 403 move the top window, everything else this one', () => {
  leave.topTo('/users/sign_out?return_to=%2F')
  expect(top.location.assign).toHaveBeenCalledExactlyOnceWith('https://tsumugi.example/users/sign_out?return_to=%2F')
  expect(here.location.assign).not.toHaveBeenCalled()
  leave.to('/calendar')
  expect(here.location.assign).toHaveBeenCalledExactlyOnceWith('https://tsumugi.example/calendar')
})

it('§4 reloads after a switch, and opens help in a new tab', () => {
  leave.reload()
  expect(here.location.reload).toHaveBeenCalledOnce()
  leave.newTab('https://help.example/md')
  expect(here.open).toHaveBeenCalledExactlyOnceWith('https://help.example/md', '_blank', 'noopener')
})

it('never opens a script', () => {
  for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x']) {
    expect(() => leave.to(url)).toThrow(/only http and https/)
    expect(() => leave.topTo(url)).toThrow(/only http and https/)
    expect(() => leave.newTab(url)).toThrow(/only http and https/)
  }
  expect(here.location.assign).not.toHaveBeenCalled()
})

it('§8 the current address is path, query and hash', () => {
  expect(currentAddress()).toBe('/s/trades/1?tab=2#last')
  expect(isFramed()).toBe(true)
})
