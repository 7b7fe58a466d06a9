import { verify } from '@node-rs/argon2'
import type * as Argon2 from '@node-rs/argon2'
import { formVisitor, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// The real functions, watched, also where a file before this one has read the modules that call them.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const asa = { email: 'asa.morishita@shirotsume.example', password: 'demo-tsumugi' }
const events = async (action: string) =>
  server.engine.database.selectFrom('audit_event').selectAll().where('action', '=', action).orderBy('id').execute()

async function signedIn(fields: Record<string, string> = asa, path = '/users/sign_in') {
  const visitor = formVisitor(server)
  await visitor.get(path)
  return { visitor, answer: await visitor.post(path, fields) }
}

it('signs in with mail and password, in capitals too, and leads to the start', async () => {
  const { visitor, answer } = await signedIn({ email: ' Asa.Morishita@SHIROTSUME.example', password: 'demo-tsumugi' })
  expect([answer.status, answer.location]).toEqual([303, '/s/'])
  const user = await visitor.get('/api/sessions/userinfo', { 'X-Requested-With': 'XMLHttpRequest' })
  expect(JSON.parse(user.html).data.name).toBe('森下 あさ')
})

it('the session cookie is HttpOnly and SameSite=Lax, and ends with the browser unless it is to be kept for 30 days', async () => {
  const { answer } = await signedIn()
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('tsumugi_session='))!
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(cookie).not.toMatch(/Max-Age/)
  const kept = (await signedIn({ ...asa, remember: 'on' })).answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('tsumugi_session='))!
  expect(kept).toMatch(/Max-Age=2592000/)
})

it('§8 HTTP 401: return_to is kept through sign-out and sign-in, of the same origin only', async () => {
  const visitor = formVisitor(server)
  const out = await visitor.get('/users/sign_out?return_to=%2Fs%2Fapprovals%3Fpage%3D2%23top')
  expect(out.location).toBe('/users/sign_in?return_to=%2Fs%2Fapprovals%3Fpage%3D2%23top&notice=needed')
  const page = await visitor.get(out.location!)
  expect(page.html).toContain('この画面を見るには、サインインしてください。')
  expect(page.html).not.toContain('サインアウトしました')
  visitor.cookies.set('tsumugi_session', 'a session that has run out')
  const again = await visitor.get('/users/sign_out?return_to=%2Fs%2Fapprovals%3Fpage%3D2%23top')
  expect((await visitor.get(again.location!)).html).toContain('しばらく操作がなかったためサインアウトしました。')
  const action = /<form method="post" action="([^"]+)"/.exec(page.html)![1]!.replaceAll('&amp;', '&')
  expect((await visitor.post(action, asa)).location).toBe('/s/approvals?page=2#top')
  expect((await signedIn(asa, '/users/sign_in?return_to=https%3A%2F%2Fevil.example%2F')).answer.location).toBe('/s/')
})

it('§4 sign-out ends the session on the server, and the next page makes the browser forget userinfo (§3)', async () => {
  const { visitor } = await signedIn()
  const token = visitor.cookies.get('tsumugi_session')!
  const out = await visitor.get('/users/sign_out')
  expect([out.location, visitor.cookies.has('tsumugi_session')]).toEqual(['/users/sign_in?notice=signed_out', false])
  const page = await visitor.get(out.location!)
  const script = /<script src="([^"]+)"/.exec(page.html)![1]!
  expect((await visitor.get(script)).html).toContain("localStorage.removeItem('userinfo')")
  visitor.cookies.set('tsumugi_session', token)
  expect((await visitor.get('/api/sessions/userinfo', { 'X-Requested-With': 'XMLHttpRequest' })).status).toBe(401)
})

it('an unknown address and a wrong password get the same answer', async () => {
  const wrong = (await signedIn({ ...asa, password: 'not-this-one' })).answer
  const unknown = (await signedIn({ email: 'nobody@nowhere.example', password: 'not-this-one' })).answer
  const bare = (html: string) => html.replaceAll(/value="[^"]*"/g, '')
  expect([wrong.status, unknown.status]).toEqual([422, 422])
  expect(bare(unknown.html)).toBe(bare(wrong.html))
  expect(wrong.html).toContain('メールアドレスかパスワードが違います')
  expect(wrong.headers.getSetCookie().some((line) => line.startsWith('tsumugi_session='))).toBe(false)
})

it('an unknown address costs the same work as a wrong password: one hash of the same strength is checked for both', async () => {
  const strengthFor = async (email: string) => {
    vi.mocked(verify).mockClear()
    await signedIn({ email, password: 'not-this-one' })
    return vi
      .mocked(verify)
      .mock.calls.map(([stored]) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+/.exec(String(stored))?.[0])
  }
  const known = await strengthFor('minori.ogawa@shirotsume.example')
  expect(known).toEqual([expect.stringContaining('$argon2id$')])
  expect(await strengthFor('nobody@nowhere.example')).toEqual(known)
})

