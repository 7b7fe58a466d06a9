import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AskedOfSupplier, CostSheets, OneCostSheet } from './cost-sheets.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
beforeEach(() => page.viewport(1280, 900))
afterEach(erase)

it('lists versions with how far each is', async () => {
  draw(<CostSheets />)
  await expect.element(page.getByRole('tab', { name: /^承認済/ })).toBeVisible()
  await expect.element(page.getByText('第2版')).toBeVisible()
})

it('what is tried moves the outcome and is never sent; the chart and its table say the same', async () => {
  draw(<OneCostSheet id="2" />)
  const tried = page.getByRole('region', { name: 'もしも' })
  const slider = tried.getByRole('slider', { name: '数量' })
  await expect.element(slider).toBeVisible()
  const sent: string[] = []
  const original = globalThis.fetch
  globalThis.fetch = (...call) => {
    sent.push(String(call[0]))
    return original(...call)
  }
  try {
    await userEvent.fill(slider, '400')
    // 780 pieces need more than 1,000 m of the cloth; of less than that a metre is dearer.
    await expect.element(tried.getByText(/¥815 → ¥860/)).toBeVisible()
    expect(sent.filter((address) => address.includes('resource_plan_sheets'))).toEqual([])
  } finally {
    globalThis.fetch = original
  }
  await userEvent.click(tried.getByRole('button', { name: '元に戻す' }))
  await expect.element(tried.getByText(/→/)).not.toBeInTheDocument()
  const chart = page.getByRole('region', { name: '積み上げ' })
  await expect.element(chart.getByRole('img')).toHaveAccessibleName(/生地 ¥.*原価 ¥/)
  await userEvent.click(chart.getByRole('button', { name: '表', exact: true }))
  await expect.element(chart.getByRole('rowheader', { name: '原価' })).toBeVisible()
})

it.each([1280, 390])('at %d px a line is added, counted and taken out again', async (width) => {
  await page.viewport(width, 900)
  draw(<OneCostSheet id="2" />)
  await userEvent.click(page.getByRole('button', { name: '行を足す' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: '保存する' }))
  await expect.element(dialog.getByRole('textbox', { name: /^名前/ })).toHaveFocus()
  const name = `箱 ${width}`
  await userEvent.fill(dialog.getByRole('textbox', { name: /^名前/ }), name)
  await userEvent.fill(dialog.getByRole('textbox', { name: /^用尺・個数/ }), '2')
  await userEvent.fill(dialog.getByRole('textbox', { name: '単価', exact: true }), '15.5')
  await userEvent.click(dialog.getByRole('button', { name: '保存する' }))
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) })
  await expect.element(row).toHaveTextContent(/31\.00/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await userEvent.click(page.getByRole('button', { name, exact: true }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'この行を削除' }))
  await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
})

it('a pasted table is read at once; what is wrong is named and holds back all', async () => {
  draw(<OneCostSheet id="2" />)
  await userEvent.click(page.getByRole('button', { name: '表から貼り付け' }))
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: '貼り付ける表' })
  await userEvent.fill(field, '名前\t区分\t単価\t用尺\n貼付け\t付属\tabc\t1')
  await expect.element(dialog.getByText('2行目の単価「abc」を読めません。')).toBeVisible()
  await userEvent.fill(field, '名前\t区分\t単価\t用尺\n貼付け\t付属\t¥12\t1')
  await userEvent.click(dialog.getByRole('button', { name: '1行を足す' }))
  await expect.element(page.getByRole('button', { name: '貼付け', exact: true })).toBeVisible()
})

it('two versions stand beside each other, and the steps of quantity say what a garment costs', async () => {
  await page.viewport(1280, 900)
  draw(<OneCostSheet id="2" />)
  const breaks = page.getByRole('region', { name: '数量ごとの原価' })
  await expect.element(breaks.getByRole('rowheader', { name: '1,560点' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '版を比べる' }))
  await expect.element(page.getByRole('combobox', { name: '比べる版' })).toBeVisible()
})

it('the market is asked for cloth of the same fibre of which one lot holds what is to be bought', async () => {
  draw(<OneCostSheet id="2" />)
  const link = page.getByRole('link', { name: '表地 綿ブロード 80/2 マーケットで探す' })
  await expect.element(link).toHaveAttribute('href', '/s/materials?fibre=cotton&freeFrom=1600&need=1600&line=10')
})

it('the supplier sees the opened line alone and quotes it', async () => {
  await page.viewport(390, 900)
  draw(<AskedOfSupplier />)
  await expect.element(page.getByRole('heading', { name: '裁断・縫製' })).toBeVisible()
  expect(document.body.textContent).not.toContain('表地')
  const form = page.getByRole('form', { name: '裁断・縫製' })
  await userEvent.fill(form.getByRole('textbox', { name: /^単価/ }), '1240')
  await userEvent.click(page.getByRole('button', { name: '返事を送る' }))
  await expect.element(page.getByRole('button', { name: '返事を直す' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
