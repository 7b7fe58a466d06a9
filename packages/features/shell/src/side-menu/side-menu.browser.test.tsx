import { HostContext } from '@tsumugi/element'
import { functionKeys } from '@tsumugi/domain'
import { setLocale } from '@tsumugi/i18n'
import { leave, pageNavigator } from '@tsumugi/navigation'
import { $stale, $superGroups, storage } from '@tsumugi/session'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { $menuSheet } from './menu/menu-width.ts'
import { SideMenu, type SideMenuProps } from './side-menu.tsx'

const started = window.location.href
const link = (name: string) => page.getByRole('link', { name })
const header = (name: string) => page.getByRole('button', { name, exact: true })
let giveBack = () => {}

beforeEach(async () => {
  localStorage.clear()
  setLocale('ja')
  await page.viewport(1280, 800)
})
afterEach(() => {
  erase()
  giveBack()
  giveBack = () => {}
  $menuSheet.set(false)
  $superGroups.set([])
  $stale.set(false)
  history.replaceState(null, '', started)
  vi.restoreAllMocks()
})

async function show({ user = demoUser(), ...props }: SideMenuProps & { user?: ReturnType<typeof demoUser> } = {}) {
  draw(
    <ShellScene user={user}>
      <SideMenu {...props} />
    </ShellScene>,
  )
  await expect.element(page.getByRole('navigation', { name: '全体メニュー' })).toBeVisible()
}

/** The page carries the single-page application. */
function embed() {
  const inApp = vi.fn()
  giveBack = pageNavigator.register(inApp)
  const fullLoad = vi.spyOn(leave, 'to').mockImplementation(() => {})
  return { inApp, fullLoad }
}

it('§2 Global side menu: 240 px, sections with links by kind and function, every one in each language', async () => {
  await show()
  expect(page.getByRole('navigation').element().parentElement!.offsetWidth).toBe(240)
  for (const name of ['ダッシュボード', 'アイテム一覧', '資材']) await expect.element(link(name).first()).toBeVisible()
  setLocale('en')
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  setLocale('zh-CN')
  await expect.element(page.getByRole('link', { name: '工作台' })).toBeVisible()
})

it('§2 By default production and the material-management section are open and all others closed', async () => {
  await show()
  const open = [...document.querySelectorAll('[data-section] > button[aria-expanded=true]')].map(
    (each) => each.textContent,
  )
  expect(open).toEqual(['生産', '資材管理'])
})

it('§4 Menu sections toggle on a click of the header; §2 the state is kept in local storage', async () => {
  await show()
  await header('請求').click()
  await expect.element(link('支払予定')).toBeVisible()
  await header('生産').click()
  expect(link('アイテム一覧').query()).toBeNull()
  expect(storage.menuSections.get()).toEqual({ billing: true, production: false })
  erase()
  await show()
  await expect.element(link('支払予定')).toBeVisible()
  expect(link('アイテム一覧').query()).toBeNull()
})

it('§2 Links beginning with the single-page prefix stay inside when embedded and the menu is not stale', async () => {
  const { inApp, fullLoad } = embed()
  await show()
  await link('サプライヤー').click()
  expect(inApp).toHaveBeenCalledWith('/s/suppliers')
  expect(fullLoad).not.toHaveBeenCalled()
})

it('§4 The menu is stale: every link is a full page load', async () => {
  const { inApp, fullLoad } = embed()
  await show()
  $stale.set(true)
  await link('サプライヤー').click()
  expect(inApp).not.toHaveBeenCalled()
  expect(fullLoad).toHaveBeenCalledWith('/s/suppliers')
})

it('§2 Every other link does a full page load, and so does a menu without the application around it', async () => {
  const { inApp, fullLoad } = embed()
  await show()
  await link('アイテム一覧').click()
  expect(fullLoad).toHaveBeenLastCalledWith('/sewing/brand/productions')
  giveBack()
  await link('サプライヤー').click()
  expect(fullLoad).toHaveBeenLastCalledWith('/s/suppliers')
  expect(inApp).not.toHaveBeenCalled()
})

it('§2 Clicking a menu link clears the stored previous page', async () => {
  embed()
  storage.previousPage.set('/s/trades')
  await show()
  await link('サプライヤー').click()
  expect(storage.previousPage.get()).toBe(null)
})

