import { setLocale } from '@tsumugi/i18n'
import { actAs } from '@tsumugi/documents/scene'
import { vendorPackingLists, vendorMaterials } from '@tsumugi/contract'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { pageNavigator } from '@tsumugi/navigation'
import { draw, erase } from '@tsumugi/ui/draw'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  Balance,
  Consumes,
  Export,
  Maps,
  NothingYet,
  OrderFile,
  OrderFiles,
  PackingList,
  PackingLists,
  Settings,
} from './vendor-rooms.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(() => {
  vi.restoreAllMocks()
  erase()
})

const rooms: readonly (readonly [ComponentType, string | RegExp])[] = [
  [Balance, /2610-18/],
  [NothingYet, '資材がまだありません'],
  [OrderFiles, 'senshoku_1120.csv'],
  [OrderFile, /ロット/],
  [PackingLists, 'PL-26-0881'],
  [PackingList, /2610-19/],
  [Consumes, /2610-18/],
  [Maps, /2608-12/],
  [Export, /納期をご連絡ください/],
  [Settings, '列の対応'],
]

it.each([1280, 390])('at %d px every room of a vendor holds', async (width) => {
  await page.viewport(width, 900)
  for (const [Room, words] of rooms) {
    draw(<Room />)
    await expect.element(page.getByText(words).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    erase()
  }
})

it('§3.13 a band is pressed by the keyboard: the table shows its lots alone, and the sum is of them', async () => {
  await page.viewport(1280, 900)
  draw(<Balance />)
  const table = page.getByRole('grid', { name: 'ロットの残' }).or(page.getByRole('table', { name: 'ロットの残' }))
  await expect.element(page.getByText('8ロットの合計')).toBeVisible()
  const drawing = page.getByRole('region', { name: '発注から残まで' })
  const band = drawing.getByRole('button', { name: /フランネルシャツ/ })
  band.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(band).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('2ロットの合計')).toBeVisible()
  await expect.element(table.getByText('46.4')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('8ロットの合計')).toBeVisible()
})

it('§3.13 the same file is refused with the way to the first', async () => {
  const went = vi.spyOn(pageNavigator, 'go').mockImplementation(() => undefined)
  await page.viewport(1280, 900)
  draw(<OrderFiles />)
  await expect.element(page.getByRole('link', { name: /senshoku_1120\.csv/ })).toBeVisible()
  const file = new File(['発注番号,品番,品名,色,ロット,数量\nPO-9,C-9,綿,白,L9,10\n'], '追加.csv')
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input(), file)
  await expect.element(page.getByRole('link', { name: /追加\.csv/ })).toBeVisible()
  await expect.poll(() => went.mock.lastCall?.[0]).toMatch(/order_files\/\d+\/edit$/)
  await userEvent.upload(input(), file)
  await expect.element(page.getByRole('link', { name: '先のファイルを開く' })).toBeVisible()
  await expect.element(page.getByText(/もう取り込んであります/)).toBeVisible()
})

it('§3.13 rolls are pasted into a draft, confirmed, used with loss, and the use is taken back', async () => {
  await page.viewport(1280, 900)
  const { api } = await actAs('brand')
  const of = { vendor: 'standard' }
  const packingList = { no: `PL-T-${Date.now()}`, arrivedOn: '2026-11-25' }
  const { data: list } = await api.of(vendorPackingLists).create({ ...of, body: { packingList } })
  draw(<PackingList id={String(list.id)} />)
  await page.getByRole('button', { name: '表から貼り付ける' }).click()
  const rows = page.getByRole('textbox', { name: /ロット・反番号・純長/ })
  await rows.fill('2611-01\t1\tたくさん')
  await expect.element(page.getByText(/読めない行があります/)).toBeVisible()
  await rows.fill('2611-01\t1\t53.5\n\t2\t48')
  await page.getByRole('button', { name: '2反を入れる' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('保存しました')).toBeVisible()
  await page.getByRole('button', { name: '入荷を確定する' }).click()
  await expect.element(page.getByText('2反の合計')).toBeVisible()
  const { data: lots } = await api.of(vendorMaterials).list({ ...of, query: { q: '2611-01' } })
  expect(lots).toMatchObject([{ arrived: '101.5', left: '101.5', state: 'part' }])
})

it('§3.13 more than a roll has is refused before it is sent, stays and takes the focus; a right use is written', async () => {
  await page.viewport(1280, 900)
  draw(<Consumes />)
  const form = page.getByRole('form').or(page.getByRole('region', { name: '使用を記録する' }))
  await form.getByRole('combobox', { name: /^反/ }).click()
  await page.getByRole('option', { name: /墨×白/ }).first().click()
  await form.getByRole('combobox', { name: /使った先/ }).click()
  await page.getByRole('option').first().click()
  const used = form.getByRole('textbox', { name: /^使用/ }).first()
  await used.fill('9999')
  await form.getByRole('button', { name: '記録する' }).click()
  await expect.element(page.getByText(/使用とロスの合計を残り以下に/)).toBeVisible()
  await expect.element(used).toHaveFocus()
  await used.fill('3')
  await form.getByRole('textbox', { name: /^ロス/ }).fill('0.2')
  await form.getByRole('button', { name: '記録する' }).click()
  await expect.element(page.getByText('使用を記録しました')).toBeVisible()
  await page.getByRole('button', { name: '取り消す' }).first().click()
  await expect.element(page.getByText('取消済').first()).toBeVisible()
})
