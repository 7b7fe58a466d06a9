import type { Page, Response } from '@playwright/test'
import type { System } from '@tsumugi/dev-env/system'
import { gzipSync } from 'node:zlib'
import { expectAccessible } from '../journeys/fixture/accessible.ts'
import { enter, expect, problemsOf, test } from './fixture/partner.ts'

async function order(page: Page, pieces: string) {
  for (const at of [0, 1, 2, 3]) {
    await page.locator('.looks .look a').nth(at).click()
    await page.locator('.item .order-matrix input').first().fill(pieces)
    await page.getByRole('button', { name: 'アイテム一覧へ戻る' }).click()
  }
}

test('design §4: ordered by password on another origin, under a strict policy, without a cookie or a navigation', async ({
  partner,
  page,
  context,
}) => {
  const problems = problemsOf(page)
  const left: string[] = []
  await enter(page, partner.url)
  page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()))
  await order(page, '20')
  await page.getByRole('button', { name: '内容を確認' }).click()
  await page.getByLabel(/店名/).fill('木もれび洋品店(デモ)')
  await page.getByLabel(/担当者/).fill('久世 葵')
  await page.getByLabel(/メールアドレス/).fill('partner@shops.example')
  await page.getByRole('button', { name: '注文する' }).click()
  await expect(page.getByText(/^EX\d{4}-\d{5}$/)).toBeVisible()
  await expect(page.locator('#said')).toContainText('を受け付けました')
  expect(left).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(problems).toEqual([])
})

test('§3 the local cart survives a reload, and tokens of the page colour the widget', async ({ partner, page }) => {
  await enter(page, partner.url)
  await page.locator('.looks .look a').first().click()
  await page.locator('.item .order-matrix input').first().fill('=6*2')
  await page.keyboard.press('Tab')
  await page.reload()
  await expect(page.locator('.look .ordered').first()).toHaveText('12点')
  const button = page.getByRole('button', { name: '内容を確認' })
  expect(await button.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(47, 107, 63)')
})

test('§3, §7 auth-code: exchanged for a session of that order, which stands open to be changed', async ({
  partner,
  page,
}) => {
  await page.goto(partner.url)
  await page.evaluate(() => {
    const element = document.querySelector('tsumugi-exhibition-order')!
    element.setAttribute('exhibition-order-id', '1')
    element.setAttribute('auth-code', 'demo-auth-code-of-exhibition-order-00001')
  })
  await expect(page.getByRole('heading', { name: /^注文 EX2611-00001 の変更$/ })).toBeVisible()
})

test('design §4: append() and moveBefore() keep a half-typed order', async ({ partner, page }) => {
  await enter(page, partner.url)
  await page.locator('.looks .look a').first().click()
  const cell = page.locator('.item .order-matrix input').first()
  await cell.fill('=6*')
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'))
    place.id = 'elsewhere'
    place.append(document.querySelector('tsumugi-exhibition-order')!)
  })
  await expect(page.locator('#elsewhere .item .order-matrix input').first()).toHaveValue('=6*')
  await page.evaluate(() => document.body.moveBefore(document.querySelector('tsumugi-exhibition-order')!, null))
  await expect(cell).toHaveValue('=6*')
  await cell.fill('=6*2')
  await cell.press('Tab')
  await expect(cell).toHaveValue('12')
  await expect(page.locator('.look .ordered').first()).toHaveText('12点')
})

