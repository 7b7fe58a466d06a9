import { contract } from '@tsumugi/contract'
import { actAs } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnderLoupe } from '../market-screen/market.story.tsx'
import { receivedCloth } from './received-cloth.fixture.ts'
import { Board, Customers, Forecast, SentCloth, Shipments } from './order-rooms.story.tsx'

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

it('domain §3.12 at 390 px a claim is made with its length, read by the distributor, refused only in words, answered', async () => {
  await page.viewport(390, 844)
  const { id } = await receivedCloth()
  const { api } = await actAs('brand')
  const reason = `色むら ${id}`
  const claim = { id, reason, isUncut: true, quantity: '0.5' }
  await api.of(contract.materialOrderDetails).claim({ body: { claim } })
  draw(<SentCloth />)
  await page.getByRole('button', { name: '回答する' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'SO-4120 の申し立て' })
  await expect.element(dialog.getByText(reason)).toBeVisible()
  await expect.element(dialog.getByText('0.5 m')).toBeVisible()
  await dialog.getByRole('button', { name: '応じない' }).click()
  await dialog.getByRole('button', { name: '回答する' }).click()
  await expect.element(dialog.getByText('応じない理由を入力してください。', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: '返金する' }).click()
  await userEvent.fill(dialog.getByLabelText('発注者への説明'), '半額を返金します')
  await page.screenshot({ path: '../../../../../node_modules/.cache/documents/material-claim-390.png' })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await dialog.getByRole('button', { name: '回答する' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('返金する').first()).toBeVisible()
  erase()
  draw(<Shipments />)
  await page.getByRole('button', { name: '内容を見る' }).first().click()
  await expect.element(page.getByRole('dialog').getByText('半額を返金します', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText(/^請求対象:0.5 m、/)).toBeVisible()
  await page.viewport(1280, 900)
})

it('domain §3.12 at 390 px a claim answered with a replacement puts its line before the distributor, to allocate', async () => {
  await page.viewport(390, 844)
  const { id } = await receivedCloth()
  const { api } = await actAs('brand')
  const claim = { id, reason: `伝線 ${id}`, isUncut: true, quantity: '0.7' }
  await api.of(contract.materialOrderDetails).claim({ body: { claim } })
  draw(<SentCloth />)
  await page.getByRole('button', { name: '回答する' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'SO-4120 の申し立て' })
  await dialog.getByRole('button', { name: '代替品を送る' }).click()
  await dialog.getByRole('button', { name: '回答する' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '回答する' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '内容を見る' }).first().click()
  await expect.element(dialog.getByText('代替品の状態:引当て待ち', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText(/^請求対象:0.3 m、/)).toBeVisible()
  await page.screenshot({ path: '../../../../../node_modules/.cache/documents/material-replacement-390.png' })
  erase()
  draw(<Board />)
  await expect.element(page.getByText(/代替品 · /).first()).toBeVisible()
  await page
    .getByText(/代替品 · /)
    .first()
    .click()
  await page.screenshot({ path: '../../../../../node_modules/.cache/documents/material-replacement-board-390.png' })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 900)
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
