import { approvalRoutes, toWire, type ApprovalRoute } from '@tsumugi/contract'
import { setLocale } from '@tsumugi/i18n'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, erase } from '@tsumugi/ui/draw'
import { demoRoutes } from '../approvals.fixture.tsx'
import { Empty, PeopleComing, Routes } from './routes.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

const wire = (route: ApprovalRoute) => (toWire(approvalRoutes.create.reply, { data: route }) as { data: unknown }).data

function answer(reply: (url: string, body: Record<string, unknown>) => unknown) {
  const sent: { url: string; body: Record<string, unknown> }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if ((init?.method ?? 'GET') === 'GET') return Response.json({ errors: [] }, { status: 503 })
    const body = JSON.parse(String(init?.body ?? 'null')) as Record<string, unknown>
    sent.push({ url: String(url).replace(/^.*\/api/, ''), body })
    return Response.json(reply(String(url), body) as object)
  })
  return sent
}

it('§3.11 each route is drawn as a flow, in the order in which they are tried', async () => {
  draw(<Routes />)
  await expect.element(page.getByRole('heading', { name: '500万円以上の商品化' })).toBeVisible()
  const flows = [...document.querySelectorAll('.route-flow')].map((flow) =>
    [...flow.querySelectorAll(':scope > li')].map((box) => box.querySelector('b')?.textContent ?? box.textContent),
  )
  expect(flows).toEqual([
    ['申請', 'MD課長', '経理', '承認済み'],
    ['申請', 'MD企画', '承認済み'],
  ])
  await expect.element(page.getByText('¥5,000,000以上', { exact: true })).toBeVisible()
})

it('while people are not known yet nobody is said to have left, and no name stays behind', async () => {
  draw(<PeopleComing />)
  await expect.element(page.getByRole('heading', { name: '500万円以上の商品化' })).toBeVisible()
  const people = () =>
    [...document.querySelectorAll('.route-flow')].map((flow) =>
      [...flow.querySelectorAll('.box li .one-line')].map((each) => each.textContent),
    )
  expect(people()).toEqual([['…', '…', '…'], ['…']])
  await page.getByRole('button', { name: 'come' }).click()
  await expect.poll(people).toEqual([['森下 あさ', '白井 環', '経理'], ['MD企画']])
})

it('a route needs a name and approvers: said before anything is sent', async () => {
  const sent = answer(() => ({}))
  draw(<Routes />)
  await page.getByRole('button', { name: 'ルートを追加' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('名前を入れてください。', { exact: true })).toBeVisible()
  await expect.element(page.getByText('承認する人を選んでください。')).toBeVisible()
  expect(sent).toEqual([])
})

it('half-typed work survives: closing asks, a new visit finds it again', async () => {
  draw(<Routes />)
  await page.getByRole('button', { name: 'ルートを追加' }).click()
  await page.getByRole('textbox', { name: /ルートの名前/ }).fill('下書き')
  erase()
  draw(<Routes />)
  await page.getByRole('button', { name: 'ルートを追加' }).click()
  await expect.element(page.getByRole('textbox', { name: /ルートの名前/ })).toHaveValue('下書き')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('変更を捨てますか')).toBeVisible()
  await page.getByRole('button', { name: '編集に戻る' }).click()
  await expect.element(page.getByRole('textbox', { name: /ルートの名前/ })).toHaveValue('下書き')
})

it('§1 Errors: two edits of one route are merged field by field, and only where both wrote is asked', async () => {
  const sent: Record<string, Record<string, unknown>>[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'PATCH') return Response.json({ errors: [] }, { status: 503 })
    sent.push(JSON.parse(String(init.body)) as (typeof sent)[number])
    const [route] = demoRoutes
    const theirs = {
      ...route!,
      name: '相手の名前',
      conditions: { ...route!.conditions, amountFrom: '7000000' },
      lockVersion: 12,
    }
    return sent.length === 1
      ? Response.json(
          { errors: [{ code: 'stale', field: null, message: '', meta: {} }], current: wire(theirs) },
          { status: 409 },
        )
      : Response.json({ data: wire({ ...theirs, name: '自分の名前', lockVersion: 13 }) })
  })
  draw(<Routes />)
  await page.getByRole('button', { name: '編集', exact: true }).first().click()
  await page.getByRole('textbox', { name: /ルートの名前/ }).fill('自分の名前')
  await page.getByRole('button', { name: '保存する' }).click()
  const merge = page.getByRole('dialog', { name: '変更を合わせる' })
  await expect.element(merge.getByRole('radio', { name: /^森下 あさ さん ¥7,000,000/ })).toBeChecked()
  await merge.getByRole('radio', { name: '自分 自分の名前' }).click()
  await merge.getByRole('button', { name: 'この内容で保存' }).click()
  await expect.element(page.getByText('ルートを保存しました')).toBeVisible()
  // What they changed is not sent again: it stands.
  expect(sent[1]).toEqual({ approval_route: { name: '自分の名前', lock_version: 12 } })
})

it('§3.11 test with a document: which route, who is asked, which step is passed over', async () => {
  const step = {
    name: 'MD課長',
    mode: 'all',
    needed: 1,
    taken: true,
    amount_from: null,
    due_on: '2026-11-25',
    escalate_to: null,
    assignees: [{ id: 3, name: '白井 環', on_behalf_of: null, counted: false }],
  }
  const sent = answer(() => ({
    data: {
      facts: { amount: '5000000', brand_id: null, partner_id: null, category_ids: [] },
      route: { id: 1, name: '500万円以上の商品化' },
      fallback: false,
      own_steps: false,
      judged: [
        { id: 1, name: '500万円以上の商品化', priority: 0, fits: true, chosen: true },
        { id: 2, name: '商品化(標準)', priority: 1, fits: true, chosen: false },
      ],
      steps: [step, { ...step, name: '経理', taken: false, amount_from: '10000000' }],
    },
  }))
  draw(<Routes />)
  await page.getByRole('button', { name: '書類で試す' }).click()
  await page.getByRole('textbox', { name: '金額' }).fill('5000000')
  await page.getByRole('button', { name: '試す', exact: true }).click()
  await expect.element(page.getByText('「500万円以上の商品化」を通ります')).toBeVisible()
  expect(document.querySelector('.simulate [data-passed]')?.textContent).toContain('経理')
  expect(sent[0]).toEqual({
    url: '/approval_routes/simulate',
    body: { target: 'custom', facts: { amount: '5000000', brand_id: null, partner_id: null, category_ids: [] } },
  })
})

it('no routes: what happens meanwhile, and one next action', async () => {
  draw(<Empty />)
  await expect.element(page.getByRole('heading', { name: '承認ルートはまだありません' })).toBeVisible()
  await expect.element(page.getByText('パワーユーザーの誰か1人が承認します', { exact: false })).toBeVisible()
})
