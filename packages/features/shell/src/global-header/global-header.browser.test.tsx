import { HostContext, type Mode } from '@tsumugi/element'
import type { SessionUser } from '@tsumugi/domain'
import { $locale, setLocale } from '@tsumugi/i18n'
import { leave } from '@tsumugi/navigation'
import { $concierges, $user, setReporter, storage } from '@tsumugi/session'
import { draw, erase } from '@tsumugi/ui/draw'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoGroup, demoUser, lookedAfter, ShellScene, switchingUser } from '../shell-scene.fixture.tsx'
import { $menuSheet } from '../side-menu/menu/menu-width.ts'
import { GlobalHeader, type GlobalHeaderProps } from './global-header.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const logged = vi.fn()

beforeEach(async () => {
  localStorage.clear()
  setLocale('ja')
  setReporter(logged)
  await page.viewport(1280, 800)
})
afterEach(() => {
  erase()
  $menuSheet.set(false)
  vi.restoreAllMocks()
  logged.mockReset()
})

interface Scene extends GlobalHeaderProps {
  user?: SessionUser | null
  concierges?: ReturnType<typeof lookedAfter>
  mode?: Mode
  emit?(name: string, detail?: unknown): boolean
  asks?: boolean
}

async function show({ user = demoUser(), concierges, mode = 'host', emit = () => true, asks, ...props }: Scene = {}) {
  draw(
    <HostContext value={{ mode, emit, fail: () => {}, onRefresh: () => () => {} }}>
      <ShellScene user={user} concierges={concierges} asks={asks}>
        <GlobalHeader productName="Tsumugi" embedded={mode === 'host' ? false : undefined} {...props} />
      </ShellScene>
    </HostContext>,
  )
  await expect.element(page.getByRole('banner')).toBeVisible()
}

/** The server's answer to the next calls; what the bell asks for by itself is left out of the account. */
function serverSays(status: number, body: unknown) {
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }))
  const isNews = (address: unknown) => /^\/api\/(message_threads|notifications)\//.test(String(address))
  return {
    mock: {
      get calls() {
        return spy.mock.calls.filter(([address]) => !isNews(address))
      },
    },
    mockClear: () => spy.mockClear(),
  }
}
const ribbon = () => document.querySelector<HTMLElement>('.ribbon')

it('§2 Global header: a menu, an account dropdown, a language dropdown, a help button; the logo links to /s/', async () => {
  await show()
  for (const name of ['メニュー', 'アカウント: 森下 あさ', '言語: 日本語', '使い方'])
    await expect.element(button(name)).toBeVisible()
  expect(page.getByRole('link', { name: 'Tsumugi CLOUD' }).element().getAttribute('href')).toBe('/s/')
  expect(page.getByRole('banner').element().getBoundingClientRect().height).toBe(56)
})

it('§2 The ribbon, 288 wide, shows only when the page is not embedded and switching organisation is possible', async () => {
  await show({ user: switchingUser() })
  expect(ribbon()?.offsetWidth).toBe(288)
  erase()
  await show({ user: switchingUser(), embedded: true })
  expect(ribbon()).toBeNull()
  erase()
  await show({ user: switchingUser(), mode: 'legacy' })
  expect(ribbon()).toBeNull()
  erase()
  await show({ user: demoUser() })
  expect(ribbon()).toBeNull()
  $concierges.set(lookedAfter(demoGroup(4, '潮風衣料')))
  await expect.poll(() => ribbon()?.offsetWidth).toBe(288)
})

it('§2 The account menu shows the organisation name, the kind in upper case and the user name', async () => {
  await show()
  await button(/アカウント/).click()
  await expect.element(page.getByRole('menu')).toHaveTextContent('白詰草アパレル(デモ)BRAND森下 あさ')
  await expect.element(page.getByRole('menuitem', { name: 'サインアウト' })).toBeVisible()
})

