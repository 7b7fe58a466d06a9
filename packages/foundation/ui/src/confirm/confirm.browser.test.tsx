import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $locale } from '@tsumugi/i18n'
import { deepFocus } from '../overlays/focus/deep-focus.ts'
import { mount } from '../overlays/mount.fixture.tsx'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { toast, toasts } from '../toast/toasts.ts'
import { confirm, type ConfirmOptions } from './confirm-requests.ts'

let leave = () => {}
afterEach(() => {
  leave()
  $locale.set('ja')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
async function ask(options: Partial<ConfirmOptions> = {}) {
  leave = await mount(<OverlayHost />)
  await expect.poll(() => document.querySelector('[aria-live]')).not.toBeNull()
  const answer = confirm({ title: 'Issue it?', ...options })
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  return { answer }
}

it('says what to do on a page that never had a host', () => {
  expect(() => confirm({ title: 'Issue it?' })).toThrow('needs an <OverlayHost />')
  expect(() => toast({ title: 'Saved' })).toThrow('needs an <OverlayHost />')
})

it('a save that ends after its widget was taken out of the page has nobody to tell, and asks nobody', async () => {
  const takeOut = await mount(<OverlayHost />)
  await expect.poll(() => document.querySelector('[aria-live]')).not.toBeNull()
  takeOut()
  await expect.poll(() => document.querySelector('[aria-live]')).toBeNull()
  toast({ title: 'Saved' })
  expect(toasts.list()).toEqual([])
  expect(await confirm({ title: 'Issue it?' })).toBe(false)
})

it('§4 Confirm dialog: resolves true on OK', async () => {
  const { answer } = await ask()
  await button('OK').click()
  expect(await answer).toBe(true)
})

it('§4 Confirm dialog: resolves false on Cancel', async () => {
  const { answer } = await ask()
  await button('キャンセル').click()
  expect(await answer).toBe(false)
})

it('§4 Confirm dialog: the cancel label defaults to Cancel and the OK label to OK', async () => {
  $locale.set('en')
  const { answer } = await ask()
  await expect.element(button('OK')).toBeVisible()
  await button('Cancel').click()
  expect(await answer).toBe(false)
})

it('§4 Confirm dialog: attention shows a warning icon, says Delete and resolves true on it', async () => {
  const { answer } = await ask({ type: 'attention' })
  await expect.element(page.getByRole('img', { name: '注意' })).toBeVisible()
  expect(deepFocus()?.textContent).toBe('キャンセル')
  await button('削除').click()
  expect(await answer).toBe(true)
})

it('§3 Confirm dialog: takes labels of its own; deny answers false', async () => {
  const { answer } = await ask({ okLabel: 'Save', denyLabel: 'Discard', cancelLabel: 'Back' })
  await expect.element(button('Save')).toBeVisible()
  await expect.element(button('Back')).toBeVisible()
  await button('Discard').click()
  expect(await answer).toBe(false)
})

it('§9 Confirm dialog: 320 px wide unless told, its buttons at least 104', async () => {
  const { answer } = await ask()
  await expect.element(button('OK')).toBeVisible()
  const dialog = document.querySelector('dialog')!
  expect(dialog.offsetWidth).toBe(320)
  expect(Math.min(...[...dialog.querySelectorAll('button')].map((one) => one.offsetWidth))).toBeGreaterThanOrEqual(104)
  await userEvent.keyboard('{Enter}')
  expect(await answer).toBe(true)
})
