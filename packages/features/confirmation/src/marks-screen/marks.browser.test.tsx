import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './marks.story.tsx'

const { Empty, Failed, NothingFound, Objected, Waiting } = stories

beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 900)
})
storiesHold(stories)

const drawer = () => page.getByRole('dialog')

it('domain §3.17 many are confirmed at once, and those that changed meanwhile are told', async () => {
  draw(<Waiting />)
  const grid = page.getByRole('grid')
  await expect.element(grid.getByText('ボタンの品番と色番号')).toBeVisible()
  ;(grid.element() as HTMLElement).focus()
  await userEvent.keyboard('jxjx')
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: '確認する' }))
  await expect.poll(() => sent[0]).toEqual({ call: 'PATCH /api/confirmed_marks/confirm', body: { ids: [1, 2] } })
  await expect.element(page.getByText('1件を確認しました')).toBeVisible()
  await expect.element(page.getByText('1件は先に変わっていたため、確認していません。')).toBeVisible()
})

it('an objection needs a reason; when somebody was faster the words stay, also over a reload', async () => {
  draw(<Waiting />)
  await userEvent.click(page.getByText('納期', { exact: true }).last())
  await userEvent.click(drawer().getByRole('button', { name: '異議を伝える' }))
  await expect.element(drawer().getByText('理由がありません。何が困るのかを書いてください。')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(drawer().getByRole('textbox', { name: 'コメント' }), '生地が届きません')
  await userEvent.click(drawer().getByRole('button', { name: '異議を伝える' }))
  await expect
    .poll(() => sent[0])
    .toEqual({
      call: 'PATCH /api/confirmed_marks/1/object',
      body: { confirmed_mark: { comment: '生地が届きません', lock_version: 1 } },
    })
  await expect.element(drawer().getByText(/ほかの人が先に変更しました/)).toBeVisible()
  erase()
  draw(<Waiting />)
  await userEvent.click(page.getByText('納期', { exact: true }).last())
  await expect.element(drawer().getByRole('textbox', { name: 'コメント' })).toHaveValue('生地が届きません')
})

it('an objection is settled with an answer, and only the side that changed it does so', async () => {
  draw(<Objected />)
  await userEvent.click(page.getByText('納期', { exact: true }).last())
  await expect.element(drawer().getByText('染め上がりが間に合いません。一週間ください。')).toBeVisible()
  await expect.element(drawer().getByRole('button', { name: '確認する' })).not.toBeInTheDocument()
  await userEvent.fill(drawer().getByRole('textbox', { name: '異議への回答' }), '一週間延ばします')
  await userEvent.click(drawer().getByRole('button', { name: '解決にする' }))
  await expect.poll(() => sent[0]?.body).toEqual({ confirmed_mark: { answer: '一週間延ばします', lock_version: 1 } })
  await expect.element(page.getByText('解決にしました')).toBeVisible()
})

it('nothing waits, nothing fits, nothing comes: each with one way on', async () => {
  draw(<Empty />)
  await userEvent.click(page.getByRole('button', { name: 'すべての状態を見る' }))
  // Of all there are none: nothing more to show, and nothing to clear.
  await expect.element(page.getByRole('button', { name: 'すべての状態を見る' })).not.toBeInTheDocument()
  await expect.element(page.getByText('確認待ちの変更はありません')).toBeVisible()
  erase()
  draw(<NothingFound />)
  await expect.element(page.getByRole('button', { name: '絞り込みを解く' })).toBeVisible()
  erase()
  draw(<Failed />)
  await expect.element(page.getByRole('button', { name: /再試行|もう一度/ })).toBeVisible()
})

it('in English on a phone a change is a card with what it was and is, and can be chosen', async () => {
  setLocale('en')
  document.documentElement.lang = 'en'
  await page.viewport(390, 800)
  draw(<Waiting />)
  await expect.element(page.getByText('2027-02-10').first()).toBeVisible()
  await userEvent.click(page.getByRole('checkbox').first())
  await expect.element(page.getByRole('toolbar').getByRole('button', { name: 'Confirm' })).toBeVisible()
})
