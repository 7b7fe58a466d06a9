import { testEngine, type TestEngine } from '@tsumugi/dev-env'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem, inTenant } from './tenancy.ts'

let own: TestEngine
beforeAll(async () => {
  own = await testEngine()
})
afterAll(() => own.dispose())

const oneToTwenty = Array.from({ length: 20 }, (_, at) => at + 1)
const answersOf = () =>
  Promise.all(
    oneToTwenty.map(
      async (number) => (await own.engine.pool.query('select $1::int as number', [number])).rows[0]?.number,
    ),
  )

describe('one pool for both engines', () => {
  it('many queries at once each get their own answer; embedded there is one connection only', async () => {
    expect(await answersOf()).toEqual(oneToTwenty)
    if (own.engine.name === 'pglite') expect([own.engine.pool.options.max, own.engine.pool.totalCount]).toEqual([1, 1])
  })

  it('a refused statement leaves the connection to the next ones, with answers of their own', async () => {
    const refused = () => own.engine.pool.query('select 1 / $1::int', [0])
    for (const _ of oneToTwenty.slice(0, 3)) {
      await expect(refused()).rejects.toThrow(/division by zero/)
      expect(await answersOf()).toEqual(oneToTwenty)
    }
  })

  it('listening holds no pooled connection: nobody starves, and what is notified arrives', async () => {
    const heard: string[] = []
    const stops = await Promise.all(
      [1, 2, 3].map(() => own.engine.listen('tsumugi_test', (payload) => heard.push(payload))),
    )
    expect(await answersOf()).toEqual(oneToTwenty)
    await own.engine.pool.query("select pg_notify('tsumugi_test', 'hello')")
    await expect.poll(() => heard).toEqual(['hello', 'hello', 'hello'])
    for (const stop of stops) await stop()
  })

  it('answers numbers for ids, text for money, days and instants', async () => {
    const { rows } = await own.engine.pool
      .query(`select 9007199254740991::bigint as id, 12.50::numeric(16,4) as money, date '2027-03-01' as day,
      timestamptz '2027-03-01 09:00+09' as instant`)
    expect(rows[0]).toEqual({
      id: 9_007_199_254_740_991,
      money: '12.5000',
      day: '2027-03-01',
      instant: '2027-03-01T00:00:00.000Z',
    })
  })

  it('speaks no newer SQL than PostgreSQL 15', async () => {
    const { rows } = await own.engine.pool.query("select current_setting('server_version_num')::int as version")
    expect(rows[0].version).toBeGreaterThanOrEqual(150_000)
  })
})

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'no statement runs without an end or is compiled first, on either login',
  async () => {
    for (const pool of [own.engine.pool, own.engine.requestPool]) {
      const { rows } = await pool.query(`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`)
      expect(rows).toEqual([{ statement: '30s', idle: '1min', jit: 'off' }])
    }
  },
)

it.runIf(process.env.TEST_ENGINE === 'postgres')('requests have a login that can do nothing by itself', async () => {
  const { rows } = await own.engine.requestPool.query(`select r.rolsuper or r.rolbypassrls or r.rolinherit as mighty,
      (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
    from pg_roles r where r.rolname = current_user`)
  expect(rows).toEqual([{ mighty: false, owned: 0 }])
  await expect(own.engine.requestPool.query('select count(*) from account')).rejects.toMatchObject({ code: '42501' })
})

describe('inside an open transaction', () => {
  it.each([
    ['a query on the pool', () => own.engine.pool.query('select 1')],
    ['a query of the database', () => own.engine.database.selectFrom('brand').select('id').execute()],
    ['another transaction', () => asSystem(own.engine.database, async () => 1)],
  ])('%s is refused at once instead of waiting for itself', async (_, nested) => {
    await expect(inTenant(own.engine.database, 1, async () => nested())).rejects.toThrow(/inside an open transaction/)
    expect(await answersOf()).toEqual(oneToTwenty)
  })

  it('what was started there may go on after its end', async () => {
    const later = await asSystem(own.engine.database, async () => ({
      ask: () => own.engine.pool.query('select 1 as one'),
    }))
    expect((await later.ask()).rows).toEqual([{ one: 1 }])
    let inherited: Promise<unknown> | undefined
    await asSystem(own.engine.database, async () => {
      inherited = new Promise((resolve) => setTimeout(resolve, 50)).then(() => own.engine.pool.query('select 2 as two'))
    })
    await expect(inherited).resolves.toMatchObject({ rows: [{ two: 2 }] })
  })

  it('an error rolls back and gives the connection back without its role or organisation', async () => {
    const failed = inTenant(own.engine.database, 1, async (database) => {
      await sql`update brand set name = 'never' where id = 1`.execute(database)
      throw new Error('halfway')
    })
    await expect(failed).rejects.toThrow('halfway')
    const { rows } = await own.engine.pool.query(
      "select count(*)::int as count, current_setting('app.user_group_id', true) as tenant, current_user <> 'tsumugi_app' as system from brand where name = 'never'",
    )
    expect([rows[0].count, rows[0].tenant ?? '', rows[0].system]).toEqual([0, '', true])
  })
})

describe('collation', () => {
  it('every code of a document or master sorts by its characters, on both engines alike', async () => {
    const { rows } = await own.engine.pool.query(`select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'code' and collation_name is distinct from 'C'`)
    expect(rows).toEqual([])
  })

  it('codes come back in the order of their characters', async () => {
    const codes = ['b', 'A', 'a', 'B', '-1', '10', '9', '品', 'カ', 'か', '_x']
    const { rows } = await asSystem(own.engine.database, async (database) => {
      await sql`create temporary table sorted (code text collate "C") on commit drop`.execute(database)
      await sql`insert into sorted select * from unnest(${codes}::text[])`.execute(database)
      return sql<{ code: string }>`select code from sorted order by code`.execute(database)
    })
    expect(rows.map((row) => row.code)).toEqual(codes.toSorted())
  })
})
