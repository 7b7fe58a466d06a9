import { setLocale } from '@tsumugi/i18n'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw, erase } from '@tsumugi/ui/draw'
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
    return Response.json({ data: { id: 9, title: '裏毛スウェット', workflow_name: '値下げの申請', people: [{ id: 1, name: '森下 あさ', chosen: true }], lock_version: 2 } })
  })
  draw(<Notifiable />)
  await expect.element(page.getByText('1人に知らせます')).toBeVisible()
  await page.getByRole('checkbox', { name: '森下 あさ' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('知らせる人を保存しました')).toBeVisible()
  expect(sent).toEqual([{ ids: [1, 3], lock_version: 1 }])
})

it('what was sent back is corrected in its own form; a required field is asked for', async () => {
  draw(<Returned />)
  await expect.element(page.getByText('差し戻されました。', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: /値下げ率/ }).fill('')
  await page.getByRole('button', { name: '申請する' }).click()
  await expect.element(page.getByText('入力してください。')).toBeVisible()
})
