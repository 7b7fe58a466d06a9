import { testEngine, type TestEngine } from '@tsumugi/dev-env'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postpone } from './pipelined-driver.ts'
import { asSystem, inTenant } from './tenancy.ts'

let own: TestEngine
beforeAll(async () => {
  own = await testEngine()
  await own.engine.pool.query('create table pipelined (id int primary key, said text)')
})
afterAll(() => own.dispose())
beforeEach(() => own.engine.pool.query('delete from pipelined'))

const rows = async () => (await own.engine.pool.query('select id, said from pipelined order by id')).rows
const add = (id: number) => sql`insert into pipelined values (${id}, ${`said ${id}`})`

describe('a postponed statement', () => {
  it('keeps its place in the order and is committed with the rest', async () => {
    const seen = await asSystem(own.engine.database, async (database) => {
      await postpone(database, add(1))
      await postpone(database, add(2))
      return (await sql<{ id: number }>`select id from pipelined order by id`.execute(database)).rows
    })
    expect(seen).toEqual([{ id: 1 }, { id: 2 }])
    expect(await rows()).toHaveLength(2)
  })

  it('that is the last of its transaction is sent before the commit', async () => {
    await asSystem(own.engine.database, (database) => postpone(database, add(1)))
    expect(await rows()).toEqual([{ id: 1, said: 'said 1' }])
  })

  it('that fails takes everything with it and says why, at the latest at the commit', async () => {
    const twice = asSystem(own.engine.database, async (database) => {
      await add(1).execute(database)
      await postpone(database, add(1))
    })
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    const before = asSystem(own.engine.database, async (database) => {
      await postpone(database, sql`select 1 / 0`)
      await add(2).execute(database)
    })
    await expect(before).rejects.toMatchObject({ code: '22012' })
    expect(await rows()).toEqual([])
  })

  it('is not sent when the work was given up', async () => {
    const work = asSystem(own.engine.database, async (database) => {
      await postpone(database, add(1))
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await rows()).toEqual([])
    await asSystem(own.engine.database, (database) => add(2).execute(database))
    expect(await rows()).toEqual([{ id: 2, said: 'said 2' }])
  })

  it('outside a transaction is sent at once', async () => {
    await postpone(own.engine.database, add(1))
    expect(await rows()).toHaveLength(1)
  })
})

it('a transaction that somebody kept using after a failure is no success', async () => {
  const work = asSystem(own.engine.database, async (database) => {
    await sql`select 1 / 0`.execute(database).catch(() => undefined)
  })
  await expect(work).rejects.toThrow(/rolled back/)
})

it('role and organisation hold inside the transaction only (SET LOCAL)', async () => {
  const who = sql<{
    role: string
    tenant: string | null
  }>`select current_user::text as role, current_setting('app.user_group_id', true) as tenant`
  const outside = async () => (await asSystem(own.engine.database, (database) => who.execute(database))).rows[0]!
  const before = await outside()
  const inside = await inTenant(own.engine.database, 7, (database) => who.execute(database))
  expect(inside.rows).toEqual([{ role: 'tsumugi_app', tenant: '7' }])
  await expect(inTenant(own.engine.database, 8, async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const after = await outside()
  expect([after.role, after.tenant || null]).toEqual([before.role, null])
})

it('many at once keep their own organisation, whoever had the connection before', async () => {
  const tenants = Array.from({ length: 40 }, (_, at) => at + 1)
  const answers = await Promise.all(
    tenants.map((tenant) =>
      inTenant(own.engine.database, tenant, async (database) =>
        Number((await sql<{ id: number }>`select current_user_group_id() as id`.execute(database)).rows[0]!.id),
      ),
    ),
  )
  expect(answers).toEqual(tenants)
})

it('nothing is done where the proof does not pass', async () => {
  const work = inTenant(own.engine.database, 1, () => Promise.resolve('done'), "select assert_session('\\x00', '1')")
  await expect(work).rejects.toMatchObject({ code: 'TS401' })
})
