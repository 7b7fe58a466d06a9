// @vitest-environment jsdom
import { createApi, shownOrganisation } from '@tsumugi/api'
import type { SessionUser, UserGroup } from '@tsumugi/domain'
import { leave } from '@tsumugi/navigation'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  $organisationChange,
  authenticate,
  changeViews,
  clearSession,
  goOnAsCurrent,
  putOffChange,
  reapplyStoredUser,
  recheckSession,
  requireUser,
  retryNow,
  returnToShown,
  session,
  storage,
  watchSession,
} from '../index.ts'
import { endRetries } from './retry-session.ts'

// A page that was just loaded: its stores hold nothing of a file before this one.
vi.hoisted(() => vi.resetModules())

const group = (id: number) => ({ id, kind: 'brand', name: `組織${id}(デモ)`, tester: false }) as UserGroup
const full = (id: number): UserGroup => ({
  ...group(id),
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: null,
  userGroupConfig: null,
})
const user = (id: number, organisation: number): SessionUser => ({
  id,
  name: '織田(デモ)',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  powerUser: false,
  userGroups: [full(1), full(2)],
  currentUserGroup: full(organisation),
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: [],
})
const snake = (value: unknown) =>
  JSON.stringify({ data: value }).replace(
    /"(\w+)":/g,
    (_, key: string) => `"${key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)}":`,
  )

type Answer = (() => Response | Promise<Response>) | SessionUser
let answer: Answer
const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
  typeof answer === 'function' ? answer() : new Response(snake(answer)),
)
const api = () => createApi()
const go = { reload: vi.spyOn(leave, 'reload'), topTo: vi.spyOn(leave, 'topTo') }
const status = (code: number) => () => new Response('{"errors":[]}', { status: code })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))
const proxyPage = () => new Response('<html>502</html>')

beforeEach(() => {
  endRetries()
  vi.stubGlobal('fetch', fetched)
  for (const spy of Object.values(go)) spy.mockReset().mockReturnValue()
  fetched.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
})
afterEach(() => {
  answer = status(401)
  $organisationChange.set(null)
  vi.useRealTimers()
})

const couldNotAsk: [string, Answer][] = [
  ['500', status(500)],
  ['503', status(503)],
  ['429', status(429)],
  ['network', lost],
  ['timeout', late],
  ['a page of a proxy', proxyPage],
]

it.each(couldNotAsk)(
  'design §4 could not ask (%s): nobody is signed out, and nothing navigates',
  async (_, failing) => {
    answer = user(7, 1)
    await authenticate(api())
    answer = failing
    expect((await authenticate(api()))?.id).toBe(7)
    expect(session.$user.get()?.id).toBe(7)
    expect(storage.userinfo.get()?.id).toBe(7)
    await recheckSession(api())
    expect(session.$user.get()?.id).toBe(7)
    expect(go.topTo).not.toHaveBeenCalled()
  },
)

it.each(couldNotAsk)('could not ask on the first look-up (%s): failed, which is not signed out', async (_, failing) => {
  answer = failing
  expect(await requireUser(api())).toBeNull()
  expect(session.$phase.get()).toBe('failed')
  expect(go.topTo).not.toHaveBeenCalled()
})

it('what could not be asked is asked again by itself, and once the browser is online, until it is answered', async () => {
  vi.useFakeTimers()
  answer = lost
  await authenticate(api())
  await vi.advanceTimersByTimeAsync(60_000)
  const tries = fetched.mock.calls.length
  expect(tries).toBeGreaterThan(3)
  answer = user(7, 1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([session.$phase.get(), session.$user.get()?.id]).toEqual(['ready', 7])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetched.mock.calls.length).toBe(tries + 1)
})

it('a retry by hand does not wait for its time', async () => {
  answer = status(503)
  await authenticate(api())
  answer = user(7, 1)
  retryNow()
  await vi.waitFor(() => expect(session.$user.get()?.id).toBe(7))
})

it('401 after a failure is an answer: signed out, and nobody asks again', async () => {
  vi.useFakeTimers()
  answer = lost
  await authenticate(api())
  answer = status(401)
  retryNow()
  await vi.advanceTimersByTimeAsync(0)
  expect([session.$phase.get(), session.$user.get()]).toEqual(['ready', null])
  const tries = fetched.mock.calls.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetched.mock.calls.length).toBe(tries)
})

