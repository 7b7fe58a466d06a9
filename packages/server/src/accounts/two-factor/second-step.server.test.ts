import { formVisitor, startTestServer, type Caller, type FormVisitor, type TestServer } from '@tsumugi/dev-env'
import { createApp, secretBox } from '@tsumugi/server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  // A step of a code must not end between writing it and its being read.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await query('delete from rate_limit')
  await query('update account set totp_secret = null, totp_enabled_at = null, totp_last_step = 0')
  await query(`update user_group_admin_config set two_factor_required = false, login_ip_list = '{}'`)
})

afterEach(() => {
  vi.useRealTimers()
})

const query = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const password = 'demo-tsumugi'
const asa = { email: 'asa.morishita@shirotsume.example', password }
const codeFor = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + seconds * 1_000,
  })

/** Switches it on for one person as they would; answers the secret and the recovery codes. */
async function enrol(caller: Caller, id = 1) {
  const started = await caller.call('POST', `/api/users/${id}/two_factor`, { password })
  expect(started.status).toBe(200)
  const { secret } = started.body.data
  const confirmed = await caller.call('PUT', `/api/users/${id}/two_factor`, { code: codeFor(secret, -30) })
  expect(confirmed.status).toBe(200)
  return { secret, codes: confirmed.body.data.recovery_codes as string[] }
}

async function signIn(path = '/users/sign_in'): Promise<{ visitor: FormVisitor; location: string | null }> {
  const visitor = formVisitor(server)
  await visitor.get(path)
  const { location } = await visitor.post(path, asa)
  if (location?.startsWith('/users/two_factor')) await visitor.get(location)
  return { visitor, location }
}

const isIn = async (visitor: FormVisitor) =>
  (await visitor.get('/api/sessions/userinfo', { 'X-Requested-With': 'XMLHttpRequest' })).status === 200

it('after the password comes the code; neither alone lets anybody in, and the way back is kept', async () => {
  const { secret } = await enrol(await server.as('brand'))
  const { visitor, location } = await signIn('/users/sign_in?return_to=%2Fs%2Fsuppliers')
  expect(location).toMatch(/^\/users\/two_factor\?return_to=/)
  expect(await isIn(visitor)).toBe(false)
  const wrong = await visitor.post(location!, { code: '000000' })
  expect([wrong.status, await isIn(visitor)]).toEqual([422, false])
  expect((await visitor.post(location!, { code: codeFor(secret) })).location).toBe('/s/suppliers')
  expect(await isIn(visitor)).toBe(true)
})

it('a code works once, for whoever comes second too', async () => {
  const { secret } = await enrol(await server.as('brand'))
  const one = await signIn()
  const code = codeFor(secret)
  expect((await one.visitor.post('/users/two_factor', { code })).status).toBe(303)
  const two = await signIn()
  expect((await two.visitor.post('/users/two_factor', { code })).status).toBe(422)
  expect([await isIn(one.visitor), await isIn(two.visitor)]).toEqual([true, false])
})

it('a recovery code lets in once, and the profile counts those left', async () => {
  const caller = await server.as('brand')
  const { codes } = await enrol(caller)
  const first = await signIn()
  expect((await first.visitor.post('/users/two_factor', { code: codes[0]!.toUpperCase() })).status).toBe(303)
  const again = await signIn()
  expect((await again.visitor.post('/users/two_factor', { code: codes[0]! })).status).toBe(422)
  expect((await caller.call('GET', '/api/users/1')).body.data.two_factor).toMatchObject({ recovery_codes_left: 9 })
})

it('one recovery code sent many times at once lets in once, and never leaves its owner outside', async () => {
  const { codes } = await enrol(await server.as('brand'))
  for (const code of codes.slice(0, 6)) {
    await query('delete from rate_limit')
    const { visitor } = await signIn()
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.post('/users/two_factor', { code })))
    expect(answers.filter(({ status }) => status !== 303 && status !== 422)).toEqual([])
    expect(answers.filter(({ headers }) => headers.getSetCookie().join().includes('tsumugi_session='))).toHaveLength(1)
    expect(await isIn(visitor)).toBe(true)
  }
})

it('guessing ends after six codes in a quarter of an hour, from any number of visits', async () => {
  await enrol(await server.as('brand'))
  const { visitor } = await signIn()
  for (let at = 0; at < 6; at += 1)
    expect((await visitor.post('/users/two_factor', { code: '000000' })).status).toBe(422)
  expect((await visitor.post('/users/two_factor', { code: '000000' })).status).toBe(429)
  expect((await (await signIn()).visitor.post('/users/two_factor', { code: '000000' })).status).toBe(429)
})

it('domain §3.1 2FA required: whoever has none sets it up while signing in, and gets recovery codes once', async () => {
  await query('update user_group_admin_config set two_factor_required = true where user_group_id = 1')
  const { visitor, location } = await signIn()
  const page = await visitor.get(location!)
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page.html)![1]!.replaceAll(' ', '')
  expect(page.html).toMatch(/<svg\s+class="qr"/)
  const done = await visitor.post(location!, { code: codeFor(secret) })
  expect([done.status, done.html.match(/<li><code>/g)?.length]).toEqual([200, 10])
  expect(await isIn(visitor)).toBe(true)
})

