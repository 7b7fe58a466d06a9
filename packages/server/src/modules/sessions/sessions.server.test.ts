import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const switchTo = async (persona: Parameters<TestServer['as']>[0], id: number) =>
  (await server.as(persona)).call('PATCH', '/api/sessions/userinfo', { current_user_group_id: id })

it('§7 GET /api/sessions/userinfo answers the user with the current organisation and its kind', async () => {
  const { status, body } = await (await server.as('brand')).call('GET', '/api/sessions/userinfo')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    kind: 'brand',
    power_user: true,
    current_user_group: { id: 1, kind: 'brand' },
    original_user: null,
  })
})

it('§7 userinfo of a visitor fails with 401: not logged in', async () => {
  expect((await server.visitor.call('GET', '/api/sessions/userinfo')).status).toBe(401)
})

it('§4 Organisation switch: a user can switch to any group in user_groups, and stays there', async () => {
  const caller = await server.as('manyOrganisations')
  const { status, body } = await caller.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 8 })
  expect([status, body.data.kind, body.data.power_user]).toEqual([200, 'trade', false])
  expect((await caller.call('GET', '/api/sessions/userinfo')).body.data.current_user_group.id).toBe(8)
})

it('§4 Organisation switch: a concierge enters a group that is not among the own ones', async () => {
  const { status, body } = await switchTo('concierge', 1)
  expect([status, body.data.current_user_group.id, body.data.power_user]).toEqual([200, 1, false])
  expect(body.data.user_groups.map((group: { id: number }) => group.id)).not.toContain(1)
})

it('§6 a concierge entry needs the organisation to have agreed terms: else 404 (§8)', async () => {
  expect((await switchTo('concierge', 7)).status).toBe(404)
})

it('§6 … or the user to be admin: an admin user enters before the terms', async () => {
  expect((await switchTo('admin', 7)).status).toBe(200)
})

it('§8 neither member nor concierge: 404, and the session stays where it was', async () => {
  const caller = await server.as('brand')
  expect((await caller.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 2 })).status).toBe(404)
  expect((await caller.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 4711 })).status).toBe(404)
  expect((await caller.call('GET', '/api/sessions/userinfo')).body.data.current_user_group.id).toBe(1)
})

it('a suspended organisation or membership is closed to a switch (domain §3.1, States)', async () => {
  const { database } = server.engine
  await database.updateTable('user_group').set({ suspended_at: new Date().toISOString() }).where('id', '=', 2).execute()
  expect((await switchTo('manyOrganisations', 2)).status).toBe(404)
  await database.updateTable('user_group').set({ suspended_at: null }).where('id', '=', 2).execute()
  expect((await switchTo('manyOrganisations', 2)).status).toBe(200)
})

it('a switch is in the audit with the organisation it led to (domain §4.6)', async () => {
  const event = await server.engine.database
    .selectFrom('audit_event')
    .selectAll()
    .where('action', '=', 'session.switched')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ subject_kind: 'user_group', subject_id: 8, address: 'in-process' })
})

it('design §3 Files: the reply says how large a file the server takes, beside the user whose shape the spec fixes', async () => {
  const { headers, body } = await (await server.as('brand')).call('GET', '/api/sessions/userinfo')
  expect(headers.get('X-Upload-Limit')).toBe(String(server.parts.uploadLimit))
  expect(Object.keys(body.data)).not.toContain('upload_limit')
})

it('a switch is told to the people of the organisation that is left, whose windows ask whether it was theirs', async () => {
  const heard: unknown[] = []
  server.parts.broadcast.subscribe(1, (change) => void heard.push(change))
  const caller = await server.as('manyOrganisations')
  const { body } = await caller.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 2 })
  await expect.poll(() => heard).toContainEqual({ userGroupId: 1, topic: 'session', id: null, by: body.data.id })
})