test('§8 Lazy asset load fails: a part that did not arrive is told to the page, and the retry brings it', async ({
  partner,
  page,
}) => {
  await enter(page, partner.url)
  await page.locator('.looks .look a').first().click()
  await page.locator('.item .order-matrix input').first().fill('3')
  await page.evaluate(() =>
    document.addEventListener(
      'tsumugi-load-error',
      () => (document.querySelector<HTMLElement>('#said')!.dataset.last = 'load-error'),
    ),
  )
  await page.route('**/chunks/order-page-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: '内容を確認' }).click()
  await expect(page.getByRole('alert')).toContainText('表示できませんでした')
  await expect(page.locator('#said')).toHaveAttribute('data-last', 'load-error')
  await page.unroute('**/chunks/order-page-*.js')
  await page.getByRole('button', { name: '再試行' }).click()
  await expect(page.getByLabel(/店名/)).toBeVisible()
  await expect(page.getByText('3点').first()).toBeVisible()
})

test('§8 Lazy asset load fails: an item that does not arrive says so beside the wall, which stays', async ({
  partner,
  page,
}) => {
  await page.route('**/chunks/item-panel-*.js', (route) => route.abort())
  await enter(page, partner.url)
  await page.getByRole('searchbox').fill('ワンピース')
  await page.locator('.looks .look a').first().click()
  await expect(page.getByRole('alert')).toContainText('表示できませんでした')
  await expect(page.getByRole('searchbox')).toHaveValue('ワンピース')
  await page.unroute('**/chunks/item-panel-*.js')
  // Nobody presses anything: being connected again is enough.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.locator('.item .order-matrix input').first()).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('design §4: Back closes an item and a form, a reload stays, and a link opens in a tab of its own', async ({
  partner,
  page,
  context,
}) => {
  await enter(page, `${partner.url}/?from=mail#buy`)
  const item = page.locator('.item .order-matrix input').first()
  await page.locator('.looks .look a').nth(1).click()
  await expect(item).toBeVisible()
  expect(page.url()).toContain('?from=mail&tsumugi-view=1.item.')
  await item.fill('2')
  await page.getByRole('button', { name: '内容を確認' }).click()
  await expect(page.getByLabel(/店名/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/店名/)).toBeVisible()
  await page.goBack()
  await expect(item).toHaveValue('2')
  await page.goBack()
  await expect(item).toBeHidden()
  await expect(page.locator('.looks .look').first()).toBeVisible()
  expect(page.url()).toBe(`${partner.url}/?from=mail#buy`)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('.looks .look a')
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab.locator('.item .order-matrix input').first()).toBeVisible()
  await expect(item).toBeHidden()
})

test('WCAG: the page keeps the one banner that is its own', async ({ partner, page }) => {
  await enter(page, partner.url)
  await expect(page.getByRole('banner')).toHaveCount(1)
})

test('§8 Lazy asset load fails: a widget whose chunk is not there says so in its place, and the retry brings it', async ({
  partner,
  page,
}) => {
  await page.route('**/chunks/exhibition-order-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(partner.url)
  await expect(page.getByRole('alert')).toContainText('表示できませんでした')
  await page.unroute('**/chunks/exhibition-order-*.js')
  await page.getByRole('button', { name: '再試行' }).click()
  await expect(page.getByLabel('パスワード')).toBeVisible()
})

test('WCAG 2.2 AA inside the shadow root: the door, the wall, an item and the order', async ({ partner, page }) => {
  await page.goto(partner.url)
  await expect(page.getByLabel('パスワード')).toBeVisible()
  await expectAccessible(page, { part: true })
  await enter(page, partner.url)
  await page.locator('.looks .look a').first().click()
  await page.locator('.item .order-matrix input').first().fill('3')
  await expectAccessible(page, { part: true })
  await page.getByRole('button', { name: '内容を確認' }).click()
  await expect(page.getByLabel(/店名/)).toBeVisible()
  await expectAccessible(page, { part: true })
})

/**
 * KiB after gzip that a visit may load of ours, without the exhibition's pictures (design §7), its cover and outfits included.
 */
const most = { first: 60, later: 5 }

test('design §7: a partner’s page loads no more than its first visit may, and a later one next to nothing', async ({
  partner,
  page,
}) => {
  const visit = await weighed(page, partner.system.url, () => enter(page, partner.url))
  expect(visit.total, visit.account).toBeLessThanOrEqual(most.first)
  const later = await weighed(page, partner.system.url, async () => {
    await page.goto(partner.url)
    await expect(page.locator('.looks .look').first()).toBeVisible()
  })
  expect(later.total, later.account).toBeLessThanOrEqual(most.later)
})

/** What `visit` fetches of the SDK over the network: what the browser has in its cache weighs nothing. */
async function weighed(page: Page, origin: string, visit: () => Promise<void>) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const cached = new Set<string>()
  devTools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  const fetched = new Set<string>()
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith(`${origin}/sdk/`) && !response.fromDiskCache && !cached.has(requestId))
      fetched.add(response.url)
  })
  const answers: Response[] = []
  const hear = (response: Response) => void answers.push(response)
  page.on('response', hear)
  await visit()
  await page.waitForLoadState('networkidle')
  page.off('response', hear)
  await devTools.detach()
  const sizes = await Promise.all(
    answers
      .filter((each) => fetched.has(each.url()) && each.ok())
      .map(async (each) => [each.url(), gzipSync(await each.body(), { level: 9 }).length / 1024] as const),
  )
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  return {
    total,
    account: [`${total.toFixed(2)} in all`, ...sizes.map(([url, size]) => `${size.toFixed(1)} ${url}`)].join('\n'),
  }
}

