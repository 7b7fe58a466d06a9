import { createApi } from '@tsumugi/api'
import { $locale, setLocale } from '@tsumugi/i18n'
import { leave, pageNavigator, rewriteAddress } from '@tsumugi/navigation'
import {
  $phase,
  ApiProvider,
  clearSession,
  refreshStale,
  session,
  guestStorage,
  storage,
  storeExhibitionSession,
  useWayBack,
} from '@tsumugi/session'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { page } from 'vitest/browser'
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Application } from './application.tsx'
import { beginPage } from './first-asks/begin-page.ts'
import { keepLinksInside } from './keep-links-inside.ts'

const started = window.location.href
const go = { topTo: vi.spyOn(leave, 'topTo'), to: vi.spyOn(leave, 'to'), reload: vi.spyOn(leave, 'reload') }
const group = {
  id: 1,
  kind: 'brand',
  name: '紬屋(デモ)',
  default_trade_requestee_id: null,
  supplier_start_id: null,
  agreed_terms_at: null,
  tester: false,
  user_group_config: null,
}
const someone = (more: object = {}) => ({
  id: 7,
  name: '織田(デモ)',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  power_user: false,
  user_groups: [group],
  current_user_group: group,
  owned_client_user_groups: [],
  original_user: null,
  original_user_group: null,
  enabled_functions: [],
  ...more,
})
/** Who is signed in, as the server says; null: nobody. */
let signedIn: object | null = someone()
const asked: string[] = []
let root: Root
let place: HTMLElement

keepLinksInside(document)

/** Screens, frame and texts arrive once, so that no test waits for code. */
beforeAll(async () => {
  await page.viewport(1280, 800)
  answerCalls()
  for (const path of ['/s/payables', '/s/error?code=404']) {
    open(path)
    await vi.waitUntil(() => document.querySelector('.empty-state'), { timeout: 25_000 })
    cleanup()
  }
})

beforeEach(async () => {
  await page.viewport(1280, 800)
  setLocale('ja')
  localStorage.clear()
  sessionStorage.clear()
  loadedToday()
  clearSession()
  $phase.set('empty')
  signedIn = someone()
  asked.length = 0
  for (const spy of Object.values(go)) spy.mockReset().mockReturnValue()
  answerCalls()
})
afterEach(() => {
  cleanup()
  vi.mocked(window.fetch).mockRestore()
  history.replaceState(null, '', started)
})

/** As `main` notes it: the menu is not stale. */
function loadedToday() {
  storage.lastReload.set(new Date().toLocaleDateString('sv-SE'))
  refreshStale()
}

function answerCalls() {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = new URL(String(input), started).pathname
    asked.push(path)
    if (path !== '/api/sessions/userinfo') return Response.json({ data: [] }, { status: 500 })
    return signedIn ? Response.json({ data: signedIn }) : Response.json({ errors: [] }, { status: 401 })
  })
}

function open(address: string) {
  history.replaceState(null, '', address)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(
    <StrictMode>
      <ApiProvider api={createApi()}>
        <Application />
      </ApiProvider>
    </StrictMode>,
  )
}
function cleanup() {
  root.unmount()
  place.remove()
}
const address = () => window.location.pathname + window.location.search
const header = () => page.getByRole('banner')
const plainScreen = (path: string) => expect.poll(address).toBe(path)

it('§2 pages on the default layout load the session first, once, and have header and menu', async () => {
  open('/s/payables')
  await expect.element(header()).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: '全体メニュー' })).toBeInTheDocument()
  expect(asked.filter((path) => path === '/api/sessions/userinfo')).toHaveLength(1)
  expect(session.$user.get()?.name).toBe('織田(デモ)')
})

it('§2 a page on the blank layout that asks for login loads the session too, without header', async () => {
  open('/s/phases/3/variants_info')
  await expect.poll(() => session.$user.get()?.id).toBe(7)
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(header().elements()).toEqual([])
})

it('§2 authenticated layout: login required only', async () => {
  open('/s/deliveries/3')
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(header().elements()).toEqual([])
  expect(session.$user.get()?.id).toBe(7)
})

