import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/fixture/journey.ts'
import {
  companies,
  goBackTo,
  goOnAs,
  question,
  switchTo,
  trusted,
  windowOf,
} from '../journeys/fixture/two-organisations.ts'
import { fillRequest, requestsOf } from './fixture/approval-request.ts'

const { home, other } = companies
const approvals = 'tsumugi-approvals'

/** A page with a widget in partner mode for people with an account: such a page stands on the server's own origin. */
async function openShop(page: Page): Promise<void> {
  const html = `<!doctype html><html lang="ja"><title>shop</title><link rel="icon" href="data:,">
    <script type="module" src="/sdk/v1/loader.js"></script>
    <${approvals} mode="partner" tab="requested"></${approvals}>`
  await page.route('**/shop.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto('/shop.html')
  await expect(page.locator(approvals).and(page.locator(':state(ready)'))).toBeVisible()
}

test.beforeEach(async ({ watch, system }) => {
  watch.allow(/409/)
  await trusted(system)
})

// First, as it leaves the list empty: there a visitor's widget offers to request something.
test('design §3 a widget in partner mode goes on as the other company without its page being loaded, and nothing was sent', async ({
  visit,
  system,
}) => {
  const page = await visit('manyOrganisations')
  const tab = await windowOf(page, home)
  await openShop(page)
  await page.evaluate(() => void Object.assign(window, { isSame: true }))
  const send = await fillRequest(page, '片道の送料')
  await switchTo(tab, other)
  await send.click()
  await goOnAs(page, other).click()
  await expect(question(page)).toBeHidden()
  await expect(page.locator(approvals).and(page.locator(':state(ready)'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  const { home: asked, other: askedElsewhere } = await requestsOf(system)
  expect([...asked, ...askedElsewhere]).not.toContain('片道の送料')
})

test('design §3 what is sent by a widget in partner mode lands in the company it was shown for: asked, switched back, sent', async ({
  visit,
  system,
}) => {
  const page = await visit('manyOrganisations')
  const tab = await windowOf(page, home)
  await openShop(page)
  const send = await fillRequest(page, '往復の送料')
  await switchTo(tab, other)
  await send.click()
  await expect(question(page)).toContainText(home)
  await expect(question(page)).toContainText(other)
  expect((await requestsOf(system)).home).not.toContain('往復の送料')
  await goBackTo(page, home).click()
  await expect(page.getByRole('heading', { name: '往復の送料' })).toBeVisible()
  const asked = await requestsOf(system)
  expect(asked.home).toContain('往復の送料')
  expect(asked.other).not.toContain('往復の送料')
})