it('domain §3.1 2FA required: a session without a second step acts no more, and a switch is refused with the reason', async () => {
  const open = await server.as('brand')
  const many = await server.as('manyOrganisations')
  await many.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 8 })
  await query('update user_group_admin_config set two_factor_required = true where user_group_id = 1')
  expect((await open.call('GET', '/api/brands')).status).toBe(401)
  const { status, body } = await many.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 1 })
  expect([status, body.errors[0].code]).toEqual([422, 'two_factor_needed'])
})

it('domain §3.1 IP list: refused at sign-in and by every call from elsewhere, let in from the range', async () => {
  const cookie = await server.cookieOf('brand')
  await query(`update user_group_admin_config set login_ip_list = '{203.0.113.0/24}' where user_group_id = 1`)
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  const refused = await visitor.post('/users/sign_in', asa)
  expect(refused.html).toContain('いまのアドレスからは入れません')
  const from = (remoteAddress: string) =>
    server.app.request(
      '/api/brands',
      { headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' } },
      { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } },
    )
  expect((await from('198.51.100.7')).status).toBe(401)
  expect((await from('::ffff:203.0.113.9')).status).toBe(200)
})

it('switching off asks for password and code, and not at all while an organisation needs it', async () => {
  const caller = await server.as('brand')
  const { secret } = await enrol(caller)
  const stop = (body: object) => caller.call('POST', '/api/users/1/two_factor/stop', body)
  expect((await stop({ password: 'wrong', code: codeFor(secret) })).body.errors[0].code).toBe('wrong_password')
  expect((await stop({ password, code: '000000' })).body.errors[0].code).toBe('wrong_code')
  await query('update user_group_admin_config set two_factor_required = true where user_group_id = 1')
  expect((await stop({ password, code: codeFor(secret) })).body.errors[0].code).toBe('two_factor_needed')
  await query('update user_group_admin_config set two_factor_required = false where user_group_id = 1')
  expect((await stop({ password, code: codeFor(secret) })).status).toBe(204)
  expect((await signIn()).location).toBe('/s/')
})

it('a colleague’s second step is 403, a stranger’s 404, and whoever views as somebody changes nothing', async () => {
  const caller = await server.as('brand')
  expect((await caller.call('POST', '/api/users/2/two_factor', { password })).status).toBe(403)
  expect((await caller.call('POST', '/api/users/6/two_factor', { password })).status).toBe(404)
  await query('update session set original_account_id = 14 where account_id = 1')
  expect((await caller.call('POST', '/api/users/1/two_factor', { password })).status).toBe(403)
})

it('sessions: listed with the current one first, ended one by one, and all but this', async () => {
  await query('delete from session where account_id = 1')
  const [here, there, third] = [await server.as('brand'), await server.as('brand'), await server.as('brand')]
  const { body } = await here.call('GET', '/api/users/1/sessions')
  expect(body.data.map((each: { current: boolean }) => each.current)).toEqual([true, false, false])
  expect((await here.call('DELETE', `/api/users/1/sessions/${body.data[1].id}`)).status).toBe(204)
  const stillIn = async () =>
    Promise.all([there, third].map(async (caller) => (await caller.call('GET', '/api/sessions/userinfo')).status))
  expect((await stillIn()).toSorted()).toEqual([200, 401])
  expect((await here.call('DELETE', '/api/users/1/sessions')).status).toBe(204)
  expect(await stillIn()).toEqual([401, 401])
  expect((await here.call('GET', '/api/users/6/sessions')).status).toBe(404)
})

it('password: asks for the old one, keeps the rule, ends the other sessions', async () => {
  const [here, there] = [await server.as('supplier'), await server.as('supplier')]
  const change = (currentPassword: string, next: string) =>
    here.call('PUT', '/api/users/6/password', { current_password: currentPassword, password: next })
  expect((await change('wrong', 'an uncommon phrase')).body.errors[0]).toMatchObject({
    code: 'wrong_password',
    field: 'current_password',
  })
  expect((await change(password, 'short')).body.errors[0]).toMatchObject({ code: 'password_short', field: 'password' })
  expect((await change(password, 'an uncommon phrase')).status).toBe(204)
  expect([
    (await here.call('GET', '/api/sessions/userinfo')).status,
    (await there.call('GET', '/api/sessions/userinfo')).status,
  ]).toEqual([200, 401])
})

it('notification preferences belong to the current organisation', async () => {
  const caller = await server.as('brand')
  const { body } = await caller.call('PUT', '/api/users/1/notification_preferences', {
    notification_preferences: { approval: 'mail', confirmed_mark: 'none' },
  })
  expect(body.data.notification_preferences).toEqual({ approval: 'mail', confirmed_mark: 'none' })
  expect((await caller.call('PATCH', '/api/users/1', { user: { name: '森下 朝' } })).body.data.name).toBe('森下 朝')
})

