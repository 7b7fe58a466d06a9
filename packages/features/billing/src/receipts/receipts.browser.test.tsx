import { setLocale } from '@tsumugi/i18n'
import { asked, sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './receipts.story.tsx'

const { ReadOnly, Receipts } = stories

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
storiesHold(stories)

const dialog = () => page.getByRole('dialog')

it('§3.10 a receipt by hand pays what is chosen, the earliest due first, and its rest is kept once a person says so', async () => {
  draw(<Receipts />)
  await userEvent.click(page.getByRole('button', { name: '入金を記録' }))
  const record = dialog().getByRole('button', { name: '入金を記録' })
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: '取引先' }), '江南縫製(デモ)')
  await userEvent.fill(dialog().getByRole('textbox', { name: '金額' }), '2,000,000')
  await userEvent.click(dialog().getByRole('checkbox', { name: /INV2611-00001/ }))
  await userEvent.click(dialog().getByRole('checkbox', { name: /INV2611-00003/ }))
  await expect.element(dialog().getByText('→ ¥1,100,000')).toBeVisible()
  await expect.element(dialog().getByText('→ ¥900,000')).toBeVisible()
  await userEvent.click(dialog().getByRole('checkbox', { name: /INV2611-00003/ }))
  await expect.element(record).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(dialog().getByRole('checkbox', { name: /残り ¥900,000 を江南縫製/ }))
  await userEvent.click(record)
  const receipt = {
    partner_id: 21,
    currency: 'JPY',
    amount: '2000000',
    received_on: '2026-11-24',
    method: 'cash',
    note: '',
    items: [{ payable_id: 1, amount: '1100000' }],
    keep_rest: true,
  }
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ receipt }])
  expect(asked.some((call) => /credits\?.*partner_id=21/.test(call))).toBe(true)
})

it('§3.10 a credit is applied in part, or taken back with a reason', async () => {
  draw(<Receipts />)
  await userEvent.click(page.getByRole('button', { name: '江南縫製(デモ)の ¥1,500,000 を充当する' }))
  await userEvent.fill(dialog().getByRole('textbox', { name: '充てる金額' }), '1,200,000')
  await userEvent.click(dialog().getByRole('checkbox', { name: /INV2611-00003/ }))
  await userEvent.click(dialog().getByRole('checkbox', { name: /INV2611-00001/ }))
  await userEvent.click(dialog().getByRole('button', { name: '充当する' }))
  const items = [
    { payable_id: 3, amount: '1100000' },
    { payable_id: 1, amount: '100000' },
  ]
  await expect.poll(() => sent.at(-1)?.body).toEqual({ application: { items, lock_version: 0 } })
  await expect.poll(() => dialog().elements().length).toBe(0)
  await userEvent.click(page.getByRole('button', { name: '江南縫製(デモ)の残り ¥1,000 を取り消す' }))
  const takeBack = dialog().getByRole('button', { name: '取り消す' })
  await expect.element(takeBack).toHaveAttribute('aria-disabled', 'true')
  await dialog().getByRole('textbox', { name: '理由' }).fill('返金')
  await userEvent.click(takeBack)
  await expect.poll(() => sent.at(-1)?.body).toEqual({ take_back: { reason: '返金', lock_version: 0 } })
})

it('§3.10 what a receipt paid by mistake is taken back where that is said, with a reason', async () => {
  draw(<Receipts />)
  await userEvent.click(page.getByRole('button', { name: 'INV2611-00008 への充当 ¥500 を取り消す' }))
  const send = dialog().getByRole('button', { name: '取り消す', exact: true })
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await dialog().getByRole('textbox', { name: '理由' }).fill('別の請求の分')
  await userEvent.click(send)
  await expect
    .poll(() => sent.at(-1)?.body)
    .toEqual({ reversal: { use_id: 2, reason: '別の請求の分', lock_version: 0 } })
})

it('what became of a receipt is said, whoever may not act reads it, and it holds on a phone', async () => {
  draw(<ReadOnly />)
  await expect.element(page.getByText(/INV2611-00008 に充当 ¥500/)).toBeVisible()
  await expect.element(page.getByText(/取り消し ¥200\(返金\)/)).toBeVisible()
  await expect.element(page.getByText(/INV2611-00009 への充当を取り消し −?-?¥1,000/)).toBeVisible()
  expect(page.getByRole('button', { name: /への充当/ }).elements()).toHaveLength(0)
  await expect.element(page.getByText('明細の残り')).toBeVisible()
  expect(page.getByRole('button', { name: '入金を記録' }).elements()).toHaveLength(0)
  await page.viewport(390, 844)
  await expect.element(page.getByText('明細の残り')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
