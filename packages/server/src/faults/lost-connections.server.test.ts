import { connectionsOf, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../database/tenancy.ts'
import { faultOf } from './fault-of.ts'

let server: TestServer
/** What would have ended the process, had nobody listened: an error event without a listener is thrown. */
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
beforeAll(async () => {
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  server = await startTestServer()
})
afterAll(async () => {
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
  await server.stop()
})

// PGlite runs within its process: there is no connection to lose.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a connection that the database ends', () => {
  let connections: Awaited<ReturnType<typeof connectionsOf>>
  beforeAll(async () => {
    connections = await connectionsOf(server.engine)
  })
  /** As many at once as the pool holds, for one alone could miss a connection whose end nobody has heard of yet. */
  const everyConnection = () =>
    Promise.all(Array.from({ length: 10 }, () => server.engine.pool.query('select pg_sleep(0.01)')))
  const answers = async () => {
    await expect
      .poll(() =>
        everyConnection()
          .then(() => server.engine.answers())
          .catch(() => false),
      )
      .toBe(true)
    expect(uncaught).toEqual([])
  }

  it('while it is idle is replaced', async () => {
    await everyConnection()
    expect(await connections.end()).toBeGreaterThan(7)
    await answers()
  })

  it('while somebody holds it and asks nothing fails at the next statement, as lost', async () => {
    const held = inTenant(server.engine.requests, 1, async (database) => {
      await sql`select 1`.execute(database)
      await connections.end()
      await sql`select 2`.execute(database)
    })
    expect(faultOf(await held.catch((error: unknown) => error))).toBe('lost')
    await answers()
  })

  it('while a statement runs fails as lost, and the connection goes to nobody else', async () => {
    const running = inTenant(server.engine.database, null, (database) => sql`select pg_sleep(60)`.execute(database))
    const failure = running.catch((error: unknown) => error)
    await expect
      .poll(async () => {
        const { rows } = await server.engine.pool.query(
          "select count(*)::int as count from pg_stat_activity where datname = current_database() and query like '%pg_sleep(60)%' and state = 'active' and pid <> pg_backend_pid()",
        )
        return rows[0].count
      })
      .toBe(1)
    await connections.end()
    expect(faultOf(await failure)).toBe('lost')
    await answers()
  })

  it('that listens is made anew, and what is told afterwards is heard', async () => {
    const heard: unknown[] = []
    const leave = server.parts.broadcast.subscribe(1, (change) => void heard.push(change))
    await connections.end()
    const notice = JSON.stringify({ userGroupId: 1, topic: 'again', id: 1, by: 1 })
    await expect
      .poll(async () => {
        await server.engine.pool.query("select pg_notify('tsumugi', $1)", [notice]).catch(() => {})
        return heard.length
      })
      .toBeGreaterThan(0)
    leave()
    await answers()
  })
})

it('a notice that is no change of ours is passed over', async () => {
  const heard: unknown[] = []
  const leave = server.parts.broadcast.subscribe(1, (change) => void heard.push(change))
  await server.engine.pool.query("select pg_notify('tsumugi', 'not json')")
  const notice = JSON.stringify({ userGroupId: 1, topic: 'after', id: 1, by: 1 })
  await server.engine.pool.query("select pg_notify('tsumugi', $1)", [notice])
  await expect.poll(() => heard).toEqual([JSON.parse(notice)])
  expect(uncaught).toEqual([])
  leave()
})
