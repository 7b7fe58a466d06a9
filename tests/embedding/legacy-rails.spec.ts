import type { Page } from '@playwright/test'
import { startSystem, type System } from '@tsumugi/dev-env/system'
import { hasRails, startRails } from '../../examples/legacy-rails/rails.mjs'
import { test as journey, expect } from '../journeys/fixture/journey.ts'
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
import { twoFrames } from './fixture/layout-shift.ts'

const test = journey.extend<object, { system: System }>({
  system: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs off this pattern
    async ({}, provide) => {
      const rails = await startRails()
      const system = await startSystem({ engine: 'pglite', entry: 'built', legacyOrigin: rails.origin })
      await provide(system)
      await system.stop()
      await rails.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.skip(!hasRails(), 'NOT TESTED: Ruby with Rails and Puma is not here. Install ruby-rails, puma and ruby-listen.')

const header = 'tsumugi-global-header'
const menu = 'tsumugi-side-menu'
const ribbon = 'tsumugi-ribbon'

test('design §1: header, menu and ribbon on an ERB page share one session, with one userinfo call', async ({
  visit,
}) => {
  const page = await visit('manyOrganisations')
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/sessions/userinfo') && asked.push(request.method()))
  await page.goto('/trade/trades')
  await expect(page.locator(header).getByRole('button', { name: 'アカウント: 藤代 灯' })).toBeVisible()
  await expect(page.locator(ribbon).locator('.tape')).toContainText('BRAND')
  await expect(page.locator(menu).getByRole('link', { name: 'ダッシュボード' })).toBeVisible()
  expect(asked).toEqual(['GET'])
})

test('§1 the widgets follow the language chosen in one of them', async ({ visit }) => {
  const page = await visit('manyOrganisations')
  await page.goto('/trade/trades')
  await page.locator(header).locator('.language').click()
  await page.getByText('English', { exact: true }).last().click()
  await expect(page.locator(menu).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.locator(header).getByRole('button', { name: /^Account/ })).toBeVisible()
  await expect(page.locator('h1')).toHaveText('取引')
  await page.locator(header).locator('.language').click()
  await page.getByText('日本語', { exact: true }).last().click()
  await expect(page.locator(menu).getByRole('link', { name: 'ダッシュボード' })).toBeVisible()
})

test('Turbo visits and Back keep the widgets and what is open in them', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/trade/trades')
  const billing = page.locator(menu).getByRole('button', { name: '請求', exact: true })
  await billing.click()
  await page.evaluate(
    () => ((window as unknown as { kept: Element | null }).kept = document.querySelector('tsumugi-side-menu')),
  )
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
  await page.getByRole('main').getByRole('link', { name: '案件' }).click()
  await expect(page.locator('h1')).toHaveText('案件')
  await expect(billing).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('取引')
  const same = () =>
    page.evaluate(() => (window as unknown as { kept?: Element }).kept === document.querySelector('tsumugi-side-menu'))
  expect(await same()).toBe(true)
  await expect(page.locator(header).getByRole('button', { name: /^アカウント/ })).toBeVisible()
  expect(asked.filter((url) => url.includes('userinfo'))).toEqual([])
})

test("a form with Rails' CSRF token works through our server, and one without is refused", async ({
  visit,
  system,
}) => {
  const page = await visit('brand')
  await page.goto('/project/projects')
  await page.getByLabel('名前').fill('2027年春夏 (デモ)')
  await page.getByRole('button', { name: '登録する' }).click()
  await expect(page.getByRole('status').filter({ hasText: '案件を登録しました' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '2027年春夏 (デモ)' })).toBeVisible()
  const refused = await page.request.post(`${system.url}/project/projects`, { form: { name: 'x' } })
  expect(refused.status()).toBe(422)
})

test('§2 links of the menu: to /s/ a full load, to the older application too', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/trade/trades')
  const mark = () => page.evaluate(() => ((window as unknown as { same: boolean }).same = true))
  const isSame = () => page.evaluate(() => (window as unknown as { same?: boolean }).same === true)
  await mark()
  await page.locator(menu).getByRole('link', { name: 'サプライヤー', exact: true }).click()
  await page.waitForURL('**/s/suppliers')
  await expect(page.locator('#application')).toBeAttached()
  expect(await isSame()).toBe(false)
  await mark()
  await page.getByRole('button', { name: '案件・取引' }).click()
  await page.getByRole('link', { name: '取引', exact: true }).click()
  await expect(page.locator(header)).toBeAttached()
  expect(await isSame()).toBe(false)
})

test('§8 HTTP 401: an expired session on a legacy page goes to sign-out with the way back', async ({
  visit,
  watch,
}) => {
  watch.allow(/401/)
  const page = await visit('brand')
  await page.goto('/trade/trades?page=2')
  await expect(page.locator(header).getByRole('button', { name: '使い方' })).toBeVisible()
  await page.context().clearCookies({ name: 'tsumugi_session' })
  const asked = page.waitForRequest((request) => request.url().includes('/users/sign_out'))
  await page.locator(header).getByRole('button', { name: '使い方' }).click()
  expect(new URL((await asked).url()).searchParams.get('return_to')).toBe('/trade/trades?page=2')
  // Where it leads: a browser that is closed on the way there may wait for it for ever.
  await expect(page.getByRole('heading', { name: 'サインイン' })).toBeVisible()
})

const { home, other } = companies

/** Puts the widget for approvals into an ERB page of 白詰草, beside a window of ours that shows the same. */
async function pageWithApprovals(visit: (persona: 'manyOrganisations') => Promise<Page>) {
  const page = await visit('manyOrganisations')
  const tab = await windowOf(page, home)
  await page.goto('/trade/trades')
  await page.locator('main').evaluate((main) => {
    const element = document.createElement('tsumugi-approvals')
    element.setAttribute('tab', 'requested')
    main.prepend(element)
  })
  await expect(page.locator('tsumugi-approvals').and(page.locator(':state(ready)'))).toBeVisible()
  return { page, tab }
}

test('design §3 what is sent from an ERB page of 白詰草 is not sent in 潮風, to which another tab has switched', async ({
  visit,
  system,
  watch,
}) => {
  watch.allow(/409/)
  await trusted(system)
  const { page, tab } = await pageWithApprovals(visit)
  const send = await fillRequest(page, '生地見本の送料')
  await switchTo(tab, other)
  // One question for all widgets of the page, which names both companies and offers both ways on.
  await expect(question(page)).toHaveCount(1)
  await expect(question(page)).toContainText(home)
  await expect(question(page)).toContainText(other)
  await expect(goOnAs(page, other)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await send.click()
  await expect(question(page)).toBeVisible()
  const before = await requestsOf(system)
  expect([...before.home, ...before.other]).not.toContain('生地見本の送料')
  await goBackTo(page, home).click()
  await expect(page.getByRole('heading', { name: '生地見本の送料' })).toBeVisible()
  const after = await requestsOf(system)
  expect(after.home).toContain('生地見本の送料')
  expect(after.other).not.toContain('生地見本の送料')
  await expect(page.locator(ribbon).locator('.tape')).toContainText(home)
})

test('design §3 an ERB page goes on as the company of the other tab by being loaded anew, its widgets of one company', async ({
  visit,
  watch,
}) => {
  watch.allow(/409/)
  const page = await visit('manyOrganisations')
  const tab = await windowOf(page, home)
  await page.goto('/trade/trades?page=2')
  await expect(page.locator(ribbon).locator('.tape')).toContainText(home)
  await switchTo(tab, other)
  await Promise.all([page.waitForEvent('load'), goOnAs(page, other).click()])
  expect(new URL(page.url()).search).toBe('?page=2')
  await expect(page.locator(ribbon).locator('.tape')).toContainText(other)
  await page
    .locator(header)
    .getByRole('button', { name: /^アカウント/ })
    .click()
  await expect(page.locator(header).getByRole('menu')).toContainText(other)
  await expect(question(page)).toBeHidden()
})

test('design §3 a widget whose question is put off says why it has nothing new to show, and blames nobody else', async ({
  visit,
  system,
  watch,
}) => {
  watch.allow(/409/)
  await trusted(system)
  const { page, tab } = await pageWithApprovals(visit)
  await switchTo(tab, other)
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await page.locator('tsumugi-approvals').getByRole('tab', { name: '済み' }).click()
  const failure = page.locator('tsumugi-approvals').locator('[part=error]')
  await expect(failure).toHaveAttribute('data-kind', 'organisation-changed')
  await expect(failure).toContainText('別の組織に切り替わりました')
  await expect(failure).not.toContainText('ほかの人')
})

/** What the browser tells of a layout shift, and TypeScript does not know yet. */
interface Shift {
  value: number
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

test('layout keeps still while the widgets load: CLS at most 0.02', async ({ visit }) => {
  const page = await visit('manyOrganisations')
  await page.addInitScript(() => {
    const seen = ((window as unknown as { shifts: object[] }).shifts = [] as object[])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${node?.id} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`,
        )
        seen.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/trade/trades')
  await expect(page.locator(ribbon).locator('.tape')).toBeVisible()
  await expect(page.locator(menu).getByRole('link', { name: 'ダッシュボード' })).toBeVisible()
  await twoFrames(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02)
})
