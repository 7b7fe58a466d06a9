import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './templates.story.tsx'

const { Added, Empty, Failed, Gone, OfOthers, Opened, Templates } = stories

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 900)
})
storiesHold(stories)

const drawer = () => page.getByRole('dialog')
const name = () => drawer().getByRole('textbox', { name: /^名前/ })
const save = () => drawer().getByRole('button', { name: '保存する' })

it('domain §3.17 nothing yet, a failure, and one that is gone: each says what one can do', async () => {
  draw(<Empty />)
  await expect.element(page.getByText('テンプレートはまだありません')).toBeVisible()
  erase()
  draw(<Failed />)
  await expect.element(page.getByRole('button', { name: /再試行|もう一度/ })).toBeVisible()
  erase()
  draw(<Gone />)
  await userEvent.click(page.getByRole('button', { name: '一覧に戻る' }))
  await expect.element(page.getByText('このテンプレートはもうありません')).not.toBeInTheDocument()
})

it('columns are put in order by key, and only what changed is sent', async () => {
  draw(<Opened />)
  await expect.element(name()).toHaveValue('週次会議')
  const up = drawer()
    .getByRole('button', { name: / を前へ$/ })
    .nth(2)
  ;(up.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(save())
  await expect
    .poll(() => sent[0])
    .toEqual({
      call: 'PATCH /api/list_templates/1',
      body: {
        list_template: {
          columns: ['picture', 'name', 'style_no', 'supplier', 'delivery_due', 'health'],
          lock_version: 2,
        },
      },
    })
})

it('shared with a team, the team must be chosen; without a name or a column nothing is sent', async () => {
  draw(<Added />)
  await expect.element(name()).toBeVisible()
  await userEvent.selectOptions(drawer().getByRole('combobox', { name: /^見える人/ }), 'チーム')
  for (const box of drawer().getByRole('checkbox', { checked: true }).elements()) {
    if (box.closest('.columns-field')) (box as HTMLElement).click()
  }
  await userEvent.click(save())
  await expect.element(name()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(drawer().getByText('チームがありません。共有するチームを選んでください。')).toBeVisible()
  await expect.element(drawer().getByText('列がありません。1つ以上選んでください。')).toBeVisible()
  expect(sent).toEqual([])
})

it('half-typed work survives a reload; what the server could not keep stays in the form', async () => {
  draw(<Added />)
  await userEvent.fill(name(), '納期の近い順')
  erase()
  draw(<Added />)
  await expect.element(name()).toHaveValue('納期の近い順')
  await userEvent.click(save())
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      call: 'POST /api/list_templates',
      body: { list_template: { name: '納期の近い順', share: 'me', team_id: null } },
    })
  await expect.element(name()).toHaveValue('納期の近い順')
})

it('another’s template is read only, and says whose it is', async () => {
  draw(<OfOthers />)
  await expect.element(name()).toBeDisabled()
  await expect.element(drawer().getByText(/小川 みのり/)).toBeVisible()
  expect(save().elements()).toHaveLength(0)
})

it('by key: from the list into a template and back', async () => {
  draw(<Templates />)
  const grid = page.getByRole('grid')
  await expect.element(grid.getByText('工場の負荷')).toBeVisible()
  ;(grid.element() as HTMLElement).focus()
  await userEvent.keyboard('j{Enter}')
  await expect.element(name()).toHaveValue('週次会議')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
