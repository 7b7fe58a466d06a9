import { setLocale } from '@tsumugi/i18n'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw, erase } from '@tsumugi/ui/draw'
import { Prospect } from '../suppliers-screen/suppliers.story.tsx'
import { Account, InAnothersName, WithTwoFactor } from './account.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  await page.viewport(1280, 900)
})
afterEach(() => {
  erase()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const sent: string[] = []
function answers(...replies: [status: number, body?: unknown][]) {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const [status, body] = replies.shift() ?? [500, {}]
    sent.push(
      `${init?.method ?? 'GET'} ${new URL(input instanceof Request ? input.url : String(input)).pathname} ${String(init?.body ?? '')}`.trim(),
    )
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
  })
}

it('two-factor sign-in: password, first code, recovery codes that must be kept before it closes', async () => {
  answers(
    [200, { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://x', size: 21, path: 'M0 0h1v1h-1z' } }],
    [
      422,
      { errors: [{ code: 'wrong_code', field: 'code', message: 'コードが違います。', meta: {} }], request_id: 'r' },
    ],
    [200, { data: { recovery_codes: ['aaaa-bbbb-cccc'] } }],
  )
  draw(<Account />)
  await userEvent.click(page.getByRole('button', { name: '2段階認証を始める' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('パスワード'), 'demo-tsumugi')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('認証アプリの6桁'), '000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('コードが違います。')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('認証アプリの6桁'), '123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('aaaa-bbbb-cccc')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByText('aaaa-bbbb-cccc')).toBeVisible()
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: '閉じる' }).last())
  await expect.element(dialog).not.toBeInTheDocument()
})

it('a session is ended from the list; the current one is not offered', async () => {
  answers([204], [200, { data: [] }])
  draw(<Account />)
  const ends = page.getByRole('button', { name: /^終わらせる/ })
  await expect.element(ends).toBeVisible()
  expect(ends.all()).toHaveLength(1)
  await userEvent.click(ends)
  await expect.poll(() => sent[0]).toBe('DELETE /api/users/1/sessions/2')
})

it('an organisation that needs the second step keeps it on; few recovery codes are said', async () => {
  draw(<WithTwoFactor />)
  await expect.element(page.getByText('復旧コードの残りが2個です。', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'やめる' })).toHaveAttribute('aria-disabled', 'true')
})

it('who views as somebody sees neither password nor second step', async () => {
  draw(<InAnothersName />)
  await expect.element(page.getByText('代理で見ています。', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'パスワード' })).not.toBeInTheDocument()
})

it('two passwords that differ are not sent', async () => {
  answers()
  draw(<Account />)
  await userEvent.fill(page.getByLabelText('いまのパスワード'), 'demo-tsumugi')
  await userEvent.fill(page.getByLabelText(/^新しいパスワード(?!（)/), 'an uncommon phrase')
  await userEvent.fill(page.getByLabelText('新しいパスワード（もう一度）'), 'another phrase')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('二つのパスワードが違います。', { exact: false })).toBeVisible()
  expect(sent).toEqual([])
})

it('domain §3.1 a prospect says what comes next; beginning to trade asks for an approval', async () => {
  answers([
    422,
    { errors: [{ code: 'not_transition', field: 'step', message: '変えられません。', meta: {} }], request_id: 'r' },
  ])
  draw(<Prospect />)
  await expect.element(page.getByText('「取引を始める」で承認を依頼してください。', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '取引を始める' }))
  await expect.poll(() => sent[0]).toBe('POST /api/suppliers/5/step {"step":"activate","lock_version":2}')
  await expect.element(page.getByText('変えられません。')).toBeVisible()
})
