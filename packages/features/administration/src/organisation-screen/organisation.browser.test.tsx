import { setLocale } from '@tsumugi/i18n'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoOrganisation } from '../story/demo-people.fixture.ts'
import { draw, erase } from '@tsumugi/ui/draw'
import { Functions, Members, OfTheSuperGroup, OnlyToRead, Profile } from './organisation.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  await page.viewport(1280, 900)
})
afterEach(() => {
  erase()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const sent: { path: string; body: Record<string, never> }[] = []
/** The server's answers, in turn; what was sent is kept. */
function answers(...replies: [status: number, body: unknown][]) {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const [status, body] = replies.shift() ?? [500, {}]
    sent.push({
      path: new URL(input instanceof Request ? input.url : String(input)).pathname,
      body: JSON.parse(String(init?.body ?? '{}')),
    })
    return Response.json(body as object, { status })
  })
}
const snaked = (more: object) => ({
  ...JSON.parse(
    JSON.stringify(demoOrganisation, (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, each]) => [
              key.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
              each,
            ]),
          )
        : value,
    ),
  ),
  ...more,
})
const form = () => page.getByRole('form', { name: '会社情報' })

it('golden 11: a wrong check digit says what is expected, and asks for a reason', async () => {
  draw(<Profile />)
  const number = page.getByLabelText('登録番号')
  await userEvent.fill(number, 'T1234567890123')
  await expect.element(page.getByText('検査数字は 9 のはずですが 1 です。', { exact: false })).toBeVisible()
  await expect.element(page.getByLabelText('検査数字が違う理由')).toBeVisible()
  await userEvent.fill(number, 'T7123456789012')
  await expect.element(page.getByLabelText('検査数字が違う理由')).not.toBeInTheDocument()
})

it('a refusal of the server stands at its field, in the words of the form, and what was typed stays', async () => {
  answers([
    422,
    {
      errors: [
        {
          code: 'check_digit',
          field: 'user_group.registration_number',
          message: '登録番号の検査数字が違います。',
          meta: {},
        },
      ],
      request_id: 'r',
    },
  ])
  draw(<Profile />)
  await userEvent.fill(page.getByLabelText('電話'), '03-1111-1111')
  await userEvent.fill(page.getByLabelText('登録番号'), 'T1234567890123')
  await userEvent.click(form().getByRole('button', { name: '保存' }))
  await expect.element(page.getByText('登録番号の検査数字が違います。')).toBeVisible()
  await expect.element(page.getByLabelText('電話')).toHaveValue('03-1111-1111')
  expect(sent[0]).toMatchObject({
    path: '/api/user_groups/1',
    body: { user_group: { phone: '03-1111-1111', lock_version: 3 } },
  })
})

it('golden 45: somebody was faster: both values are shown, the chosen ones are saved on their version', async () => {
  const theirs = snaked({ phone: '03-9999-9999', address: '神奈川県鎌倉市0-0-0', lock_version: 4 })
  answers(
    [409, { errors: [{ code: 'stale', field: null, message: 'x', meta: {} }], request_id: 'r', current: theirs }],
    [200, { data: { ...theirs, phone: '03-1111-1111', lock_version: 5 } }],
  )
  draw(<Profile />)
  await userEvent.fill(page.getByLabelText('電話'), '03-1111-1111')
  await userEvent.click(form().getByRole('button', { name: '保存' }))
  const dialog = page.getByRole('dialog', { name: '変更を合わせる' })
  await expect.element(dialog.getByText('03-9999-9999', { exact: false })).toBeVisible()
  const save = dialog.getByRole('button', { name: 'この内容で保存' })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(dialog.getByRole('radio', { name: '自分 03-1111-1111' }))
  await userEvent.click(save)
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]!.body).toEqual({ user_group: { phone: '03-1111-1111', lock_version: 4 } })
  await expect.element(page.getByLabelText('住所')).toHaveValue('神奈川県鎌倉市0-0-0')
})

it('half-typed work survives a reload', async () => {
  draw(<Profile />)
  await userEvent.fill(page.getByLabelText('電話'), '03-2222-2222')
  erase()
  draw(<Profile />)
  await expect.element(page.getByLabelText('電話')).toHaveValue('03-2222-2222')
})

it('review D10: settings that no menu names are led to from their organisation', async () => {
  draw(<Profile />)
  const links = page.getByRole('group', { name: '関連する設定' })
  await expect.element(links).toBeVisible()
  const addresses = [...links.element().querySelectorAll('a')].map((link) => link.getAttribute('href'))
  for (const path of [
    'payment_term_definitions',
    'confirmed_marks',
    'list_templates?target=production_schedule',
    'notices',
    'feedbacks',
    'approval_routes/',
  ])
    expect(addresses, path).toContain(`/s/${path}`)
})

it('who is no power user reads; the audit is not offered', async () => {
  draw(<OnlyToRead />)
  await expect.element(page.getByLabelText('電話')).toBeDisabled()
  await expect.element(page.getByRole('tab', { name: '監査記録' })).not.toBeInTheDocument()
})

