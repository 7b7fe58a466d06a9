import { sampleFiles } from '@tsumugi/dev-env/sample-files'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { addProduct } from '../fixture/product.ts'
import { speak, visitIn, ways } from '../fixture/speak.ts'

const words = {
  ja: {
    label: 'ラベルを作る',
    create: '作る',
    style: '品番',
    fibre: '繊維',
    cotton: '綿',
    percent: '混用率',
    save: '保存する',
    saved: '保存しました',
    more: 'その他',
    lab: '試験成績を入れる',
    laboratory: '検査機関',
    measured: '綿 試験値',
    within: '許容範囲内',
    kept: '試験成績を保存しました',
    judged: /許容範囲の内側です/,
    version: '第1版 下書き',
    results: '実績を入れる',
    sold: /販売数$/,
    sales: /売上$/,
    stored: '実績を保存しました',
  },
  en: {
    label: 'New label',
    create: 'Create',
    style: 'Style no.',
    fibre: 'Fibre',
    cotton: 'Cotton',
    percent: 'Percentage',
    save: 'Save',
    saved: 'Saved',
    more: 'More',
    lab: 'Enter test results',
    laboratory: 'Laboratory',
    measured: 'Cotton Measured',
    within: 'within tolerance',
    kept: 'Test results saved',
    judged: /lie within tolerance/,
    version: 'Version 1 Draft',
    results: 'Enter results',
    sold: /^Sold/,
    sales: /^Sales/,
    stored: 'Results saved',
  },
} as const

const named = (page: Page, role: 'button' | 'link' | 'menuitem' | 'textbox', name: string) =>
  page.getByRole(role, { name, exact: true })

for (const way of ways) {
  const [language, width] = way
  const say = words[language]
  test(`§3.3, §3.14 from a product: its label with the laboratory's report, and its monthly results, in ${language} at ${width}`, async ({
    visit,
    system,
  }) => {
    const product = await addProduct(system, `つながる${width}`)
    const page = await visitIn({ visit, system }, 'brand', way)
    await page.goto(product.own)
    await named(page, 'link', say.label).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: say.style })).toBeVisible()
    await expect(page.getByRole('dialog').locator(`input[value="${product.name}"]`).first()).toBeVisible()
    await named(page, 'button', say.create).click()
    await expect(page).toHaveURL(/\/quality_labelings\/\d+\/edit$/)
    const fibre = page.getByRole('combobox', { name: say.fibre })
    await fibre.fill(say.cotton)
    await fibre.press('Enter')
    await page.getByLabel(say.percent).fill('100')
    await named(page, 'button', say.save).click()
    await expect(page.getByText(say.saved)).toBeVisible()

    await named(page, 'button', say.more).click()
    await named(page, 'menuitem', say.lab).click()
    const report = page.getByRole('dialog')
    await report.getByRole('textbox', { name: say.laboratory }).fill('検査協会(デモ)')
    await report
      .locator('input[type=file]')
      .setInputFiles({ name: '成績書.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf()) })
    await expect(named(page, 'link', '成績書.pdf')).toBeVisible()
    await report.getByRole('textbox', { name: say.measured }).fill('99.4')
    await expect(report.getByText(say.within)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await report.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.kept)).toBeVisible()
    await expect(page.locator('.finding-list')).toContainText(say.judged)

    await page.goto(product.own)
    await expect(named(page, 'link', say.version)).toBeVisible()
    await named(page, 'button', say.results).click()
    const results = page.getByRole('dialog').last()
    await results.getByRole('textbox', { name: say.sold }).fill('12')
    await results.getByRole('textbox', { name: say.sales }).fill('118800')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await results.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.stored)).toBeVisible()
    const { body } = await product.caller.call('GET', `/api/merchandisings/${product.id}/results`)
    expect(body.data.results).toMatchObject([{ sold_quantity: 12, sales: '118800', stock_quantity: 0 }])
    await speak(system, 'brand', 'ja')
  })
}
