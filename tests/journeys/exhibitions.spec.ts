import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'

const words = {
  ja: { password: 'パスワード', enter: '展示会に入る', back: 'アイテム一覧へ戻る', review: '内容を確認', shop: /店名/, person: /担当者/, email: /メールアドレス/, send: '注文する', change: '注文を変更する', save: '変更を送る', edit: /^注文 EX/, locked: 'ブランドがこの注文を確定しました。' },
  en: { password: 'Password', enter: 'Enter the exhibition', back: 'Back to the items', review: 'Review', shop: /^Shop/, person: /^Contact/, email: /^Email/, send: 'Send the order', change: 'Change the order', save: 'Send the changes', edit: /^Change order EX/, locked: 'The brand has confirmed this order.' },
} as const
type Locale = keyof typeof words

async function enter(page: Page, locale: Locale, address = '/s/exhibitions/1') {
  await page.addInitScript((each) => localStorage.setItem('tsumugi.exhibition_locale', JSON.stringify(each)), locale)
  await page.goto(address)
  await expect(page).toHaveURL(/\/s\/exhibitions\/1\/login\?to=/)
  await page.getByLabel(words[locale].password).fill('demo-tsumugi')
  await page.getByRole('button', { name: words[locale].enter }).click()
  await expect(page.locator('.looks .look').first()).toBeAttached()
}

async function putAside(page: Page, at: number, pieces: string) {
  await page.goto('/s/exhibitions/1')
  await page.locator('.looks .look a').nth(at).click()
  const cell = page.locator('.item .order-matrix input').first()
  await cell.fill(pieces)
  await cell.press('Tab')
}

for (const [locale, width] of [['ja', 1280], ['ja', 390], ['en', 1280], ['en', 390]] as const) {
  const say = words[locale]
  test(`§2 Exhibition pages in ${locale} at ${width}: a shop orders, reloads, edits; the brand confirms`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 844 })
    await enter(page, locale)
    await expectNoSidewaysScroll(page)
    for (const at of [2, 3, 4, 6]) await putAside(page, at, '=10*2')
    // Whatever happens to the browser, what was put aside is there (spec §3).
    await page.reload()
    await expect(page.locator('.item .order-matrix input').first()).toHaveValue('20')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: say.review }).click()
    await page.getByLabel(say.shop).fill('旅路の店(デモ)')
    await page.getByLabel(say.person).fill('旅路 糸')
    await page.getByLabel(say.email).fill('journey@shops.example')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: say.send }).click()
    await expect(page).toHaveURL(/\/exhibition_orders\/\d+\/thankyou$/)
    const number = await page.locator('.done .no').innerText()
    expect(number).toMatch(/^EX\d{4}-\d{5}$/)

    await page.getByRole('button', { name: say.change }).click()
    await expect(page.getByRole('heading', { name: say.edit })).toBeVisible()
    const cell = page.locator('.order-matrix input').first()
    await cell.fill('32')
    await cell.press('Tab')
    await expect(page.locator('.ghost').first()).toHaveText('20')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page).toHaveURL(/thankyou$/)

    const brand = await visit('brand')
    await brand.goto('/s/exhibition_admin/1')
    await brand.getByRole('row', { name: new RegExp(number) }).getByRole('checkbox').check()
    await brand.getByRole('button', { name: '確定', exact: true }).click()
    await expect(brand.getByRole('row', { name: new RegExp(number) })).toContainText('確定')
    await page.reload()
    await expect(page.getByText(say.locked)).toBeVisible()
  })
}

test('§2 every redirect of the exhibition layout: to= leads back, an auth_code passes, logout leads to the login', async ({ page, watch }) => {
  watch.allow(/401/)
  await enter(page, 'ja', '/s/exhibitions/1/exhibition_items/4')
  await expect(page).toHaveURL(/\/s\/exhibitions\/1\/exhibition_items\/4$/)
  await page.getByRole('button', { name: 'アカウント' }).click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
  await expect(page).toHaveURL(/\/s\/exhibitions\/1\/login$/)
  await page.goto('/s/exhibitions/1/exhibition_orders/1/edit?auth_code=demo-auth-code-of-exhibition-order-00001')
  await expect(page.getByRole('heading', { name: '注文 EX2611-00001 の変更' })).toBeVisible()
  await page.goto('/s/exhibitions/1/exhibition_orders/2/edit?auth_code=wrong')
  await expect(page.getByText('この注文のリンクは使えません')).toBeVisible()
})

test('§8 Exhibition login fails: the page stays and says so', async ({ page, watch }) => {
  watch.allow(/401/)
  await page.goto('/s/exhibitions/3/login')
  await page.getByLabel('パスワード').fill('wrong')
  await page.getByRole('button', { name: '展示会に入る' }).click()
  await expect(page.getByText('パスワードが違います。招待状のとおりに入れてください。')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('an order that cannot be sent stays, and sent again it is one order', async ({ page, watch, context, system }) => {
  watch.allow(/Failed to load|ERR_INTERNET|net::/)
  await enter(page, 'ja')
  for (const at of [2, 3, 4]) await putAside(page, at, '30')
  await page.getByRole('button', { name: '内容を確認' }).click()
  await page.getByLabel(/店名/).fill('圏外の店(デモ)')
  await page.getByLabel(/担当者/).fill('圏外')
  await page.getByLabel(/メールアドレス/).fill('offline@shops.example')
  await context.setOffline(true)
  await page.getByRole('button', { name: '注文する' }).click()
  await expect(page.getByText('入れた内容はこの端末に残っています')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel(/店名/)).toHaveValue('圏外の店(デモ)')
  await page.getByRole('button', { name: '注文する' }).dblclick()
  await expect(page).toHaveURL(/thankyou$/)
  const { body } = await (await system.as('brand')).call('GET', `/api/exhibition_orders?exhibition_id=1&search=${encodeURIComponent('圏外')}`)
  expect(body.data).toHaveLength(1)
})

for (const [name, path] of [['login', '/s/exhibitions/1/login'], ['look-book', '/s/exhibitions/1'], ['item', '/s/exhibitions/1/exhibition_items/2']] as const) {
  test(`${name}: no axe violation in either theme`, async ({ page }) => {
    await page.goto('/s/exhibitions/1/login')
    if (name !== 'login') {
      await page.getByLabel('パスワード').fill('demo-tsumugi')
      await page.getByRole('button', { name: '展示会に入る' }).click()
      await expect(page.locator('.looks .look').first()).toBeVisible()
      await page.goto(path)
      await expect(page.locator('.looks .look').first()).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expectAccessible(page)
  })
}

for (const tab of ['orders', 'rollUp', 'items', 'partners'] as const) {
  test(`the brand’s ${tab}: no axe violation in either theme, no scrolling sideways at 390`, async ({ visit }) => {
    const page = await visit('brand')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/s/exhibition_admin/1?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
