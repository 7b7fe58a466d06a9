import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formVisitor, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keptMails } from '../mail/kept-mails.ts'
import { secretBox } from '../secrets/secret-box.ts'
import { jobs, runDueJobs } from '../jobs.ts'

const mailDirectory = mkdtempSync(join(tmpdir(), 'tsumugi-mails-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ mailDirectory })
})
afterAll(() => server.stop())
beforeEach(() => server.engine.pool.query('delete from outbox'))

/** The whole table, as a copy of the database would show it. */
const dump = async () => JSON.stringify((await server.engine.pool.query('select * from outbox')).rows)
const undone = async () =>
  (await server.engine.pool.query('select last_error from outbox where done_at is null order by id')).rows

/** Does the work that leaves a mail, while mails themselves wait. */
const untilMailed = async () => {
  await runDueJobs(server.parts, { access_link: jobs.access_link!, mail: () => Promise.reject(new Error('not yet')) })
}

async function askFor(path: string): Promise<void> {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  await visitor.post(path, { email: 'minori.ogawa@shirotsume.example' })
  await untilMailed()
}

async function invite(): Promise<void> {
  const invitation = { email: 'sealed.person@shirotsume.example', role: 'member' }
  const asa = await server.as('brand')
  expect((await asa.call('POST', '/api/user_groups/1/invitations', { invitation })).status).toBe(200)
}

it.each([
  ['a link for a new password', () => askFor('/users/password/new'), /\/users\/password\/edit\?token=([\w-]{20,})/],
  ['a link to sign in', () => askFor('/users/link/new'), /\/users\/link\?token=([\w-]{20,})/],
  ['an invitation', invite, /\/users\/invitation\?token=([\w-]{20,})/],
])('a copy of the database holds no usable link: %s', async (_, leave, link) => {
  await leave()
  expect(await undone()).not.toEqual([])
  const raw = await dump()
  await server.engine.pool.query('update outbox set due_at = now()')
  await runDueJobs(server.parts)
  const [mail] = await keptMails(mailDirectory)
  const [, token] = link.exec(mail!.text)!
  expect(mail!.html).toContain(token)
  for (const told of [token!, 'token=', 'http://', mail!.subject]) expect(raw).not.toContain(told)
  expect(await dump()).not.toContain(token)
})

it('a mail that an older server left unsealed goes out as it is', async () => {
  const mail = { to: 'a@b.example', subject: 'older', text: 'older text', html: '<p>older text</p>', locale: 'ja' }
  await server.engine.pool.query("insert into outbox (kind, payload) values ('mail', $1)", [JSON.stringify(mail)])
  await runDueJobs(server.parts)
  expect((await keptMails(mailDirectory))[0]).toMatchObject(mail)
})

it('a mail whose key is gone waits for it, and says so', async () => {
  await invite()
  await runDueJobs({ ...server.parts, secrets: secretBox(['another key, of a server that is set up anew']) })
  expect(await undone()).toEqual([{ last_error: 'no key of SECRET_KEY opens what mail carries' }])
  await server.engine.pool.query('update outbox set due_at = now()')
  await runDueJobs(server.parts)
  expect((await keptMails(mailDirectory))[0]).toMatchObject({ to: 'sealed.person@shirotsume.example' })
})
