import { sampleFiles } from '@tsumugi/dev-env/sample-files'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { addProduct, stored } from '../fixture/product.ts'

/** The same way through in two languages and widths. */
const readers = [
  {
    language: '日本語',
    lang: 'ja',
    width: 1280,
    words: { report: 'MDレポート', total: '合計', board: 'ブランドイメージ', history: '変更履歴', budgets: 'MD予算' },
  },
  {
    language: 'English',
    lang: 'en',
    width: 390,
    words: {
      report: 'MD report',
      total: 'Total',
      board: 'Brand images',
      history: 'Modification history',
      budgets: 'MD budgets',
    },
  },
] as const

async function speak(page: Page, language: string, lang: string) {
  await page.goto('/s/')
  if (lang === 'ja') return
  await page.getByRole('button', { name: /^言語/ }).click()
  await page.getByText(language, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
}

for (const { language, lang, width, words } of readers) {
  test(`every screen around the map stands in ${language} at ${width}`, async ({ visit }) => {
    const page = await visit('brandMember')
    await speak(page, language, lang)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/s/merchandisings/report?season=27SS')
    await expect(page.getByRole('heading', { level: 1, name: words.report })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: words.total, exact: true })).toBeVisible()
    await expect(page.locator('.report-chart rect').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto('/s/brand_images?brand_id=1&season=27SS')
    await expect(page.getByRole('heading', { level: 1, name: words.board })).toBeVisible()
    await expect(page.locator('.thing').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto('/s/merchandisings/budgets?brand_id=1&season=27SS')
    await expect(page.getByRole('heading', { level: 1, name: words.budgets })).toBeVisible()
    await expect(page.locator('.budget-frame tfoot .sum')).not.toHaveText('0')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    if (lang !== 'ja') await page.goto('/s/merchandisings/1/1/modification_history')
    else await page.goto('/s/merchandisings/1/2/modification_history')
    await expect(page.getByRole('heading', { level: 1, name: words.history })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // The person is asked in Japanese again by the tests that follow.
    if (lang !== 'ja')
      await page.evaluate(async () => {
        const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
        const { data } = (await (await fetch('/api/sessions/userinfo', { headers })).json()) as { data: { id: number } }
        await fetch(`/api/users/${data.id}`, {
          method: 'PATCH',
          headers,
          body: JSON.stringify({ user: { locale: 'ja' } }),
        })
      })
  })
}

test('a report is laid out, survives a reload, is saved, opened again, and leads to the products behind a figure', async ({
  visit,
}) => {
  const page = await visit('brand')
  await page.goto('/s/merchandisings/report?season=27SS')
  await expect(page.locator('.pivot tbody tr').first()).toBeVisible()
  await page.getByRole('button', { name: '横を足す' }).click()
  await page.getByRole('menuitem', { name: '状態' }).click()
  await expect(page).toHaveURL(/columns\[\]=month&columns\[\]=status|columns%5B%5D=month&columns%5B%5D=status/)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: /確定|計画|構想/ }).first()).toBeVisible()
  await page.getByRole('button', { name: '保存する' }).click()
  const dialog = page.getByRole('dialog', { name: 'レポートを保存' })
  await dialog.getByLabel(/名前/).fill('旅のレポート')
  await dialog.getByRole('button', { name: '保存する' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/s/merchandisings/report')
  await page.getByLabel('保存したレポート').selectOption({ label: '旅のレポート' })
  await expect(page).toHaveURL(/config_id=\d+/)
  await expect(page).toHaveURL(/season=27SS/)
  // The figures of the report that was shown before stay, dimmed, until these are here.
  await expect(page.getByRole('columnheader', { name: /確定|計画|構想/ }).first()).toBeVisible()
  await page.locator('.pivot tbody tr').last().locator('td').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('li a').first()).toBeVisible()
  await drawer.locator('li a').first().click()
  await expect(page).toHaveURL(/\/s\/merchandisings\/md_map\/\d+\/\d+/)
})

