import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './payments.story.tsx'

const { Exported, Gather, GatherLate, Run, Statement, Statements } = stories

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
storiesHold(stories)

it('§3.10 what is due is ticked, what is held or early is not and says why, and the run is made of it', async () => {
  draw(<Gather />)
  await expect.element(page.getByText('係争で保留')).toBeVisible()
  await expect.element(page.getByText('まだ期日ではありません')).toBeVisible()
  await expect.element(page.getByText('口座の登録がありません')).toBeVisible()
  await expect.element(page.getByText('¥3,155,724')).toBeVisible()
  // Each invoice stands with what was taken off it, and the run with what the law asks of it.
  await expect.element(page.getByText('保留 ¥144,276').first()).toBeVisible()
  await expect.element(page.getByText('法定の期限内です(受領から最長 36日目)')).toBeVisible()
  await expect.element(page.getByText(/保留は¥144,276だけです/)).toBeVisible()
  await expect.element(page.getByText('既払 ¥100,000')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '支払実行を作る' }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { payment_run: { pay_on: '2026-11-25', account: 0, consignor_code: '1234567890', payable_ids: [1, 2, 5] } },
    ])
})

it('trade-law B2 a run past the lawful day of what it pays says so before it is made', async () => {
  draw(<GatherLate />)
  await expect.element(page.getByText('法定の期限を過ぎる支払いが2件あります。')).toBeVisible()
})

it('trade-law A what a bank would refuse is said with its place before the file is written', async () => {
  draw(<Run />)
  await expect.element(page.getByText('エラー 1件')).toBeVisible()
  const first = page.getByRole('list', { name: '検査の結果' }).getByRole('listitem').first()
  await expect.element(first).toHaveTextContent('エラー 2件目 口座名義がありません')
  await userEvent.click(page.getByRole('button', { name: '承認する' }))
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ transition: 'approve', lock_version: 0 }])
})

it('§3.10 an exported run is executed or its payment failed, with a reason', async () => {
  draw(<Exported />)
  await expect.element(page.getByRole('button', { name: '全銀データを保存' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /江南縫製.*不能にする/ }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '理由' }).fill('口座解約')
  await userEvent.click(dialog.getByRole('button', { name: '不能' }))
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ outcome: 'fail', reason: '口座解約' }])
})

it('A6 a fee that was taken off is confirmed by a person; in a tie nothing is ticked', async () => {
  draw(<Statement />)
  await expect.element(page.getByText('手数料 ¥550 が引かれています')).toBeVisible()
  await expect.element(page.getByText(/法で守られる取引では差し引けません/)).toBeVisible()
  const buttons = page.getByRole('button', { name: /を照合する/ })
  await userEvent.click(buttons.nth(1))
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByRole('button', { name: '照合する', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(buttons.first())
  await userEvent.click(dialog.getByRole('button', { name: '照合する', exact: true }))
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ items: ['payable:1'], lock_version: 0 }])
})

it('A6 what a line paid is found by number, partner or amount; what is ticked stays in sight', async () => {
  draw(<Statement />)
  await userEvent.click(page.getByRole('button', { name: /を照合する/ }).nth(1))
  const dialog = page.getByRole('dialog')
  const boxes = () => dialog.getByRole('checkbox').elements().length
  await expect.poll(boxes).toBe(3)
  await userEvent.click(dialog.getByRole('checkbox').first())
  const search = dialog.getByRole('searchbox', { name: '請求番号・相手・金額で探す' })
  await userEvent.fill(search, 'どこにもない')
  await expect.poll(boxes).toBe(1)
  await userEvent.fill(search, 'ｉｎｖ')
  await expect.poll(boxes).toBe(3)
})

it('A6 a statement that contradicts itself is refused with what is wrong', async () => {
  draw(<Statements />)
  await expect.element(page.getByText('入出金明細1130.txt')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, new File(['abc'], 'x.txt', { type: 'text/plain' }))
  await expect.element(page.getByText(/何も記録していません/)).toBeVisible()
  await expect.element(page.getByText(/終わりの残高 5 と合いません/)).toBeVisible()
})
