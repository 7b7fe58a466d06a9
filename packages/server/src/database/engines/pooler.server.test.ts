import { hasPooler, ownDatabase, transactionPooler, type OwnDatabase, type TransactionPooler } from '@tsumugi/dev-env'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngine, type Database, type Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { postpone } from '../pipeline/pipelined-driver.ts'
import { asSystem, inTenant } from '../tenancy.ts'

describe.runIf(process.env.TEST_ENGINE === 'postgres' && hasPooler)('behind a pooler in transaction mode', () => {
  let own: OwnDatabase
  let pooler: TransactionPooler
  let engine: Engine
  const choice = () => ({
    databaseUrl: pooler.over(own.url),
    systemUrl: pooler.over(own.systemUrl),
    directUrl: own.systemUrl,
  })
  beforeAll(async () => {
    own = await ownDatabase()
    const [{ name }] = (await own.query<{ name: string }>('select current_database() as name')) as [{ name: string }]
    // Nothing of this may be seen by us.
    await own.administer(`alter database ${name} set timezone = 'Asia/Tokyo'`)
    pooler = await transactionPooler(own.url, own.systemUrl)
    engine = await openEngine(choice())
  })
  afterAll(async () => {
    await engine.close()
    await pooler.stop()
    await own.drop()
  })

  const many = Array.from({ length: 60 }, (_, at) => at + 1)

  it('two that start at once migrate once, and both run', async () => {
    const started = await Promise.all([openEngine(choice()), openEngine(choice())])
    await Promise.all(started.map((one) => one.alone((database) => migrate(database))))
    const names = await own.query<{ name: string }>('select name from kysely_migration')
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
    for (const one of started) {
      expect(await one.answers()).toBe(true)
      await one.close()
    }
  })

  it('many tenants at once keep their organisation and role, for statements that come again and again', async () => {
    const seen = (database: Database, round: number) =>
      sql<{ id: number; role: string; round: number }>`
        select current_user_group_id() as id, current_user::text as role, ${round}::int as round`.execute(database)
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        many.map((id) => inTenant(engine.requests, id, async (database) => (await seen(database, round)).rows[0])),
      )
      expect(answers).toEqual(many.map((id) => ({ id, role: 'tsumugi_app', round })))
    }
  })

  it('statements sent together are answered each with its own, and those postponed come before', async () => {
    const answers = await Promise.all(
      many.map((tenant) =>
        inTenant(engine.requests, tenant, async (database) => {
          await postpone(database, sql`select set_config('app.said', ${String(tenant)}, true)`)
          const asked = [1, 2, 3].map((value) =>
            sql<{ said: string }>`select current_setting('app.said') || ${`-${value}`} as said`.execute(database),
          )
          return (await Promise.all(asked)).map(({ rows }) => rows[0]!.said)
        }),
      ),
    )
    expect(answers).toEqual(many.map((tenant) => [1, 2, 3].map((value) => `${tenant}-${value}`)))
  })

  it('a transaction that fails gives nothing of it to whoever has its session next', async () => {
    const failing = many.map((id) =>
      inTenant(engine.requests, id, (database) =>
        Promise.all([sql`select ${id}::int / 0`.execute(database), sql`select ${id}::int`.execute(database)]),
      ).catch((error: { code?: string }) => error.code),
    )
    expect(await Promise.all(failing)).toEqual(many.map(() => '22012'))
    const { rows } = await engine.pool.query(
      "select current_user::text as login, current_setting('app.user_group_id', true) as tenant",
    )
    expect([rows[0].login, rows[0].tenant || '']).toEqual([new URL(own.systemUrl).username, ''])
  })

  it('every transaction has the time zone and the limits, whichever session it comes upon', async () => {
    const settings = (database: Database) =>
      sql<object>`select current_setting('TimeZone') as zone, current_setting('jit') as jit,
        current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(database)
    const expected = { zone: 'UTC', jit: 'off', statement: '30s', idle: '1min' }
    for (const database of [engine.requests, engine.database]) {
      const asked = many.map(() => asSystem(database, async (held) => (await settings(held)).rows[0]))
      expect(await Promise.all(asked)).toEqual(many.map(() => expected))
    }
    // Outside a transaction the time zone follows its client.
    const zones = await Promise.all(many.map(() => engine.pool.query("select current_setting('TimeZone') as zone")))
    expect(new Set(zones.map(({ rows }) => rows[0].zone))).toEqual(new Set(['UTC']))
  })

  it('what is notified within a transaction is heard, by the address that leads past it', async () => {
    const heard: string[] = []
    const stop = await engine.listen('tsumugi_test', (payload) => heard.push(payload))
    await inTenant(engine.requests, 1, (database) => postpone(database, sql`select pg_notify('tsumugi_test', 'told')`))
    await expect.poll(() => heard).toEqual(['told'])
    await stop()
  })

  it.each([
    [
      'nothing leads past it',
      () => ({ directUrl: undefined }),
      /^SYSTEM_DATABASE_URL leads over .*DIRECT_DATABASE_URL/,
    ],
    [
      'what should lead past it does not',
      () => ({ directUrl: pooler.over(own.systemUrl) }),
      /^DIRECT_DATABASE_URL leads over/,
    ],
    ['another login leads past it', () => ({ directUrl: own.url }), /^DIRECT_DATABASE_URL leads to .* as .*same login/],
    ['nobody answers past it', () => ({ directUrl: 'postgres://a:secret@127.0.0.1:1/b' }), /does not answer.*DIRECT_D/],
  ])('refused with one line where %s', async (_, change, says) => {
    const refusal = await openEngine({ ...choice(), ...change() }).catch((error: Error) => error)
    expect(refusal).toMatchObject({ name: 'UnusableDatabase', message: expect.stringMatching(says) })
    expect((refusal as Error).message).not.toMatch(/secret|\n/)
  })
})