it('another tab that switches the organisation is noticed at once; the page goes on showing its own', async () => {
  answer = user(7, 1)
  await authenticate(api())
  const stop = watchSession(api())
  localStorage.setItem('userinfo', JSON.stringify(user(7, 2)))
  dispatchEvent(new StorageEvent('storage', { key: 'userinfo', storageArea: localStorage }))
  expect($organisationChange.get()).toMatchObject({ shown: { id: 1 }, current: { id: 2 } })
  reapplyStoredUser(api())
  expect(session.$organisation.get()?.id).toBe(1)
  expect(shownOrganisation().id).toBe(1)
  localStorage.setItem('userinfo', JSON.stringify(user(7, 1)))
  dispatchEvent(new StorageEvent('storage', { key: 'userinfo', storageArea: localStorage }))
  expect($organisationChange.get()).toBeNull()
  stop()
})

it('another tab that signs out is asked about; a refusal signs out here, a failure does not', async () => {
  answer = user(7, 1)
  await authenticate(api())
  const stop = watchSession(api())
  const told = () => {
    localStorage.removeItem('userinfo')
    dispatchEvent(new StorageEvent('storage', { key: 'userinfo', storageArea: localStorage }))
  }
  answer = status(500)
  told()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(session.$user.get()?.id).toBe(7)
  answer = status(401)
  told()
  await vi.waitFor(() => expect(session.$user.get()).toBeNull())
  stop()
})

it('a page that comes out of the back-forward cache asks who is signed in now', async () => {
  answer = user(7, 1)
  await authenticate(api())
  const stop = watchSession(api())
  answer = status(401)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(session.$user.get()).toBeNull())
  stop()
})

it('authenticating again on a page that shows another organisation asks, and changes nothing', async () => {
  answer = user(7, 1)
  await authenticate(api())
  answer = user(7, 2)
  await authenticate(api())
  expect(session.$organisation.get()?.id).toBe(1)
  expect($organisationChange.get()).toMatchObject({ shown: { id: 1 }, current: { id: 2 } })
})

const change = { shown: { id: 1, name: '組織1(デモ)' }, current: { id: 2, name: '組織2(デモ)' } }
const waits = () => shownOrganisation().ask!(change, { writes: true })

it('switched back, what waited is repeated; where the way back is closed, it goes on waiting', async () => {
  const leaveViews = changeViews.enter({})
  answer = user(7, 1)
  await authenticate(api())
  const back = waits()
  answer = status(404)
  expect(await returnToShown(api())).toBe(false)
  expect($organisationChange.get()).toEqual(change)
  answer = user(7, 1)
  expect(await returnToShown(api())).toBe(true)
  expect(await back).toBe(true)
  expect(JSON.parse(String(fetched.mock.calls.at(-1)![1].body))).toEqual({ current_user_group_id: 1 })
  leaveViews()
})

it('going on as the other loads the page anew, never that of a partner: there what waits is refused', async () => {
  const leaveViews = changeViews.enter({})
  const back = waits()
  goOnAsCurrent({ mode: 'host' })
  expect(go.reload).toHaveBeenCalledOnce()
  goOnAsCurrent({ mode: 'partner' })
  expect(await back).toBe(false)
  expect(go.reload).toHaveBeenCalledOnce()
  leaveViews()
})

it('put off, background reads fail without asking again; the next write asks; without a view nothing waits', async () => {
  expect(await waits()).toBe(false)
  const leaveViews = changeViews.enter({})
  const first = waits()
  putOffChange()
  expect(await first).toBe(false)
  expect(await shownOrganisation().ask!(change, { writes: false })).toBe(false)
  expect($organisationChange.get()).toBeNull()
  void waits()
  expect($organisationChange.get()).toEqual(change)
  putOffChange()
  leaveViews()
})

it('put off, the same switch told once more is no news; another one is, and so is the same after a way back', async () => {
  const leaveViews = changeViews.enter({})
  answer = user(7, 1)
  await authenticate(api())
  const told = async (organisation: number) => {
    answer = user(7, organisation)
    await recheckSession(api())
    return $organisationChange.get()?.current.id
  }
  expect(await told(2)).toBe(2)
  putOffChange()
  expect(await told(2)).toBeUndefined()
  expect(await told(3)).toBe(3)
  putOffChange()
  expect(await told(1)).toBeUndefined()
  expect(await told(3)).toBe(3)
  putOffChange()
  leaveViews()
})

it('half-typed work is kept under the organisation it was typed for, and is not found in another', () => {
  shownOrganisation().id = 1
  storage.recordDraft('color.new').set({ name: '藍' })
  shownOrganisation().id = 2
  expect(storage.recordDraft('color.new').get()).toBeNull()
  shownOrganisation().id = 1
  expect(storage.recordDraft('color.new').get()).toEqual({ name: '藍' })
})
