// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApi, type Mode } from '@tsumugi/api'
import type { FunctionKey, SessionUser, UserGroup } from '@tsumugi/domain'
import { $locale } from '@tsumugi/i18n'
import { leave } from '@tsumugi/navigation'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  applyExhibitionLocale,
  authenticate,
  changeLocale,
  chooseExhibitionLocale,
  clearSession,
  endExhibitionSession,
  isSectionOpen,
  findHelp,
  loadConcierges,
  loadSuperGroups,
  noteMenuClick,
  reapplyStoredUser,
  refreshStale,
  requireUser,
  session,
  setReporter,
  signOut,
  guestStorage,
  storage,
  storeExhibitionSession,
  switchOrganisation,
  toggleSection,
} from '../index.ts'

// A page that was just loaded: its stores hold nothing of a file before this one.
vi.hoisted(() => vi.resetModules())

const answers = new Map<string, { status: number; body: unknown }>()
const asked: { line: string; body: string }[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const line = `${request.method} ${request.url}`
    asked.push({ line, body })
    const answer = answers.get(line) ?? { status: 500, body: {} }
    response.writeHead(answer.status).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const go = {
  reload: vi.spyOn(leave, 'reload'),
  topTo: vi.spyOn(leave, 'topTo'),
  to: vi.spyOn(leave, 'to'),
  newTab: vi.spyOn(leave, 'newTab'),
}
const logged = vi.fn()

beforeEach(() => {
  answers.clear()
  asked.length = 0
  for (const spy of Object.values(go)) spy.mockReset().mockReturnValue()
  logged.mockReset()
  setReporter(logged)
  localStorage.clear()
  clearSession()
  history.replaceState(null, '', '/s/trades/42?page=2#row')
})
afterEach(() => {
  vi.useRealTimers()
})

const api = (mode: Mode = 'host') => createApi({ origin, mode })
const group = (id: number): UserGroup => ({
  id,
  kind: 'brand',
  name: `組織${id}(デモ)`,
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: null,
  tester: false,
  userGroupConfig: null,
})
const user = (over: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  name: '織田(デモ)',
  locale: 'en',
  kind: 'brand',
  admin: false,
  powerUser: false,
  userGroups: [group(1), group(2)],
  currentUserGroup: group(1),
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: [],
  ...over,
})
const wire = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(
      /"(\w+)":/g,
      (_, key: string) => `"${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}":`,
    ),
  )
const answer = (line: string, data: unknown, status = 200) => answers.set(line, { status, body: { data: wire(data) } })
const signIn = async (over: Partial<SessionUser> = {}) => {
  answer('GET /api/sessions/userinfo', user(over))
  return authenticate(api())
}

it('§4 Session: authenticating first clears the user, then fills it from the user-info response', async () => {
  await signIn()
  const seen: (number | undefined)[] = []
  const stop = session.$user.listen((next) => seen.push(next?.id))
  answer('GET /api/sessions/userinfo', user({ id: 8 }))
  await authenticate(api())
  stop()
  expect(seen).toEqual([undefined, 8])
  expect(session.$organisation.get()?.id).toBe(1)
})

it('§7 userinfo is saved to the session and to local storage, and the locale and page language are applied', async () => {
  await signIn({ locale: 'zh-CN' })
  expect(JSON.parse(localStorage.getItem('userinfo') ?? 'null')).toEqual(user({ locale: 'zh-CN' }))
  expect($locale.get()).toBe('zh-CN')
  expect(document.documentElement.lang).toBe('zh-CN')
})

it('§1 the page language of a partner stays the partner’s', async () => {
  document.documentElement.lang = 'fr'
  answer('GET /api/sessions/userinfo', user())
  await authenticate(api('partner'))
  expect(document.documentElement.lang).toBe('fr')
})

