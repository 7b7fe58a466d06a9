import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'

const lines: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ log })
})
afterAll(() => server.stop())

const refusals = () => lines.filter(({ msg }) => msg === 'access refused')

it('says who was refused what: 401, 403 and another organisation’s 404', async () => {
  const member = await server.as('brandMember')
  lines.length = 0
  await server.visitor.call('GET', '/api/brands')
  await member.call('GET', '/api/audit_events')
  await member.call('GET', '/api/brands/999999')
  await member.call('GET', '/api/brands')
  expect(refusals()).toMatchObject([
    { level: 40, refused: 401, codes: ['signed_out'], method: 'GET' },
    { refused: 403, codes: ['forbidden'], route: '/api/audit_events', account: 2, userGroup: 1 },
    { refused: 404, codes: ['not_found'], route: expect.stringContaining('/api/brands/:id'), account: 2, userGroup: 1 },
  ])
  for (const line of refusals()) expect(line).toHaveProperty('requestId')
})

it('keeps neither what was sent nor the cookie', async () => {
  const cookie = await server.cookieOf('brandMember')
  lines.length = 0
  await server.app.request('/api/user_groups?token=hidden-in-address', {
    method: 'POST',
    headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify({ user_group: { name: 'hidden-in-body' } }),
  })
  await server.app.request('/users/invitation?token=hidden-in-link')
  const text = JSON.stringify(lines)
  expect(refusals()).toHaveLength(1)
  for (const secret of ['hidden-in', cookie.split('=')[1]!]) expect(text).not.toContain(secret)
})
