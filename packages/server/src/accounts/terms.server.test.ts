import { formVisitor, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
const owing = 'yama.sato@yamabiko.example'
const set = (statement: string) => server.engine.pool.query(statement)
beforeEach(async () => {
  await set('update membership set agreed_terms_at = null where user_group_id = 7')
  await set('update user_group set agreed_terms_at = null where id = 7')
})

async function entered() {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  await visitor.post('/users/sign_in', { email: owing, password: 'demo-tsumugi' })
  return visitor
}

it('domain.md §3.1 prospect>agreed(terms): who has not agreed may call nothing that is the organisation’s', async () => {
  const caller = await server.as('supplierBeforeTerms')
  for (const [method, path, body] of [
    ['GET', '/api/home'],
    ['GET', '/api/suppliers'],
    ['GET', '/api/events'],
    ['POST', '/api/message_threads', {}],
  ] as const) {
    const { status, body: answer } = await caller.call(method, path, body)
    expect([path, status, answer.errors?.[0]?.code]).toEqual([path, 403, 'terms_needed'])
  }
  await set('update membership set agreed_terms_at = now() where user_group_id = 7')
  expect((await caller.call('GET', '/api/home')).status, 'an owner agrees for the organisation too').toBe(403)
  await set('update user_group set agreed_terms_at = now() where id = 7')
  expect((await caller.call('GET', '/api/home')).status).toBe(200)
})

it('§7 the session itself answers before the terms: who one is, the switch, one’s language; and §8 sign-out ends it', async () => {
  const caller = await server.as('supplierBeforeTerms')
  const { status, body } = await caller.call('GET', '/api/sessions/userinfo')
  expect([status, body.data.current_user_group.id]).toEqual([200, 7])
  expect((await caller.call('PATCH', `/api/users/${body.data.id}`, { user: { locale: 'ja' } })).status).toBe(200)
  expect((await caller.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 1 })).status).toBe(404)
  const visitor = await entered()
  expect((await visitor.get('/users/sign_out?return_to=%2Fs%2Fhome')).location).toMatch(/^\/users\/sign_in/)
  expect((await visitor.get('/api/sessions/userinfo', { 'X-Requested-With': 'XMLHttpRequest' })).status).toBe(401)
})

it('§8 HTTP 403 leads to /, and from there and from every page of the application to the terms and back', async () => {
  const visitor = await entered()
  for (const path of ['/', '/s/', '/s/suppliers?q=a']) {
    expect((await visitor.get(path)).location).toBe(
      path === '/s/' ? '/users/terms' : `/users/terms?return_to=${encodeURIComponent(path)}`,
    )
  }
  for (const free of [
    '/s/assets/nothing.js',
    '/s/exhibitions/1',
    '/s/for_rails/global_header_ribbon',
    '/users/sign_in',
  ]) {
    expect((await visitor.get(free)).location ?? '').not.toContain('/users/terms')
  }
  const page = await visitor.get('/users/terms?return_to=%2Fs%2Fsuppliers%3Fq%3Da')
  expect(page.html).toContain('同意せずにサインアウト')
  expect((await visitor.post('/users/terms?return_to=%2Fs%2Fsuppliers%3Fq%3Da', {})).location).toBe('/s/suppliers?q=a')
  expect((await visitor.get('/s/suppliers?q=a')).location).toBeNull()
  expect((await visitor.get('/api/home', { 'X-Requested-With': 'XMLHttpRequest' })).status).toBe(200)
})

it('§4 Organisation switch: who does not agree for one organisation goes on in another of theirs, and in no other', async () => {
  await set(`insert into membership (user_group_id, account_id, role, agreed_terms_at)
    select 3, id, 'member', now() from account where email = '${owing}' on conflict do nothing`)
  const visitor = await entered()
  await visitor.get('/users/sign_out')
  await visitor.get('/users/sign_in')
  await visitor.post('/users/sign_in', { email: owing, password: 'demo-tsumugi' })
  expect((await visitor.get('/users/terms')).html).toMatch(/\(デモ\) として進む/)
  expect((await visitor.post('/users/terms', { user_group_id: '1' })).status).toBe(403)
  expect((await visitor.post('/users/terms', { user_group_id: '3' })).location).toBe('/s/')
  expect((await visitor.get('/s/')).location).toBeNull()
  expect((await visitor.get('/api/home', { 'X-Requested-With': 'XMLHttpRequest' })).status).toBe(200)
})
