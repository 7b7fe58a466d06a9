import { formVisitor, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const config = async (id: number) =>
  (await admin.call('GET', `/api/user_groups/${id}/user_group_admin_config`)).body.data
const change = async (id: number, values: object) =>
  admin.call('PATCH', `/api/user_groups/${id}/user_group_admin_config`, {
    user_group_admin_config: { ...values, lock_version: (await config(id)).lock_version },
  })
const list = async (query = '') => (await admin.call('GET', `/api/user_groups/directory${query}`)).body

it('domain §3.1 lists name, kind, country, registration number, terms, members, functions, last activity', async () => {
  const { data, pagination } = await list('?per_page=5')
  expect(pagination).toMatchObject({ total_count: 11, total_pages: 3 })
  expect(data[0]).toMatchObject({
    name: '白詰草アパレル(デモ)',
    kind: 'brand',
    country: 'JP',
    standing: 'agreed',
    member_count: 5,
  })
  expect(data[0].last_active_at === null || data[0].last_active_at).toBeTruthy()
  expect((await list('?kind=supplier&standing=prospect')).data.map(({ name }: { name: string }) => name)).toEqual([
    '山彦ソーイング(デモ)',
  ])
  expect((await list('?q=シオカゼ')).data).toHaveLength(1)
  expect((await list('?enabled_function=order_sheet')).data).toHaveLength(2)
  expect((await list('?sort=memberCount&descending=true')).data[0].name).toBe('白詰草アパレル(デモ)')
})

it('§6 only those who run the platform', async () => {
  const brand = await server.as('brand')
  expect((await brand.call('GET', '/api/user_groups/directory')).status).toBe(403)
  expect((await brand.call('GET', '/api/user_groups/1/user_group_admin_config')).status).toBe(403)
  expect((await brand.call('GET', '/api/super_groups')).status).toBe(403)
})

it('bulk: one function on for many, and it stands in both chains', async () => {
  const { body } = await admin.call('PATCH', '/api/user_groups/functions', {
    ids: [3, 4, 1],
    function: 'order_sheet',
    enabled: true,
  })
  expect(body.data).toEqual({ changed: 2 })
  expect((await list('?enabled_function=order_sheet')).data).toHaveLength(4)
  const { rows } = await server.engine.pool.query(
    `select user_group_id from audit_event where action = 'user_group.function_enabled' order by user_group_id`,
  )
  expect(rows.map((row) => row.user_group_id)).toEqual([3, 4, 10, 10])
})

it('create: a prospect with its first owner invited', async () => {
  const made = await admin.call('POST', '/api/user_groups', {
    user_group: { kind: 'supplier', name: '新規縫製(デモ)', owner_email: 'first@new.example' },
  })
  expect(made.body.data).toMatchObject({ standing: 'prospect', country: 'JP', member_count: 0 })
  const { rows } = await server.engine.pool.query(`select role from account_token where user_group_id = $1`, [
    made.body.data.id,
  ])
  expect(rows).toEqual([{ role: 'owner' }])
})

it('standing: a suspended organisation acts no more, and a stale save is told what stands', async () => {
  const trade = await server.as('trade')
  const { lock_version } = (await list('?q=渡舟')).data[0]
  const set = (suspended: boolean, version: number) =>
    admin.call('PATCH', '/api/user_groups/8/standing', { suspended, lock_version: version })
  const suspended = await set(true, lock_version)
  expect(suspended.body.data.standing).toBe('suspended')
  for (const [method, path] of [
    ['GET', '/api/sessions/userinfo'],
    ['GET', '/api/notifications'],
    ['POST', '/api/notifications/read_all'],
  ] as const) {
    const refused = await trade.call(method, path)
    expect([path, refused.status, refused.body.errors[0].code]).toEqual([path, 401, 'organisation_suspended'])
    expect(refused.body.errors[0].message).toContain('渡舟')
  }
  expect((await set(false, lock_version)).status).toBe(409)
  expect((await set(false, lock_version + 1)).body.data.standing).toBe('agreed')
  expect((await trade.call('GET', '/api/sessions/userinfo')).status).toBe(200)
  expect((await admin.call('PATCH', '/api/user_groups/10/standing', { suspended: true, lock_version: 0 })).status).toBe(
    422,
  )
})

it('D6 members of a suspended organisation read that it is, and whom to ask, wherever they come from', async () => {
  const visitor = formVisitor(server)
  const enter = async () => {
    await visitor.get('/users/sign_in')
    return visitor.post('/users/sign_in', { email: 'wataru.kishi@watashibune.example', password: 'demo-tsumugi' })
  }
  expect((await enter()).status).toBe(303)
  const { lock_version } = (await list('?q=渡舟')).data[0]
  const set = (suspended: boolean, version: number) =>
    admin.call('PATCH', '/api/user_groups/8/standing', { suspended, lock_version: version })
  await set(true, lock_version)
  // Where a 401 leads (spec §8), and a new sign-in.
  for (const page of [await visitor.get('/users/sign_out?return_to=%2Fs%2Fapprovals'), await enter()]) {
    expect(page.status).toBe(403)
    for (const said of ['の利用は停止されています', '渡舟', 'つむぎ運営']) expect(page.html).toContain(said)
  }
  expect((await visitor.get('/users/invitations/new')).location).toMatch(/^\/users\/sign_out\?/)
  await set(false, lock_version + 1)
  expect((await visitor.get('/users/sign_out')).status).toBe(303)
})

it('admin config: seats, storage, lists, lock date; used figures beside', async () => {
  const { status, body } = await change(1, {
    seats: 6,
    storage_megabytes: 100,
    login_ip_list: ['203.0.113.0/24'],
    closing_lock_on: '2026-10-31',
    enabled_functions: ['merchandising'],
  })
  expect([status, body.data]).toMatchObject([
    200,
    {
      seats: 6,
      used_seats: 5,
      closing_lock_on: '2026-10-31',
      enabled_functions: ['merchandising'],
      without_two_factor: 5,
    },
  ])
  const wrong = await change(1, { login_ip_list: ['the office'] })
  expect(wrong.body.errors[0]).toMatchObject({ code: 'login_address', meta: { line: 'the office' } })
  await change(1, { login_ip_list: [] })
})

it('whoever saves cannot lock themselves out of their own organisation', async () => {
  const { status, body } = await change(10, { login_ip_list: ['203.0.113.0/24'] })
  expect([status, body.errors[0].code]).toEqual([422, 'own_address_missing'])
})

it('super groups: list, create, change who is in, dissolve', async () => {
  expect((await admin.call('GET', '/api/super_groups')).body.data[0]).toMatchObject({
    name: '野原ホールディングス(デモ)',
    user_groups: [{ id: 1 }, { id: 2 }],
  })
  const made = await admin.call('POST', '/api/super_groups', {
    super_group: { name: '東海縫製連合(デモ)', user_group_ids: [3, 4, 3] },
  })
  expect(made.body.data.user_groups.map(({ id }: { id: number }) => id)).toEqual([3, 4])
  const changed = await admin.call('PATCH', `/api/super_groups/${made.body.data.id}`, {
    super_group: { user_group_ids: [4] },
  })
  expect(changed.body.data).toMatchObject({ name: '東海縫製連合(デモ)', user_groups: [{ id: 4 }] })
  expect((await admin.call('DELETE', `/api/super_groups/${made.body.data.id}`)).status).toBe(204)
  expect((await admin.call('DELETE', `/api/super_groups/${made.body.data.id}`)).status).toBe(404)
})

it('concierges: the whole list for an admin; made by address, ended with their sessions', async () => {
  expect((await admin.call('GET', '/api/concierges')).body.pagination.total_count).toBe(6)
  const made = await admin.call('POST', '/api/concierges', {
    concierge: { email: 'haru.ryogoku@tsumugi.example', user_group_id: 9 },
  })
  expect(made.body.data).toMatchObject({ user: { name: '両国 春' }, user_group: { id: 9 } })
  const haru = await server.as('adminMember')
  expect((await haru.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 9 })).body.data.kind).toBe(
    'distributor',
  )
  expect((await admin.call('DELETE', `/api/concierges/${made.body.data.id}`)).status).toBe(204)
  expect((await haru.call('GET', '/api/sessions/userinfo')).status).toBe(401)
  expect(
    (await admin.call('POST', '/api/concierges', { concierge: { email: 'nobody@x.example', user_group_id: 9 } })).body
      .errors[0].code,
  ).toBe('unknown_person')
})

