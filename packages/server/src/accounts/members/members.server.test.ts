import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formVisitor, startTestServer, type FormVisitor, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personas } from '../../demo/dataset/people/personas.ts'
import { keptMails } from '../../mail/kept-mails.ts'
import { runDueJobs } from '../../jobs.ts'

const mailDirectory = mkdtempSync(join(tmpdir(), 'tsumugi-mails-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ mailDirectory })
})
afterAll(() => server.stop())

async function visitorAs(email: string, password = 'demo-tsumugi'): Promise<FormVisitor> {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  await visitor.post('/users/sign_in', { email, password })
  return visitor
}
const userOf = async (visitor: FormVisitor) =>
  JSON.parse((await visitor.get('/api/sessions/userinfo', { 'X-Requested-With': 'XMLHttpRequest' })).html).data
const owner = 'tamaki.shirai@shirotsume.example'

async function invite(inviter: string, email: string, role: string) {
  const visitor = await visitorAs(inviter)
  await visitor.get('/users/invitations/new')
  const answer = await visitor.post('/users/invitations/new', { email, role })
  await runDueJobs(server.parts)
  const [mail] = await keptMails(mailDirectory)
  return { answer, mail, link: /http:\/\/localhost(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

async function accept(link: string, fields: Record<string, string>) {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  const page = await visitor.get(link)
  return { visitor, page, answer: await visitor.post(link, fields) }
}
const good = { name: '新山 結', password: 'a phrase of my own', password_again: 'a phrase of my own', terms: 'on' }

it('§3.1 invited > active: an invitation makes a member with a name, a password and consent, and leads in', async () => {
  const { mail, link } = await invite(owner, 'yui.niiyama@shirotsume.example', 'power_user')
  expect([mail!.to, mail!.subject]).toEqual([
    'yui.niiyama@shirotsume.example',
    'Tsumugi: 白詰草アパレル(デモ) への招待',
  ])
  expect(mail!.text).toContain('白井 環')
  const { page, answer, visitor } = await accept(link, good)
  expect(page.html).toContain('白詰草アパレル(デモ) に加わる')
  expect([answer.status, answer.location]).toEqual([303, '/s/'])
  expect(await userOf(visitor)).toMatchObject({
    name: '新山 結',
    power_user: true,
    current_user_group: { id: 1 },
    enabled_functions: [],
  })
  expect((await accept(link, good)).answer.status).toBe(410)
  expect((await userOf(await visitorAs('yui.niiyama@shirotsume.example', 'a phrase of my own'))).name).toBe('新山 結')
})

it('whoever accepts has the functions that were chosen, and an owner all of them', async () => {
  const caller = await server.as('brandOwner')
  for (const [role, functions, expected] of [
    ['member', ['merchandising'], ['merchandising']],
    ['owner', [], expect.arrayContaining(['merchandising', 'matching'])],
  ] as const) {
    const email = `${role}.kinou@shirotsume.example`
    await caller.call('POST', '/api/user_groups/1/invitations', { invitation: { email, role, functions } })
    await runDueJobs(server.parts)
    const [mail] = await keptMails(mailDirectory)
    const { visitor } = await accept(/http:\/\/localhost(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '', good)
    expect((await userOf(visitor)).enabled_functions).toEqual(expected)
  }
})

it('before it is accepted, an invited person cannot sign in or ask for a link', async () => {
  await invite(owner, 'mada@shirotsume.example', 'member')
  const before = (await keptMails(mailDirectory)).length
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  expect((await visitor.post('/users/sign_in', { email: 'mada@shirotsume.example', password: '' })).status).toBe(422)
  await visitor.post('/users/link/new', { email: 'mada@shirotsume.example' })
  await runDueJobs(server.parts)
  expect(await keptMails(mailDirectory)).toHaveLength(before)
})

it('each thing that is missing is said at its field, and the invitation still works', async () => {
  const { link } = await invite(owner, 'kakete@shirotsume.example', 'member')
  const { answer } = await accept(link, { name: ' ', password: 'short', password_again: 'short' })
  expect(answer.status).toBe(422)
  for (const words of ['氏名を入れてください', '10文字以上にしてください', '同意が要ります'])
    expect(answer.html).toContain(words)
  expect((await accept(link, good)).answer.status).toBe(303)
})

it('somebody who has an account joins by consent alone, and keeps name and password', async () => {
  const { link } = await invite(owner, 'takumi.kato@konan.example', 'member')
  const { page, answer, visitor } = await accept(link, { terms: 'on' })
  expect(page.html).not.toContain('type="password"')
  expect([
    answer.status,
    (await userOf(visitor)).user_groups.map((group: { id: number }) => group.id).toSorted(),
  ]).toEqual([303, [1, 3]])
  expect((await userOf(await visitorAs('takumi.kato@konan.example'))).name).toBe('加藤 匠')
})

it('members may not invite; a power user makes no owner; one who is a member already is not mailed again', async () => {
  expect((await (await visitorAs('minori.ogawa@shirotsume.example')).get('/users/invitations/new')).status).toBe(403)
  expect((await invite('asa.morishita@shirotsume.example', 'x@shirotsume.example', 'owner')).answer.status).toBe(403)
  expect((await invite(owner, 'minori.ogawa@shirotsume.example', 'member')).answer.html).toContain(
    'すでに 白詰草アパレル(デモ) のメンバーです',
  )
})

it('a visitor is led to the sign-in page and back', async () => {
  expect((await formVisitor(server).get('/users/invitations/new')).location).toBe(
    '/users/sign_in?return_to=%2Fusers%2Finvitations%2Fnew',
  )
})

it('§3 agreed_terms_at: an owner is led to the terms first, and agrees for the organisation', async () => {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in?return_to=%2Fs%2Fapprovals')
  const entered = await visitor.post('/users/sign_in?return_to=%2Fs%2Fapprovals', {
    email: 'yama.sato@yamabiko.example',
    password: 'demo-tsumugi',
  })
  expect(entered.location).toBe('/users/terms?return_to=%2Fs%2Fapprovals')
  const page = await visitor.get(entered.location!)
  expect(page.html).toContain('会社を代表して同意する')
  expect((await visitor.post(entered.location!, {})).location).toBe('/s/approvals')
  expect((await userOf(visitor)).current_user_group.agreed_terms_at).toMatch(/^20\d\d-/)
  expect((await visitor.get('/users/terms')).html).toContain('同意済みです')
  expect(
    (await (await server.as('concierge')).call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 7 })).status,
  ).toBe(200)
})

it('the terms can be read by everybody; a member agrees for themselves only', async () => {
  expect((await formVisitor(server).get('/users/terms')).html).not.toContain('<form')
  const { database } = server.engine
  await database.updateTable('user_group').set({ agreed_terms_at: null }).where('id', '=', 3).execute()
  await database.updateTable('membership').set({ agreed_terms_at: null }).where('user_group_id', '=', 3).execute()
  const visitor = await visitorAs('ito.ando@konan.example')
  await visitor.get('/users/terms')
  await visitor.post('/users/terms', {})
  expect((await userOf(visitor)).current_user_group.agreed_terms_at).toBeNull()
  const member = await database
    .selectFrom('membership')
    .select('agreed_terms_at')
    .where('account_id', '=', 7)
    .executeTakeFirstOrThrow()
  expect(member.agreed_terms_at).not.toBeNull()
})

it('§2 Global header: impersonation sets the original user, and the Back link returns to the own session', async () => {
  const visitor = await visitorAs('koto.sumida@tsumugi.example')
  const list = await visitor.get('/users/impersonations?q=%E7%99%BD%E8%A9%B0%E8%8D%89')
  expect(list.html).toContain('森下 あさ')
  expect(list.html).not.toContain('加藤 匠</td>')
  expect((await visitor.post('/users/1/impersonate', { user_group_id: '1' })).location).toBe('/s/')
  expect(await userOf(visitor)).toMatchObject({
    id: 1,
    original_user: { name: '隅田 琴' },
    original_user_group: { id: 10 },
    current_user_group: { id: 1 },
    admin: false,
  })
  expect((await visitor.get('/users/impersonations')).status).toBe(403)
  expect((await visitor.get('/users/exit_impersonation')).location).toBe('/s/')
  expect(await userOf(visitor)).toMatchObject({ name: '隅田 琴', original_user: null, current_user_group: { id: 10 } })
})

it('what is done while impersonating carries both names (domain §1, Tenancy)', async () => {
  const visitor = await visitorAs('koto.sumida@tsumugi.example')
  await visitor.get('/users/impersonations')
  await visitor.post('/users/3/impersonate', { user_group_id: '1' })
  const terms = await visitor.post('/users/terms', {})
  expect(terms.status).toBe(403)
  expect((await visitor.get('/users/invitations/new')).status).toBe(403)
  expect((await visitor.post('/users/invitations/new', { email: 'x@x.example', role: 'owner' })).status).toBe(403)
  await visitor.get('/users/sign_out')
  const { rows } = await server.engine.pool.query(
    'select action, account_id, original_account_id from audit_event where original_account_id is not null order by id',
  )
  const admin = personas.findIndex((persona) => persona.key === 'admin') + 1
  expect(rows.map((row) => [row.action, row.account_id, row.original_account_id])).toEqual(
    expect.arrayContaining([
      ['impersonation.started', 1, admin],
      ['impersonation.ended', 1, admin],
      ['impersonation.started', 3, admin],
      ['session.signed_out', 3, admin],
    ]),
  )
})

it.each(['haru.ryogoku@tsumugi.example', 'shiori.makabe@annai.example', 'asa.morishita@shirotsume.example'])(
  '§6 only an owner or power user of an admin organisation may impersonate: not %s',
  async (email) => {
    const visitor = await visitorAs(email)
    expect((await visitor.get('/users/impersonations')).status).toBe(403)
    expect((await visitor.post('/users/3/impersonate', { user_group_id: '1' })).status).toBe(403)
  },
)

it('nobody views as a member of an admin organisation, or as somebody in an organisation they do not belong to', async () => {
  const visitor = await visitorAs('koto.sumida@tsumugi.example')
  expect((await visitor.get('/users/impersonations')).html).not.toContain('両国 春')
  expect((await visitor.post('/users/15/impersonate', { user_group_id: '10' })).status).toBe(404)
  expect((await visitor.post('/users/1/impersonate', { user_group_id: '2' })).status).toBe(404)
  expect((await visitor.post('/users/1/impersonate', { user_group_id: 'x' })).status).toBe(404)
})

it('invitations, consent and impersonation are in the audit, and its chain holds (domain §4.6)', async () => {
  const { rows } = await server.engine.pool.query(
    'select id, user_group_id, action, previous_hash, hash from audit_event order by user_group_id nulls first, id',
  )
  const actions = new Set(rows.map((row) => row.action))
  for (const action of [
    'invitation.sent',
    'invitation.accepted',
    'terms.agreed',
    'impersonation.started',
    'impersonation.ended',
  ]) {
    expect(actions).toContain(action)
  }
  rows.forEach((row, at) => {
    const before = rows[at - 1]
    const expected = before && before.user_group_id === row.user_group_id ? before.hash : null
    expect(row.previous_hash && Buffer.from(row.previous_hash).toString('hex')).toBe(
      expected && Buffer.from(expected).toString('hex'),
    )
  })
})
