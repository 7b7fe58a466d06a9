import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formVisitor, startTestServer, type FormVisitor, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptMails } from '../../mail/kept-mails.ts'
import { runDueJobs } from '../../jobs.ts'

const mailDirectory = mkdtempSync(join(tmpdir(), 'tsumugi-mails-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ mailDirectory, mailKey: 'the-key-printed' })
})
afterAll(() => server.stop())

const xhr = { 'X-Requested-With': 'XMLHttpRequest' }
const nameIn = async (visitor: FormVisitor) =>
  JSON.parse((await visitor.get('/api/sessions/userinfo', xhr)).html).data?.name

async function ask(path: string, email: string, visitor = formVisitor(server)) {
  await visitor.get('/users/sign_in')
  const answer = await visitor.post(path, { email })
  await runDueJobs(server.parts)
  return answer
}

/** The newest mail, with its link as a path of this server. */
async function newestMail() {
  const [mail] = await keptMails(mailDirectory)
  const link = /http:\/\/localhost(\/\S+)/.exec(mail!.text)![1]!
  return { mail: mail!, link }
}

async function chooseNew(link: string, password: string, again = password) {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  await visitor.get(link)
  return visitor.post(link, { password, password_again: again })
}

it('password reset: request, mail, link, new password twice, sign in with it', async () => {
  expect((await ask('/users/password/new', 'minori.ogawa@shirotsume.example')).location).toBe('/users/mail_sent')
  const { mail, link } = await newestMail()
  expect([mail.to, mail.subject, mail.locale]).toEqual([
    'minori.ogawa@shirotsume.example',
    'Tsumugi: パスワードを決め直すリンク',
    'ja',
  ])
  const changed = await chooseNew(link, '藍染めの糸をほどく朝')
  expect([changed.status, changed.location]).toEqual([303, '/users/sign_in?notice=password_changed'])
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  expect((await visitor.post('/users/sign_in', { email: mail.to, password: 'demo-tsumugi' })).status).toBe(422)
  expect((await visitor.post('/users/sign_in', { email: mail.to, password: '藍染めの糸をほどく朝' })).status).toBe(303)
})

const guide = readFileSync(new URL('../../../../tooling/guides/go-to-production.md', import.meta.url), 'utf8')