it('§2 a blank page without login asks nobody who is there', async () => {
  signedIn = null
  open('/s/error?code=404&from=/s/nowhere')
  await expect.element(page.getByText('404')).toBeVisible()
  expect(asked).toEqual([])
  expect(go.topTo).not.toHaveBeenCalled()
})

it('§4 Session: an unauthenticated user is sent to sign-out with the way back', async () => {
  signedIn = null
  open('/s/payables?page=2#row')
  await expect.poll(() => go.topTo.mock.calls.length).toBeGreaterThan(0)
  const back = `/users/sign_out?return_to=${encodeURIComponent('/s/payables?page=2#row')}`
  expect(new Set(go.topTo.mock.calls.map(([to]) => to))).toEqual(new Set([back]))
  expect(header().elements()).toEqual([])
})

it('design §7: the map asks for its data with the session, before it is drawn; who may not enter asks for none (§5)', async () => {
  const map = '/s/merchandisings/md_map?season=27SS'
  await beginPage(createApi(), map)
  expect(asked).toEqual(['/api/sessions/userinfo'])
  signedIn = someone({ enabled_functions: ['merchandising'] })
  await beginPage(createApi(), map)
  await expect.poll(() => asked).toContain('/api/brands')
  expect(asked).toContain('/api/user_group_defined_categories')
})

it('§5 Route guard: a user who lacks the kind or the function is sent to /', async () => {
  open('/s/concierges')
  await plainScreen('/s/')
  cleanup()
  open('/s/merchandisings/md_map')
  await plainScreen('/s/')
})

it('§5 list templates: another target is refused, the right one enters', async () => {
  signedIn = someone({ enabled_functions: ['project_and_trade'] })
  open('/s/list_templates?target=trade')
  await expect.element(header()).toBeVisible()
  expect(address()).toBe('/s/list_templates?target=trade')
  pageNavigator.go('/s/list_templates?target=invoice')
  await plainScreen('/s/')
})

it('§2 unknown paths redirect to /, without a step in the history', async () => {
  const steps = history.length
  open('/s/nowhere/at/all')
  await plainScreen('/s/')
  expect(history.length).toBe(steps)
})

it('§2 /merchandisings redirects to the map and keeps its query', async () => {
  signedIn = someone({ enabled_functions: ['merchandising'] })
  open('/s/merchandisings?season=27SS')
  await expect.poll(() => window.location.pathname).toBe('/s/merchandisings/md_map')
  expect(window.location.search).toContain('season=27SS')
})

it.each([
  ['brand', '/s/matching-console/client/applications/12'],
  ['supplier', '/s/matching-console/worker/applications/12'],
  ['trade', '/s/'],
])('§2 Matching: an application looks up the session and sends a %s to %s', async (kind, to) => {
  signedIn = someone({ kind, current_user_group: { ...group, kind }, enabled_functions: ['matching'] })
  open('/s/matching-console/applications/12')
  await plainScreen(to)
})

it('§8 Matching redirect fails: go to /', async () => {
  signedIn = null
  open('/s/matching-console/applications/12')
  await plainScreen('/s/')
})

it('§2 scroll returns to the top on each navigation: another path, another query, back; not when a screen notes its state', async () => {
  open('/s/payables')
  await expect.element(header()).toBeVisible()
  const tall = document.body.appendChild(document.createElement('div'))
  tall.style.height = '5000px'
  // The browser moves a page by itself where something arrives above: here only the application is to move it.
  document.documentElement.style.overflowAnchor = 'none'
  onTestFinished(() => {
    tall.remove()
    document.documentElement.style.overflowAnchor = ''
  })
  const scrolled = () => {
    window.scrollTo(0, 900)
    return expect.poll(() => window.scrollY).toBe(900)
  }
  const top = () => expect.poll(() => window.scrollY).toBe(0)
  await scrolled()
  pageNavigator.go('/s/credits')
  await top()
  await scrolled()
  pageNavigator.go('/s/credits?direction=issue')
  await top()
  await scrolled()
  history.back()
  await expect.poll(address).toBe('/s/credits')
  await top()
  await scrolled()
  rewriteAddress('/s/credits?shown=paid', 'push')
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  expect(window.scrollY).toBe(900)
})