it('§2 one switch entry per switchable organisation, the current one marked; choosing one switches and reloads', async () => {
  const user = switchingUser()
  const fetch = serverSays(200, { data: { ...user, user_groups: [], current_user_group: null, power_user: true } })
  const reload = vi.spyOn(leave, 'reload').mockImplementation(() => {})
  await show({ user })
  await button(/アカウント/).click()
  const entries = page
    .getByRole('menuitemradio')
    .elements()
    .map((entry) => [entry.textContent, entry.ariaChecked])
  expect(entries).toEqual([
    ['白詰草アパレル(デモ)', 'true'],
    ['三河ニット工房(デモ)SUPPLIER', 'false'],
    ['渡舟商事(デモ)TRADE', 'false'],
  ])
  await page.getByRole('menuitemradio', { name: /渡舟商事/ }).click()
  await expect
    .poll(() => fetch.mock.calls.map(([address, asked]) => `${asked?.method} ${address}`))
    .toEqual(['PATCH /api/sessions/userinfo'])
  const [address, request] = fetch.mock.calls[0]!
  expect([address, request?.method, request?.body]).toEqual([
    '/api/sessions/userinfo',
    'PATCH',
    '{"current_user_group_id":3}',
  ])
  await expect.poll(() => [reload.mock.calls.length, logged.mock.calls]).toEqual([1, []])
})

it('§2 concierge entries for admins; §6 an entry needs the organisation to have agreed terms, or the user to be admin', async () => {
  const concierges = lookedAfter(demoGroup(4, '潮風衣料'), demoGroup(5, '港南商事', { agreedTermsAt: null }))
  await show({ user: demoUser({ admin: true }), concierges })
  await button(/アカウント/).click()
  await expect.element(page.getByRole('menuitem', { name: /潮風衣料/ })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /港南商事/ }).query()).toBeNull()
  erase()
  await show({ user: demoUser({ admin: false }), concierges })
  await button(/アカウント/).click()
  expect(page.getByRole('menuitem', { name: /潮風衣料/ }).query()).toBeNull()
})

it.each([
  ['ja', 'この組織は利用規約に同意していないか、あなたはコンシェルジュではありません。'],
  ['en', 'This organisation has not agreed to the terms or you are not concierge.'],
  ['zh-CN', '该组织尚未同意使用条款，或者您不是该组织的专属顾问。'],
] as const)('§8 Organisation switch as concierge fails with code 404: the message in %s', async (locale, words) => {
  serverSays(404, { code: 404, errors: [] })
  setLocale(locale)
  const stay = vi.spyOn(leave, 'to')
  await show({ user: demoUser({ admin: true, locale }), concierges: lookedAfter(demoGroup(4, '潮風衣料')) })
  await button(/森下/).click()
  await page.getByRole('menuitem', { name: /潮風衣料/ }).click()
  await expect.element(page.getByText(words)).toBeVisible()
  expect(stay).not.toHaveBeenCalled()
  await page.getByRole('button', { name: /^(閉じる|Close|关闭)$/ }).click()
})

it('§8 Other failed switches are only logged', async () => {
  serverSays(500, { code: 500, errors: [] })
  await show({ user: switchingUser() })
  await button(/アカウント/).click()
  await page.getByRole('menuitemradio', { name: /渡舟商事/ }).click()
  await expect.poll(() => logged.mock.calls.length).toBe(1)
  expect(document.querySelector('.toast')).toBeNull()
})

it('§2 impersonation: a banner shows the organisation name and user name, with a Back link to the exit-impersonation path', async () => {
  await show({ user: demoUser({ originalUser: { id: 7, name: '角田 琴' } }) })
  const banner = page.getByRole('complementary', { name: '代理で見ています' })
  await expect.element(banner).toHaveTextContent('白詰草アパレル(デモ) の 森下 あさ さんとして見ています。')
  expect(banner.getByRole('link', { name: '元に戻る' }).element().getAttribute('href')).toBe(
    '/users/exit_impersonation',
  )
  erase()
  await show({ user: demoUser() })
  expect(page.getByRole('complementary').query()).toBeNull()
})

it('§2 The help button asks for a help URL and opens it in a new tab', async () => {
  const fetch = serverSays(200, { data: 'https://help.example/md_map' })
  const newTab = vi.spyOn(leave, 'newTab').mockImplementation(() => {})
  await show()
  await button('使い方').click()
  await expect.poll(() => newTab.mock.calls).toEqual([['https://help.example/md_map']])
  expect(String(fetch.mock.calls[0]![0])).toMatch(/^\/api\/zendesk_links\?path=/)
})

