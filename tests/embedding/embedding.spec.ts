import { shiftOf, twoFrames, watchShifts } from './fixture/layout-shift.ts'
import { expect, pageWith, test } from './fixture/site.ts'

test('state and a half-typed text survive append() and moveBefore()', async ({ site, page }) => {
  site.page('/move', pageWith('<div id="a"><tsumugi-global-header></tsumugi-global-header></div><div id="b"></div>'))
  await page.goto(`${site.url}/move`)
  await page.locator('.count').click()
  await page.getByLabel('下書き').fill('半分')
  await page.evaluate(() => document.querySelector('#b')!.append(document.querySelector('tsumugi-global-header')!))
  await expect(page.locator('#b .count')).toHaveText('1')
  await page.evaluate(() =>
    document.querySelector('#a')!.moveBefore(document.querySelector('tsumugi-global-header')!, null),
  )
  await expect(page.locator('#a .count')).toHaveText('1')
  await expect(page.getByLabel('下書き')).toHaveValue('半分')
})

test('two separately built bundles share one session', async ({ site, page }) => {
  site.page(
    '/two',
    pageWith(`<tsumugi-side-menu></tsumugi-side-menu><tsumugi-ribbon></tsumugi-ribbon>
    <script type="module" src="/other/v1/elements/ribbon.js"></script>`),
  )
  site.refuse(/^\/sdk\/v1\/elements\/ribbon/)
  await page.goto(`${site.url}/two`)
  await expect(page.locator('tsumugi-ribbon b')).toHaveText('nobody')
  await expect(page.locator('tsumugi-side-menu b')).toHaveText('nobody')
  await page.locator('tsumugi-side-menu button').click()
  await expect(page.locator('tsumugi-ribbon b')).toHaveText('縫子 (デモ)')
})

test('two loaders on one page define every element once and load nothing twice', async ({ site, page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => message.type() === 'warning' && problems.push(message.text()))
  const loaded: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/chunks/widget-body-') && loaded.push(new URL(request.url()).pathname),
  )
  site.page(
    '/loaders',
    pageWith(
      '<tsumugi-global-header></tsumugi-global-header>',
      '<script type="module" src="/other/v1/loader.js"></script>',
    ),
  )
  await page.goto(`${site.url}/loaders`)
  await expect(page.locator('.count')).toHaveText('0')
  expect(loaded).toHaveLength(1)
  expect(problems).toEqual([])
})

test('another major on the page is ignored with a warning and an event, and the first goes on', async ({
  site,
  page,
}) => {
  site.page('/majors', pageWith('<tsumugi-global-header></tsumugi-global-header>'))
  await page.goto(`${site.url}/majors`)
  await page.locator('.count').click()
  const conflict = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('tsumugi-version-conflict', (event) => resolve((event as CustomEvent).detail)),
      ),
  )
  await page.addScriptTag({ type: 'module', url: '/next/v1/elements/global-header.js' })
  expect(await conflict).toEqual({ tag: 'tsumugi-global-header', defined: '1.0.0', ignored: '2.0.0' })
  await expect(page.locator('.count')).toHaveText('1')
})

test('§8 Lazy asset load fails: the event fires, the error is rethrown, and the next insertion tries again', async ({
  site,
  page,
}) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  site.page(
    '/broken',
    pageWith(
      '<tsumugi-ribbon></tsumugi-ribbon>',
      `<script>
    document.addEventListener('tsumugi-load-error', (event) => { (window.failed ??= []).push(event.detail.tag) })</script>`,
    ),
  )
  site.refuse(/chunks\/widget-body-/)
  await page.goto(`${site.url}/broken`)
  const failed = () => page.evaluate(() => (window as unknown as { failed?: string[] }).failed)
  await expect.poll(failed).toEqual(['tsumugi-ribbon'])
  await expect.poll(() => thrown.length).toBe(1)
  site.refuse(null)
  await page.evaluate(() => document.body.append(document.createElement('tsumugi-ribbon')))
  await expect(page.locator('tsumugi-ribbon b')).toHaveCount(2)
})

test('§8 Lazy asset load fails: nothing is rethrown when the page prevents the event', async ({ site, page }) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  site.page(
    '/prevented',
    pageWith(
      '<tsumugi-ribbon></tsumugi-ribbon>',
      `<script>
    document.addEventListener('tsumugi-load-error', (event) => { event.preventDefault(); window.heard = true })</script>`,
    ),
  )
  site.refuse(/chunks\/widget-body-/)
  await page.goto(`${site.url}/prevented`)
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard?: boolean }).heard)).toBe(true)
  expect(thrown).toEqual([])
})

test('one widget fails in its own place while the others go on, and a new attribute and a retry heal it', async ({
  site,
  page,
}) => {
  site.page(
    '/failing',
    pageWith('<tsumugi-md-map brand-id="13"></tsumugi-md-map><tsumugi-global-header></tsumugi-global-header>'),
  )
  await page.goto(`${site.url}/failing`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('表示できませんでした')
  await expect(page.locator('.count')).toBeVisible()
  await page.locator('tsumugi-md-map').evaluate((element) => element.setAttribute('brand-id', '2'))
  await alert.getByRole('button').click()
  await expect(page.getByText('brand 2')).toBeVisible()
})

test('layout keeps still while everything loads: CLS at most 0.02', async ({ site, page }) => {
  site.page(
    '/still',
    pageWith(
      `<tsumugi-global-header></tsumugi-global-header><p>text of the page</p>
    <tsumugi-md-map brand-id="1"></tsumugi-md-map><p>more text of the page</p>`,
      watchShifts,
    ),
  )
  let letGo = () => {}
  const seen = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/chunks/widget-body-*.js', async (route) => {
    await seen
    await route.continue()
  })
  await page.goto(`${site.url}/still`)
  await twoFrames(page)
  letGo()
  await expect(page.getByText('brand 1')).toBeVisible()
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
})

test('the watch over the layout is awake: text that is pushed down counts', async ({ site, page }) => {
  site.page('/pushed', pageWith('<p id="text">text of the page</p>', watchShifts))
  await page.goto(`${site.url}/pushed`)
  await twoFrames(page)
  await page.evaluate(() =>
    document
      .querySelector('#text')!
      .before(Object.assign(document.createElement('div'), { style: 'block-size: 400px' })),
  )
  expect(await shiftOf(page)).toBeGreaterThan(0.02)
})

test('events reach the page through the shadow border, and it can prevent what follows', async ({ site, page }) => {
  site.page(
    '/events',
    pageWith(
      '<tsumugi-global-header></tsumugi-global-header>',
      `<script>
    document.addEventListener('tsumugi-navigate', (event) => { if (event.detail.href === '/s/') event.preventDefault() })
  </script>`,
    ),
  )
  await page.goto(`${site.url}/events`)
  await page.locator('.go').click()
  await expect(page.locator('tsumugi-global-header output')).toHaveText('false')
})