test('the report as Excel and as A3 PDF', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/s/merchandisings/report?season=27SS')
  await expect(page.locator('.pivot')).toBeVisible()
  for (const [item, name] of [
    ['Excel(XLSX)', 'MDレポート.xlsx'],
    ['A3のPDF(絵つき)', 'MDレポート.pdf'],
  ] as const) {
    await page.getByRole('button', { name: 'ファイル' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    expect((await saving).suggestedFilename()).toBe(name)
  }
})

test('a product goes back to what it was, and the history keeps that too', async ({ visit, system }) => {
  const product = await addProduct(system, '履歴一')
  const { lock_version: lockVersion } = await stored(product)
  await product.caller.call('PATCH', `/api/merchandisings/${product.id}`, {
    merchandising: { lock_version: lockVersion, name: '履歴二', plan_quantity: 640 },
  })
  const page = await visit('brand')
  await page.goto(`/s/merchandisings/1/${product.id}/modification_history`)
  await expect(page.getByText('履歴二').first()).toBeVisible()
  await page.getByRole('button', { name: 'この版に戻す' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /商品名 履歴二 履歴一/ })).toBeVisible()
  await dialog.getByRole('button', { name: '戻す', exact: true }).click()
  await expect(page.getByText('前の版に復元')).toBeVisible()
  expect(await stored(product)).toMatchObject({ name: '履歴一', plan_quantity: null })
  await page.getByLabel('項目').selectOption('planQuantity')
  await expect(page).toHaveURL(/field=planQuantity/)
  await expect(page.locator('.versions > li')).toHaveCount(2)
})

test('the board: a picture is added, moved by mouse and by keys, undone; another sees it without a reload', async ({
  visit,
  system,
}) => {
  const page = await visit('brand')
  const other = await visit('brandMember')
  const address = '/s/brand_images?brand_id=2&season=27SS'
  const listening = other.waitForRequest((request) => request.url().includes('/api/events'))
  await other.goto(address)
  await expect(other.locator('.thing').first()).toBeVisible()
  await listening
  await page.goto(address)
  await expect(page.locator('.thing').first()).toBeVisible()
  const before = await page.locator('.thing').count()
  await page
    .locator('input[type=file]')
    .setInputFiles({
      name: '生地.png',
      mimeType: 'image/png',
      buffer: await sampleFiles.picture('png', { width: 120, height: 80 }),
    })
  await expect(page.locator('.thing')).toHaveCount(before + 1)
  await expect(other.locator('.thing')).toHaveCount(before + 1)
  const caller = await system.as('brand')
  const things = async () =>
    (await caller.call('GET', '/api/brand_images?brand_id=2&season=27SS')).body.data.items as {
      id: number
      x: number
      y: number
      name: string
    }[]
  const { id, x, y } = (await things()).find(({ name }) => name === '生地.png')!
  const grip = page.locator(`[data-thing="${id}"] .grip`)
  await grip.scrollIntoViewIfNeeded()
  const box = (await grip.boundingBox())!
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 80, box.y + 40, { steps: 4 })
  await page.mouse.move(box.x + 140, box.y + 30, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(async () => (await things()).find((thing) => thing.id === id))
    .toMatchObject({ x: x + 100, y: y - 10 })
  await grip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await things()).find((thing) => thing.id === id)?.x).toBe(x + 108)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await things()).find((thing) => thing.id === id)?.x).toBe(x + 100)
  await grip.focus()
  await page.keyboard.press('Delete')
  await expect(page.locator('.thing')).toHaveCount(before)
})

test('budgets are pasted from a spreadsheet, filled, saved, and the map follows; half-typed figures survive a reload', async ({
  visit,
  system,
}) => {
  const page = await visit('brand')
  await page.goto('/s/merchandisings/budgets?brand_id=3&season=27SS')
  const cell = (row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`)
  await expect(cell(0, 0)).toBeVisible()
  await cell(0, 0).focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '1,200,000\t2400000\n=3*500000\t700000')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    )
  })
  await expect(cell(0, 1)).toHaveValue('2,400,000')
  await expect(cell(1, 0)).toHaveValue('1,500,000')
  await page.reload()
  await expect(cell(0, 1)).toHaveValue('2,400,000')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText(/マスの予算を保存しました/)).toBeVisible()
  const caller = await system.as('brand')
  const { body } = await caller.call('GET', '/api/merchandisings/maps?brand_id=3&season=27SS')
  expect(body.data.budgets.some(({ sales }: { sales: string }) => Number(sales) === 2_400_000)).toBe(true)
})

test('a season is copied after its count was shown; last year lies over the map', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/s/merchandisings/budgets?brand_id=3&season=26AW')
  await page.getByRole('button', { name: 'シーズンを複製' }).click()
  const dialog = page.getByRole('dialog', { name: 'シーズンの商品を複製' })
  await expect(dialog.getByText(/点を複製します/)).toBeVisible()
  await dialog.getByRole('button', { name: /[1-9]\d*点を複製する/ }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/s/merchandisings/md_map?brand_id=3&season=27AW')
  await expect(page.locator('.md-map-card').first()).toBeVisible()
  await page.getByRole('button', { name: 'その他' }).click()
  await page.getByText('前年の数字を重ねる').click()
  await expect(page).toHaveURL(/last_year=1/)
  await expect(page.locator('.last-year').first()).toContainText('前年')
})
