import { setLocale } from '@tsumugi/i18n'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Loaded } from './public-holidays.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  await page.viewport(1280, 900)
})
afterEach(() => {
  erase()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const sent: { path: string; body: Record<string, unknown> }[] = []
function answers() {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : String(input)).pathname
    // What is read anew after a write waits.
    if (init?.method !== 'PUT') return new Promise(() => undefined)
    sent.push({ path, body: JSON.parse(String(init.body)) })
    return Response.json({ data: [] })
  })
}
const lines = () => page.getByRole('textbox', { name: '休みの日' })

it('shows which years are loaded, and which of them by law alone', async () => {
  draw(<Loaded />)
  const drawer = page.getByRole('dialog', { name: '国の祝日' })
  await expect.element(drawer.getByText('休み33日・振替出勤6日')).toBeVisible()
  await expect.element(drawer.getByText('法定日のみ', { exact: true })).toBeVisible()
})

it('opens a year as lines, says what is wrong with each, and sends nothing until they are right', async () => {
  answers()
  draw(<Loaded />)
  await userEvent.click(page.getByRole('button', { name: 'ベトナム 2027年を開く' }))
  await expect.element(lines()).toHaveValue('2027-01-01\tTết Dương lịch\n2027-02-13\tLàm bù\t+\n2027-09-02\tQuốc khánh')
  await userEvent.fill(lines(), '2027/9/2\tQuốc khánh\n2026-01-01\tTết')
  await expect.element(page.getByText('2行目「2026-01-01 Tết」: 2027年の日付ではありません')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '登録する', exact: true }))
  await expect.element(page.getByText('下の行を直してください。')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(lines(), '2027/9/2\tQuốc khánh\n2027年2月20日\tLàm bù\tlàm bù')
  await userEvent.click(page.getByRole('switch', { name: /公式|発表/ }))
  await userEvent.click(page.getByRole('button', { name: '登録する', exact: true }))
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/api/public_holidays/VN/2027',
        body: {
          holidays: [
            { day: '2027-02-20', name: 'Làm bù', works: true },
            { day: '2027-09-02', name: 'Quốc khánh', works: false },
          ],
          is_announced: true,
          source: 'Bộ luật Lao động 2019, Điều 112',
        },
      },
    ])
})

it('says that a new year would replace one that is loaded', async () => {
  draw(<Loaded />)
  await userEvent.click(page.getByRole('button', { name: '年を登録' }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: '国' }), 'CN')
  await userEvent.fill(page.getByRole('textbox', { name: /^年/ }), '2026')
  await userEvent.fill(lines(), '2026-10-01\t国庆节')
  await expect.element(page.getByText('登録済みの中国 2026年を、この内容で置き換えます。')).toBeVisible()
})
