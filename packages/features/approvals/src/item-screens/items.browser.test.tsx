import { setLocale } from '@tsumugi/i18n'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw, erase, toldTitles } from '@tsumugi/ui/draw'
import { Notifiable, Returned } from './items.story.tsx'

beforeEach(() => {
  setLocale('ja')
  sessionStorage.clear()
})
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

it('§2 select_notifiable: who is chosen is sent with the version that was seen', async () => {
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({
      data: {
        id: 9,
        title: '裏毛スウェット',
        workflow_name: '値下げの申請',
        people: [{ id: 1, name: '森下 あさ', chosen: true }],
        lock_version: 2,
      },
    })
  })
  draw(<Notifiable />)
  await expect.element(page.getByText('1人に知らせます')).toBeVisible()
  await page.getByRole('checkbox', { name: '森下 あさ' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.poll(toldTitles).toContain('知らせる人を保存しました')
  expect(sent).toEqual([{ ids: [1, 3], lock_version: 1 }])
})

it('what was sent back is corrected in its own form; a required field is asked for', async () => {
  draw(<Returned />)
  await expect.element(page.getByText('差し戻されました。', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: /値下げ率/ }).fill('')
  await page.getByRole('button', { name: '申請する' }).click()
  await expect.element(page.getByText('入力してください。')).toBeVisible()
})

const stale = (current: object): Response =>
  Response.json(
    { errors: [{ code: 'stale', field: null, message: '', meta: {} }], request_id: 'x', current },
    { status: 409 },
  )
/** The server's answers, in turn; what was sent is kept. */
function answers(...replies: Response[]) {
  const sent: { path: string; body: unknown }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    if ((init?.method ?? 'GET') === 'GET') return Response.json({ errors: [] }, { status: 503 })
    sent.push({ path: new URL(String(address)).pathname, body: JSON.parse(String(init?.body)) })
    return replies.shift()!
  })
  return sent
}
const merge = () => page.getByRole('dialog', { name: '変更を合わせる' })

it('§1 Errors: two people choose who is told: both choices can stand', async () => {
  const people = [
    { id: 1, name: '森下 あさ', chosen: false },
    { id: 2, name: '小川 みのり', chosen: true },
    { id: 3, name: '白井 環', chosen: true },
  ]
  const theirs = { id: 9, title: '裏毛スウェット', workflow_name: '値下げの申請', lock_version: 2, people }
  const sent = answers(stale(theirs), Response.json({ data: { ...theirs, lock_version: 3 } }))
  draw(<Notifiable />)
  await page.getByRole('checkbox', { name: '森下 あさ' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await merge()
    .getByRole('radio', { name: /^両方残す 森下 あさ, 小川 みのり, 白井 環/ })
    .click()
  await merge().getByRole('button', { name: 'この内容で保存' }).click()
  await expect.poll(toldTitles).toContain('知らせる人を保存しました')
  expect(sent.map(({ body }) => body)).toEqual([
    { ids: [1, 3], lock_version: 1 },
    { ids: [2, 3, 1], lock_version: 2 },
  ])
})

it('§1 Errors: what was sent back is corrected in two places at once: the choice is saved on the other version, and asked for', async () => {
  const item = { id: 9, values: { rate: '30', why: '季節の終わり' }, status: 'returned', lock_version: 5, fields: [] }
  const sent = answers(
    stale(item),
    Response.json({ data: { ...item, lock_version: 6 } }),
    Response.json({ data: { ...item, status: 'pending', lock_version: 7 } }),
  )
  draw(<Returned />)
  await page.getByRole('textbox', { name: /値下げ率/ }).fill('25')
  await page.getByRole('button', { name: '申請する' }).click()
  await expect.element(merge().getByRole('radio', { name: /季節の終わり$/ })).toBeChecked()
  await merge().getByRole('radio', { name: '自分 25' }).click()
  await merge().getByRole('button', { name: 'この内容で保存' }).click()
  await expect.element(page.getByText('申請しました')).toBeVisible()
  expect(sent.slice(1)).toEqual([
    {
      path: '/api/custom_workflow_items/9',
      body: { custom_workflow_item: { values: { rate: '25', why: '季節の終わり' }, lock_version: 5 } },
    },
    { path: '/api/custom_workflow_items/9/submit', body: { lock_version: 6 } },
  ])
})
