import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let owner: Caller
let powerUser: Caller
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.as('brandOwner')
  powerUser = await server.as('brand')
})
afterAll(() => server.stop())

const path = '/api/user_groups/1/members'
const people = async (query = '') =>
  (await owner.call('GET', `${path}${query}`)).body.data as {
    id: number
    email: string
    name: string
    role: string
    lock_version: number
    status: string
    functions: string[] | null
  }[]
const find = async (start: string) => (await people()).find(({ email }) => email.startsWith(start))!

it('domain §3.1 lists the people with role, functions, teams and when they were last here', async () => {
  const { body } = await powerUser.call('GET', `${path}?per_page=2`)
  expect(body.pagination).toMatchObject({ total_count: 5, total_pages: 3 })
  expect(body.data[0]).toMatchObject({
    name: '森下 あさ',
    role: 'power_user',
    status: 'active',
    functions: null,
    team_ids: [1],
    two_factor: false,
  })
  expect((await people('?q=小川')).map(({ name }) => name)).toEqual(['小川 みのり'])
  expect((await people('?role=owner')).map(({ name }) => name)).toEqual(['白井 環'])
})

it('members of another organisation are 404', async () => {
  expect((await powerUser.call('GET', '/api/user_groups/2/members')).status).toBe(404)
  expect((await powerUser.call('POST', '/api/user_groups/2/members/5/suspend')).status).toBe(404)
  expect((await powerUser.call('POST', `${path}/5/suspend`)).status).toBe(404)
})

it('domain §3.1 the last owner cannot leave, be suspended or step down', async () => {
  const { id, lock_version } = await find('tamaki')
  const refused = [
    await owner.call('POST', `${path}/${id}/leave`),
    await owner.call('POST', `${path}/${id}/suspend`),
    await owner.call('PATCH', `${path}/${id}`, { member: { role: 'member', lock_version } }),
  ]
  expect(refused.map(({ status, body }) => [status, body.errors[0].code])).toEqual(
    Array.from({ length: 3 }, () => [422, 'last_owner']),
  )
})

it('nobody reaches above themselves: a power user neither makes an owner nor suspends one', async () => {
  const [member, top] = [await find('minori'), await find('tamaki')]
  const raise = await powerUser.call('PATCH', `${path}/${member.id}`, {
    member: { role: 'owner', lock_version: member.lock_version },
  })
  expect([raise.status, raise.body.errors[0].code]).toEqual([422, 'role_above'])
  expect((await powerUser.call('POST', `${path}/${top.id}/suspend`)).body.errors[0].code).toBe('role_above')
  const plain = await server.as('brandMember')
  expect((await plain.call('POST', `${path}/${member.id}/suspend`)).status).toBe(403)
})

it('function × member: grants take what the organisation has, all or none', async () => {
  const [one, two] = [await find('minori'), await find('minato')]
  const granted = await powerUser.call('PATCH', `${path}/functions`, {
    members: [
      { id: one.id, functions: ['merchandising', 'fedi'], lock_version: one.lock_version },
      { id: two.id, functions: null, lock_version: two.lock_version },
    ],
  })
  expect(granted.body.data.map((each: { functions: string[] | null }) => each.functions)).toEqual([
    ['merchandising', 'fedi'],
    null,
  ])
  const stale = await powerUser.call('PATCH', `${path}/functions`, {
    members: [
      { id: one.id, functions: [], lock_version: one.lock_version + 1 },
      { id: two.id, functions: [], lock_version: 0 },
    ],
  })
  expect(stale.status).toBe(409)
  expect((await find('minori')).functions).toEqual(['merchandising', 'fedi'])
})

it('a suspended member is out at once, and in again when resumed', async () => {
  const suspended = await server.as('brandMember')
  const { id } = await find('minori')
  expect((await powerUser.call('POST', `${path}/${id}/suspend`)).body.data.status).toBe('suspended')
  expect((await suspended.call('GET', '/api/brands')).status).toBe(401)
  expect((await powerUser.call('POST', `${path}/${id}/resume`)).body.data.status).toBe('active')
  expect((await (await server.as('brandMember')).call('GET', '/api/brands')).status).toBe(200)
})

it('domain §3.1 a suspended membership gives no rights through a session that outlived it', async () => {
  const cookie = await server.cookieOf('brandMember')
  const { id } = await find('minori')
  await server.engine.pool.query('update membership set suspended_at = now() where id = $1', [id])
  const response = await server.app.request('/api/brands', {
    headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' },
  })
  await server.engine.pool.query('update membership set suspended_at = null where id = $1', [id])
  expect(response.status).toBe(401)
})

it('leaving by oneself: teams are left too, and an invitation leads back', async () => {
  const member = await server.as('brandWithoutFunctions')
  const { id } = await find('minato')
  expect((await member.call('POST', `${path}/${id}/leave`)).body.data).toMatchObject({ status: 'left', team_ids: [] })
  expect((await member.call('GET', '/api/brands')).status).toBe(401)
  const invited = await powerUser.call('POST', '/api/user_groups/1/invitations', {
    invitation: { email: 'minato.hamada@shirotsume.example', role: 'member' },
  })
  expect([invited.status, invited.body.data[0].email]).toEqual([200, 'minato.hamada@shirotsume.example'])
})

