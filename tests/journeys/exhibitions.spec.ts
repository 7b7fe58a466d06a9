import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'
import { settled } from './fixture/settled.ts'
import { speak, visitIn, ways } from './fixture/speak.ts'

const words = {
  ja: {
    password: 'パスワード',
    enter: '展示会に入る',
    back: 'アイテム一覧へ戻る',
    review: '内容を確認',
    shop: /店名/,
    person: /担当者/,
    email: /メールアドレス/,
    send: '注文する',
    change: '注文を変更する',
    save: '変更を送る',
    edit: /^注文 EX/,
    locked: 'ブランドがこの注文を確定しました。',
    confirm: '確定',
    produce: '生産へ渡す',
    production: /を生産へ渡す$/,
  },
  en: {
    password: 'Password',
    enter: 'Enter the exhibition',
    back: 'Back to the items',
    review: 'Review',
    shop: /^Shop/,
    person: /^Contact/,
    email: /^Email/,
    send: 'Send the order',
    change: 'Change the order',
    save: 'Send the changes',
    edit: /^Change order EX/,
    locked: 'The brand has confirmed this order.',
    confirm: 'Confirm',
    produce: 'To production',
    production: /^Hand .* to production$/,
  },
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

for (const [locale, width] of ways) {
  const say = words[locale]
  test(`§2 Exhibition pages in ${locale} at ${width}: a shop orders, reloads, edits; the brand confirms, and makes what it wants per SKU`, async ({
    page,
    visit,
    system,
  }) => {
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
    await expectAccessible(page)

    await page.getByRole('button', { name: say.change }).click()
    await expect(page.getByRole('heading', { name: say.edit })).toBeVisible()
    const cell = page.locator('.order-matrix input').first()
    await cell.fill('32')
    await cell.press('Tab')
    await expect(page.locator('.ghost').first()).toHaveText('20')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page).toHaveURL(/thankyou$/)

    // On the brand's board: confirmed, then made in other quantities than were ordered, per SKU.
    const brand = await visitIn({ visit, system }, 'brand', [locale, width])
    await brand.goto('/s/exhibition_admin/1')
    await brand.getByText('旅路の店(デモ)').first().click()
    const drawer = brand.getByRole('dialog', { name: number })
    await drawer.getByRole('button', { name: say.confirm, exact: true }).click()
    await expect(drawer.getByRole('button', { name: say.produce })).toBeVisible()
    await page.reload()
    await expect(page.getByText(say.locked)).toBeVisible()
    await drawer.getByRole('button', { name: say.produce }).click()
    const production = brand.getByRole('dialog', { name: say.production })
    const made = production.locator('.order-matrix input').first()
    await expect(made).toHaveValue('32')
    await made.fill('=12*3')
    await made.press('Enter')
    await expectNoSidewaysScroll(brand)
    await production.getByRole('button', { name: say.produce }).click()
    await expect(drawer.locator('[data-changed]')).toHaveText('36')
    await expectNoSidewaysScroll(brand)
    await expectAccessible(brand)
    await speak(system, 'brand', 'ja')
  })
}

const admin = {
  ja: {
    add: '展示会を作る',
    name: '名前',
    brand: 'ブランド',
    currency: '通貨',
    from: '受付の始まり',
    to: '受付の終わり',
    password: 'パスワード',
    save: '保存',
    items: /^展示品/,
    take: 'MDマップから選ぶ',
    taken: '2型を加える',
    byHand: '手で足す',
    code: '品番',
    item: '品名',
    list: '上代',
    sizes: 'サイズを足す',
    free: '自由な色',
    colour: '1番目の色の名前',
    grid: '上限の点数',
    outfits: 'コーディネート',
    outfit: 'コーディネートを作る',
    orders: /^注文/,
    cancel: '注文を取り消す',
    reason: '理由',
    cancelled: '1件を取り消しました',
    files: '書き出し',
    xlsx: /Excel/,
  },
  en: {
    add: 'New exhibition',
    name: 'Name',
    brand: 'Brand',
    currency: 'Currency',
    from: 'Opens',
    to: 'Closes',
    password: 'Password',
    save: 'Save',
    items: /^Items/,
    take: 'Take from the MD map',
    taken: 'Add 2',
    byHand: 'Add by hand',
    code: 'Code',
    item: 'Name',
    list: 'List price',
    sizes: 'Add a size',
    free: 'Free colour',
    colour: 'Name of colour 1',
    grid: 'Pieces at most',
    outfits: 'Outfits',
    outfit: 'New outfit',
    orders: /^Orders/,
    cancel: 'Cancel order',
    reason: 'Reason',
    cancelled: '1 cancelled',
    files: 'Export',
    xlsx: /Excel/,
  },
} as const

