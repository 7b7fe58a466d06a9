import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './part-names.story.tsx'

const { Configured, Opened, Parts, Required } = stories

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 900)
})
storiesHold(stories)

const dialog = () => page.getByRole('dialog')
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent?.trim())
    .filter(Boolean)

it('domain §3.17 a person and a file that a field names: shown by name, chosen anew, sent by id, and taken out', async () => {
  draw(<Opened />)
  await expect.element(dialog().getByRole('combobox', { name: '担当' })).toHaveValue('2')
  await expect.element(dialog().getByText('保管図.pdf')).toBeVisible()
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: '担当' }), '白井 環')
  await userEvent.click(dialog().getByRole('button', { name: '保管図.pdf を外す' }))
  await userEvent.click(dialog().getByRole('button', { name: '保存する' }).last())
  await expect
    .poll(() => sent[0])
    .toEqual({
      call: 'PATCH /api/part_names/1',
      body: { part_name: { extensions: { keeper: 3, plan: null }, lock_version: 3 } },
    })
})

it('review D14 another record begins as this one, but for its key', async () => {
  draw(<Opened />)
  await userEvent.click(dialog().getByRole('button', { name: 'この記録の操作' }))
  await userEvent.click(page.getByRole('menuitem', { name: '複製' }))
  const name = dialog().getByRole('textbox', { name: /^名称/ })
  await expect.element(name).toHaveValue('')
  await expect.element(dialog().getByRole('combobox', { name: '担当' })).toHaveValue('2')
  await userEvent.fill(name, '表地')
  await userEvent.click(dialog().getByRole('button', { name: '保存する' }).last())
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      call: 'POST /api/part_names',
      body: { part_name: { name: '表地', extensions: { keeper: 2, plan: 7 } } },
    })
})

it('domain §3.1 master_config: what is hidden is gone, what is renamed has its name, and the order is the organisation’s', async () => {
  draw(<Configured />)
  await expect.element(page.getByRole('columnheader', { name: '部位' })).toBeVisible()
  expect(heads().slice(0, 2)).toEqual(['部位', expect.stringContaining('中国語')])
  expect(heads().join()).not.toContain('英語')
})

it('what the organisation requires is asked for before it is sent', async () => {
  draw(<Required />)
  await userEvent.fill(dialog().getByRole('textbox', { name: /^名称/ }), '見返し')
  await userEvent.click(dialog().getByRole('button', { name: '保存する' }).last())
  await expect.element(dialog().getByRole('textbox', { name: /^英語名/ })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

it('the fields are set: one is fixed, only what changed is sent, and somebody faster is told', async () => {
  draw(<Parts />)
  await userEvent.click(page.getByRole('button', { name: 'その他の操作' }))
  await userEvent.click(page.getByRole('menuitem', { name: '項目の設定' }))
  await expect.element(dialog().getByRole('checkbox', { name: '名称 を出す' })).toBeDisabled()
  await userEvent.click(dialog().getByRole('checkbox', { name: '英語名 を出す' }))
  await expect.element(dialog().getByRole('checkbox', { name: '英語名 を必須にする' })).toBeDisabled()
  await userEvent.fill(dialog().getByRole('textbox', { name: '中国語名 の呼び名' }), '中文')
  await userEvent.click(dialog().getByRole('button', { name: '保存する' }))
  await expect.element(dialog().getByText(/ほかの人が先に変えた項目があります/)).toBeVisible()
  expect(sent).toEqual([
    {
      call: 'PUT /api/master_configs/2',
      body: {
        master_config: {
          shown: false,
          required: false,
          position: 1,
          label_ja: null,
          label_en: null,
          label_zh: null,
          lock_version: 0,
        },
      },
    },
    {
      call: 'PUT /api/master_configs/3',
      body: {
        master_config: {
          shown: true,
          required: false,
          position: 2,
          label_ja: '中文',
          label_en: null,
          label_zh: null,
          lock_version: 0,
        },
      },
    },
  ])
})

it('domain §1 a view is renamed, shared with a team, and takes what is in sight; without its team it is not sent', async () => {
  draw(<Parts />)
  await userEvent.click(page.getByRole('button', { name: '保存した表示' }))
  await userEvent.click(page.getByRole('button', { name: '裏まわり を変える' }))
  await userEvent.fill(dialog().getByRole('textbox', { name: /^名前/ }), '裏地まわり')
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: '見える人' }), 'チーム')
  await userEvent.click(dialog().getByRole('button', { name: '保存する' }))
  await expect.element(dialog().getByText('チームがありません。共有するチームを選んでください。')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: /^チーム/ }), '生産管理')
  await userEvent.click(dialog().getByRole('checkbox', { name: /今の列/ }))
  await userEvent.click(dialog().getByRole('button', { name: '保存する' }))
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      call: 'PATCH /api/list_templates/4',
      body: {
        list_template: { name: '裏地まわり', share: 'team', team_id: 2, filters: [], sort: null, lock_version: 5 },
      },
    })
})