describe('secrets at rest', () => {
  const stored = async () => (await query('select totp_secret from account where id = 1'))[0].totp_secret as string
  /** Whether a code lets one in, at a server with these keys. */
  async function passes(code: string, keys: readonly string[]) {
    const visitor = formVisitor({ ...server, app: createApp({ ...server.parts, secrets: secretBox(keys) }) })
    await visitor.get('/users/sign_in')
    const { location } = await visitor.post('/users/sign_in', asa)
    await visitor.get(location!)
    return (await visitor.post(location!, { code })).status === 303
  }
  const [older, newer] = ['the key of last year, at some length', 'the key of this year, at some length']

  it('the database holds neither a secret nor a recovery code that could be read', async () => {
    const { secret, codes } = await enrol(await server.as('brand'))
    expect(await stored()).toMatch(/^sealed:[\da-f]{12}:[\w-]+$/)
    const everything = JSON.stringify([
      await query('select * from account'),
      await query('select * from recovery_code'),
      await query('select * from audit_event'),
    ])
    for (const known of [secret, ...codes, codes[0]!.replaceAll('-', '')]) expect(everything).not.toContain(known)
  })

  it('a secret from before, or under an older key, works and is sealed anew with its first use', async () => {
    const { secret } = await enrol(await server.as('brand'))
    for (const before of [secret, secretBox([older]).seal(secret, 'totp 1')]) {
      await query('update account set totp_secret = $1, totp_last_step = 0 where id = 1', [before])
      expect(await passes(codeFor(secret), [newer, older])).toBe(true)
      expect(secretBox([newer]).open(await stored(), 'totp 1')).toEqual({ secret, stale: false })
    }
  })

  it('a key that is gone takes the codes of the app with it, and leaves the recovery codes', async () => {
    const { secret, codes } = await enrol(await server.as('brand'))
    expect(await passes(codeFor(secret), [newer])).toBe(false)
    expect(await passes(codes[0]!, [newer])).toBe(true)
  })
})

describe('one recovery code, asked for many times at once', () => {
  const used = async () =>
    Number((await query('select count(*) as n from recovery_code where used_at is not null'))[0].n)
  const open = async () => Number((await query('select count(*) as n from session where account_id = 1'))[0].n)
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

  it('from one browser: exactly one gets in, the others are told that the code is wrong', async () => {
    const { codes } = await enrol(await server.as('brand'))
    for (const [round, code] of codes.slice(0, 4).entries()) {
      await query('delete from rate_limit')
      await query('delete from session where account_id = 1')
      const { visitor, location } = await signIn()
      const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post(location!, { code })))
      expect(answers.filter((answer) => answer.location === '/s/')).toHaveLength(1)
      expect(statusesOf(answers).every((status) => status === 303 || status === 422)).toBe(true)
      expect([await used(), await open(), await isIn(visitor)]).toEqual([round + 1, 1, true])
    }
  })

  it('from several browsers that signed in one after another: the last page is good, and no code is lost to the others', async () => {
    const { codes } = await enrol(await server.as('brand'))
    for (const [round, code] of codes.slice(0, 4).entries()) {
      await query('delete from rate_limit')
      await query('delete from session where account_id = 1')
      const visits = []
      for (let each = 0; each < 4; each += 1) visits.push(await signIn())
      const answers = await Promise.all(visits.map(({ visitor, location }) => visitor.post(location!, { code })))
      expect(answers.filter((answer) => answer.location === '/s/')).toHaveLength(1)
      expect(statusesOf(answers)).toEqual([303, 303, 303, 303])
      expect([await used(), await open()]).toEqual([round + 1, 1])
    }
  })

  it('a page that is over takes no code with it', async () => {
    const { codes } = await enrol(await server.as('brand'))
    const { visitor, location } = await signIn()
    // The link is used up between its being looked at and being taken.
    await query(`create function use_up() returns trigger language plpgsql as $$
      begin update account_token set used_at = now() where purpose = 'two_factor'; return new; end $$`)
    await query('create trigger use_up after update on recovery_code for each row execute function use_up()')
    const answer = await visitor.post(location!, { code: codes[0]! })
    await query('drop function use_up cascade')
    expect([answer.location, await used()]).toEqual(['/users/sign_in?notice=timed_out', 0])
  })
})

it('whoever signs in with it is told by mail that it was switched on, renewed or off', async () => {
  await query("delete from outbox where kind = 'mail'")
  const caller = await server.as('brand')
  const { secret } = await enrol(caller)
  expect((await caller.call('POST', '/api/users/1/two_factor/recovery_codes', { code: codeFor(secret) })).status).toBe(
    200,
  )
  const off = await caller.call('POST', '/api/users/1/two_factor/stop', { password, code: codeFor(secret, 30) })
  expect(off.status).toBe(204)
  const mails = await server.waiting('mail')
  expect(mails.map(({ to, subject }: { to: string; subject: string }) => [to, subject])).toEqual(
    ['2段階認証が有効になりました', '復旧コードが新しくなりました', '2段階認証が解除されました'].map((subject) => [
      asa.email,
      `Tsumugi: ${subject}`,
    ]),
  )
  expect(mails[0].text).toContain('/users/password/new')
  expect(JSON.stringify(mails)).not.toContain(secret)
})