it('§2 after each navigation the stored user information is re-applied', async () => {
  open('/s/payables')
  await expect.poll(() => session.$user.get()?.id).toBe(7)
  storage.userinfo.set({ ...session.$user.get()!, name: '織田 あさ(デモ)', locale: 'en' })
  expect($locale.get()).toBe('ja')
  pageNavigator.go('/s/credits')
  await expect.poll(() => session.$user.get()?.name).toBe('織田 あさ(デモ)')
  expect($locale.get()).toBe('en')
  expect(document.documentElement.lang).toBe('en')
})

it('§2 a link to a page of ours changes the screen without loading; others, new tabs and downloads load', async () => {
  open('/s/payables')
  await expect.element(header()).toBeVisible()
  const seen: boolean[] = []
  const watch = (event: MouseEvent) => {
    seen.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', watch)
  const link = document.body.appendChild(document.createElement('a'))
  const click = (href: string, how: Partial<HTMLAnchorElement> = {}, keys: MouseEventInit = {}) => {
    Object.assign(link, { target: '', ...how, href })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...keys }))
  }
  click('/s/credits?direction=issue')
  await plainScreen('/s/credits?direction=issue')
  click('/trade/trades')
  click('/s/payables', { target: '_blank' })
  click('/s/payables', {}, { ctrlKey: true })
  link.download = 'payables.csv'
  click('/s/payables')
  expect(seen).toEqual([true, false, false, false, false])
  expect(address()).toBe('/s/credits?direction=issue')
  window.removeEventListener('click', watch)
  link.remove()
})

it('§2 Global side menu: on another day, when the menu is stale, a link to a page of ours loads it anew', async () => {
  open('/s/payables')
  await expect.element(header()).toBeVisible()
  storage.lastReload.set('2020-01-01')
  refreshStale()
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/s/credits?direction=issue'
  link.click()
  expect(go.to).toHaveBeenLastCalledWith('/s/credits?direction=issue')
  expect(address()).toBe('/s/payables')
  link.remove()
})

it('§9 previous page: a page of ours that is left is kept, the way back to its list has its filters; §2 a menu link clears it', async () => {
  const WayBack = () => <a href={useWayBack('/s/payables')}>back</a>
  open('/s/payables?page=2&q=a')
  await expect.element(header()).toBeVisible()
  pageNavigator.go('/s/credits')
  await plainScreen('/s/credits')
  expect(storage.previousPage.get()).toBe('/s/payables?page=2&q=a')
  const shown = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(shown)
  drawn.render(<WayBack />)
  await expect.poll(() => shown.querySelector('a')?.getAttribute('href')).toBe('/s/payables?page=2&q=a')
  drawn.unmount()
  shown.remove()
  await page.getByRole('navigation', { name: '全体メニュー' }).getByRole('link', { name: 'サプライヤー' }).click()
  await plainScreen('/s/suppliers')
  expect(storage.previousPage.get()).toBeNull()
})

it('§2 Exhibition layout: without a stored session to the login with to=; login and auth_code pass; nobody is asked to sign in', async () => {
  signedIn = null
  open('/s/exhibitions/4/exhibition_orders/new?a=1')
  await plainScreen(`/s/exhibitions/4/login?to=${encodeURIComponent('/s/exhibitions/4/exhibition_orders/new?a=1')}`)
  pageNavigator.go('/s/exhibitions/4?auth_code=abc')
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(address()).toBe('/s/exhibitions/4?auth_code=abc')
  storeExhibitionSession(4, { token: 't', kind: null, authCode: null, order: null })
  pageNavigator.go('/s/exhibitions/4')
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(address()).toBe('/s/exhibitions/4')
  pageNavigator.go('/s/exhibitions/5')
  await plainScreen('/s/exhibitions/5/login?to=%2Fs%2Fexhibitions%2F5')
  // Guests ask for the exhibition, never for who they are.
  expect(asked.filter((address) => !String(address).startsWith('/api/exhibition'))).toEqual([])
  expect(go.topTo).not.toHaveBeenCalled()
})

it('§4 Exhibition session: logout elsewhere on the page leads to the login', async () => {
  storeExhibitionSession(4, { token: 't', kind: null, authCode: null, order: null })
  open('/s/exhibitions/4')
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  guestStorage.exhibitionSession(4).remove()
  await plainScreen('/s/exhibitions/4/login?to=%2Fs%2Fexhibitions%2F4')
})