for (const way of ways) {
  const [language, width] = way
  const say = admin[language]
  test(`the brand opens an exhibition in ${language} at ${width}: settings, items, an order as it comes, cancelled with a reason, and its file`, async ({
    visit,
    system,
    page,
  }) => {
    const brand = await visitIn({ visit, system }, 'brand', way)
    await brand.goto('/s/exhibition_admin')
    await brand.getByRole('button', { name: say.add }).click()
    const dialog = brand.getByRole('dialog')
    const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
    async function pick(size: string) {
      const sizes = dialog.getByRole('combobox', { name: new RegExp(`^${say.sizes}`) })
      await sizes.fill(size)
      await brand
        .getByRole('option', { name: new RegExp(`^${size}\\b`) })
        .first()
        .click()
    }
    await field(say.name).fill(`小さな受注会 ${width}`)
    await dialog.getByRole('combobox', { name: new RegExp(`^${say.brand}`) }).selectOption({ index: 1 })
    await dialog.getByRole('combobox', { name: say.currency }).selectOption('EUR')
    await dialog.getByLabel(new RegExp(`^${say.from}`)).fill('2026-01-05')
    await dialog.getByLabel(new RegExp(`^${say.to}`)).fill('2099-12-20')
    await field(say.password).fill('chiisana')
    await expectNoSidewaysScroll(brand)
    await dialog.getByRole('button', { name: say.save, exact: true }).click()
    await expect(brand.getByRole('heading', { level: 1 })).toContainText(`小さな受注会 ${width}`)
    const id = Number(/exhibition_admin\/(\d+)/.exec(brand.url())![1])

    await brand.getByRole('tab', { name: say.items }).click()
    await brand.getByRole('button', { name: say.take }).first().click()
    const wall = dialog.locator('.product-wall')
    for (const at of [0, 1]) await wall.getByRole('checkbox', { disabled: false }).nth(at).check()
    await pick('M')
    await expectNoSidewaysScroll(brand)
    await dialog.getByRole('button', { name: say.taken }).click()
    await expect(dialog).toHaveCount(0)
    await brand.getByRole('button', { name: say.byHand }).click()
    await field(say.code).fill('EU-01')
    await dialog
      .getByRole('textbox', { name: new RegExp(`^${say.item}`) })
      .first()
      .fill('手織りのストール')
    await field(say.list).fill('99.5')
    await dialog.getByRole('button', { name: say.free }).click()
    await dialog.getByRole('textbox', { name: say.colour }).fill('生成')
    for (const size of ['S', 'M']) await pick(size)
    // Limits by keyboard: S has 4 pieces, M is left without a limit once more than a number was mended.
    const grid = dialog.getByRole('grid', { name: say.grid })
    await grid.getByRole('textbox', { name: '生成 S' }).fill('4')
    await brand.keyboard.press('Tab')
    await brand.keyboard.type('many')
    await dialog.getByRole('button', { name: say.save, exact: true }).click()
    await expect(grid.getByRole('textbox', { name: '生成 M' })).toBeFocused()
    await expect(grid.getByRole('textbox', { name: '生成 M' })).toHaveValue('many')
    await brand.keyboard.press('Delete')
    await expectNoSidewaysScroll(brand)
    await expectAccessible(brand)
    await dialog.getByRole('button', { name: say.save, exact: true }).click()
    await expect(brand.getByText('手織りのストール').first()).toBeVisible()
    await brand.getByRole('tab', { name: say.outfits }).click()
    await brand.getByRole('button', { name: say.outfit }).click()
    await field(say.name).fill('冬の支度')
    await wall.getByRole('checkbox', { name: /手織りのストール/ }).check()
    await wall.getByRole('checkbox').first().check()
    await expectNoSidewaysScroll(brand)
    await expectAccessible(brand)
    await dialog.getByRole('button', { name: say.save, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(brand.getByText('冬の支度').first()).toBeVisible()
    await brand.getByRole('tab', { name: say.orders }).click()

    // A shop orders: the board shows it without being asked.
    await page.goto(`/s/exhibitions/${id}/login`)
    await page.getByLabel('パスワード').fill('chiisana')
    await page.getByRole('button', { name: '展示会に入る' }).click()
    // Through the outfit: its items stand in their order, and stay while one of them is ordered.
    await page.getByRole('button', { name: /冬の支度/ }).click()
    await expect(page.locator('.looks .look')).toHaveCount(2)
    await page.locator('.looks .look a').first().click()
    await expect(page).toHaveURL(/exhibition_items\/\d+\?outfit=\d+$/)
    await expect(page.getByText('€59.70').first()).toBeVisible()
    await expect(page.locator('.looks .look')).toHaveCount(2)
    const cell = page.locator('.item .order-matrix input').first()
    await cell.fill('5')
    await cell.press('Tab')
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await cell.fill('3')
    await cell.press('Tab')
    await page.getByRole('button', { name: '内容を確認' }).click()
    await page.getByLabel(/店名/).fill('欧州の店(デモ)')
    await page.getByLabel(/担当者/).fill('受注 会')
    await page.getByLabel(/メールアドレス/).fill('euro@shops.example')
    await page.getByRole('button', { name: '注文する' }).click()
    await expect(page).toHaveURL(/thankyou$/)
    await expect(page.getByRole('navigation', { name: '現在地' }).getByRole('listitem').first()).toHaveText('展示会')
    await brand.getByText('欧州の店(デモ)').first().click()
    await dialog.getByRole('button', { name: say.cancel }).click()
    await dialog.getByRole('textbox', { name: say.reason }).fill('型が重なったため')
    await dialog.getByRole('button', { name: say.cancel }).last().click()
    await expect(brand.getByText(say.cancelled).first()).toBeVisible()
    await brand.keyboard.press('Escape')
    await brand.getByRole('button', { name: say.files }).click()
    const saved = brand
      .context()
      .waitForEvent('response', (response) => response.url().includes(`/api/exhibitions/${id}/export`))
    await brand.getByRole('menuitem', { name: say.xlsx }).click()
    expect((await saved).headers()['content-disposition']).toContain('.xlsx')
    await speak(system, 'brand', 'ja')
  })
}

test('§2 every redirect of the exhibition layout: to= leads back, an auth_code passes, logout leads to the login', async ({
  page,
  watch,
}) => {
  watch.allow(/401/)
  await enter(page, 'ja', '/s/exhibitions/1/exhibition_items/4')
  await expect(page).toHaveURL(/\/s\/exhibitions\/1\/exhibition_items\/4$/)
  await page.getByRole('button', { name: '言語: 日本語' }).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem').first()).toHaveText('展会')
  await page.getByRole('button', { name: '语言: 简体中文' }).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
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

test('what a cell calls wrong stays over a reload, leads there, and is never ordered as nothing', async ({ page }) => {
  await enter(page, 'ja')
  await putAside(page, 2, '20')
  await putAside(page, 3, '-4')
  const cell = page.locator('.item .order-matrix input').first()
  const review = page.getByRole('button', { name: '内容を確認' })
  for (const place of ['/s/exhibitions/1', null]) {
    if (place) await page.goto(place)
    else await page.locator('.looks .look a').nth(2).click()
    await expect(review).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: '直すところ 1か所' }).click()
    await expect(cell).toBeFocused()
    await expect(cell).toHaveValue('-4')
  }
  // The order form sends nothing while a cell is wrong, whatever else is missing.
  await page.goto('/s/exhibitions/1/exhibition_orders/new')
  const wrong = page.locator('.order-matrix input[aria-invalid]')
  await page.getByLabel(words.ja.shop).fill('旅路の店(デモ)')
  await expect(page.getByRole('button', { name: words.ja.send })).toHaveAttribute('aria-disabled', 'true')
  await expect(wrong).toHaveValue('-4')
  await wrong.fill('12')
  await page.keyboard.press('Tab')
  await expect(wrong).toHaveCount(0)
  await page.goto('/s/exhibitions/1')
  await expect(review).not.toHaveAttribute('aria-disabled', 'true')
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
  const { body } = await (
    await system.as('brand')
  ).call('GET', `/api/exhibition_orders?exhibition_id=1&search=${encodeURIComponent('圏外')}`)
  expect(body.data).toHaveLength(1)
})

for (const [name, path] of [
  ['login', '/s/exhibitions/1/login'],
  ['look-book', '/s/exhibitions/1'],
  ['item', '/s/exhibitions/1/exhibition_items/2'],
] as const) {
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
    // The header's link is named once the exhibition is known.
    await settled(page)
    await expectAccessible(page)
  })
}

for (const tab of ['orders', 'rollUp', 'items', 'outfits', 'partners'] as const) {
  test(`the brand’s ${tab}: no axe violation in either theme, no scrolling sideways at 390`, async ({ visit }) => {
    const page = await visit('brand')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/s/exhibition_admin/1?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await settled(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