it('§2 an organisation of the super group is read only', async () => {
  draw(<OfTheSuperGroup />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('潮風衣料(デモ)')
  expect(document.querySelectorAll('input, select')).toHaveLength(0)
})

it('function × member: arrows walk, only what changed is sent, and an owner is out of reach', async () => {
  answers([200, { data: [] }], [200, { data: [], pagination: {} }])
  draw(<Functions />)
  const box = (name: string) => page.getByRole('checkbox', { name })
  await expect.element(box('白井 環: MDマップ')).toBeDisabled()
  await userEvent.click(box('小川 みのり: マッチング'))
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await expect.element(box('森下 あさ: 案件と取引')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: '1人の変更を保存' }))
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      members: [{ id: 2, functions: ['merchandising', 'production_management', 'matching'], lock_version: 0 }],
    })
})

it('members: an invitation is checked, sent once, and listed', async () => {
  answers([200, { data: [] }])
  draw(<Members />)
  await expect.element(page.getByText('new@shirotsume.example')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'メンバーを招待' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: '招待を送る' }))
  await expect.element(dialog.getByText('「名前@会社.example」のように入れてください。')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('メールアドレス'), 'next@shirotsume.example')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({ invitation: { email: 'next@shirotsume.example', role: 'member', functions: [] } })
  expect([...document.querySelectorAll('dialog option')].map((option) => option.textContent)).not.toContain('オーナー')
})

it('an invitation that asks who one is: the dialog asks for the password, then it is sent again as it was', async () => {
  const refusal = {
    errors: [{ code: 'confirm_identity', field: null, message: '本人確認', meta: {} }],
    request_id: 'a',
  }
  const profile = {
    id: 1,
    name: '森下 あさ',
    email: 'asa@shirotsume.example',
    locale: 'ja',
    has_password: true,
    two_factor: { enabled_at: null, recovery_codes_left: 0, required_by: [] },
    memberships: [],
    notification_preferences: {},
  }
  const calls: { line: string; body: string }[] = []
  let confirmed = false
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    const line = `${init?.method} ${pathname}`
    calls.push({ line, body: String(init?.body ?? '') })
    if (pathname.endsWith('/confirm_identity')) {
      confirmed = true
      return new Response(null, { status: 204 })
    }
    if (pathname.startsWith('/api/users/')) return Response.json({ data: profile })
    if (/^\/api\/user_groups\/\d+$/.test(pathname)) return Response.json({ data: snaked({}) })
    if (confirmed) return Response.json({ data: [] })
    return Response.json(refusal, { status: 403, headers: { 'X-Refusal': 'confirm_identity' } })
  })
  draw(<Members />)
  await userEvent.click(page.getByRole('button', { name: 'メンバーを招待' }))
  const dialog = page.getByRole('dialog', { name: 'メンバーを招待' })
  await userEvent.fill(dialog.getByLabelText('メールアドレス'), 'new.person@shirotsume.example')
  await userEvent.click(dialog.getByLabelText('MDマップ').first())
  await userEvent.click(dialog.getByRole('button', { name: '招待を送る' }))
  const asks = page.getByRole('dialog', { name: '本人の確認' })
  await userEvent.fill(asks.getByLabelText('パスワード'), 'demo-tsumugi')
  await userEvent.click(asks.getByRole('button', { name: '確かめて続ける' }))
  await expect.element(dialog).not.toBeInTheDocument()
  const invitations = calls.filter(({ line }) => line.startsWith('POST') && line.endsWith('/invitations'))
  expect(invitations).toHaveLength(2)
  expect(invitations[0]!.body).toBe(invitations[1]!.body)
  expect(JSON.parse(invitations[1]!.body).invitation).toMatchObject({ role: 'member', functions: ['merchandising'] })
})

it('domain §3.4 the working calendar: weekdays of rest, whose holidays, and days of rest that are worked', async () => {
  draw(<Profile />)
  const block = page.getByRole('region', { name: '稼働カレンダー' })
  const calendar = { rest_days: [6, 7], holidays: 'JP', opened_days: [{ opened_on: '2026-12-26', name: '年内出荷' }] }
  answers([200, { data: { ...calendar, rest_days: [7] } }], [200, { data: { ...calendar, holidays: 'CN' } }])
  await userEvent.click(block.getByRole('checkbox', { name: '土曜日' }))
  await expect
    .poll(() => sent)
    .toEqual([{ path: '/api/work_calendar', body: { work_calendar: { ...calendar, rest_days: [7] } } }])
  await expect.element(block.getByRole('checkbox', { name: '土曜日' })).not.toBeChecked()
  await userEvent.selectOptions(block.getByRole('combobox', { name: 'どの国の祝日に休むか' }), '中国')
  await expect.poll(() => sent[1]?.body).toMatchObject({ work_calendar: { rest_days: [7], holidays: 'CN' } })
})

it('domain §3.4 a refused working calendar says why, and leaves the days as they are', async () => {
  draw(<Profile />)
  const block = page.getByRole('region', { name: '稼働カレンダー' })
  answers([
    422,
    { errors: [{ code: 'invalid', field: null, message: 'その日は使えません。', meta: {} }], request_id: 'r' },
  ])
  await userEvent.click(block.getByRole('button', { name: /稼働を外す/ }))
  await expect.element(block.getByText('その日は使えません。')).toBeVisible()
  await expect.element(block.getByText('年内出荷')).toBeVisible()
})
