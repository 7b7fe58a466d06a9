import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OneRawMaterial, RawMaterials } from './raw-materials.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
beforeEach(() => page.viewport(1280, 900))
afterEach(erase)

it('lists what the brand buys, with its composition in words of the label', async () => {
  draw(<RawMaterials />)
  await expect.element(page.getByText('リネンキャンバス')).toBeVisible()
  await expect.element(page.getByText('ポリエステル 65% 綿 35%')).toBeVisible()
})

it.each([1280, 390])('at %d px what comes in is recorded, told as free stock, and taken back', async (width) => {
  await page.viewport(width, 900)
  draw(<OneRawMaterial />)
  const stock = page.getByRole('region', { name: '在庫' })
  await expect.element(stock.getByRole('rowheader', { name: '2611-07' })).toBeVisible()
  const lot = `B-${width}`
  await userEvent.fill(stock.getByRole('textbox', { name: 'ロット' }), lot)
  await userEvent.fill(stock.getByRole('textbox', { name: '数量' }), '12.5')
  await userEvent.click(stock.getByRole('button', { name: '記録する' }))
  const row = stock.getByRole('row').filter({ has: page.getByRole('rowheader', { name: lot, exact: true }) })
  await expect.element(row).toHaveTextContent(/12\.5012\.5/)
  await userEvent.click(stock.getByRole('button', { name: '取り消す' }).first())
  await expect.element(row).toHaveTextContent(/000/)
})

it('domain §3.5 a file is put beside it with what it is, and taken away; cost sheets that use it lead to theirs', async () => {
  draw(<OneRawMaterial id="2" />)
  const uses = page.getByRole('region', { name: '使っている原価表' })
  await expect
    .element(uses.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/\/resource_plan_sheets\/\d+$/))
  const files = page.getByRole('region', { name: 'ファイル' })
  await expect.element(files.getByText('まだファイルがありません。')).toBeVisible()
  await userEvent.fill(files.getByRole('textbox', { name: 'ファイルの説明' }), '染色堅牢度')
  const report = new File(['%PDF-1.4\n%%EOF\n'], '試験成績書.pdf', { type: 'application/pdf' })
  await userEvent.upload(files.element().querySelector('input[type=file]')!, report)
  await expect.element(files.getByRole('link', { name: '試験成績書.pdf' })).toBeVisible()
  await expect.element(files.getByText(/^染色堅牢度・/)).toBeVisible()
  await userEvent.click(files.getByRole('button', { name: '試験成績書.pdfを外す' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '外す' }))
  await expect.element(files.getByText('まだファイルがありません。')).toBeVisible()
})
