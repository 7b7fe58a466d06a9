import type { SessionUser } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { exhibitionEntry } from './exhibition-entry.ts'
import { applicationPage, loadsSession, pageEntry } from './page-entry.ts'
import { routes } from './routes/route-table.ts'

const user = (kind: SessionUser['kind']): SessionUser => ({
  id: 1,
  name: '森下(デモ)',
  locale: 'ja',
  kind,
  admin: false,
  powerUser: false,
  userGroups: [],
  currentUserGroup: null,
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: [],
})
const visit = { query: {}, current: '/s/concierges?a=1#b' }

it('§5 Route guard: a refused user is sent to /', () => {
  expect(pageEntry(routes.concierges, { ...visit, user: user('brand') })).toEqual({ enter: false, redirect: '/s/' })
  expect(pageEntry(routes.concierges, { ...visit, user: user('admin') })).toEqual({ enter: true })
})

it('§4 Session: an unauthenticated user is sent to sign-out, with the way back', () => {
  expect(pageEntry(routes.concierges, { ...visit, user: null })).toEqual({
    enter: false,
    redirect: '/users/sign_out?return_to=%2Fs%2Fconcierges%3Fa%3D1%23b',
    fullLoad: true,
  })
  expect(pageEntry(routes.error, { ...visit, user: null })).toEqual({ enter: true })
})

it('domain §6.1: home refuses nobody who is signed in, so that / never sends to /', () => {
  for (const kind of ['brand', 'supplier', 'trade', 'admin', 'distributor'] as const) {
    expect(pageEntry(routes.home, { ...visit, user: user(kind) })).toEqual({ enter: true })
  }
})

it('§2 the default layout and pages that need login load the session first', () => {
  expect(loadsSession(routes.home)).toBe(true)
  expect(loadsSession({ ...routes.home, guard: { login: false } })).toBe(true)
  expect(loadsSession(routes.delivery)).toBe(true)
  expect(loadsSession(routes.qualityLabeling)).toBe(true)
  expect(loadsSession(routes.globalHeaderRibbon)).toBe(false)
  expect(loadsSession(routes.exhibition)).toBe(false)
})

it('§2 Matching: an application goes to the client or worker page by kind, else to /', () => {
  expect(applicationPage({ kind: 'brand' }, '7')).toBe('/s/matching-console/client/applications/7')
  expect(applicationPage({ kind: 'supplier' }, '7')).toBe('/s/matching-console/worker/applications/7')
  for (const other of [{ kind: 'trade' }, { kind: 'admin' }, { kind: 'distributor' }, null] as const) {
    expect(applicationPage(other, '7')).toBe('/s/')
  }
})

const guest = {
  name: 'exhibition',
  exhibitionId: '4',
  current: '/s/exhibitions/4?a=1',
  authCode: undefined,
  hasSession: false,
}

it('§2 Exhibition layout: login passes, an auth_code passes, a stored session passes', () => {
  expect(exhibitionEntry({ ...guest, name: 'exhibitionLogin' })).toEqual({ enter: true })
  expect(exhibitionEntry({ ...guest, authCode: 'abc' })).toEqual({ enter: true })
  expect(exhibitionEntry({ ...guest, hasSession: true })).toEqual({ enter: true })
})

it('§2 Exhibition layout: without a session to the login with to=, without an exhibition id to /', () => {
  expect(exhibitionEntry(guest)).toEqual({
    enter: false,
    redirect: '/s/exhibitions/4/login?to=%2Fs%2Fexhibitions%2F4%3Fa%3D1',
  })
  expect(exhibitionEntry({ ...guest, exhibitionId: undefined })).toEqual({ enter: false, redirect: '/s/' })
  expect(exhibitionEntry({ ...guest, authCode: '' })).toMatchObject({ enter: false })
})
