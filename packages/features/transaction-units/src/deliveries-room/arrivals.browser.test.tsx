import { setLocale } from '@tsumugi/i18n'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw } from '@tsumugi/ui/draw'
import { page } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './arrivals.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
storiesHold(stories)

it('domain §3.8 a delay says the day it was planned for, and the month and the day of payment where they move', async () => {
  draw(<stories.Arrivals />)
  const late = page.getByRole('link', { name: /DN2611-00001/ })
  await expect.element(late.getByText(/予定 12\/26.* → 1\/5/)).toBeVisible()
  await expect.element(late.getByText(/請求 2026-12 → 2027-01・支払 1\/29.* → 2\/26/)).toBeVisible()
  const near = page.getByRole('link', { name: /DN2611-00002/ })
  await expect.element(near.getByText(/予定 12\/24.* → 12\/26/)).toBeVisible()
  expect(near.getByText(/請求/).elements()).toHaveLength(0)
  expect(
    page
      .getByRole('link', { name: /DN2611-00003/ })
      .getByText(/→/)
      .elements(),
  ).toHaveLength(0)
})
