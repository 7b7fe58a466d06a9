import { testEngine, type TestEngine } from '@tsumugi/dev-env'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../engine.ts'
import { postpone } from './pipelined-driver.ts'
import { roundTrips } from './round-trips.ts'
import { asSystem, inTenant, outsideTenant } from '../tenancy.ts'

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

it('work outside the tenant within such work leaves it outside; the last to end goes back, also where one fails', async () => {
  const who = sql<{ role: string }>`select current_user::text as role`
  const roles = await inTenant(own.engine.requests, 7, async (database) => {
    const role = async (within = database) => (await who.execute(within)).rows[0]!.role
    const seen = [await role()]
    await outsideTenant(database, async (system) => {
      await outsideTenant(system, async (inner) => seen.push(await role(inner)))
      seen.push(await role(system))
      await outsideTenant(system, async () => Promise.reject(new Error('no'))).catch(() => undefined)
      seen.push(await role(system))
    })
    seen.push(await role())
    return seen
  })
  expect(roles).toEqual(['tsumugi_app', 'tsumugi_system', 'tsumugi_system', 'tsumugi_system', 'tsumugi_app'])
})

describe('the tenant beside the system on one connection', () => {
  const who = sql<{ role: string }>`select current_user::text as role`
  const role = async (database: Database) => (await who.execute(database)).rows[0]!.role

  it('is refused, whether it asks within that work or beside it, and answered again after it', async () => {
    const seen = await inTenant(own.engine.requests, 7, async (database) => {
      const within = outsideTenant(database, () => role(database))
      await expect(within).rejects.toThrow('The system is at work on this connection.')
      const system = outsideTenant(database, role)
      await expect(role(database)).rejects.toThrow('The system is at work on this connection.')
      return [await system, await role(database)]
    })
    expect(seen).toEqual(['tsumugi_system', 'tsumugi_app'])
  })

  it('finds its own role again once all work of the system has ended', async () => {
    const seen = await inTenant(own.engine.requests, 7, async (database) => [
      ...(await Promise.all([outsideTenant(database, role), outsideTenant(database, role)])),
      await role(database),
    ])
    expect(seen).toEqual(['tsumugi_system', 'tsumugi_system', 'tsumugi_app'])
  })
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

describe('what is asked at the same time', () => {
  const tripsOf = async (work: () => Promise<unknown>) => {
    let count = 0
    const add = () => void (count += 1)
    roundTrips.subscribe(add)
    await work().finally(() => roundTrips.unsubscribe(add))
    return count
  }
  const ask = (database: Database, value: number) =>
    sql<{ value: number }>`select ${value}::int as value`.execute(database).then(({ rows }) => rows[0]!.value)

  it('is answered within one round trip, each with its own', async () => {
    const values = Array.from({ length: 20 }, (_, at) => at)
    const trips = await tripsOf(async () =>
      expect(
        await asSystem(own.engine.database, (database) => Promise.all(values.map((value) => ask(database, value)))),
      ).toEqual(values),
    )
    // With the begin before it, and the commit.
    expect(trips).toBe(2)
  })

  it('sees all that was postponed before it, in its order', async () => {
    const said = sql<{ said: string }>`select current_setting('app.said') as said`
    const seen = await asSystem(own.engine.database, async (database) => {
      await postpone(database, sql`select set_config('app.said', 'first', true)`)
      await postpone(database, sql`select set_config('app.said', 'second', true)`)
      const answers = await Promise.all([said.execute(database), said.execute(database)])
      return answers.map(({ rows }) => rows[0]!.said)
    })
    expect(seen).toEqual(['second', 'second'])
  })

  it('tells the fault that came first, not that the transaction was broken by it', async () => {
    const work = asSystem(own.engine.database, async (database) => {
      await postpone(database, sql`select 1 / 0`)
      await Promise.all([ask(database, 1), ask(database, 2), ask(database, 3)])
    })
    await expect(work).rejects.toMatchObject({ code: '22012' })
  })

  it('hears what aborted the transaction, whichever of it is answered first; a savepoint undoes that', async () => {
    const heard: unknown[] = []
    const code = (work: Promise<unknown>) => work.catch((error: { code: string }) => heard.push(error.code))
    const work = asSystem(own.engine.database, async (database) => {
      await sql`savepoint here`.execute(database)
      await Promise.all([
        code(add(1).execute(database)),
        code(sql`select 1 / 0`.execute(database)),
        code(ask(database, 1)),
      ])
      await sql`rollback to savepoint here`.execute(database)
      await code(sql`select nothing`.execute(database))
      await code(ask(database, 1))
      throw new Error('heard')
    })
    await expect(work).rejects.toThrow('heard')
    expect(heard).toEqual(['22012', '22012', '42703', '42703'])
  })

  it('does not reach the database after one of it failed: the connection is somebody else’s by then', async () => {
    let late: Promise<unknown> = Promise.resolve()
    const work = asSystem(own.engine.database, async (database) => {
      late = ask(database, 1).then(async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return add(9).execute(database)
      })
      late.catch(() => undefined)
      await Promise.all([late, sql`select 1 / 0`.execute(database)])
    })
    await expect(work).rejects.toMatchObject({ code: '22012' })
    await expect(late).rejects.toThrow('The transaction has ended.')
    expect(await rows()).toEqual([])
  })
})

describe('plans that connections keep', () => {
  const found = (id: number) =>
    asSystem(
      own.engine.database,
      async (database) => (await sql`select * from pipelined where id = ${id}`.execute(database)).rows,
    )
  const often = async (work: () => Promise<unknown>) => {
    for (let at = 0; at < 5; at += 1) await work()
  }

  it('are of statements that come again, and of no others', async () => {
    await often(() => found(1))
    for (let at = 0; at < 5; at += 1)
      await asSystem(own.engine.database, (database) =>
        sql`select ${1} as ${sql.ref(`column_${at}`)}`.execute(database),
      )
    const kept = await asSystem(own.engine.database, (database) =>
      sql<{ statement: string }>`select statement from pg_prepared_statements where name like 's0%'`.execute(database),
    )
    const statements = kept.rows.map(({ statement }) => statement)
    expect(statements.some((one) => one.includes('column_'))).toBe(false)
    expect(statements).toContain('select * from pipelined where id = $1')
  })

  it('are made anew where a migration changed the table beneath them, and nobody sees an error', async () => {
    await own.engine.pool.query(`insert into pipelined values (1, 'one')`)
    await often(() => found(1))
    await own.engine.pool.query('alter table pipelined add column more int default 5')
    try {
      await often(async () => expect(await found(1)).toEqual([{ id: 1, said: 'one', more: 5 }]))
    } finally {
      await own.engine.pool.query('alter table pipelined drop column more')
    }
    await often(async () => expect(await found(1)).toEqual([{ id: 1, said: 'one' }]))
  })
})
