import { setLocale } from '@tsumugi/i18n'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, erase } from '@tsumugi/ui/draw'
import { demoApproval, demoPath, demoRow } from '../approvals.fixture.tsx'
import { Decided, Empty, Own, Scene, Waiting, WithFiles } from './inbox.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  await page.viewport(1280, 800)
})
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

/** The server's answers to what is sent, in order. */
function answer(...answers: [status: number, body: unknown][]) {
  const sent: { url: string; body: unknown }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if ((init?.method ?? 'GET') === 'GET') return Response.json({ data: null }, { status: 503 })
    sent.push({ url: String(url), body: JSON.parse(String(init?.body ?? 'null')) })
    const [status, body] = answers.shift() ?? [500, { errors: [] }]
    return Response.json(body, { status })
  })
  return sent
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const snake = (value: object): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(
      /"([a-zA-Z]+)":/g,
      (_, key: string) => `"${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}":`,
    ),
  )

// First: on a phone, what another test has said would lie over the list.
it('review C8: at 320 px neither the list nor the document is wider than the page', async () => {
  await page.viewport(320, 720)
  draw(<Scene />)
  await expect.element(button(/裏毛スウェット/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await button(/裏毛スウェット/).click()
  await expect.element(button('一覧へ')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('390 px: the list, then the document with its way back; decisions are 44 px high', async () => {
  await page.viewport(390, 844)
  draw(<Scene />)
  await button(/裏毛スウェット/).click()
  await expect.element(button('一覧へ')).toBeVisible()
  expect(document.querySelector('.inbox')!.checkVisibility()).toBe(false)
  expect(document.querySelector<HTMLElement>('[data-verb="approve"]')!.offsetHeight).toBe(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('§3.11 the inbox says what, who, how much, how old and what changed', async () => {
  draw(<Waiting />)
  await expect.element(page.getByRole('heading', { name: '裏毛スウェット' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '変更 3件' })
  await expect.element(row).toHaveTextContent('¥5,012,000')
  expect([...document.querySelectorAll('.fields tr')].map((each) => each.textContent)).toEqual([
    '投入日2027年2月12日→2027年2月19日+7日',
    '原価¥4,120→¥4,475+8.6%',
    '計画数量990→1,120+13.1%',
  ])
  await expect.element(page.getByText('+¥933,200')).toBeVisible()
})

it('§3.11 files inline: a picture and a PDF are shown in place, whatever their address; what cannot be shown is saved', async () => {
  draw(<WithFiles />)
  await button('開く: 試験成績書.pdf').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const frame = page.getByRole('dialog').element().querySelector('iframe')!
  expect(new URL(frame.src).pathname).toBe('/api/record_files/7/original')
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
  await button('開く: 正面.png').click()
  await expect.element(page.getByRole('img', { name: '正面.png' }).first()).toBeInTheDocument()
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
  expect(page.getByRole('link', { name: '保存: 見積.zip' }).element().getAttribute('href')).toBe(
    '/api/suppliers/1/documents/3/original',
  )
})

it('every field, also those that stayed, on demand', async () => {
  draw(<Waiting />)
  await button('全文').click()
  await expect.element(page.getByRole('rowheader', { name: '商品名' })).toBeVisible()
})

it('§3.11 keys: j and k move, x ticks, a approves', async () => {
  const sent = answer([
    200,
    { data: snake(demoApproval({ stepId: null, status: 'approved', path: { ...demoPath, status: 'approved' } })) },
  ])
  draw(<Scene />)
  await expect.element(page.getByRole('heading', { name: '図録の印刷' })).toBeVisible()
  await button(/図録の印刷/).click()
  await userEvent.keyboard('j')
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('heading', { name: '裏毛スウェット' })).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('heading', { name: '8号帆布トート' })).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('checkbox', { name: '8号帆布トートを選ぶ' })).toBeChecked()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('heading', { name: '裏毛スウェット' })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('承認しました')).toBeVisible()
  expect(sent.map(({ url, body }) => [url.replace(/^.*\/api/, ''), body])).toEqual([
    ['/approvals/9/approve', { decision: { step_id: 12, comment: '' } }],
  ])
})

it('§3.11 reject needs comment: said at the field, nothing is sent', async () => {
  const sent = answer()
  draw(<Waiting />)
  await button('却下する').click()
  await expect.element(page.getByText('理由を入れてください。', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'コメント' })).toHaveFocus()
  expect(sent).toEqual([])
})

it('a failed decision keeps what was typed, also over a reload', async () => {
  answer([500, { errors: [], request_id: 'x' }])
  draw(<Waiting />)
  await page.getByRole('textbox', { name: 'コメント' }).fill('見積が古い')
  await button('差し戻す').click()
  await expect.element(page.getByText('送れませんでした')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'コメント' })).toHaveValue('見積が古い')
  erase()
  draw(<Waiting />)
  await expect.element(page.getByRole('textbox', { name: 'コメント' })).toHaveValue('見積が古い')
})

it('somebody was faster: what stands now is shown', async () => {
  const now = demoApproval({
    status: 'rejected',
    stepId: null,
    decidedAt: '2026-11-21T03:00:00Z',
    path: { ...demoPath, status: 'rejected' },
  })
  answer([
    409,
    {
      errors: [{ code: 'stale', field: null, message: 'ほかの人が先に変更しました。', meta: {} }],
      request_id: 'x',
      current: snake(now),
    },
  ])
  draw(<Scene place={{ id: 9, tab: 'waiting' }} page={[demoRow(9)]} />)
  await button('承認する').click()
  await expect.element(page.getByText('先に処理されました', { exact: false })).toBeVisible()
})

it('bulk: what is ticked is approved at once, and who was refused is told why', async () => {
  const sent = answer([
    200,
    {
      data: [
        { id: 5, approved: true, code: null, message: null },
        { id: 6, approved: false, code: 'stale', message: '先に変わりました。' },
      ],
    },
  ])
  draw(<Scene />)
  await page.getByRole('checkbox', { name: '図録の印刷を選ぶ' }).click()
  await page.getByRole('checkbox', { name: '8号帆布トートを選ぶ' }).click()
  await button('2件を承認する').click()
  await expect.element(page.getByText('8号帆布トート: 先に変わりました。')).toBeVisible()
  expect(sent[0]?.body).toEqual({
    approvals: [
      { id: 5, step_id: 12 },
      { id: 6, step_id: 12 },
    ],
  })
})

it('one’s own request cannot be decided, but withdrawn', async () => {
  draw(<Own />)
  await expect.element(page.getByText('自分の申請です。', { exact: false })).toBeVisible()
  await expect.element(button('取り下げる')).toBeVisible()
  expect(document.querySelector('[data-verb]')).toBeNull()
})

it('what is over says how and when', async () => {
  draw(<Decided />)
  await expect.element(page.getByText(/^却下\(2026年/)).toBeVisible()
})

it('nothing waits: said in one sentence', async () => {
  draw(<Empty />)
  await expect.element(page.getByRole('heading', { name: '承認を待つものはありません' })).toBeVisible()
})
