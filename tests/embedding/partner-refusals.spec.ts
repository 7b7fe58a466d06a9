import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { System } from '@tsumugi/dev-env/system'
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
  const stranger = await servePage(elementOf(partner.system.url))
  await page.goto(stranger.url)
  await page.getByLabel('パスワード').fill('demo-tsumugi')
  await page.getByRole('button', { name: '展示会に入る' }).click()
  await expect(page.getByText('つながりませんでした')).toBeVisible()
  await expect(page.locator('.looks')).toHaveCount(0)
  stranger.close()
})

test.describe('review A11: the code of an order that stands in the markup is in it no more', () => {
  const codes = [
    { once: 'used', code: 'demo-auth-code-of-exhibition-order-00001', name: /^注文 EX2611-00001 の変更$/ },
    { once: 'refused', code: 'a-code-that-opens-nothing', name: '展示会に入る' },
  ]
  for (const { once, code, name } of codes) {
    test(once, async ({ partner, page }) => {
      const shop = await servePage(elementOf(partner.system.url, `exhibition-order-id="1" auth-code="${code}"`))
      const undo = await register(partner.system, shop.url)
      await page.goto(shop.url)
      await expect(page.getByRole(once === 'used' ? 'heading' : 'button', { name })).toBeVisible()
      await expect(widget(page)).not.toHaveAttribute('auth-code')
      expect(await page.content()).not.toContain(code)
      await undo()
      shop.close()
    })
  }
})

const elementOf = (origin: string, attributes = '') =>
  `<!doctype html><html lang="ja"><head><script type="module" src="${origin}/sdk/v1/loader.js"></script></head><body>
<tsumugi-exhibition-order mode="partner" origin="${origin}" exhibition-id="1" publishable-key="pk_demo_1" ${attributes}>
</tsumugi-exhibition-order></body></html>`

/** Serves one page on an origin of its own. */
async function servePage(html: string) {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}

/** Lets pages of another origin order at the exhibition as well, until undone. */
async function register(system: System, origin: string) {
  const brand = await system.as('brand')
  const change = async (alter: (origins: string[]) => string[]) => {
    const { body } = await brand.call('GET', '/api/exhibitions/1')
    const { partner_origins, lock_version } = body.data
    const exhibition = { partner_origins: alter(partner_origins), lock_version }
    expect((await brand.call('PATCH', '/api/exhibitions/1', { exhibition })).status).toBe(200)
  }
  await change((origins) => [...origins, origin])
  return () => change((origins) => origins.filter((each) => each !== origin))
}
