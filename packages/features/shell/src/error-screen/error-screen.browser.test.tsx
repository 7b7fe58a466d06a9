import { setLocale } from '@tsumugi/i18n'
import { leave } from '@tsumugi/navigation'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw, erase } from '@tsumugi/ui/draw'
import { ShellScene } from '../shell-scene.fixture.tsx'
import { ErrorScreen } from './error-screen.tsx'

beforeEach(() => setLocale('ja'))
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

const show = (query: Record<string, string>) =>
  draw(
    <ShellScene user={null}>
      <ErrorScreen query={query} />
    </ShellScene>,
  )
const home = page.getByRole('link', { name: 'ホームに戻る' })

it('§8 HTTP 404 with code=404 and from; domain §6.6: code, from, home, retry', async () => {
  const to = vi.spyOn(leave, 'to').mockImplementation(() => {})
  show({ code: '404', from: '/s/trades/12?tab=chat' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('ページが見つかりません')
  await expect.element(page.getByRole('main')).toHaveTextContent('番号404開こうとしたページ/s/trades/12?tab=chat')
  expect(home.element().getAttribute('href')).toBe('/s/')
  await page.getByRole('button').click()
  expect(to).toHaveBeenCalledWith('/s/trades/12?tab=chat')
})

it('an address of somebody else is neither shown nor tried', async () => {
  show({ code: '404', from: '//elsewhere.example/' })
  await expect.element(home).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
  expect(document.body.textContent).not.toContain('elsewhere')
})

it.each([
  ['403', 'このページは開けません'],
  ['500', 'サーバーで問題が起きました'],
  ['418', '問題が起きました'],
  ['<b>', '問題が起きました'],
])('code %s says: %s', async (code, words) => {
  show({ code })
  await expect.element(page.getByRole('heading', { name: words, exact: true })).toBeVisible()
})
