import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './schedule-rooms.story.tsx'

const { OpenedSchedule, Schedules } = stories

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
storiesHold(stories)

it('domain §3.4: the list has one row per style and phase, with milestones as plan over forecast', async () => {
  draw(<Schedules />)
  const grid = page.getByRole('grid')
  await expect.element(grid.getByText('SK27-177').first()).toBeVisible()
  await expect.element(grid.getByText('12/4', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /遅れ/ })).toHaveTextContent('2')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'シーズン' }), '27SS')
  await expect.poll(() => location.search).toBe('?season=27SS')
})

it('domain §3.17: a proposal shows old and new days with what they cost, and is agreed to', async () => {
  draw(<OpenedSchedule />)
  await expect.element(page.getByText('江南縫製(デモ)からの提案')).toBeVisible()
  await expect.element(page.getByText(/中国の2027年は法定の祝日だけ/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '選んだ日程で了承' }))
  await expect
    .poll(() => sent.find(({ call }) => call === 'PATCH /api/procedure_proposals/7/answer')?.body)
    .toMatchObject({ accepted: [3], lock_version: 0 })
})

it('domain §3.4: one tap reports a step of one’s own as done; the other side’s has no such button', async () => {
  draw(<OpenedSchedule />)
  await userEvent.click(page.getByRole('button', { name: '先上げ承認を報告' }))
  await userEvent.click(page.getByRole('button', { name: '報告する' }))
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /api/procedures/3/reports')?.body)
    .toMatchObject({ report: { transition: 'finish', key: expect.any(String) } })
  expect(page.getByRole('button', { name: '縫製を報告' }).elements()).toHaveLength(0)
})

it('domain §3.4: a delay is simulated to ship date and invoice month', async () => {
  draw(<OpenedSchedule />)
  await userEvent.click(page.getByRole('button', { name: '試算する' }))
  await expect.element(page.getByText('2027-02 → 2027-03').last()).toBeVisible()
})

it('domain §3.4: a step gets its assignee, pieces and note; only what was changed is sent', async () => {
  draw(<OpenedSchedule />)
  await userEvent.click(page.getByRole('button', { name: '先上げ承認の操作' }))
  await userEvent.click(page.getByRole('menuitem', { name: '内容を変える' }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: '担当者' }), '小川 みのり')
  await userEvent.fill(page.getByRole('textbox', { name: 'できた数' }), '320')
  await userEvent.click(page.getByRole('checkbox', { name: '自社だけに見せる' }))
  await userEvent.click(page.getByRole('button', { name: '保存' }))
  await expect
    .poll(() => sent.find(({ call }) => call === 'PATCH /api/procedures/3')?.body)
    .toEqual({ procedure: { assignee_id: 12, quantity_done: 320, shared: false, lock_version: 0 } })
})

it('domain §3.4: leaving a step out and opening a done one again ask for a reason', async () => {
  draw(<OpenedSchedule />)
  await userEvent.click(page.getByRole('button', { name: '仕様確定の操作' }))
  await userEvent.click(page.getByRole('menuitem', { name: '戻す' }))
  await userEvent.click(page.getByRole('button', { name: '報告する' }))
  await expect.element(page.getByText('理由を入れてください')).toBeVisible()
  expect(sent.some(({ call }) => call === 'POST /api/procedures/1/reports')).toBe(false)
  await userEvent.fill(page.getByRole('textbox', { name: '理由', exact: true }), '寸法の直し')
  await userEvent.click(page.getByRole('button', { name: '報告する' }))
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /api/procedures/1/reports')?.body)
    .toMatchObject({ report: { transition: 'reopen', reason: '寸法の直し' } })
})

it('domain §3.4: the brand holds, completes or cancels a schedule; holding asks why', async () => {
  draw(<OpenedSchedule />)
  await userEvent.click(page.getByRole('button', { name: 'スケジュールの操作' }))
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['保留する', '完了にする', '中止する', '変更履歴', 'テンプレートに残す'])
  await userEvent.click(page.getByRole('menuitem', { name: '保留する' }))
  await userEvent.fill(page.getByRole('textbox', { name: '理由', exact: true }), '展示会の結果待ち')
  await userEvent.click(page.getByRole('button', { name: '保留する' }))
  await expect
    .poll(() => sent.find(({ call }) => call === 'PATCH /api/production_schedules/1/status')?.body)
    .toEqual({ transition: 'hold', reason: '展示会の結果待ち', lock_version: 3 })
})

it('at 1280 px no column of the steps is cut', async () => {
  draw(<OpenedSchedule />)
  const steps = page.getByRole('group', { name: '工程' })
  await expect.element(steps).toBeVisible()
  const { scrollWidth, clientWidth } = steps.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

it('domain §3.4: a done step says what the other side objects to', async () => {
  draw(<OpenedSchedule />)
  await expect.element(page.getByText('異議: 袖丈が違います')).toBeVisible()
})
