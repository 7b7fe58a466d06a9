import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wireId } from './demo-reply.fixture.ts'
import * as stories from './gantt-screen.story.tsx'

const { Coloured, Empty, Failed, FromList, Loading, Plan } = stories
beforeEach(async () => {
  setLocale('ja')
  document.documentElement.lang = 'ja'
  sessionStorage.clear()
  await page.viewport(1280, 900)
})
storiesHold({ Plan: () => Plan(), Coloured, Empty, Failed, Loading })

const change = 'POST /api/procedures/changes'
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
async function opened(name: string) {
  await userEvent.dblClick(row(name).getByRole('rowheader').last())
  return page.getByRole('dialog')
}
it('domain §3.4 filters, what is chosen, groups and colours go back to the list as they came', async () => {
  draw(<FromList />)
  const list = page.getByRole('link', { name: '一覧', exact: true })
  await expect
    .element(list)
    .toHaveAttribute(
      'href',
      '/s/production_schedules?season=27SS&supplier=21&group=season&zoom=week&color=health&ids=1%2C2',
    )
})

const conflict = { status: 409, errors: [{ code: 'stale', field: null, message: '', meta: {} }] } as const

it('WCAG 2.5.7 a step is moved in fields; one’s own is saved as an operation on the version that is shown', async () => {
  draw(Plan({ [change]: 500 }))
  const dialog = await opened('裁断・縫製')
  await expect.element(dialog.getByRole('button', { name: '変更を希望する' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const wall = page.getByRole('treegrid').element() as HTMLElement
  wall.focus()
  await userEvent.keyboard('{Home}')
  for (let at = 0; at < 30; at += 1) {
    const current = document.getElementById(wall.getAttribute('aria-activedescendant')!)
    if (current?.dataset.step !== undefined && current.textContent.startsWith('検品白')) break
    await userEvent.keyboard('{ArrowDown}')
  }
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  const { plans } = sent[0]!.body as { plans: { operations: { kind: string; step: number; days: number }[] }[] }
  expect(plans).toMatchObject([{ schedule_id: wireId('b'), lock_version: 4 }])
  const { operations } = plans[0]!
  expect(operations.map(({ kind, step }) => [kind, step])).toEqual(operations.map(() => ['move', wireId('b3')]))
  // It failed: the change stays, and may be tried again or dropped.
  await expect.element(page.getByText('保存できませんでした。変更は残っています。')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '変更をやめる' }))
  await expect.element(page.getByText('保存できませんでした。変更は残っています。')).not.toBeInTheDocument()
})

it('domain §3.4 the other side’s steps wait until they are sent; a conflict keeps them and says so', async () => {
  draw(Plan({ [change]: conflict as never }))
  const send = page.getByRole('button', { name: /^変更を相手に送る/ })
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  const dialog = await opened('裁断・縫製')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^日数/ }), '17')
  await userEvent.click(dialog.getByRole('button', { name: '変更を希望する' }))
  await expect.element(send).toHaveTextContent('1')
  expect(sent).toEqual([])
  await userEvent.click(send)
  await userEvent.fill(page.getByRole('textbox', { name: /ひとこと/ }), 'お願いします')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '送る', exact: true }))
  await expect.element(page.getByText(/ほかの人が先にこのスケジュールを変えました/)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      plans: [
        {
          schedule_id: wireId('b'),
          operations: [{ kind: 'resize', step: wireId('b2'), edge: 'end', days: 2 }],
          lock_version: 4,
        },
      ],
      note: 'お願いします',
    },
  ])
  await expect.element(send).toHaveTextContent('1')
})

it('several bars of several styles are held over a reload, and sent in one call', async () => {
  const answers = { [change]: { data: { plans: [], reported: [] } } as never }
  draw(Plan(answers))
  const ask = async (name: string, days: string) => {
    const dialog = await opened(name)
    await userEvent.fill(dialog.getByRole('textbox', { name: /^日数/ }), days)
    await userEvent.click(dialog.getByRole('button', { name: '変更を希望する' }))
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await ask('裁断・縫製', '17')
  await ask('洗い加工', '9')
  const send = page.getByRole('button', { name: /^変更を相手に送る/ })
  await expect.element(send).toHaveTextContent('2')
  erase()
  draw(Plan(answers))
  await expect.element(send).toHaveTextContent('2')
  await userEvent.click(send)
  await expect.element(page.getByRole('button', { name: /の変更をやめる/ }).first()).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '送る', exact: true }))
  await expect.poll(() => sent.length).toBe(1)
  const { plans } = sent[0]!.body as { plans: { schedule_id: number }[] }
  expect(plans.map((each) => each.schedule_id)).toEqual([wireId('b'), wireId('c')])
  await expect.element(send).not.toHaveTextContent('2')
  await expect.poll(() => sessionStorage.length).toBe(0)
})

it('domain §3.4 a delay is tried before anything is saved: ship date, arrival, invoice month, payment; then it is asked for', async () => {
  const trial = `PATCH /api/production_schedules/${wireId('b')}/plan`
  const outcome = (ships_on: string, arrives_on: string, invoice_month: string) => ({
    ships_on,
    arrives_on,
    invoice_month,
    payments_on: [`${invoice_month}-28`],
  })
  const cost = {
    moved: [],
    outcome: {
      before: outcome('2026-12-28', '2026-12-29', '2026-12'),
      after: outcome('2027-01-08', '2027-01-12', '2027-01'),
    },
  }
  draw(Plan({ [trial]: { data: { moved: [], proposed: [], cost, schedule: {} } } as never }))
  await userEvent.click(page.getByRole('button', { name: '遅れを試算' }))
  const dialog = page.getByRole('dialog')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '品番' }), wireId('b')!.toString())
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '工程' }), wireId('b2')!.toString())
  await userEvent.click(dialog.getByRole('button', { name: '試算する' }))
  await expect.element(dialog.getByRole('row', { name: /請求の月/ })).toHaveTextContent('2026-12')
  await expect.element(dialog.getByRole('row', { name: /請求の月/ })).toHaveTextContent('2027-01')
  expect(sent.map(({ call, body }) => [call, (body as { dry_run?: boolean }).dry_run])).toEqual([[trial, true]])
  await userEvent.click(dialog.getByRole('button', { name: 'チャートに置く' }))
  await expect.element(page.getByRole('button', { name: /^変更を相手に送る/ })).toHaveTextContent('1')
  expect(sent.length).toBe(1)
})

it('the load of a maker stands under the days, and says in words how full its fullest week is; what is held counts', async () => {
  draw(Plan())
  await expect.element(page.getByText('12/7の週 113%')).toBeVisible()
  const loads = page.getByRole('combobox', { name: '縫製の負荷' })
  await expect.element(loads).toHaveValue('2')
  await userEvent.selectOptions(loads, 'none')
  await expect.element(page.getByText('12/7の週 113%')).not.toBeInTheDocument()
})

it('a proposal of the partner is answered where it stands', async () => {
  draw(Plan({ 'PATCH /api/procedure_proposals/9/answer': { data: {} } }))
  const asked = page.getByText(/北斗縫製.*が日程の変更を希望/)
  await expect.element(asked).toBeVisible()
  await userEvent.dblClick(asked.element().closest('[role=row]')!)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '承諾する', exact: true }))
  await expect.poll(() => sent.map(({ call }) => call)).toContain('PATCH /api/procedure_proposals/9/answer')
  expect(sent[0]!.body).toMatchObject({ accepted: [wireId('d1')], lock_version: 0 })
})
