import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { expectAccessible } from '@tsumugi/ui/accessible'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './payments.story.tsx'

const { Accounts, Exported, Gather, GatherLate, LongStatement, Routed, Run, Statement, Statements, Waiting } = stories

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
      {
        payment_run: {
          pay_on: '2026-11-25',
          account: 0,
          consignor_code: '1234567890',
          payable_ids: [1, 2, 5],
          line_end: 'crlf',
        },
      },
    ])
})

it('trade-law A1 the file has the line ends and the codes for payees that the bank asks for', async () => {
  draw(<Gather />)
  await userEvent.click(page.getByText('振込データの設定'))
  await userEvent.selectOptions(page.getByRole('combobox', { name: '改行' }), 'none')
  await userEvent.fill(page.getByRole('textbox', { name: '江南縫製(デモ)の顧客コード1' }), '１２３')
  await expect.element(page.getByText('10桁までの数字を両方に入れてください。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '支払実行を作る' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(page.getByRole('textbox', { name: '江南縫製(デモ)の顧客コード2' }), '9')
  await userEvent.click(page.getByRole('button', { name: '支払実行を作る' }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ payment_run: { line_end: 'none', references: [{ payee_id: 21, first: '123', second: '9' }] } }])
})

it('trade-law A2 a payee’s account shows how the bank will write it, and is kept once one proves who one is', async () => {
  draw(<Accounts />)
  await userEvent.click(page.getByRole('button', { name: '口座を登録' }))
  const dialog = page.getByRole('dialog', { name: '支払先の口座を登録' })
  await userEvent.click(dialog.getByRole('combobox', { name: '支払先' }))
  await userEvent.click(page.getByRole('option', { name: '染織倉庫(デモ)' }))
  const fill = (name: string, value: string) => userEvent.fill(dialog.getByRole('textbox', { name }), value)
  await fill('銀行コード', '０００５')
  await fill('支店コード', '12')
  await fill('口座番号', '12345')
  await fill('口座名義(カナ)', '染織倉庫')
  await expect.element(dialog.getByText(/名義に漢字\(染 織 倉 庫\)があります/)).toBeVisible()
  await fill('口座名義(カナ)', 'カブシキガイシャ センショクソーコ')
  await expect.element(dialog.getByText('振込データでは「ｶ)ｾﾝｼﾖｸｿ-ｺ」')).toBeVisible()
  await expect.element(dialog.getByText(/名義を カブシキガイシャ センショクソーコ から/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '登録する' }))
  await expect.element(dialog.getByText('支店コードは3桁です。')).toBeVisible()
  expect(sent).toEqual([])
  await fill('支店コード', '012')
  await userEvent.click(dialog.getByRole('button', { name: '登録する' }))
  const proof = page.getByRole('dialog', { name: '本人の確認' })
  await userEvent.fill(proof.getByLabelText('パスワード'), 'demo-tsumugi')
  await userEvent.click(proof.getByRole('button', { name: '確かめて続ける' }))
  const put = 'PUT /api/payee_accounts/22'
  await expect.poll(() => sent.map(({ call }) => call)).toEqual([put, 'POST /api/users/1/confirm_identity', put])
  expect(sent[2]!.body).toMatchObject({ account: { bank_code: '0005', branch_code: '012', account_number: '12345' } })
  await expect.element(dialog).not.toBeInTheDocument()
})

it('§3.10 a run is executed on the day that the bank says', async () => {
  draw(<Exported />)
  await userEvent.click(page.getByRole('button', { name: '振込済にする' }))
  const dialog = page.getByRole('dialog')
  const day = dialog.getByRole('textbox', { name: '振り込まれた日' })
  await expect.element(day).toHaveValue('2026/11/30')
  await userEvent.fill(day, '2026/12/01')
  await userEvent.click(dialog.getByRole('button', { name: '振込済にする' }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ transition: 'execute', lock_version: 0, executed_on: '2026-12-01' }])
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

it('§3.10 what a line brings beyond the chosen items is kept only once a person says so', async () => {
  draw(<Statement />)
  await userEvent.click(page.getByRole('button', { name: /を照合する/ }).nth(2))
  const dialog = page.getByRole('dialog')
  const match = dialog.getByRole('button', { name: '照合する', exact: true })
  await userEvent.click(dialog.getByRole('checkbox', { name: /INV2611-00001/ }))
  await expect.element(dialog.getByText(/¥1,000 多い入金です/)).toBeVisible()
  await expect.element(match).toHaveAttribute('aria-disabled', 'true')
  const keep = dialog.getByRole('checkbox', { name: '残り ¥1,000 を白詰草アパレル(デモ)の未充当の入金として残す' })
  await userEvent.click(keep)
  // Other items are another rest: what was said of the first does not hold for it.
  await userEvent.click(dialog.getByRole('checkbox', { name: /INV2611-00002/ }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /INV2611-00002/ }))
  await expect.element(match).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(keep)
  await userEvent.click(match)
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ items: ['payable:1'], keep_rest: true, lock_version: 0 }])
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

