import { setLocale } from '@tsumugi/i18n'
import { asked, sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './procedures.story.tsx'

const { Approvals, Figures, NewSteps, NothingToday, Refused, Sheet, Steps } = stories

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
storiesHold(stories)

const grid = () => page.getByRole('grid')
const reports = () => sent.filter(({ call }) => call === 'POST /api/procedures/reports')
const reported = () =>
  reports().map(({ body }) =>
    (body as { reports: { procedure_id: number; transition: string; on?: string }[] }).reports.map(
      ({ procedure_id, transition, on }) => [procedure_id, transition, on ?? ''].join(' '),
    ),
  )

it('domain §3.4 one tap says that a step is done; only open steps of one’s own can be', async () => {
  draw(<Steps />)
  await expect.element(grid().getByText('SK27-231')).toBeVisible()
  const buttons = grid().getByRole('button', { name: /を済にする/ })
  expect(buttons.elements()).toHaveLength(3)
  await userEvent.click(buttons.first())
  await expect.poll(reported).toEqual([['1 finish ']])
  await expect.element(page.getByText('1件を済にしました')).toBeVisible()
})

it('domain §1 chosen steps are done in one go, by key too', async () => {
  draw(<Steps />)
  await expect.element(grid().getByText('SK27-231')).toBeVisible()
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('jxjx')
  await expect.element(page.getByRole('toolbar')).toHaveTextContent('2')
  await userEvent.keyboard('d')
  await expect.poll(reported, { timeout: 4000 }).toEqual([['1 finish ', '2 finish ']])
})

it('what cannot be reported says why', async () => {
  draw(<Steps />)
  await expect.element(grid().getByText('SK27-231')).toBeVisible()
  await userEvent.click(grid().getByRole('checkbox').nth(4))
  const done = page.getByRole('button', { name: 'きょう済んだ' })
  await expect.element(done).toHaveAttribute('aria-disabled', 'true')
})

it('a failed report leaves the choice, and the second try has the same key', async () => {
  draw(<Refused />)
  await expect.element(grid().getByText('SK27-231')).toBeVisible()
  await userEvent.click(grid().getByRole('checkbox').nth(1))
  const done = page.getByRole('button', { name: 'きょう済んだ' })
  await userEvent.click(done)
  await expect.poll(() => reports().length).toBe(1)
  await expect.element(page.getByText(/報告できませんでした/)).toBeVisible()
  await userEvent.click(done)
  await expect.poll(() => reports().length).toBe(2)
  const keys = reports().map(({ body }) => (body as { reports: { key: string }[] }).reports[0]!.key)
  expect(keys[0]).toBe(keys[1])
})

it('pasted styles and dates are seen before they are reported; each fault is one sentence; the text survives', async () => {
  draw(<Steps />)
  await userEvent.click(page.getByRole('button', { name: '実績をまとめて入力' }))
  const dialog = page.getByRole('dialog')
  const area = dialog.getByRole('textbox', { name: '貼り付ける表' })
  await area.fill('SK27-177\t生地入荷\t2026-11-19\nSK27-177\t先上げ\t11月上旬\nSK99-1\t生地入荷\t11/19')
  await expect.element(dialog.getByText('実績 1件・予定 0件・変わらない 0件・誤り 2件')).toBeVisible()
  await expect.element(dialog.getByText(/「11月上旬」は日付として読めません/).last()).toBeVisible()
  await expect.element(dialog.getByText(/品番「SK99-1」の/).last()).toBeVisible()
  erase()
  draw(<Steps />)
  await userEvent.click(page.getByRole('button', { name: '実績をまとめて入力' }))
  await expect
    .element(area)
    .toHaveValue('SK27-177\t生地入荷\t2026-11-19\nSK27-177\t先上げ\t11月上旬\nSK99-1\t生地入荷\t11/19')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '1件を反映する' }))
  await expect.poll(reported).toEqual([['1 finish 2026-11-19']])
})

it('scopes stand in the address; nothing due today leads on to all of ours', async () => {
  draw(<NothingToday />)
  await expect.element(page.getByText('きょうまでの工程はありません')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '自社の工程' }))
  await expect.poll(() => location.search).toBe('?scope=ours')
  await expect.poll(() => asked.at(-1)).toContain('scope=ours')
})

it('on a phone a step is a card with one large button', async () => {
  await page.viewport(390, 800)
  draw(<Steps />)
  const button = page.getByRole('button', { name: 'SK27-177 生地入荷 きょう済んだ' })
  await expect.element(button).toBeVisible()
  expect((button.element() as HTMLElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(button)
  await expect.poll(reported).toEqual([['1 finish ']])
})

it('domain §3.4 figures stand in tables: work per step, load against capacity, promises; capacity is put down', async () => {
  draw(<Figures />)
  const load = page.getByRole('region', { name: '縫製の負荷' })
  await expect.element(load.getByText('120%')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '工程ごとの仕掛' })).toHaveTextContent('840')
  await expect.element(page.getByRole('link', { name: /SK26-350/ })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /蘇州彩針/ }))
  await page.getByRole('textbox', { name: '1日の能力(点)' }).fill('300')
  await userEvent.click(page.getByRole('button', { name: '保存する' }))
  await expect
    .poll(() => sent.find(({ call }) => call.startsWith('PUT')))
    .toEqual({ call: 'PUT /api/daily_capacities/22', body: { daily_capacity: { pieces: 300 } } })
})

