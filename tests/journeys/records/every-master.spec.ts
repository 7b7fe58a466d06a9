import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'

/** Every master that is drawn from a definition: its path, and what a new record needs beyond what can be guessed. */
const masters: Record<string, (page: Page) => Promise<unknown>> = {
  brands: (page) => page.locator('[name=code]').fill('ZZ-1'),
  sub_brands: (page) => page.locator('[name=code]').fill('ZZ-2'),
  colors: (page) => page.locator('[name=code]').fill('ZZ-3'),
  sizes: (page) => page.locator('[name=code]').fill('ZZ-4'),
  sku_groups: async () => undefined,
  fabrics: async (page) => {
    await page.getByRole('combobox', { name: '指定用語' }).fill('アルパカ')
    await page.getByRole('option').first().click()
  },
  part_names: async () => undefined,
  care_instructions: async () => undefined,
  care_attentions: async () => undefined,
  wash_tag_symbol_sets: (page) => page.locator('[name=edition]').selectOption('2024'),
  contract_formats: async () => undefined,
  invoice_formats: async () => undefined,
  order_sheet_formats: async () => undefined,
  currency_conversions: async (page) => {
    await page.locator('[name=fromCurrency]').selectOption('GBP')
    await page.locator('[name=toCurrency]').selectOption('JPY')
    await page.locator('[name=kind]').selectOption('TTB')
    await page.locator('[name=validFrom]').fill('2027/03/01')
    await page.locator('[name=rate]').fill('191.5')
  },
}

for (const [noun, fill] of Object.entries(masters)) {
  test(`${noun}: lists, opens, says what is missing, adds, saves a change`, async ({ visit }) => {
    const page = await visit('brand')
    await page.goto(`/s/master/${noun}`)
    const rows = page.getByRole('grid').locator('.body > .row')
    await expect(rows.first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.keyboard.press('n')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: '保存する' }).click()
    await expect(drawer.locator('[aria-invalid=true]').first()).toBeFocused()
    await expectAccessible(page)

    const name = `適合の見本 ${noun}`
    await fill(page)
    const named = drawer.locator('[name=name]')
    const hasName = (await named.count()) > 0
    if (hasName) await named.fill(name)
    await page.keyboard.press('Control+s')
    await expect(drawer).toHaveCount(0)

    if (hasName) {
      await page.getByRole('searchbox').fill(name)
      // The list before holds it too, and moves it while the next one comes.
      await expect(rows).toHaveCount(1)
    }
    const added = hasName ? rows.filter({ hasText: name }) : rows.filter({ hasText: 'GBP' })
    await expect(added).toHaveCount(1)
    await added.click()
    await expect(page).toHaveURL(/\/\d+/)
    if (hasName) await named.fill(`${name} 改`)
    else await page.locator('[name=rate]').fill('192.25')
    await page.keyboard.press('Control+s')
    await expect(drawer).toHaveCount(0)
    await expect(added).toContainText(hasName ? `${name} 改` : '192.25')

    await page.goBack()
    await expect(page).toHaveURL(/\/\d+/)
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
}
