import { formVisitor, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { contract, type Endpoint } from '@tsumugi/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let owner: Caller
let admin: Caller
const query = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const forget = () => query("update session set confirmed_at = now() - interval '16 minutes'")
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.as('brandOwner')
  admin = await server.as('admin')
})
beforeEach(async () => {
  await query('delete from rate_limit')
})
afterAll(() => server.stop())

const account = {
  bank_code: '0001',
  bank_name: '白詰草銀行',
  branch_code: '001',
  branch_name: '本店',
  kind: 'ordinary',
  account_number: '1234567',
  holder: 'シロツメクサ',
}
const invitation = (role: string) => ({ invitation: { email: `${role}.kakunin@shirotsume.example`, role } })

/** Every call that asks first, with a body that does. */
const asking: Readonly<Record<string, () => ReturnType<Caller['call']>>> = {
  'userGroups.replaceBankAccounts': () =>
    owner.call('PUT', '/api/user_groups/1/bank_accounts', { bank_accounts: [account] }),
  'invitations.create': () => owner.call('POST', '/api/user_groups/1/invitations', invitation('owner')),
  'members.update': async () => {
    const [{ lock_version }] = await query('select lock_version from membership where id = 2')
    return owner.call('PATCH', '/api/user_groups/1/members/2', { member: { role: 'owner', lock_version } })
  },
  'payeeAccounts.set': () => owner.call('PUT', '/api/payee_accounts/3', { account }),
  'suppliers.create': () =>
    owner.call('POST', '/api/suppliers', { supplier: { name: '新しい縫製(デモ)', email: 'boss@nuisei.example' } }),
  'organisations.create': () =>
    admin.call('POST', '/api/user_groups', {
      user_group: { kind: 'trade', name: '新しい商事(デモ)', owner_email: 'boss@shouji.example' },
    }),
  'concierges.create': () =>
    admin.call('POST', '/api/concierges', { concierge: { email: 'ryo.hotta@watashibune.example', user_group_id: 3 } }),
}

describe('what hands over an organisation or its money asks for a recent password or code', () => {
  it('is what the contract says, and no more', () => {
    const marked = Object.entries(contract).flatMap(([resource, group]) =>
      Object.entries(group as Record<string, Endpoint>)
        .filter(([, endpoint]) => endpoint.confirms)
        .map(([name]) => `${resource}.${name}`),
    )
    expect(marked.toSorted()).toEqual(Object.keys(asking).toSorted())
  })

  it.each(Object.keys(asking))('%s: refused, then let through by the password', async (name) => {
    await forget()
    const refused = await asking[name]!()
    expect([refused.status, refused.body.errors[0].code, refused.headers.get('X-Refusal')]).toEqual([
      403,
      'confirm_identity',
      'confirm_identity',
    ])
    for (const [caller, id] of [
      [owner, 3],
      [admin, 14],
    ] as const) {
      const path = `/api/users/${id}/confirm_identity`
      expect((await caller.call('POST', path, { password: 'wrong' })).body.errors[0].code).toBe('wrong_password')
      expect((await caller.call('POST', path, { password: 'demo-tsumugi' })).status).toBe(204)
    }
    expect((await asking[name]!()).status).toBe(200)
  })

  it('a plain invitation asks for nothing; another person’s identity cannot be shown', async () => {
    await forget()
    expect((await owner.call('POST', '/api/user_groups/1/invitations', invitation('member'))).status).toBe(200)
    expect((await owner.call('POST', '/api/users/1/confirm_identity', { password: 'demo-tsumugi' })).status).toBe(403)
  })

  it('who has neither password nor app is told to sign in again', async () => {
    await query('update account set password_hash = null where id = 3')
    const { body } = await owner.call('POST', '/api/users/3/confirm_identity', {})
    await query('update account set password_hash = (select password_hash from account where id = 1) where id = 3')
    expect(body.errors[0].code).toBe('sign_in_again')
  })

  it('the page for invitations asks as well', async () => {
    const visitor = formVisitor(server)
    await visitor.get('/users/sign_in')
    await visitor.post('/users/sign_in', { email: 'tamaki.shirai@shirotsume.example', password: 'demo-tsumugi' })
    await visitor.get('/users/invitations/new')
    await forget()
    const fields = { email: 'page.kakunin@shirotsume.example', role: 'owner' }
    const refused = await visitor.post('/users/invitations/new', fields)
    expect([refused.status, refused.html.includes('サインインし直して')]).toEqual([403, true])
  })
})

it('a new password is told of by mail, wherever it was chosen', async () => {
  await query("delete from outbox where kind = 'mail'")
  const body = { current_password: 'demo-tsumugi', password: 'an uncommon phrase' }
  expect((await (await server.as('supplier')).call('PUT', '/api/users/6/password', body)).status).toBe(204)
  const [mail] = await server.waiting('mail')
  expect([mail.to, mail.subject]).toEqual(['takumi.kato@konan.example', 'Tsumugi: パスワードが変わりました'])
  expect(mail.text).not.toContain('an uncommon phrase')
})

it('sessions of one person are capped: the one that was used least recently ends', async () => {
  const first = await server.as('tradeMember')
  await query("update session set seen_at = now() - interval '5 minutes' where account_id = 11")
  for (let each = 0; each < 50; each += 1) await server.cookieOf('tradeMember')
  expect((await first.call('GET', '/api/sessions/userinfo')).status).toBe(401)
  expect(await query('select count(*)::int as n from session where account_id = 11')).toEqual([{ n: 50 }])
})
