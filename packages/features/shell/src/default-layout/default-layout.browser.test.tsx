import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draw, erase } from '@tsumugi/ui/draw'
import { GlobalHeaderRibbonScreen } from '../global-header-ribbon-screen/global-header-ribbon-screen.tsx'
import { ShellScene, switchingUser } from '../shell-scene.fixture.tsx'
import { DefaultLayout } from './default-layout.tsx'

beforeEach(async () => {
  localStorage.clear()
  setLocale('ja')
  adoptStyles(document, pageStyles)
  await page.viewport(1280, 800)
})
afterEach(erase)

async function show() {
  draw(
    <ShellScene user={switchingUser()}>
      <DefaultLayout>
        <h1 style={{ blockSize: 3000 }}>発注</h1>
      </DefaultLayout>
    </ShellScene>,
  )
  await expect.element(page.getByRole('main')).toBeVisible()
}
const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()

it('§2 default layout: header 56, menu 240, and the screen as main beside it', async () => {
  await show()
  expect([box('.global-header').height, box('.side-menu').width, box('main').left]).toEqual([56, 240, 240])
})

it('header and menu stay while the screen scrolls', async () => {
  await show()
  window.scrollTo(0, 900)
  await expect.poll(() => box('h1').top).toBe(56 - 900)
  expect([box('.global-header').top, box('.side-menu').top]).toEqual([0, 56])
  window.scrollTo(0, 0)
})

it('the first Tab leads to the skip link, which leads to the screen', async () => {
  await show()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('本文へ移動')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(document.querySelector('main'))
})

it('below 1024 px the screen takes the whole width and the header opens the menu', async () => {
  await page.viewport(390, 800)
  await show()
  expect(box('main').width).toBe(390)
  await page.getByRole('button', { name: 'メニュー' }).click()
  await expect.element(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
})

it('§2 /for_rails/global_header_ribbon: header, ribbon and menu on a blank page, the ribbon although it is framed', async () => {
  expect(window.top).not.toBe(window)
  draw(
    <ShellScene user={switchingUser()}>
      <GlobalHeaderRibbonScreen />
    </ShellScene>,
  )
  await expect.element(page.getByRole('button', { name: /白詰草アパレル/ })).toBeVisible()
  await expect.element(page.getByRole('navigation')).toBeVisible()
  expect(page.getByRole('main').query()).toBeNull()
})