it('the session gets a new token at sign-in, and the one the browser brought is over (session fixation)', async () => {
  const { visitor } = await signedIn()
  const before = visitor.cookies.get('tsumugi_session')!
  await visitor.post('/users/sign_in', asa)
  const after = visitor.cookies.get('tsumugi_session')!
  expect(after).not.toBe(before)
  visitor.cookies.set('tsumugi_session', before)
  expect((await visitor.get('/api/sessions/userinfo', { 'X-Requested-With': 'XMLHttpRequest' })).status).toBe(401)
})

it('a form without its token, from another origin, or from another site is refused and changes nothing', async () => {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  expect((await visitor.post('/users/sign_in', { ...asa, form_token: 'guess' })).status).toBe(403)
  expect(
    (await visitor.post('/users/sign_in', asa, { Origin: 'https://evil.example', Host: 'localhost' })).status,
  ).toBe(403)
  expect((await visitor.post('/users/sign_in', asa, { Origin: 'null' })).status).toBe(403)
  expect((await visitor.post('/users/sign_in', asa, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(visitor.cookies.has('tsumugi_session')).toBe(false)
  expect((await visitor.post('/users/sign_in', asa, { Origin: 'http://localhost', Host: 'localhost' })).status).toBe(
    303,
  )
})

it('a suspended person, and one whose every organisation is suspended, cannot enter', async () => {
  const { database } = server.engine
  const now = new Date().toISOString()
  await database
    .updateTable('account')
    .set({ suspended_at: now })
    .where('email', '=', 'ito.ando@konan.example')
    .execute()
  expect((await signedIn({ email: 'ito.ando@konan.example', password: 'demo-tsumugi' })).answer.status).toBe(422)
  await database.updateTable('user_group').set({ suspended_at: now }).where('id', '=', 5).execute()
  const { answer } = await signedIn({ email: 'yun.chen@yunjin.example', password: 'demo-tsumugi' })
  expect([answer.status, answer.html.includes('の利用は停止されています')]).toEqual([403, true])
})

it('sign-ins, refusals and sign-outs are in the audit (domain §4.6)', async () => {
  expect((await events('session.signed_in'))[0]).toMatchObject({
    account_id: 1,
    user_group_id: 1,
    address: 'in-process',
  })
  expect((await events('session.refused')).map((event) => event.account_id)).toEqual(expect.arrayContaining([1, null]))
  expect((await events('session.signed_out'))[0]).toMatchObject({ account_id: 1 })
})

it('the tenth wrong password in 15 minutes is the last: then even the right one waits, and says how long', async () => {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  const email = 'tamaki.shirai@shirotsume.example'
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await visitor.post('/users/sign_in', { email, password: `wrong-${turn}-wrong` })).status).toBe(422)
  }
  const refused = await visitor.post('/users/sign_in', { email, password: 'demo-tsumugi' })
  expect([refused.status, /1[45] 分待って/.test(refused.html)]).toEqual([429, true])
})

it('§1 pages speak ja, en and zh-CN: by the address, remembered, else what the browser asks for', async () => {
  const visitor = formVisitor(server)
  expect((await visitor.get('/users/sign_in', { 'Accept-Language': 'zh-TW,en;q=0.5' })).html).toContain(
    '<html lang="zh-CN">',
  )
  expect((await visitor.get('/users/sign_in?lang=en')).html).toContain('<h1>Sign in</h1>')
  expect((await visitor.get('/users/sign_in')).html).toContain('<html lang="en">')
  expect((await formVisitor(server).get('/users/sign_in', { 'Accept-Language': 'fr' })).html).toContain(
    '<html lang="ja">',
  )
})

it('a page allows nothing inline and no frame, is kept by no cache, and shows no markup of others', async () => {
  const { html, headers } = await formVisitor(server).get('/users/help?screen=%3Cscript%3Ealert(1)%3C/script%3E')
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*style-src 'self'.*frame-ancestors 'none'/)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(html).not.toMatch(/<script>|style=|<style/)
  expect(html).toContain('&lt;script&gt;')
})

it('thirty wrong sign-ins from one address in 15 minutes are the last; an office that signs in rightly is never counted', async () => {
  await server.engine.pool.query('delete from rate_limit')
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  for (let turn = 0; turn < 32; turn += 1) expect((await visitor.post('/users/sign_in', asa)).status).toBe(303)
  for (let turn = 0; turn < 30; turn += 1)
    await visitor.post('/users/sign_in', { email: `guess-${turn}@nowhere.example`, password: 'guess-guess' })
  expect((await visitor.post('/users/sign_in', asa)).status).toBe(429)
})