it.each([401, 403, 404])(
  '§8 Session lookup fails (%i): the user is null, not logged in, and nothing navigates',
  async (status) => {
    await signIn()
    answer('GET /api/sessions/userinfo', {}, status)
    expect(await authenticate(api())).toBeNull()
    expect(session.$user.get()).toBeNull()
    expect(storage.userinfo.get()).toBeNull()
    expect(go.topTo).not.toHaveBeenCalled()
    expect(go.to).not.toHaveBeenCalled()
  },
)

it('§4 Session: widgets that authenticate at once share one call', async () => {
  answer('GET /api/sessions/userinfo', user())
  await Promise.all([authenticate(api()), authenticate(api())])
  expect(asked).toHaveLength(1)
})

it('§4 Session: an unauthenticated user with no current organisation is sent to sign-out, never on a partner’s page', async () => {
  answer('GET /api/sessions/userinfo', {}, 401)
  await requireUser(api())
  expect(go.topTo).toHaveBeenCalledWith(`/users/sign_out?return_to=${encodeURIComponent('/s/trades/42?page=2#row')}`)
  go.topTo.mockClear()
  await requireUser(api('partner'))
  expect(go.topTo).not.toHaveBeenCalled()
})

it('§2 after each navigation, the stored user information is re-applied; domain §6.16 it never signs anybody in', async () => {
  storage.userinfo.set(user({ locale: 'ja' }))
  reapplyStoredUser(api())
  expect(session.$user.get()).toBeNull()
  await signIn()
  storage.userinfo.set(user({ locale: 'ja' }))
  reapplyStoredUser(api())
  expect($locale.get()).toBe('ja')
  storage.userinfo.set(user({ id: 99 }))
  reapplyStoredUser(api())
  expect(session.$user.get()?.id).toBe(7)
})

it('domain §6.16 userinfo is cleared on sign-out', async () => {
  await signIn()
  signOut(api())
  expect(session.$user.get()).toBeNull()
  expect(localStorage.getItem('userinfo')).toBeNull()
  expect(go.topTo).toHaveBeenCalledWith('/users/sign_out')
})

it('§4 after an organisation switch the page reloads; §7 PATCH with current_user_group_id', async () => {
  await signIn()
  answer('PATCH /api/sessions/userinfo', user({ currentUserGroup: group(2) }))
  expect(await switchOrganisation(api(), 2)).toBe('switched')
  expect(asked.at(-1)).toEqual({ line: 'PATCH /api/sessions/userinfo', body: '{"current_user_group_id":2}' })
  expect(go.reload).toHaveBeenCalledOnce()
})

it('§8 organisation switch as concierge fails with code 404: the message is asked for, nothing navigates', async () => {
  await signIn()
  answer('PATCH /api/sessions/userinfo', {}, 404)
  expect(await switchOrganisation(api(), 50)).toBe('conciergeRefused')
  expect(go.to).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
})

it('§8 other failed switches are only logged', async () => {
  await signIn()
  answer('PATCH /api/sessions/userinfo', {}, 500)
  expect(await switchOrganisation(api(), 50)).toBe('failed')
  answer('PATCH /api/sessions/userinfo', {}, 404)
  expect(await switchOrganisation(api(), 2)).toBe('failed')
  expect(logged).toHaveBeenCalledTimes(2)
  expect(go.reload).not.toHaveBeenCalled()
})

it('§7 PATCH /api/users/{id} with user.locale; the page reloads afterwards', async () => {
  await signIn()
  answer('PATCH /api/users/7', user({ locale: 'ja' }))
  await changeLocale(api(), 'ja')
  expect(asked.at(-1)?.body).toBe('{"user":{"locale":"ja"}}')
  expect(go.reload).toHaveBeenCalledOnce()
  expect(storage.userinfo.get()?.locale).toBe('ja')
})

