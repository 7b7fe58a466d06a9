import { setLocale } from '@tsumugi/i18n'
import { asked, sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './ledger.story.tsx'

const { Credits, Journals, Netting, Partners, Payables } = stories

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
storiesHold(stories)

const grid = () => page.getByRole('grid')

it('domain §3.10 rows say what is held, set off, late and by which day the law wants it', async () => {
  draw(<Payables />)
  await expect.element(grid().getByText('INV2611-00001')).toBeVisible()
  await expect.element(grid().getByText('保留 ¥144,276')).toBeVisible()
  await expect.element(grid().getByText('相殺 ¥55,000')).toBeVisible()
  await expect.element(grid().getByText('期日超過')).toBeVisible()
  expect(grid().getByText('42日目').elements().length).toBe(4)
  await expect.element(page.getByText('¥4,345,000').first()).toBeVisible()
  expect(page.getByRole('button', { name: '消し込む' }).elements()).toHaveLength(0)
})

it('filters and tabs stand in the question', async () => {
  draw(<Payables />)
  await expect.element(grid().getByText('INV2611-00001')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: /期日超過/ }))
  await expect.poll(() => asked.some((call) => call.includes('tab=late'))).toBe(true)
  await userEvent.selectOptions(page.getByRole('combobox', { name: '経過日数' }), 'late_31')
  await expect.poll(() => asked.some((call) => call.includes('bucket=late_31'))).toBe(true)
})

it('domain §3.10 a write-off wants a reason', async () => {
  draw(<Credits />)
  await userEvent.click(page.getByRole('button', { name: 'INV2611-00001を消し込む' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '理由' }).fill('端数の値引き')
  await userEvent.click(dialog.getByRole('button', { name: '消し込む' }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ write_off: { amount: '1100000', reason: '端数の値引き', lock_version: 3 } }])
})

it('domain §3.10 a limit that is passed says so, and netting waits for the other side', async () => {
  draw(<Partners />)
  await expect.element(page.getByText('枠を超過')).toBeVisible()
  draw(<Netting />)
  await userEvent.click(page.getByRole('button', { name: '合意する' }))
  await expect.poll(() => sent.at(-1)?.body).toEqual({ answer: 'agree', lock_version: 0 })
})

it('domain §3.10 journals say their sums, what is left out and what was exported; the file is asked for by layout', async () => {
  draw(<Journals />)
  const panel = page.getByRole('region', { name: '会計ソフト用の仕訳' })
  await expect.element(panel.getByRole('row', { name: '合計 ¥1,150,000 ¥1,150,000' })).toBeVisible()
  await expect.element(panel.getByText('外貨のため。円に換算して会計ソフトで起票してください。')).toBeVisible()
  await expect.element(panel.getByText(/この期間は .* に書き出しています/)).toBeVisible()
  await expect.poll(() => asked.some((call) => call.includes('from=2026-10-01&until=2026-10-31'))).toBe(true)
  await userEvent.selectOptions(panel.getByRole('combobox', { name: '会計ソフト' }), 'freee')
  await userEvent.click(panel.getByRole('button', { name: 'CSVに書き出す' }))
  await expect
    .poll(() => sent.at(-1)?.body)
    .toEqual({ journal: { view: 'payables', from: '2026-10-01', until: '2026-10-31', layout: 'freee' } })
})

it('domain §3.10 accounts are named as the books call them', async () => {
  draw(<Journals />)
  await userEvent.click(page.getByText('勘定科目の名前'))
  await userEvent.fill(page.getByRole('textbox', { name: '仕入高' }), '外注加工費')
  await userEvent.click(page.getByRole('button', { name: '名前を保存' }))
  await expect.poll(() => JSON.stringify(sent.at(-1)?.body)).toContain('外注加工費')
})

it('holds on a phone', async () => {
  await page.viewport(390, 844)
  draw(<Credits />)
  await expect.element(page.getByText('INV2611-00001').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