describe('an organisation of kind admin reaches every other: only its owners make or change one', () => {
  const query = (text: string) => server.engine.pool.query(text)
  const wish = { user_group: { kind: 'admin', name: '第二運営(デモ)', owner_email: 'haru.ryogoku@tsumugi.example' } }
  let power: Caller
  beforeAll(async () => {
    await query("update membership set role = 'power_user' where account_id = 15")
    power = await server.as('adminMember')
  })

  it('a power user makes other kinds, and neither makes, suspends nor configures one of kind admin', async () => {
    expect(
      (await power.call('POST', '/api/user_groups', { user_group: { kind: 'trade', name: '渡し場(デモ)' } })).status,
    ).toBe(200)
    const made = (await admin.call('POST', '/api/user_groups', wish)).body.data
    const attempts = [
      ['POST', '/api/user_groups', wish],
      ['PATCH', `/api/user_groups/${made.id}/standing`, { suspended: true, lock_version: 0 }],
      [
        'PATCH',
        `/api/user_groups/${made.id}/user_group_admin_config`,
        { user_group_admin_config: { seats: 1, lock_version: 0 } },
      ],
      ['PATCH', '/api/user_groups/functions', { ids: [1, made.id], function: 'matching', enabled: true }],
    ] as const
    for (const [method, path, body] of attempts) {
      const answer = await power.call(method, path, body)
      expect([path, answer.status, answer.body.errors?.[0].code]).toEqual([path, 422, 'role_above'])
    }
    const refusable = await admin.call('PATCH', `/api/user_groups/${made.id}/standing`, {
      tester: true,
      lock_version: 0,
    })
    expect(refusable.status).toBe(200)
  })

  it('§6 owner admin: the owner of an admin organisation, while acting for another; never past its own entry rules', async () => {
    const { body } = await admin.call('GET', '/api/sessions/userinfo')
    expect(body.data.owned_client_user_groups.map((group: { id: number }) => group.id)).toEqual([10])
    await query(
      "insert into membership (user_group_id, account_id, role, agreed_terms_at) values (5, 14, 'member', now())",
    )
    const elsewhere = await server.as('admin')
    expect((await elsewhere.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 5 })).status).toBe(200)
    expect((await elsewhere.call('GET', '/api/user_groups/directory')).status).toBe(200)
    await query(`insert into user_group_admin_config (user_group_id, two_factor_required) values (10, true)
      on conflict (user_group_id) do update set two_factor_required = true`)
    expect((await elsewhere.call('GET', '/api/user_groups/directory')).status).toBe(403)
    await query('update session set two_factor_at = now() where account_id = 14')
    expect((await elsewhere.call('GET', '/api/user_groups/directory')).status).toBe(200)
    await query('update user_group_admin_config set two_factor_required = false where user_group_id = 10')
    await query("update membership set role = 'member' where account_id = 14 and user_group_id = 10")
    expect((await elsewhere.call('GET', '/api/user_groups/directory')).status).toBe(403)
    await query("update membership set role = 'owner' where account_id = 14 and user_group_id = 10")
  })
})
