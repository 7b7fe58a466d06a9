import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnderLoupe } from '../market-screen/market.story.tsx'
import { Board, Customers, Forecast, Shipments } from './order-rooms.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

it('a length that is no cut is refused in words and stays; a right one goes into the cart', async () => {
  await page.viewport(1280, 900)
  draw(<UnderLoupe />)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: '数量' }).fill('2.45')
  await drawer.getByRole('button', { name: 'カートに入れる' }).click()
  await expect.element(drawer.getByText('長さは 0.1 m 単位で入力してください。')).toBeVisible()
  await drawer.getByRole('textbox', { name: '数量' }).fill('2.4')
  await drawer.getByRole('button', { name: 'カートに入れる' }).click()
  await expect.element(drawer.getByRole('link', { name: 'カートを見る' })).toBeVisible()
})

it.each([1280, 390])('at %d px the rooms hold: forecast, board, customers, shipments', async (width) => {
  await page.viewport(width, 900)
  draw(<Forecast />)
  await expect.element(page.getByText('2611-07').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  erase()
  draw(<Board />)
  await expect.element(page.getByRole('heading', { name: /引当て待ち/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  erase()
  draw(<Customers />)
  await expect.element(page.getByText('承認待ち').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  erase()
  draw(<Shipments />)
  await expect.element(page.getByRole('heading', { level: 1, name: '出荷' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it.each([1280, 390])('at %d px what is on its way of a dye lot is announced with its day', async (width) => {
  await page.viewport(width, 900)
  draw(<Forecast />)
  await page.getByRole('button', { name: '入荷予定を知らせる' }).click()
  const dialog = page.getByRole('dialog', { name: '入荷予定を知らせる' })
  await userEvent.fill(dialog.getByRole('combobox', { name: /^素材/ }), 'SO-4120')
  await page.getByRole('option', { name: /SO-4120/ }).click()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^色/ }), '07')
  const lot = `2701-${width}`
  await userEvent.fill(dialog.getByRole('textbox', { name: /^染めロット/ }), lot)
  await userEvent.fill(dialog.getByRole('textbox', { name: /^入荷予定/ }), '250')
  await dialog.getByRole('button', { name: '知らせる' }).click()
  await expect.element(dialog.getByLabelText('入荷日')).toHaveFocus()
  await userEvent.fill(dialog.getByLabelText('入荷日'), '2099-01-15')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await dialog.getByRole('button', { name: '知らせる' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('searchbox', { name: '品名・品番・ロット' }), lot)
  await expect.element(page.getByText(/250 m・|250 m · 2099/)).toBeVisible()
})

it.each([1280, 390])(
  'at %d px a dye lot is entered roll by roll, and taken back by an opposite entry',
  async (width) => {
    await page.viewport(width, 900)
    draw(<Forecast />)
    await page.getByRole('button', { name: '染めロットを記入' }).click()
    const dialog = page.getByRole('dialog', { name: '染めロットを記入' })
    await dialog.getByRole('button', { name: '記録する' }).click()
    await expect.element(dialog.getByRole('combobox', { name: /^素材/ })).toHaveFocus()
    await userEvent.fill(dialog.getByRole('combobox', { name: /^素材/ }), 'SO-4120')
    await page.getByRole('option', { name: /SO-4120/ }).click()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^色/ }), '07')
    const lot = `2612-${width}`
    await userEvent.fill(dialog.getByRole('textbox', { name: /^染めロット/ }), lot)
    await userEvent.fill(dialog.getByRole('textbox', { name: '長さ' }), '50.4')
    await dialog.getByRole('button', { name: '反を足す' }).click()
    await userEvent.fill(dialog.getByRole('textbox', { name: '長さ' }).last(), '49.6')
    await expect.element(dialog.getByText('合計 100 m')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await dialog.getByRole('button', { name: '記録する' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.fill(page.getByRole('searchbox', { name: '品名・品番・ロット' }), lot)
    await expect.element(page.getByText('2611-07')).not.toBeInTheDocument()
    await page.getByText(lot, { exact: true }).click()
    const drawer = page.getByRole('dialog', { name: `SO-4120 ${lot}` })
    await expect.element(drawer.getByText(/1: 50\.4, 2: 49\.6/)).toBeVisible()
    await drawer.getByRole('button', { name: '取り消す' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取り消す' }).click()
    await expect.element(drawer.getByText('取消済み')).toBeVisible()
    await expect.element(drawer.getByText(/入庫 \(取消\)/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
