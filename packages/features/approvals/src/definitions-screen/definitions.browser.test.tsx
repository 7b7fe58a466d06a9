import { setLocale } from '@tsumugi/i18n'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw, erase } from '@tsumugi/ui/draw'
import { Definitions, Empty } from './definitions.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

it('a workflow is edited against the version that was opened; what nobody touched is not sent', async () => {
  const sent: { url: string; body: unknown }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if ((init?.method ?? 'GET') === 'GET') return Response.json({ errors: [] }, { status: 503 })
    sent.push({ url: String(url).replace(/^.*\/api/, ''), body: JSON.parse(String(init?.body)) })
    return Response.json(
      { errors: [{ code: 'invalid', field: null, message: 'いまは変えられません。', meta: {} }], request_id: 'x' },
      { status: 422 },
    )
  })
  draw(<Definitions />)
  await page.getByRole('button', { name: '値下げの申請' }).click()
  await page.getByRole('button', { name: '項目を足す' }).click()
  await page
    .getByRole('textbox', { name: /項目名/ })
    .last()
    .fill('開始日')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('いまは変えられません。')).toBeVisible()
  expect(sent[0]?.url).toBe('/custom_workflow_definitions/2')
  expect(sent[0]?.body).toMatchObject({
    custom_workflow_definition: {
      lock_version: 4,
      fields: [
        { key: 'rate' },
        { key: 'why', options: ['在庫が多い', '季節の終わり'] },
        { key: 'field_1', type: 'text', label: { ja: '開始日', en: '', zh: '' } },
      ],
    },
  })
  expect(
    Object.keys((sent[0]!.body as { custom_workflow_definition: object }).custom_workflow_definition).toSorted(),
  ).toEqual(['fields', 'lock_version'])
})

it('a choice without options is refused before it is sent', async () => {
  draw(<Definitions />)
  await page.getByRole('button', { name: '値下げの申請' }).click()
  await page.getByRole('textbox', { name: '選択肢(1行に1つ)' }).fill(' ')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('選択の項目には選択肢も必要です。', { exact: false })).toBeVisible()
})

it('nothing yet: why one would, and how', async () => {
  draw(<Empty />)
  await expect.element(page.getByRole('heading', { name: 'ワークフローはまだありません' })).toBeVisible()
})