it('§7 GET /api/concierges?mine=true', async () => {
  answer('GET /api/concierges?mine=true', [{ userGroupId: 5, userGroup: group(5) }])
  await loadConcierges(api())
  expect(session.$concierges.get()).toEqual([{ userGroupId: 5, userGroup: group(5) }])
})

it('§7 super groups are asked for only when user_group.visible_super_group_items is on; §8 a failure is only logged', async () => {
  const visible: FunctionKey[] = ['user_group.visible_super_group_items']
  await signIn()
  await loadSuperGroups(api())
  expect(asked.map(({ line }) => line)).toEqual(['GET /api/sessions/userinfo'])
  await signIn({ enabledFunctions: visible })
  answer('GET /api/user_groups?super_group=true', [{ id: 3, name: '親会社(デモ)' }])
  await loadSuperGroups(api())
  expect(session.$superGroups.get()).toEqual([{ id: 3, name: '親会社(デモ)' }])
  answer('GET /api/user_groups?super_group=true', {}, 403)
  await loadSuperGroups(api())
  expect(logged).toHaveBeenCalledOnce()
  expect(go.topTo).not.toHaveBeenCalled()
})

it('§7 help: numeric segments of the path are replaced by a placeholder; §2 the URL opens in a new tab', async () => {
  answer(`GET /api/zendesk_links?path=${encodeURIComponent('/s/trades/:id')}`, 'https://help.example/trades')
  const help = await findHelp(api())
  help.open()
  expect(go.newTab).toHaveBeenCalledWith('https://help.example/trades')
})

it('§4 Stale menu: stale when the stored last-reload date differs from today’s date', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 10, 21, 23, 59))
  await signIn()
  storage.lastReload.set('2026-11-21')
  refreshStale()
  expect(session.$stale.get()).toBe(false)
  vi.setSystemTime(new Date(2026, 10, 22, 0, 1))
  reapplyStoredUser(api())
  expect(session.$stale.get()).toBe(true)
  await signIn()
  expect(session.$stale.get()).toBe(true)
})

it('§2 menu sections keep their state in local storage; §4 a click toggles it', () => {
  expect(isSectionOpen('production', true)).toBe(true)
  toggleSection('production', true)
  expect(isSectionOpen('production', true)).toBe(false)
  toggleSection('masters', false)
  expect(storage.menuSections.get()).toEqual({ production: false, masters: true })
})

it('§2 clicking a menu link clears the stored previous page', () => {
  storage.previousPage.set('/s/trades')
  noteMenuClick()
  expect(storage.previousPage.get()).toBeNull()
})

it('§4 Exhibition session: login stores it, logout clears it and redirects to the exhibition login', () => {
  storeExhibitionSession(12, { token: 't', kind: null, authCode: null, order: null })
  expect(guestStorage.exhibitionSession(12).get()?.token).toBe('t')
  expect(guestStorage.exhibitionSession(13).get()).toBeNull()
  endExhibitionSession(12)
  expect(guestStorage.exhibitionSession(12).get()).toBeNull()
  expect(go.to).toHaveBeenCalledWith('/s/exhibitions/12/login')
})

it('§3 the exhibition locale is stored locally, apart from the user’s, and drawn in on the next visit', async () => {
  await signIn({ locale: 'ja' })
  expect(applyExhibitionLocale()).toBe('ja')
  chooseExhibitionLocale('zh-CN')
  expect($locale.get()).toBe('zh-CN')
  expect(storage.userinfo.get()?.locale).toBe('ja')
  await signIn({ locale: 'en' })
  expect(applyExhibitionLocale()).toBe('zh-CN')
  expect($locale.get()).toBe('zh-CN')
})

it('§7 GET /api/concierges: a failure is only logged, and nothing navigates', async () => {
  answer('GET /api/concierges?mine=true', {}, 401)
  await loadConcierges(api())
  expect(session.$concierges.get()).toEqual([])
  expect(logged).toHaveBeenCalledOnce()
  expect(go.topTo).not.toHaveBeenCalled()
})