it('A6 a long statement is paged, and one that was cut off says what to do', async () => {
  draw(<LongStatement />)
  await expect.element(page.getByText(/同じファイルをもう一度取り込む/)).toBeVisible()
  await expect.element(page.getByText('ﾄﾘﾋｷ1')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '次のページ' }))
  await expect.element(page.getByText('ﾄﾘﾋｷ2')).toBeVisible()
  expect(page.getByText('ﾄﾘﾋｷ1').elements()).toEqual([])
})

it('A6 a statement that contradicts itself is refused with what is wrong', async () => {
  draw(<Statements />)
  await expect.element(page.getByText('入出金明細1130.txt')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, new File(['abc'], 'x.txt', { type: 'text/plain' }))
  await expect.element(page.getByText(/何も記録していません/)).toBeVisible()
  await expect.element(page.getByText(/終わりの残高 5 と合いません/)).toBeVisible()
})

it('A6 the columns of a bank’s CSV begin as remembered, are put right by a person, and faults are told by row', async () => {
  draw(<Statements />)
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!
  await expect.element(page.getByRole('combobox', { name: 'CSVの口座' })).toBeVisible()
  const csv = 'いつ,なに,いくら,あずかり\r\n2026/11/27,振込 ﾃﾞﾓ,-77,\r\nきのう,振込 ﾃﾞﾓ,88,\r\n'
  await userEvent.upload(input(), new File([csv], 'bank.csv', { type: 'text/csv' }))
  const dialog = page.getByRole('dialog', { name: 'CSVの列を選ぶ' })
  // Other titles than those of the last file: nothing is taken over.
  await expect.element(dialog.getByText('日付と金額の列が見つかりません。')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '取り込む' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  const known = csv.replaceAll(',あずかり', '').replaceAll(',\r', '\r')
  await userEvent.upload(input(), new File([known], 'bank.csv', { type: 'text/csv' }))
  await expect.element(dialog.getByRole('combobox', { name: '金額' })).toHaveValue('2')
  await expect.element(dialog.getByText(/3件目/)).toBeVisible()
  await expect.element(dialog.getByText(/日付が読めない行があります/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.upload(input(), new File([known.replace('きのう', '2026/11/28')], 'bank.csv', { type: 'text/csv' }))
  await expect.element(dialog.getByText('2行:入金 ¥88・出金 ¥77')).toBeVisible()
  await expectAccessible()
  await userEvent.click(dialog.getByRole('button', { name: '入金・出金の2列' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '入金' }), '2')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '出金' }), '1')
  await expect.element(dialog.getByText(/金額が読めない行があります/).first()).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '1列(出金はマイナス)' }))
  await userEvent.click(dialog.getByRole('button', { name: '取り込む' }))
  await expect.poll(() => sent.length).toBe(1)
  const { file, ...told } = sent[0]!.body as Record<string, File | string>
  expect((file as File).name).toBe('bank.csv')
  const places = { 'columns[places][booked_on]': '0', 'columns[places][text]': '1', 'columns[places][amount]': '2' }
  expect(told).toEqual({ account: '0', 'columns[skip]': '1', ...places })
  await expect.element(dialog.getByText(/何も記録していません/)).toBeVisible()
})

it('§3.11 a run with a route is asked for, never approved by the way, and says who has to approve', async () => {
  draw(<Routed />)
  await expect.element(page.getByText('経路:支払(標準)')).toBeVisible()
  expect(page.getByRole('button', { name: '承認する', exact: true }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '承認を依頼する' }))
  await expect
    .poll(() => sent)
    .toEqual([{ call: 'POST /api/payment_runs/3/approval', body: { approval: { lock_version: 0 } } }])
  erase()
  draw(<Waiting />)
  const approval = page.getByRole('region', { name: '社内承認' })
  await expect.element(approval.getByRole('listitem').first()).toHaveTextContent('経理 承認待ち: 小川 みのり · 浜田 湊')
  await expect.element(approval.getByRole('listitem').nth(1)).toHaveTextContent('役員 このあと: 白井 環')
  expect(page.getByRole('button', { name: '承認を依頼する' }).elements()).toEqual([])
})
