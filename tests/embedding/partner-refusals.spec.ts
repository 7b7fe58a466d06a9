import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { enter, expect, test } from './fixture/partner.ts'

const widget = (page: Page) => page.locator('tsumugi-exhibition-order')

/** From now on the page takes care of such refusals itself. */
const prevent = (page: Page, type: string) =>
  page.evaluate((name) => document.addEventListener(name, (event) => event.preventDefault()), type)

/** Addresses the top window was taken to from now on. */
function navigations(page: Page): string[] {
  const left: string[] = []
  page.on('framenavigated', (frame) => left.push(frame.url()))
  return left
}

test('§8 401 in partner mode: a cancelable event and the log-in view, never the top window', async ({
  partner,
  page,
}) => {
  await enter(page, partner.url)
  await page.evaluate(() => {
    const key = 'tsumugi.exhibition_session.1'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), token: 'x'.repeat(43) }))
  })
  await page.reload()
  await expect(page.getByLabel('パスワード')).toBeVisible()
  await expect(page.locator('#said')).toHaveAttribute('data-last', 'auth-required 401')
  expect(page.url()).toBe(`${partner.url}/`)
})

for (const isPrevented of [false, true]) {
  const told = isPrevented ? 'prevented, the widget stays as it is' : 'with a view of the widget’s own'

  test(`§8 403 in partner mode: a cancelable event, ${told}; no navigation and no cookie`, async ({
    partner,
    page,
    context,
  }) => {
    await page.goto(partner.url)
    await widget(page).evaluate((element) => element.setAttribute('publishable-key', 'pk_of_somebody_else'))
    const left = navigations(page)
    if (isPrevented) await prevent(page, 'tsumugi-forbidden')
    await page.getByLabel('パスワード').fill('demo-tsumugi')
    await page.getByRole('button', { name: '展示会に入る' }).click()
    await expect(page.locator('#said')).toHaveAttribute('data-last', 'forbidden 403')
    await expect(page.getByRole('heading', { name: /できません/ })).toHaveCount(isPrevented ? 0 : 1)
    await expect(page.getByLabel('パスワード')).toHaveCount(isPrevented ? 1 : 0)
    expect(left).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test(`§8 404 in partner mode: a cancelable event, ${told}; no navigation and no cookie`, async ({
    partner,
    page,
    context,
  }) => {
    await enter(page, partner.url)
    await page.evaluate(() => {
      const key = 'tsumugi.exhibition_session.1'
      localStorage.setItem(
        key,
        JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), kind: 'order', order: { id: 999_999 } }),
      )
    })
    if (isPrevented)
      await page.addInitScript(() => document.addEventListener('tsumugi-not-found', (event) => event.preventDefault()))
    await page.reload()
    const left = navigations(page)
    await expect(page.locator('#said')).toHaveAttribute('data-last', 'not-found 404')
    await expect(page.getByRole('heading', { name: '見つかりません' })).toHaveCount(isPrevented ? 0 : 1)
    await expect(page.locator('.looks .look').first()).toBeVisible({ visible: isPrevented })
    expect(left).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
}

test('design §3: a page on an origin that is not registered is refused', async ({ partner, page }) => {
  const html = `<!doctype html><script type="module" src="${partner.system.url}/sdk/v1/loader.js"></script>
    <tsumugi-exhibition-order mode="partner" origin="${partner.system.url}" exhibition-id="1" publishable-key="pk_demo_1"></tsumugi-exhibition-order>`
  const stranger = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
  )
  await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)
  await page.getByLabel('パスワード').fill('demo-tsumugi')
  await page.getByRole('button', { name: '展示会に入る' }).click()
  await expect(page.getByText('つながりませんでした')).toBeVisible()
  await expect(page.locator('.looks')).toHaveCount(0)
  stranger.close()
})
