import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const query = (text: string, values: unknown[] = []) => server.engine.pool.query(text, values)
/** Two processes on one database: what one of them changes, the other remembers otherwise. */
let processes: ReturnType<typeof createApp>[]
let cookie: string
beforeEach(async () => {
  processes = [createApp(server.parts), createApp(server.parts)]
  cookie = await server.cookieOf('brand')
  for (const app of processes) expect((await ask(app)).status).toBe(200)
})
const ask = (app: ReturnType<typeof createApp>, path = '/api/sessions/userinfo') =>
  app.request(path, { headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' } })

/** Statements that one request sends, without the notices of others. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = server.engine
  const client = await pool.connect()
  const { prototype } = client.constructor as unknown as { prototype: { query(...given: unknown[]): unknown } }
  client.release()
  const original = prototype.query
  let count = 0
  prototype.query = function counted(...given: unknown[]) {
    count += 1
    return original.apply(this, given)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return count
}

it('who asks again is not looked up again: opening, one query, commit', async () => {
  expect(await statementsOf(async () => ask(processes[0]!, '/api/merchandisings/templates?per_page=25'))).toBe(3)
})

describe('what is remembered never lets anybody do what they no longer may', () => {
  it.each([
    ['signed out', 'delete from session where account_id = 1', 401],
    ['over', "update session set expires_at = now() - interval '1 second' where account_id = 1", 401],
    ['of a suspended person', 'update account set suspended_at = now() where id = 1', 401],
    ['of a suspended organisation', 'update user_group set suspended_at = now() where id = 1', 401],
    ['of a former member', 'delete from membership where account_id = 1', 401],
  ])('a session that is %s is refused by every process at once', async (_, change, status) => {
    const undo = {
      account: 'update account set suspended_at = null',
      user_group: 'update user_group set suspended_at = null',
    }
    const { rows } = await query('select * from membership where account_id = 1')
    await query(change)
    for (const app of processes) expect((await ask(app)).status).toBe(status)
    for (const statement of Object.values(undo)) await query(statement)
    for (const { id, user_group_id: group, account_id: account, role, agreed_terms_at: agreed } of rows) {
      await query(
        'insert into membership (id, user_group_id, account_id, role, agreed_terms_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
        [id, group, account, role, agreed],
      )
    }
  })

  it('a function taken away is refused, one given is granted, without signing in again', async () => {
    await query(
      "update user_group set enabled_functions = array_remove(enabled_functions, 'merchandising') where id = 1",
    )
    for (const app of processes) expect((await ask(app, '/api/merchandisings/templates')).status).toBe(403)
    await query(
      "update user_group set enabled_functions = array_append(enabled_functions, 'merchandising') where id = 1",
    )
    for (const app of processes) expect((await ask(app, '/api/merchandisings/templates')).status).toBe(200)
  })

  it('after a switch in one process, the other acts for the new organisation', async () => {
    cookie = await server.cookieOf('manyOrganisations')
    for (const app of processes) expect((await ask(app)).status).toBe(200)
    const [here, there] = processes
    const headers = { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
    const body = JSON.stringify({ current_user_group_id: 8 })
    expect((await here!.request('/api/sessions/userinfo', { method: 'PATCH', headers, body })).status).toBe(200)
    for (const app of [there!, here!]) {
      const { data } = (await (await ask(app)).json()) as { data: { current_user_group: { id: number } } }
      expect(data.current_user_group.id).toBe(8)
    }
  })
})

describe('a session left alone', () => {
  const seen = async () =>
    (
      await query(
        'select extract(epoch from now() - seen_at) as ago from session where account_id = 1 order by created_at desc limit 1',
      )
    ).rows[0].ago as number
  const leaveFor = (time: string) =>
    query('update session set seen_at = now() - $1::interval where account_id = 1', [time])

  it('is noted to be in use at most once a minute', async () => {
    await leaveFor('50 seconds')
    await ask(processes[0]!)
    expect(Number(await seen())).toBeGreaterThan(45)
    await leaveFor('70 seconds')
    await ask(processes[0]!)
    expect(Number(await seen())).toBeLessThan(30)
  })

  it('ends after two hours, and after a fortnight where it was to be remembered', async () => {
    await leaveFor('119 minutes')
    expect((await ask(processes[0]!)).status).toBe(200)
    await leaveFor('121 minutes')
    for (const app of processes) expect((await ask(app)).status).toBe(401)
    await query('update session set remembered = true where account_id = 1')
    expect((await ask(processes[1]!)).status).toBe(200)
    await leaveFor('15 days')
    for (const app of processes) expect((await ask(app)).status).toBe(401)
  })
})