it('design §4: tsumugi-navigate comes first, and a listener may prevent it', async () => {
  const { inApp, fullLoad } = embed()
  const emit = vi.fn(() => false)
  draw(
    <HostContext value={{ mode: 'legacy', emit, fail: () => {}, onRefresh: () => () => {} }}>
      <ShellScene user={demoUser()}>
        <SideMenu />
      </ShellScene>
    </HostContext>,
  )
  await link('サプライヤー').click()
  expect(emit).toHaveBeenCalledWith('navigate', { href: '/s/suppliers' }, { cancelable: true })
  expect([inApp.mock.calls, fullLoad.mock.calls]).toEqual([[], []])
})

it('§2 calendar, with the last saved calendar query appended', async () => {
  storage.calendarQuery.set('?view=week')
  await show()
  expect(link('カレンダー').element().getAttribute('href')).toBe('/calendar?view=week')
})

it('§2 one entry per super-group organisation when user_group.visible_super_group_items is on', async () => {
  $superGroups.set([{ id: 31, name: '織物連合(デモ)' }])
  storage.menuSections.set({ settings: true })
  await show()
  expect(link('織物連合(デモ)').element().getAttribute('href')).toBe('/s/account/user_groups/31')
  erase()
  await show({
    user: demoUser({ enabledFunctions: functionKeys.filter((key) => key !== 'user_group.visible_super_group_items') }),
  })
  expect(link('織物連合(デモ)').query()).toBeNull()
})

it('marks the page one is on, follows navigation, and shows which closed section holds it', async () => {
  await show()
  history.pushState(null, '', '/s/suppliers/12')
  dispatchEvent(new Event('pushState'))
  await expect.element(link('サプライヤー')).toHaveAttribute('aria-current', 'page')
  await header('生産').click()
  await expect.element(header('生産')).toHaveAttribute('data-current')
})

it('the section of the page one is on stands open until somebody closes it', async () => {
  await show()
  await expect.element(header('マスター')).toHaveAttribute('aria-expanded', 'false')
  history.pushState(null, '', '/s/master/colors/3')
  dispatchEvent(new Event('pushState'))
  await expect.element(link('色')).toHaveAttribute('aria-current', 'page')
  await header('マスター').click()
  await expect.element(header('マスター')).toHaveAttribute('aria-expanded', 'false')
})

it('keyboard: arrows round both ends, Home, End, letters, and left or right for sections', async () => {
  await show()
  const focused = () => document.activeElement?.textContent
  ;(link('ダッシュボード').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('カレンダー')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('マスター')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(header('マスター')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  expect(focused()).toBe('マスター')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(header('マスター')).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('ダッシュボード')
  setLocale('en')
  await expect.element(link('Dashboard')).toBeVisible()
  await userEvent.keyboard('sup')
  expect(focused()).toBe('Suppliers')
})

it('shows how many wait behind a link', async () => {
  await show({ counts: { approvals: 120, messages: 3 } })
  await expect.element(link('承認')).toHaveTextContent('承認99+')
  await expect.element(link('メッセージ')).toHaveTextContent('メッセージ3')
})

it('folded to a strip: each section opens its links beside it', async () => {
  const { inApp } = embed()
  storage.menuCollapsed.set(true)
  storage.previousPage.set('/s/trades')
  await show()
  expect(document.querySelector<HTMLElement>('.side-menu')!.offsetWidth).toBe(57)
  await page.getByRole('button', { name: '生産' }).click()
  await page.getByRole('menuitem', { name: 'サプライヤー' }).click()
  expect(inApp).toHaveBeenCalledWith('/s/suppliers')
  expect(storage.previousPage.get()).toBe(null)
})

it('below 1024 px the menu is a sheet, closed by a choice or by Escape', async () => {
  embed()
  await page.viewport(390, 800)
  draw(
    <ShellScene user={demoUser()}>
      <SideMenu />
    </ShellScene>,
  )
  expect(page.getByRole('navigation').query()).toBeNull()
  $menuSheet.set(true)
  await expect.element(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
  await link('サプライヤー').click()
  expect(page.getByRole('dialog').query()).toBeNull()
  $menuSheet.set(true)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect($menuSheet.get()).toBe(false)
})