test('design §3 what is ordered on a page of one exhibition never lands in another that a second tab has entered', async ({
  partner,
  page,
}) => {
  const { system, url } = partner
  const elsewhere = await registeredAt(system, 3, url)
  await enter(page, url)
  await order(page, '20')
  const tab = await page.context().newPage()
  await show(tab, url, 3)
  await tab.getByLabel('パスワード').fill('demo-tsumugi')
  await tab.getByLabel('パスワード').press('Enter')
  await expect(tab.locator('.looks .look').first()).toBeVisible()
  // Nothing of the one is offered in the other.
  await expect(tab.locator('.look .ordered')).toHaveCount(0)
  const [here, there] = [await ordersOf(system, 'brand', 1), await ordersOf(system, 'otherBrand', 3)]
  await page.getByRole('button', { name: '内容を確認' }).click()
  await page.getByLabel(/店名/).fill('二つの展示会(デモ)')
  await page.getByLabel(/担当者/).fill('久世 葵')
  await page.getByLabel(/メールアドレス/).fill('two@shops.example')
  await page.getByRole('button', { name: '注文する' }).click()
  await expect(page.getByText(/^EX\d{4}-\d{5}$/)).toBeVisible()
  expect(await ordersOf(system, 'brand', 1)).toBe(here + 1)
  expect(await ordersOf(system, 'otherBrand', 3)).toBe(there)
  await elsewhere.undo()
})

test('design §3 an element that is led to another exhibition asks for its password, shows nothing of the first, and offers that again', async ({
  partner,
  page,
}) => {
  const elsewhere = await registeredAt(partner.system, 3, partner.url)
  await enter(page, partner.url)
  await page.locator('.looks .look a').first().click()
  await page.locator('.item .order-matrix input').first().fill('7')
  await page.getByRole('button', { name: 'アイテム一覧へ戻る' }).click()
  await expect(page.locator('.look .ordered').first()).toHaveText('7点')
  await lead(page, 3)
  await expect(page.getByLabel('パスワード')).toBeVisible()
  await page.getByLabel('パスワード').fill('demo-tsumugi')
  await page.getByLabel('パスワード').press('Enter')
  await expect(page.locator('.looks .look').first()).toBeVisible()
  await expect(page.locator('.look .ordered')).toHaveCount(0)
  await lead(page, 1)
  await expect(page.locator('.look .ordered').first()).toHaveText('7点')
  await elsewhere.undo()
})

/** Lets pages of an origin order at an exhibition of 潮風 as well. */
async function registeredAt(system: System, id: number, origin: string) {
  const owner = await system.as('otherBrand')
  const register = async (partner_origins: string[]) => {
    const { body } = await owner.call('GET', `/api/exhibitions/${id}`)
    const exhibition = { partner_origins, lock_version: body.data.lock_version }
    expect((await owner.call('PATCH', `/api/exhibitions/${id}`, { exhibition })).status).toBe(200)
  }
  await register([origin])
  return { undo: () => register([]) }
}

const lead = (page: Page, id: number) =>
  page.locator('tsumugi-exhibition-order').evaluate((element, exhibition) => {
    element.setAttribute('publishable-key', `pk_demo_${exhibition}`)
    element.setAttribute('exhibition-id', String(exhibition))
  }, id)

async function show(page: Page, url: string, id: number) {
  await page.goto(url)
  await lead(page, id)
}

async function ordersOf(system: System, persona: 'brand' | 'otherBrand', id: number): Promise<number> {
  const { body } = await (await system.as(persona)).call('GET', `/api/exhibition_orders?exhibition_id=${id}&per_page=1`)
  return body.pagination.total_count
}
