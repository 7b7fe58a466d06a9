import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { addProduct } from '../fixture/product.ts'
import { speak } from '../fixture/speak.ts'

/** The name of a label made here, so that each test looks at its own. */
async function makeLabel(page: Page, name: string): Promise<number> {
  await page.goto('/s/quality_labelings')
  await page.getByRole('button', { name: 'ラベルを作る' }).first().click()
  await page.getByRole('textbox', { name: '品番' }).fill('QL-1')
  await page.getByRole('textbox', { name: '品名' }).fill(name)
  await page.getByRole('button', { name: '作る', exact: true }).click()
  await expect(page).toHaveURL(/\/quality_labelings\/\d+\/edit$/)
  return Number(/(\d+)\/edit$/.exec(page.url())![1])
}

test('§3.3 a label is made, checked, approved by another, printed, shared, and read by the supplier', async ({
  visit,
}) => {
  const page = await visit('brand')
  const id = await makeLabel(page, '旅のシャツ')
  await expect(page.getByText('記号を選ぶか、「すべての処理ができる」を選んでください。').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '確認に出す' })).toHaveAttribute('aria-disabled', 'true')

  const fibre = page.getByRole('combobox', { name: '繊維' })
  await fibre.fill('綿')
  await fibre.press('Enter')
  await page.getByLabel('混用率').fill('100')
  await page.getByLabel('組合せを入れる').selectOption({ label: '化繊・弱水流' })
  await page.getByRole('button', { name: / 141 / }).press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: / 140 / })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('記号は7分類すべて決まっています')).toBeVisible()
  await expect(page.locator('.label-tape').first()).toContainText('綿')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.getByRole('button', { name: '確認に出す' }).click()
  await expect(page.locator('.editor-head').getByText('確認待ち')).toBeVisible()

  const owner = await visit('brandOwner')
  await owner.goto(`/s/quality_labelings/${id}/edit`)
  await owner.getByRole('button', { name: '承認する' }).click()
  await expect(owner.locator('.editor-head').getByText('承認済み')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: '印刷済みにする' }).click()
  await expect(page.locator('.editor-head').getByText('印刷済み', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'その他' }).click()
  await page.getByRole('menuitem', { name: 'PDF（3言語）' }).click()
  expect((await download).suggestedFilename()).toBe('QL-1_v1.pdf')
  await page.getByRole('button', { name: 'その他' }).click()
  await page.getByRole('menuitem', { name: '取引先と共有する' }).click()
  await page.getByLabel('江南縫製(デモ)').check()
  await page.getByRole('button', { name: '共有する', exact: true }).click()
  await expect(page.getByText('共有先を変えました')).toBeVisible()

  const supplier = await visit('supplier')
  await supplier.goto('/s/quality_labelings')
  await supplier.getByRole('link', { name: '旅のシャツ' }).click()
  await expect(supplier.getByRole('heading', { name: '旅のシャツ' })).toBeVisible()
  await expect(supplier.locator('.label-tape')).toHaveCount(3)
  await expect(supplier.getByRole('link', { name: '編集する' })).toHaveCount(0)
})

test('review D5: a label asked for from its product says nothing of fibres nobody gave, and left by its breadcrumb asks for no other', async ({
  visit,
  system,
}) => {
  const { id, name } = await addProduct(system, '札のないシャツ')
  const page = await visit('brand')
  await page.goto(`/s/quality_labelings?merchandising_id=${id}&new=true`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: '品名' })).toHaveValue(name)
  await expect(page).not.toHaveURL(/new=/)
  await dialog.getByRole('button', { name: '作る', exact: true }).click()
  await expect(page).toHaveURL(/\/quality_labelings\/\d+\/edit$/)
  await expect(page.getByText('記号を選ぶか、「すべての処理ができる」を選んでください。').first()).toBeVisible()
  await expect(page.getByText('指定用語ではありません')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '品質表示' }).click()
  await expect(page).toHaveURL(new RegExp(`/quality_labelings\\?merchandising_id=${id}$`))
  await expect(page.locator('.label-list').getByRole('link', { name })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.label-list').getByRole('link', { name })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('§3.3 a label made before the choices have arrived names the organisation as labeller', async ({
  visit,
  system,
}) => {
  const page = await visit('brand')
  let arrive = () => {}
  const choices = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/api/quality_labelings/options', async (route) => {
    await choices
    await route.continue()
  })
  page.on('request', (request) => {
    if (request.method() === 'POST') arrive()
  })
  await page.goto('/s/quality_labelings')
  await page.getByRole('button', { name: 'ラベルを作る' }).first().click()
  await page.getByRole('textbox', { name: '品名' }).fill('急ぎのシャツ')
  await page.getByRole('button', { name: '作る', exact: true }).click()
  arrive()
  await expect(page).toHaveURL(/\/quality_labelings\/\d+\/edit$/)
  const id = Number(/(\d+)\/edit$/.exec(page.url())![1])
  const { body } = await (await system.as('brand')).call('GET', `/api/quality_labelings/${id}`)
  expect(body.data.labeller_name).toBe('白詰草アパレル(デモ)')
})

test('§1 half-typed work survives a reload, and two savers are asked whose is kept', async ({ visit, watch }) => {
  watch.allow(/409/)
  const page = await visit('brand')
  const id = await makeLabel(page, '二人のシャツ')
  const other = await visit('brandOwner')
  await other.goto(`/s/quality_labelings/${id}/edit`)
  await page.getByLabel('サイズ表記').fill('L')
  await page.reload()
  await expect(page.getByLabel('サイズ表記')).toHaveValue('L')
  await other.getByLabel('種類').fill('ブラウス')
  await other.getByRole('button', { name: '保存する' }).click()
  await expect(other.getByText('保存しました')).toBeVisible()
  await page.getByRole('button', { name: '保存する' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('白井 環 さんが保存しました')
  await dialog.getByRole('button', { name: 'この内容で保存' }).click()
  await expect(page.getByText('保存しました')).toBeVisible()
  await expect(page.getByLabel('種類')).toHaveValue('ブラウス')
  await expect(page.getByLabel('サイズ表記')).toHaveValue('L')
})

for (const [width, language, words] of [
  [1280, 'ja', ['品質表示', '印刷済み']],
  [390, 'en', ['Quality labels', 'Printed']],
] as const) {
  test(`list, editor and page at ${width} px in ${language}`, async ({ visit, system }) => {
    await speak(system, 'brand', language)
    const page = await visit('brand')
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/s/quality_labelings?status=printed')
    await expect(page.getByRole('heading', { name: words[0] })).toBeVisible()
    await expect(page.locator('.label-list .status').first()).toHaveText(words[1])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.locator('.label-list').getByRole('link').first().click()
    await expect(page.locator('.symbol')).toHaveCount(43)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const id = /(\d+)\/edit$/.exec(page.url())![1]
    await page.goto(`/s/quality_labelings/${id}`)
    await expect(page.locator('.label-tape')).toHaveCount(3)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await speak(system, 'brand', 'ja')
  })
}
