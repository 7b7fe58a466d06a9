import { setLocale } from '@tsumugi/i18n'
import { pageNavigator } from '@tsumugi/navigation'
import { sent } from '@tsumugi/records/scene'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Opened } from '../production-screen/production-rooms.story.tsx'
import { OpenedSchedule, Schedules, UntouchedSchedule } from '../schedule-story/schedule-rooms.story.tsx'

let went: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  went = vi.spyOn(pageNavigator, 'go').mockImplementation(() => undefined)
  setLocale('ja')
  sessionStorage.clear()
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})

afterEach(() => {
  erase()
  went.mockRestore()
})

const bodyOf = (call: string) => sent.findLast((each) => each.call === call)?.body
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const choose = (name: string) => userEvent.click(page.getByRole('menuitem', { name }))

it('domain §3.4: a schedule is made from a template, with its float before it is saved', async () => {
  draw(<Opened />)
  await press('スケジュールを作る')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/納期までの余裕 4日/)).toBeVisible()
  await expect.element(dialog.getByText(/ベトナムの2027年の祝日は未登録/)).toBeVisible()
  expect(bodyOf('POST /api/phases/12/production_schedules/previews')).toEqual({
    production_schedule: { standard: 'bulk', from: null, due: '2027-02-26', construction: 'cloth' },
  })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'テンプレート' }), '定番シャツ(自社)')
  await userEvent.click(dialog.getByRole('button', { name: '両方(余裕を見る)' }))
  await userEvent.click(dialog.getByRole('button', { name: 'ニット' }))
  await userEvent.click(dialog.getByRole('button', { name: 'スケジュールを作る' }))
  await expect
    .poll(() => bodyOf('POST /api/phases/12/production_schedules'))
    .toEqual({
      production_schedule: {
        template_id: 5,
        from: new Date().toLocaleDateString('sv-SE'),
        due: '2027-02-26',
        construction: 'knit',
      },
    })
})

it('without a due date, backward is refused by a word at its field, and nothing is sent', async () => {
  draw(<Opened />)
  await press('スケジュールを作る')
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: '納期' }), '')
  await userEvent.click(dialog.getByRole('button', { name: 'スケジュールを作る' }))
  await expect.element(dialog.getByText('納期を入れてください。')).toBeVisible()
  expect(bodyOf('POST /api/phases/12/production_schedules')).toBeUndefined()
})

it('the company’s own templates are listed with their steps, and deleted after a question', async () => {
  draw(<Schedules />)
  await press('工程テンプレート')
  await expect.element(page.getByRole('dialog').getByText('定番シャツ')).toBeVisible()
  await press('定番シャツを削除')
  await press('削除する')
  await expect.poll(() => sent.some(({ call }) => call === 'DELETE /api/schedule_templates/5')).toBe(true)
})

it('the steps of a schedule are kept as a template', async () => {
  draw(<OpenedSchedule />)
  await press('スケジュールの操作')
  await choose('テンプレートに残す')
  await userEvent.fill(page.getByRole('textbox', { name: 'テンプレート名' }), '短い型')
  await press('残す')
  await expect
    .poll(() => bodyOf('POST /api/schedule_templates'))
    .toEqual({ schedule_template: { name: '短い型', schedule_id: 1 } })
})

it('domain §3.4: a step is put between others, and begins after what it waits for', async () => {
  draw(<OpenedSchedule />)
  await press('工程を追加')
  await userEvent.fill(page.getByRole('textbox', { name: '工程名' }), '刺繍')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'この工程の後' }), '生地入荷')
  await userEvent.fill(page.getByRole('textbox', { name: '日数(営業日)' }), '3')
  await userEvent.click(page.getByRole('checkbox', { name: '自社だけに見せる' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '工程を追加' }))
  await expect
    .poll(() => bodyOf('POST /api/production_schedules/1/procedures'))
    .toEqual({
      procedure: {
        name: '刺繍',
        owner: 'ours',
        start: '2027-01-19',
        workdays: 3,
        shared: false,
        after: [2],
        before: [],
      },
    })
})

it('a step of one’s own that nobody began is removed, and so is a schedule nobody began; a knit has its own words', async () => {
  draw(<UntouchedSchedule />)
  await press('編立の操作')
  await choose('工程を外す')
  await press('工程を外す')
  await expect.poll(() => sent.some(({ call }) => call === 'DELETE /api/procedures/3')).toBe(true)
  await press('スケジュールの操作')
  await choose('スケジュールを削除')
  await press('スケジュールを削除')
  await expect.poll(() => sent.some(({ call }) => call === 'DELETE /api/production_schedules/1')).toBe(true)
  await expect.poll(() => went.mock.calls[0]?.[0]).toBe('/s/production_schedules')
})
