import { setLocale } from '@tsumugi/i18n'
import { asked, sent } from '@tsumugi/records/scene'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as stories from './production-rooms.story.tsx'

const { OfPartner, Opened, Productions } = stories

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  history.replaceState(null, '', '?')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})

afterEach(erase)

const grid = () => page.getByRole('grid', { name: /^(アイテム一覧|SK26-341 .+ の.+)$/ })

it('issue §3: chosen styles are changed together, and what became of each is said; nobody else’s are chosen', async () => {
  draw(<stories.ChangedTogether />)
  await expect.element(grid().getByText('SK26-341')).toBeVisible()
  const tick = (at: number) => grid().getByRole('checkbox').nth(at)
  await userEvent.click(tick(1))
  await userEvent.click(tick(3))
  await expect.element(page.getByRole('toolbar').getByText('900点')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'まとめて変える' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'サプライヤーを決める' }))
  const dialog = page.getByRole('dialog', { name: '2件：サプライヤーを決める' })
  await expect.element(dialog.getByRole('button', { name: '2件に行う' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /サプライヤー/ }), '江南縫製(デモ)')
  await userEvent.click(dialog.getByRole('button', { name: '2件に行う' }))
  await expect
    .poll(() => sent[0])
    .toEqual({
      call: 'POST /api/productions/bulk',
      body: {
        productions: [
          { id: 1, lock_version: 1 },
          { id: 3, lock_version: 1 },
        ],
        change: { supplier_group_id: 21 },
      },
    })
  await expect.element(dialog.getByText('変えました')).toBeVisible()
  await expect.element(dialog.getByText('この品番にはフェーズがまだありません。')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '閉じる' }).last())
  await expect.poll(() => page.getByRole('toolbar').elements()).toHaveLength(0)
})

it('issue §3: the list is saved as it is filtered and sorted; its views keep stage, filters, columns and order', async () => {
  draw(<Productions />)
  await expect.element(grid().getByText('SK26-341')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'シーズン' }), '27SS')
  await userEvent.click(page.getByRole('button', { name: '書き出す' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Excel' }))
  await expect
    .poll(() => asked.find((call) => call.includes('/export')))
    .toBe('/api/productions/export?season=27SS&sort=-updatedAt&format=xlsx')
  await userEvent.click(page.getByRole('button', { name: '保存した表示' }))
  await userEvent.click(page.getByRole('button', { name: '今の表示を保存' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('名前').fill('春夏')
  await userEvent.click(dialog.getByRole('button', { name: '保存' }).last())
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /api/list_templates')?.body)
    .toMatchObject({ list_template: { name: '春夏', filters: [{ column: 'season', value: '27SS' }], sort: null } })
})

it('issue §3: documents whose lines name the style lead to their pages, with what the style comes to in each', async () => {
  draw(<Opened />)
  const table = page.getByRole('grid', { name: 'この品番の書類' })
  await expect
    .element(table.getByRole('link', { name: 'PO2611-00027' }))
    .toHaveAttribute('href', '/s/transaction_units/71')
  await expect.element(table.getByText('¥4,725,000')).toBeVisible()
  await expect.element(table.getByText('見積書')).toBeVisible()
  await expect.element(table.getByRole('link', { name: '下書き' })).toHaveAttribute('href', '/s/transaction_units/72')
})

it('issue §3: fields of one’s own and requests about the product stand on the page, and more can be asked for', async () => {
  draw(<Opened />)
  await expect.element(page.getByText('洗い加工')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '先上げの承認' }))
    .toHaveAttribute('href', '/s/custom_workflow_items/9/approval')
  await expect.element(page.getByText('承認待ち')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '申請する' }))
  await userEvent.click(page.getByRole('menuitem', { name: '先上げの承認' }))
  await expect
    .poll(() => sent[0])
    .toEqual({ call: 'POST /api/custom_workflow_items/begin', body: { definition_id: 3, subject_id: 77 } })
  erase()
  draw(<OfPartner />)
  await expect.element(page.getByText('洗い加工')).toBeVisible()
  expect(page.getByRole('button', { name: '申請する' }).elements()).toHaveLength(0)
})

it('issue §3: each of those who see the style is talked with apart; the conversation opens in its place', async () => {
  draw(<stories.Talked />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: '相手' }), '渡舟商事(デモ)')
  await userEvent.click(page.getByRole('button', { name: '渡舟商事(デモ) と話す' }))
  await expect
    .poll(() => sent.find(({ call }) => call.endsWith('/talks')))
    .toEqual({ call: 'POST /api/productions/1/talks', body: { partner_id: 22 } })
  await expect.element(page.getByRole('region', { name: 'SK26-341 畦編みカーディガン' })).toBeVisible()
})

it('domain §4.6: the history of the style and of its phase is one press away, for those who may read the audit', async () => {
  draw(<Opened />)
  await expect
    .element(page.getByRole('link', { name: 'フェーズの変更履歴' }))
    .toHaveAttribute('href', '/s/account/user_groups/1?tab=audit&action=phase&subjectId=12')
  await userEvent.click(page.getByRole('button', { name: '操作' }))
  await expect
    .element(page.getByRole('menuitem', { name: '変更履歴' }))
    .toHaveAttribute('href', '/s/account/user_groups/1?tab=audit&action=production&subjectId=1')
  erase()
  draw(<OfPartner />)
  await expect.element(grid()).toBeVisible()
  expect(page.getByRole('link', { name: 'フェーズの変更履歴' }).elements()).toHaveLength(0)
})