it('where no help page is configured, the short help of the screen opens beside it: what for, first step, keys', async () => {
  const started = window.location.href
  history.replaceState(null, '', '/s/merchandisings/md_map/1/12')
  const newTab = vi.spyOn(leave, 'newTab').mockImplementation(() => {})
  serverSays(200, { data: '/users/help?lang=ja&screen=/s/merchandisings/md_map/%3Aid/%3Aid' })
  await show()
  await button('使い方').click()
  const help = page.getByRole('dialog', { name: '使い方: MDマップ' })
  for (const words of ['シーズンの商品を', 'ブランドとシーズンを選び', '持ち上げる、置く'])
    await expect.element(help.getByText(words)).toBeVisible()
  expect(newTab).not.toHaveBeenCalled()
  history.replaceState(null, '', started)
})

it('help that cannot be asked for is the short one, too', async () => {
  const started = window.location.href
  history.replaceState(null, '', '/s/master/colors')
  serverSays(500, { code: 500, errors: [] })
  await show()
  await button('使い方').click()
  await expect.element(page.getByRole('dialog', { name: '使い方: 色' })).toBeVisible()
  history.replaceState(null, '', started)
})

it('§4 After a locale change the page reloads; the choice is kept with the user', async () => {
  const fetch = serverSays(200, { data: { ...demoUser(), locale: 'en', user_groups: [], current_user_group: null } })
  const reload = vi.spyOn(leave, 'reload').mockImplementation(() => {})
  await show()
  await button(/言語/).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  const [address, request] = fetch.mock.calls[0]!
  expect([address, request?.method, request?.body]).toEqual(['/api/users/1', 'PATCH', '{"user":{"locale":"en"}}'])
})

it('a visitor chooses a language without a server, and finds a way to sign in', async () => {
  await show({ user: null })
  expect(button(/アカウント/).query()).toBeNull()
  expect(page.getByRole('link', { name: 'サインイン' }).element().getAttribute('href')).toMatch(
    /^\/users\/sign_in\?return_to=%2F/,
  )
  await button(/言語/).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect.element(page.getByRole('link', { name: '登录' })).toBeVisible()
  expect([$locale.get(), storage.visitorLocale.get(), document.documentElement.lang]).toEqual([
    'zh-CN',
    'zh-CN',
    'zh-CN',
  ])
})

it('design §4: locale change, organisation switch, sign-out and the menu may be prevented by a listener', async () => {
  const fetch = serverSays(200, { data: { unread: 0 } })
  const emit = vi.fn((_name: string, _detail?: unknown) => false)
  await show({ user: switchingUser(), emit })
  await button('メニュー').click()
  await button(/言語/).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await button(/アカウント/).click()
  await page.getByRole('menuitemradio', { name: /渡舟商事/ }).click()
  await button(/アカウント/).click()
  await page.getByRole('menuitem', { name: 'サインアウト' }).click()
  expect(emit.mock.calls.map(([name, detail]) => [name, detail])).toEqual([
    ['menu-toggle', { open: false }],
    ['locale-change', { locale: 'en' }],
    ['organisation-switch', { id: 3 }],
    ['sign-out', {}],
  ])
  expect(fetch.mock.calls).toEqual([])
  expect([storage.menuCollapsed.get(), $user.get()?.id]).toEqual([false, 1])
})

it('the menu button folds the menu on a wide window and opens the sheet below 1024 px', async () => {
  await show()
  await expect.element(button('メニュー')).toHaveAttribute('aria-expanded', 'true')
  await button('メニュー').click()
  expect(storage.menuCollapsed.get()).toBe(true)
  await expect.element(button('メニュー')).toHaveAttribute('aria-expanded', 'false')
  await page.viewport(800, 700)
  await button('メニュー').click()
  expect([$menuSheet.get(), storage.menuCollapsed.get()]).toEqual([true, true])
})

it('§7 the lists of organisations are asked once per page, super groups only where the function is on', async () => {
  const fetch = serverSays(200, { data: [] })
  await show({ user: demoUser({ enabledFunctions: ['user_group.visible_super_group_items'] }), asks: true })
  await expect
    .poll(() => fetch.mock.calls.map(([address]) => address))
    .toEqual(['/api/concierges?mine=true', '/api/user_groups?super_group=true'])
  erase()
  fetch.mockClear()
  await show({ user: demoUser({ enabledFunctions: [] }), asks: true })
  await expect.poll(() => fetch.mock.calls.map(([address]) => address)).toEqual(['/api/concierges?mine=true'])
})

it('at 390 px everything stays in the window, the organisation too', async () => {
  await page.viewport(390, 800)
  await show({ user: switchingUser() })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.element(button(/白詰草アパレル/)).toBeVisible()
  await expect.element(button(/アカウント/)).toBeVisible()
})
