import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from './tenancy.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  // Closed days refuse by themselves; here row-level security is asked alone.
  await rowsOf('update user_group_admin_config set closing_lock_on = null')
  // Something of both organisations in every table, also in those that only use fills.
  for (const persona of ['brand', 'otherBrand'] as const) {
    const caller = await server.as(persona)
    const { body } = await caller.call(
      'POST',
      '/api/brands',
      { brand: { name: '試し', code: 'TRY' } },
      { 'Idempotency-Key': 'k' },
    )
    await caller.call('POST', `/api/brands/${body.data.id}/sub_brands`, { sub_brand: { name: '試し', code: 'TRY' } })
    await rowsOf(`insert into team (user_group_id, name) values ($1, '試し')`, [persona === 'brand' ? 1 : 2])
    await rowsOf(
      `insert into exhibition_guest_reply (user_group_id, exhibition_id, guest, route, key, body_hash)
      select user_group_id, id, '', 'try', 'k', '' from exhibition where user_group_id = $1 limit 1`,
      [persona === 'brand' ? 1 : 2],
    )
  }
})
afterAll(() => server.stop())

const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows

interface OwnedTable {
  name: string
  /** For the application role. */
  policies: number
  readable: boolean
  writable: boolean
}

/** Every table with a user_group_id, as the catalogue has it, so that a new one is here by itself. */
const ownedTables = (): Promise<OwnedTable[]> =>
  rowsOf(`select c.relname as name,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid
        and p.polroles <> array['tsumugi_system'::regrole::oid]) as policies,
      has_any_column_privilege('tsumugi_app', c.oid, 'select') as readable,
      has_any_column_privilege('tsumugi_app', c.oid, 'update') as writable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_group_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`) as Promise<
    OwnedTable[]
  >

/** Whether there is something of both organisations to look for. */
const bothHaveSome = async (name: string) =>
  (await rowsOf(`select distinct user_group_id from ${name} where user_group_id in (1, 2)`)).length === 2

/** What the policies of a table say: one that the demo leaves empty must say the plain rule, word for word. */
const rulesOf = async (name: string) =>
  (
    await rowsOf(
      `select distinct pg_get_expr(p.polqual, p.polrelid) as rule from pg_policy p where p.polrelid = $1::regclass and not 'tsumugi_system'::regrole = any(p.polroles)`,
      [name],
    )
  ).map(({ rule }) => rule as string)
const plainRule = '(user_group_id = current_user_group_id())'

describe('domain §1 Tenancy: row-level security', () => {
  it('is on and forced on every table, whoever owns it, with a policy for the system', async () => {
    const lacking = await rowsOf(`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely%'
        and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p
          where p.polrelid = c.oid and p.polroles = array['tsumugi_system'::regrole::oid]))`)
    expect(lacking).toEqual([])
  })

  it('has a policy for requests on every table of an organisation that they may read', async () => {
    const tables = await ownedTables()
    expect(tables.length).toBeGreaterThan(40)
    expect(tables.filter(({ readable, policies }) => readable && policies === 0)).toEqual([])
  })

  it('the list of migrations is closed to the application role', async () => {
    const rows = await rowsOf(`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname like 'kysely%'
        and has_any_column_privilege('tsumugi_app', c.oid, 'select')`)
    expect(rows).toEqual([])
  })

  it('a query that forgets its where sees its own organisation only, in every table', async () => {
    for (const { name } of (await ownedTables()).filter(({ readable }) => readable)) {
      if (!(await bothHaveSome(name))) {
        const rules = await rulesOf(name)
        expect([name, rules]).toEqual([name, expect.arrayContaining([plainRule])])
        expect([name, rules.filter((rule) => !rule.includes('current_user_group_id()'))]).toEqual([name, []])
        continue
      }
      const seen = await inTenant(server.engine.database, 2, (database) =>
        sql<{ id: number }>`select distinct user_group_id as id from ${sql.table(name)}`.execute(database),
      )
      expect([name, seen.rows]).toEqual([name, [{ id: 2 }]])
    }
  })

  it('without an organisation nothing is seen at all', async () => {
    for (const { name } of (await ownedTables()).filter(({ readable }) => readable)) {
      const seen = await inTenant(server.engine.database, null, (database) =>
        sql`select user_group_id from ${sql.table(name)}`.execute(database),
      )
      expect([name, seen.rows]).toEqual([name, []])
    }
  })

  it('no row can be given to another organisation, in any table that can be written', async () => {
    for (const { name } of (await ownedTables()).filter(({ writable }) => writable)) {
      if (!(await bothHaveSome(name))) continue
      const given = inTenant(server.engine.database, 2, (database) =>
        sql`update ${sql.table(name)} set user_group_id = 1`.execute(database),
      )
      await expect(given, name).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('the role and the organisation of one request are not those of the next', async () => {
    await inTenant(server.engine.database, 1, (database) => sql`select 1`.execute(database))
    const seen = await inTenant(server.engine.database, 2, (database) =>
      sql<{ id: number; role: string }>`select current_user_group_id() as id, current_user as role`.execute(database),
    )
    expect(seen.rows).toEqual([{ id: 2, role: 'tsumugi_app' }])
  })
})
