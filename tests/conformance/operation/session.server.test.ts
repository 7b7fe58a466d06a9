import { createApi } from '@tsumugi/api'
import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { $locale } from '@tsumugi/i18n'
import { leave } from '@tsumugi/navigation'
import {
  authenticate,
  changeLocale,
  clearSession,
  findHelp,
  loadConcierges,
  loadSuperGroups,
  session,
  setReporter,
  switchOrganisation,
} from '@tsumugi/session'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

let server: TestServer
let cookie = ''
const api = createApi({ origin: 'http://tsumugi.example' })
const logged = vi.fn()
const go = { reload: vi.spyOn(leave, 'reload'), newTab: vi.spyOn(leave, 'newTab'), to: vi.spyOn(leave, 'to') }

beforeAll(async () => {
  server = await startTestServer()
  setReporter((doing, error) => {
    if (!doing.startsWith('store ')) logged(doing, error)
  })
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', cookie)
    return server.app.request(url, { ...init, headers })
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.stop()
})

beforeEach(() => {
  logged.mockReset()
  for (const spy of Object.values(go)) spy.mockReset().mockReturnValue()
  cookie = ''
  clearSession()
})

const signIn = async (persona: Parameters<TestServer['cookieOf']>[0]) => {
  cookie = await server.cookieOf(persona)
  return authenticate(api)
}

it('§7 client and server agree on the session user; the locale is applied', async () => {
  const user = await signIn('chinaSupplier')
  expect(user).toMatchObject({ kind: 'supplier', locale: 'zh-CN', currentUserGroup: { kind: 'supplier' } })
  expect(user?.enabledFunctions.length).toBeGreaterThan(0)
  expect($locale.get()).toBe('zh-CN')
})

it('§8 session lookup of a visitor fails: not logged in', async () => {
  expect(await authenticate(api)).toBeNull()
})

it('§4 an organisation switch is seen by the next look-up', async () => {
  await signIn('manyOrganisations')
  expect(await switchOrganisation(api, 8)).toBe('switched')
  expect(go.reload).toHaveBeenCalledOnce()
  // The page that was reloaded begins anew.
  clearSession()
  expect((await authenticate(api))?.currentUserGroup?.id).toBe(8)
})

it('§8 organisation switch as concierge fails with 404: the message is asked for', async () => {
  await signIn('concierge')
  await loadConcierges(api)
  expect(session.$concierges.get().length).toBeGreaterThan(0)
  expect(await switchOrganisation(api, 7)).toBe('conciergeRefused')
  expect(go.to).not.toHaveBeenCalled()
})

it('§7 a locale change is seen by the next look-up', async () => {
  await signIn('otherBrand')
  await changeLocale(api, 'en')
  expect((await authenticate(api))?.locale).toBe('en')
})

it('§7 super groups and help links answer as the client expects', async () => {
  await signIn('brand')
  await loadSuperGroups(api)
  const help = await findHelp(api, '/s/merchandisings/md_map/3/12?season=2027SS')
  help.open()
  expect(go.newTab).toHaveBeenCalledWith(expect.stringMatching(/^https?:/))
  expect(logged).not.toHaveBeenCalled()
})
