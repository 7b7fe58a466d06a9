import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { visitIn, ways } from '../fixture/speak.ts'

const words = {
  ja: {
    add: '品番を作る',
    brand: /^ブランド/,
    styleNo: /^品番/,
    name: /^品名/,
    create: '作る',
    addPhase: 'フェーズを足す',
    kind: '種類',
    sample: '1stサンプル',
    bulk: '量産',
    color: '色を足す',
    sizeSet: 'サイズセットを足す',
    save: '保存する',
    share: '共有',
  },
  en: {
    add: 'Add item',
    brand: /^Brand/,
    styleNo: /^Style no\./,
    name: /^Name/,
    create: 'Create',
    addPhase: 'Add phase',
    kind: 'Kind',
    sample: '1st sample',
    bulk: 'Bulk',
    color: 'Add colour',
    sizeSet: 'Add size set',
    save: 'Save',
    share: 'Share',
  },
} as const

const cell = (page: Page, row: number, column: number) => page.locator(`td[data-row="${row}"][data-column="${column}"]`)
const total = (page: Page) => page.locator('.quantity-matrix tfoot .sum')

async function paste(page: Page, table: string) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(event)
  }, table)
}

async function addPhase(page: Page, say: (typeof words)['ja' | 'en'], kind: string) {
  await page.getByRole('button', { name: say.addPhase }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.kind).selectOption({ label: kind })
  await dialog.getByRole('button', { name: say.addPhase }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('tab', { name: kind, selected: true })).toBeVisible()
}

for (const way of ways) {
  const [locale, width] = way
  const say = words[locale]
  test(`§2 productions in ${locale} at ${width}: made, phases, SKUs by paste, saved, reloaded; the supplier sees what is shared`, async ({
    visit,
    system,
  }) => {
    const page = await visitIn({ visit, system }, 'brand', way)
    await page.goto('/s/productions')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: say.add }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.brand).selectOption({ index: 1 })
    await dialog.getByLabel(say.styleNo).fill(`JN-${width}`)
    await dialog.getByLabel(say.name).fill('旅のコート(デモ)')
    await dialog.getByRole('button', { name: say.create, exact: true }).click()
    await expect(page.getByRole('heading', { name: `JN-${width}` })).toBeVisible()

    await addPhase(page, say, say.sample)
    await addPhase(page, say, say.bulk)
    await page.getByRole('combobox', { name: say.color }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('combobox', { name: say.sizeSet }).selectOption({ index: 1 })
    await page.getByRole('combobox', { name: say.color }).click()
    await page.getByRole('option').nth(1).click()
    await cell(page, 0, 0).click()
    await paste(page, '12\t=12*3\r\n4\t8\r\n')
    await expect(total(page)).toHaveText('60')
    await page.reload()
    await expect(total(page)).toHaveText('60')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('button', { name: say.save, exact: true })).toBeHidden()
    await page.reload()
    await expect(total(page)).toHaveText('60')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const supplier = await visit('supplier')
    const path = new URL(page.url()).pathname
    await page.getByRole('button', { name: say.share, exact: true }).click()
    const company = (await (await system.as('supplier')).call('GET', '/api/sessions/userinfo')).body.data
      .current_user_group.name
    await dialog.getByRole('checkbox', { name: company, exact: true }).check()
    await dialog.getByRole('group', { name: company }).getByRole('checkbox', { name: say.bulk }).check()
    await dialog.getByRole('button', { name: say.save, exact: true }).click()
    await expect(dialog).toBeHidden()
    await supplier.goto(path)
    await expect(supplier.getByRole('tab')).toHaveCount(1)
    await expect(total(supplier)).toHaveText('60')
  })
}