it('the first account, made as the guide to production says, owns the platform once it has chosen a password', async () => {
  const statements = [...guide.matchAll(/```sql\n([^`]+)```/g)].map(([, statement]) => statement!)
  await server.engine.pool.query(statements.find((statement) => statement.includes('into membership'))!)
  await ask('/users/password/new', 'you@example.com')
  const visitor = formVisitor(server)
  await chooseNew((await newestMail()).link, '藍染めの糸をほどく朝')
  await visitor.get('/users/sign_in')
  await visitor.post('/users/sign_in', { email: 'you@example.com', password: '藍染めの糸をほどく朝' })
  const { data } = JSON.parse((await visitor.get('/api/sessions/userinfo', xhr)).html)
  expect(data).toMatchObject({ name: 'Your Name', kind: 'admin', admin: true, power_user: true })
})

it('the link works once: opening it does not use it up, choosing a password does', async () => {
  await ask('/users/password/new', 'minori.ogawa@shirotsume.example')
  const { link } = await newestMail()
  for (const turn of [1, 2, 3]) expect([turn, (await formVisitor(server).get(link)).status]).toEqual([turn, 200])
  expect((await chooseNew(link, 'a first good phrase')).status).toBe(303)
  expect((await chooseNew(link, 'a second good phrase')).status).toBe(410)
  expect((await formVisitor(server).get(link)).status).toBe(410)
})

it('of two who use one link at once, one gets through', async () => {
  await ask('/users/password/new', 'nagisa.isobe@shiokaze.example')
  const { link } = await newestMail()
  const answers = await Promise.all([chooseNew(link, 'phrase of the first'), chooseNew(link, 'phrase of the second')])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([303, 410])
})

it('a newer link ends the earlier one, and an hour ends it too', async () => {
  await ask('/users/password/new', 'takumi.kato@konan.example')
  const earlier = (await newestMail()).link
  await ask('/users/password/new', 'takumi.kato@konan.example')
  const { link } = await newestMail()
  expect((await formVisitor(server).get(earlier)).status).toBe(410)
  expect((await formVisitor(server).get(link)).status).toBe(200)
  await server.engine.pool.query("update account_token set expires_at = now() - interval '1 second'")
  expect((await formVisitor(server).get(link)).status).toBe(410)
})

it('a new password ends every session of the person, remembered ones too', async () => {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  await visitor.post('/users/sign_in', {
    email: 'wataru.kishi@watashibune.example',
    password: 'demo-tsumugi',
    remember: 'on',
  })
  expect(await nameIn(visitor)).toBe('岸 渡')
  await ask('/users/password/new', 'wataru.kishi@watashibune.example')
  await chooseNew((await newestMail()).link, 'ferry boats on the river')
  expect(await nameIn(visitor)).toBeUndefined()
})

it.each([
  ['short', 'short', '10文字以上'],
  ['password1234', 'password1234', 'よく使われる'],
  ['ori.nishijin ori', 'ori.nishijin ori', '氏名が入っている'],
  ['a good long phrase', 'a good long phrasf', '二つのパスワードが違います'],
])('strength: %s is refused with its reason, and the link still works', async (password, again, reason) => {
  await server.engine.pool.query('delete from rate_limit')
  await ask('/users/password/new', 'ori.nishijin@someori.example')
  const { link } = await newestMail()
  const refused = await chooseNew(link, password, again)
  expect([refused.status, refused.html.includes(reason)]).toEqual([422, true])
  expect(refused.html).not.toContain(password + '"')
  expect((await formVisitor(server).get(link)).status).toBe(200)
})

it('an address without an account gets the same answer, the same work in the request, and no mail', async () => {
  const before = (await keptMails(mailDirectory)).length
  expect((await ask('/users/password/new', 'nobody@nowhere.example')).location).toBe('/users/mail_sent')
  expect(await keptMails(mailDirectory)).toHaveLength(before)
})

it('asking is limited by address of mail: five an hour, known or not', async () => {
  const visitor = formVisitor(server)
  for (let turn = 0; turn < 5; turn += 1) await ask('/users/password/new', 'often@nowhere.example', visitor)
  expect((await ask('/users/password/new', 'often@nowhere.example', visitor)).status).toBe(429)
})

it('sign in by mailed link: opening asks, the button enters and keeps return_to; once, within 15 minutes', async () => {
  await ask('/users/link/new?return_to=%2Fs%2Fapprovals', 'linh.tran@danang.example')
  const { mail, link } = await newestMail()
  expect(mail.subject).toBe('Tsumugi: サインインのリンク')
  const visitor = formVisitor(server)
  expect((await visitor.get(link)).html).toContain('Trần Linh さんとして入ります')
  expect(await nameIn(visitor)).toBeUndefined()
  const entered = await visitor.post(link, {})
  expect([entered.status, entered.location, await nameIn(visitor)]).toEqual([303, '/s/approvals', 'Trần Linh'])
  expect((await formVisitor(server).get(link)).status).toBe(410)
  const { rows } = await server.engine.pool.query(
    "select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from account_token where purpose = 'sign_in'",
  )
  expect(rows[0].minutes).toBe(15)
})

it('a link for one purpose does not serve another', async () => {
  await ask('/users/link/new', 'amu.suzuki@mikawa.example')
  const token = /token=([\w-]+)/.exec((await newestMail()).link)![1]!
  expect((await formVisitor(server).get(`/users/password/edit?token=${token}`)).status).toBe(410)
  expect((await formVisitor(server).get(`/users/invitation?token=${token}`)).status).toBe(410)
})

it('what is no address is said at the field, and nothing is sent', async () => {
  const answer = await ask('/users/link/new', 'asa')
  expect([answer.status, answer.html.includes('メールアドレスの形ではありません')]).toEqual([422, true])
})

it('the database holds only hashes of links, and no mail once it is gone', async () => {
  await ask('/users/password/new', 'ai.konya@someori.example')
  const token = /token=([\w-]+)/.exec((await newestMail()).link)![1]!
  const { rows } = await server.engine.pool.query("select payload::text as payload from outbox where kind = 'mail'")
  expect(rows.every((row) => row.payload === '{}')).toBe(true)
  const { rows: tokens } = await server.engine.pool.query('select encode(token_hash, $1) as hash from account_token', [
    'escape',
  ])
  expect(tokens.some((row) => row.hash.includes(token))).toBe(false)
})

it('§1 a mail speaks the language of the page that asked for it', async () => {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in?lang=en')
  await ask('/users/password/new', 'ryo.hotta@watashibune.example', visitor)
  const { mail } = await newestMail()
  expect([mail.locale, mail.subject]).toEqual(['en', 'Tsumugi: a link for a new password'])
  expect(mail.html).toContain('<html lang="en">')
})

describe('kept mails hold links that let their reader in', () => {
  const page = 'http://localhost/development/mail?key=the-key-printed'
  const ask = (url: string, headers: Record<string, string> = {}) => server.app.request(url, { headers })

  it('are shown on the machine itself, to who knows the key that was printed at start; their browser remembers it', async () => {
    const shown = await ask(page)
    expect(shown.status).toBe(200)
    const [cookie] = shown.headers.getSetCookie().filter((line) => line.startsWith('tsumugi_mail='))
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/)
    expect((await ask('http://localhost/development/mail', { Cookie: cookie!.split(';')[0]! })).status).toBe(200)
  })

  it.each([
    ['without the key', 'http://localhost/development/mail', {}, 403],
    ['with another key', 'http://localhost/development/mail?key=another', {}, 403],
    ['under another name', page.replace('localhost', 'tsumugi.example'), {}, 404],
    ...['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'].map(
      (name) => [`through a proxy that says ${name}`, page, { [name]: '127.0.0.1' }, 404] as const,
    ),
  ] as const)('are not shown %s', async (_, url, headers, status) => {
    expect((await ask(url, { ...headers })).status).toBe(status)
  })

  it.each([
    ['an SMTP server', { smtpUrl: 'smtp://localhost' }],
    ['a public address', { publicUrl: 'https://tsumugi.example' }],
    ['no key, as in production', { mailKey: undefined }],
  ] as const)('are no page at all with %s', async (_, change) => {
    const { createApp } = await import('../../app.ts')
    expect((await createApp({ ...server.parts, ...change }).request(page)).status).toBe(404)
  })
})
