import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoLabel } from '../../story/demo-label.fixture.ts'
import { LabelGround } from '../../story/label-ground.fixture.tsx'
import { loadTexts } from '../../story/loaded-texts.fixture.ts'
import { LabDialog } from './lab-dialog.tsx'

beforeAll(loadTexts)
beforeEach(() => {
  sessionStorage.clear()
  return page.viewport(1280, 1000)
})
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

it('§3.3 the paper of the laboratory goes with its figures, and the tolerance is judged by them', async () => {
  const sent: { lab: Record<string, unknown>; lock_version: number }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).endsWith('/record_files')) {
      return Response.json({
        data: {
          id: 31,
          name: '成績書.pdf',
          content_type: 'application/pdf',
          size: 9,
          url: '/api/record_files/31/original',
          is_picture: false,
        },
      })
    }
    sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number])
    return Response.json(
      { errors: [{ code: 'invalid', field: null, message: 'いまは保存できません。', meta: {} }] },
      { status: 422 },
    )
  })
  const label = demoLabel({ lab: null })
  draw(
    <LabelGround label={label}>
      <LabDialog label={label} onClose={() => undefined} />
    </LabelGround>,
  )
  const [first] = label.parts[0]!.rows
  const measured = page.getByRole('textbox', { name: `${first!.words.ja} 試験値` }).first()
  await measured.fill(String(Number(first!.percent) - 9))
  await expect.element(page.getByText('許容範囲外', { exact: false })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const chosen = new DataTransfer()
  chosen.items.add(new File(['%PDF-1.7\n'], '成績書.pdf', { type: 'application/pdf' }))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect
    .element(page.getByRole('link', { name: '成績書.pdf' }))
    .toHaveAttribute('href', expect.stringMatching(/\/api\/record_files\/31\/original$/))
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('いまは保存できません。')).toBeVisible()
  expect(sent[0]).toMatchObject({
    lock_version: label.lockVersion,
    lab: { file_id: 31, results: [{ part: 0, fibre: first!.fibre, percent: String(Number(first!.percent) - 9) }] },
  })
})

it('§3.3 a fibre that the label does not name is told as well, and the whole report stands on a phone', async () => {
  await page.viewport(390, 844)
  const sent: { lab: { results: object[] } }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number])
    return Response.json(
      { errors: [{ code: 'invalid', field: null, message: 'いまは保存できません。', meta: {} }] },
      { status: 422 },
    )
  })
  const label = demoLabel({ lab: null })
  draw(
    <LabelGround label={label}>
      <LabDialog label={label} onClose={() => undefined} />
    </LabelGround>,
  )
  await page.getByRole('textbox', { name: '綿 試験値' }).first().fill('68')
  await page.getByRole('textbox', { name: '麻 試験値' }).fill('30')
  await page.getByRole('button', { name: '表示にない繊維を足す' }).first().click()
  const fibre = page.getByRole('combobox', { name: '表示にない繊維' })
  await fibre.fill('ナイロン')
  await page.getByRole('option', { name: 'ナイロン' }).click()
  await page.getByRole('textbox', { name: 'ナイロン 試験値' }).fill('2')
  const dialog = document.querySelector('dialog')!
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('いまは保存できません。')).toBeVisible()
  expect(sent[0]!.lab.results).toMatchObject([
    { fibre: 'cotton', percent: '68' },
    { fibre: 'linen', percent: '30' },
    { part: 0, fibre: 'nylon', percent: '2' },
  ])
})