it('invitations: sent by mail, listed, taken back; a member is told apart, a wrong address refused', async () => {
  const send = (email: string, role = 'member') =>
    powerUser.call('POST', '/api/user_groups/1/invitations', { invitation: { email, role } })
  const { body } = await send('New.Person@Shirotsume.example', 'power_user')
  expect(body.data[0]).toMatchObject({
    email: 'new.person@shirotsume.example',
    role: 'power_user',
    invited_by: '森下 あさ',
    expired: false,
  })
  const mails = await server.waiting('mail')
  expect(mails.find(({ to }: { to: string }) => to === 'new.person@shirotsume.example').text).toMatch(
    /\/users\/invitation\?token=/,
  )
  expect((await send('asa.morishita@shirotsume.example')).body.errors[0].code).toBe('already_member')
  expect((await send('nobody')).body.errors[0].code).toBe('invalid_format')
  expect((await send('boss@shirotsume.example', 'owner')).body.errors[0].code).toBe('role_above')
  expect((await powerUser.call('DELETE', `/api/user_groups/1/invitations/${body.data[0].id}`)).status).toBe(204)
  expect((await powerUser.call('DELETE', `/api/user_groups/1/invitations/${body.data[0].id}`)).status).toBe(404)
})

it('an invitation gives the least: no function that was not chosen, none that whoever invites has not', async () => {
  const query = (text: string) => server.engine.pool.query(text)
  const send = async (caller: Caller, invitation: object) => {
    const { status, body } = await caller.call('POST', '/api/user_groups/1/invitations', { invitation })
    return { status, code: body.errors?.[0].code, functions: body.data?.[0].functions }
  }
  const email = 'least@shirotsume.example'
  expect(await send(powerUser, { email, role: 'member' })).toMatchObject({ status: 200, functions: [] })
  expect(await send(powerUser, { email, role: 'power_user' })).toMatchObject({ status: 200, functions: [] })
  const chosen = ['merchandising', 'fedi']
  expect(await send(powerUser, { email, role: 'member', functions: chosen })).toMatchObject({ functions: chosen })
  expect(await send(owner, { email, role: 'owner', functions: [] })).toMatchObject({ status: 200, functions: null })

  await query("update membership set functions = '{merchandising}' where account_id = 1")
  expect(await send(powerUser, { email, role: 'member', functions: chosen })).toMatchObject({
    status: 422,
    code: 'function_above',
  })
  const one = await find('minori')
  const raise = (functions: string[] | null) =>
    powerUser.call('PATCH', `${path}/${one.id}`, { member: { functions, lock_version: one.lock_version } })
  await query("update membership set functions = '{matching}' where account_id = 2")
  for (const functions of [null, ['matching', 'fedi']])
    expect((await raise(functions)).body.errors[0].code).toBe('function_above')
  // What somebody has already may stay with them.
  expect((await raise(['matching', 'merchandising'])).body.data.functions.toSorted()).toEqual([
    'matching',
    'merchandising',
  ])
  await query('update membership set functions = null where account_id = 1')
})

it('domain §3.1 seats: no invitation beyond them', async () => {
  await server.engine.pool.query('update user_group_admin_config set seats = 2 where user_group_id = 1')
  const { status, body } = await powerUser.call('POST', '/api/user_groups/1/invitations', {
    invitation: { email: 'one.too.many@shirotsume.example', role: 'member' },
  })
  await server.engine.pool.query('update user_group_admin_config set seats = 30 where user_group_id = 1')
  expect([status, body.errors[0].code, body.errors[0].meta.seats]).toEqual([422, 'no_seat', 2])
})

it('§7 teams and team assignments: list, create, update, delete', async () => {
  const made = await powerUser.call('POST', '/api/user_groups/1/teams', { team: { name: '品質', user_ids: [1, 2, 5] } })
  expect(made.body.data).toMatchObject({ name: '品質', user_ids: [1, 2] })
  const { id, lock_version } = made.body.data
  const assigned = await powerUser.call('POST', '/api/brands/1/team_assignments', {
    team_assignment: { team_id: id, role: 'qc' },
  })
  expect(assigned.body.data).toMatchObject({ brand_id: 1, team_name: '品質', role: 'qc' })
  const busy = await powerUser.call('DELETE', `/api/user_groups/1/teams/${id}`)
  expect([busy.status, busy.body.errors[0]]).toMatchObject([422, { code: 'team_assigned', meta: { count: 1 } }])
  const own = `/api/brands/1/team_assignments/${assigned.body.data.id}`
  const changed = await powerUser.call('PATCH', own, {
    team_assignment: { role: 'sales', lock_version: assigned.body.data.lock_version },
  })
  expect(changed.body.data.role).toBe('sales')
  expect(
    (await powerUser.call('GET', '/api/brands/1/team_assignments')).body.data.map(
      (each: { role: string }) => each.role,
    ),
  ).toEqual(['md', 'production', 'sales'])
  expect(
    (await powerUser.call('POST', '/api/brands/1/team_assignments', { team_assignment: { team_id: 4, role: 'qc' } }))
      .status,
  ).toBe(422)
  expect((await powerUser.call('GET', '/api/brands/4/team_assignments')).status).toBe(404)
  expect((await powerUser.call('DELETE', own)).status).toBe(204)
  const renamed = await powerUser.call('PATCH', `/api/user_groups/1/teams/${id}`, {
    team: { name: '品質管理', user_ids: [3], lock_version },
  })
  expect(renamed.body.data).toMatchObject({ name: '品質管理', user_ids: [3] })
  expect(
    (await powerUser.call('PATCH', `/api/user_groups/1/teams/${id}`, { team: { name: 'x', lock_version } })).status,
  ).toBe(409)
  expect((await powerUser.call('DELETE', `/api/user_groups/1/teams/${id}`)).status).toBe(204)
})
