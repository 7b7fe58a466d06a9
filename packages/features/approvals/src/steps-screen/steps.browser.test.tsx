import { setLocale } from '@tsumugi/i18n'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw, erase } from '@tsumugi/ui/draw'
import { Refused, Running } from './steps.story.tsx'

beforeEach(() => setLocale('ja'))
afterEach(erase)

it('§3.11 who asked, each step with how many must approve, who stands in for whom', async () => {
  draw(<Running />)
  await expect.element(page.getByRole('heading', { name: '裏毛スウェット' })).toBeVisible()
  const steps = [...document.querySelectorAll('.path-list > li')].map((each) => [
    each.querySelector('b')?.textContent,
    each.getAttribute('data-status'),
  ])
  expect(steps).toEqual([
    ['申請', 'approved'],
    ['生産管理', 'approved'],
    ['MD課長', 'open'],
    ['代表', 'waiting'],
  ])
  await expect.element(page.getByText('全員(2人)')).toBeVisible()
  await expect.element(page.getByText('白井 環さんの代理')).toBeVisible()
  await expect.element(page.getByText('数量は追加で。')).toBeVisible()
})

it('a refusal is shown with its reason', async () => {
  draw(<Refused />)
  await expect.element(page.getByText('予算外です。')).toBeVisible()
  expect(document.querySelector('.approval-steps header .status')?.textContent).toBe('却下')
})