it('domain §3.4 on a phone a delay is told with days and a reason; without the reason nothing is sent', async () => {
  await page.viewport(390, 800)
  draw(<Steps />)
  await userEvent.click(page.getByRole('button', { name: 'SK27-177 生地入荷 遅れる…' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByText('2日', { exact: true }))
  await userEvent.click(dialog.getByRole('button', { name: '伝える' }))
  await expect.element(dialog.getByText('理由を入れてください')).toBeVisible()
  const delays = () => sent.filter(({ call }) => call === 'POST /api/procedures/1/delays')
  expect(delays()).toEqual([])
  await dialog.getByRole('textbox', { name: '理由' }).fill('染め直し')
  await userEvent.click(dialog.getByRole('button', { name: '伝える' }))
  await expect
    .poll(() => delays().map(({ body }) => body))
    .toMatchObject([{ delay: { days: 2, reason: '染め直し', key: expect.any(String) } }])
})

it('domain §3.4 photos of a step: one’s own are added and taken away, those of the other side are only seen', async () => {
  draw(<Steps />)
  await userEvent.click(page.getByRole('button', { name: 'SK27-177 生地入荷 の操作' }))
  await userEvent.click(page.getByRole('menuitem', { name: '写真' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('link', { name: '縫い目.png' })).toBeVisible()
  const chooser = dialog.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(chooser, new File(['x'], '袖.png', { type: 'image/png' }))
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /api/procedures/1/proofs')?.body)
    .toEqual({ proof: { file_id: 90 } })
  await userEvent.click(dialog.getByRole('button', { name: '縫い目.pngを外す' }))
  await expect.poll(() => sent.some(({ call }) => call === 'DELETE /api/procedures/1/proofs/5')).toBe(true)
})

it('a factory’s sheet is taken over as a whole; faults are told per row, before and by the server, and left out only if asked', async () => {
  draw(<Sheet />)
  await userEvent.click(page.getByRole('button', { name: '工程表を取り込む' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const chooser = dialog.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(chooser, new File(['x'], '工程表.xlsx', { type: 'application/octet-stream' }))
  const take = dialog.getByRole('button', { name: /件を反映する/ })
  await expect.element(dialog.getByText(/品番「SK99-1」の/).last()).toBeVisible()
  await expect.element(take).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(dialog.getByRole('checkbox', { name: '誤りのある1件を除いて取り込む' }))
  await userEvent.click(take)
  const changes = () =>
    sent.filter(({ call, body }) => call === 'POST /api/procedures/changes' && !(body as { dry_run?: boolean }).dry_run)
  await expect.poll(() => changes().length).toBe(1)
  expect(changes()[0]!.body).toMatchObject({
    plans: [{ schedule_id: 7, lock_version: 4, operations: [{ step: 1 }, { step: 2 }] }],
    reports: [],
  })
  await expect.element(dialog.getByText('始まった工程の始まりは動かせません。').last()).toBeVisible()
  await expect.element(take).toHaveTextContent('1')
})

it('domain §3.4 steps that are not there are tried first, then added; days that are refused are left out of theirs', async () => {
  draw(<NewSteps />)
  await userEvent.click(page.getByRole('button', { name: '工程表を取り込む' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const chooser = dialog.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(chooser, new File(['x'], '工程表.xlsx', { type: 'application/octet-stream' }))
  await expect.element(dialog.getByText(/足す工程 3件・作るスケジュール 1件/)).toBeVisible()
  await expect.element(dialog.getByText('「未定」は日付として読めません。').last()).toBeVisible()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '足す工程の担当' }), 'theirs')
  await expect.poll(() => changes().length).toBe(2)
  await userEvent.click(dialog.getByRole('checkbox', { name: '誤りのある2件を除いて取り込む' }))
  await userEvent.click(dialog.getByRole('button', { name: '3件を反映する' }))
  await expect.poll(() => changes().length).toBe(3)
  const body = changes()[2]!.body as { additions: { step: string; after: object[]; days: object[] }[] }
  expect(body).toMatchObject({ plans: [], owner: 'theirs' })
  expect(body.additions.map(({ step, days }) => [step, days.length])).toEqual([
    ['刺繍', 2],
    ['裁断', 2],
    ['縫製', 2],
  ])
  expect(body.additions[2]!.after).toEqual([{ step: '裁断', kind: 'cutting' }])
  await expect.element(dialog).not.toBeInTheDocument()
})
const changes = () => sent.filter(({ call }) => call === 'POST /api/procedures/changes')

it('domain §3.4 a done step says whether it waits for approval, on whose side, or was objected to', async () => {
  draw(<Approvals />)
  await expect.element(grid().getByText('済・承認が必要')).toBeVisible()
  await expect.element(grid().getByText('済・承認待ち')).toBeVisible()
  await expect.element(grid().getByText('済・異議あり')).toBeVisible()
})
