import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { sql, type RawBuilder } from 'kysely'
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
      `select distinct pg_get_expr(coalesce(p.polqual, p.polwithcheck), p.polrelid) as rule from pg_policy p where p.polrelid = $1::regclass and not 'tsumugi_system'::regrole = any(p.polroles)`,
      [name],
    )
  ).map(({ rule }) => rule as string)
/** Of a debtor and a creditor: both see what both agreed to. */
const ofParties = new Set(['settlement'])
/** What a distributor offers is seen by those it offers it to (domain §1, Market), and judged below on its own. */
const offered = new Set([
  'material',
  'material_color',
  'material_lot',
  'material_price',
  'material_photo',
  'distributor_customer',
])
const distributor = 9
/** A cloth of the distributor with something in each table that belongs to it. */
async function offeredCloth(visibility: string, discarded: boolean): Promise<number> {
  const [{ id }] = await rowsOf(
    `insert into material (user_group_id, code, name, kind, weave, visibility, discarded_at)
      values ($1, gen_random_uuid()::text, '試し', 'fabric', 'plain', $2, case when $3::boolean then now() end) returning id`,
    [distributor, visibility, discarded],
  )
  await rowsOf('insert into material_price (material_id, user_group_id) values ($1, $2)', [id, distributor])
  await rowsOf(
    `with color as (insert into material_color (user_group_id, material_id, no, name, hex, lab_l, lab_a, lab_b)
        values ($1, $2, '1', '試し', '#102030', 10, 0, 0) returning id)
      insert into material_lot (user_group_id, material_id, color_id, lot) select $1, $2, id, 'L' from color`,
    [distributor, id],
  )
  await rowsOf(
    `with kept as (insert into stored_file (user_group_id, storage_key, size)
        values ($1, gen_random_uuid()::text, 1) returning storage_key as key),
      file as (insert into record_file (user_group_id, name, storage_key, content_type, size)
        select $1, '表.webp', key, 'image/webp', 1 from kept returning id)
      insert into material_photo (user_group_id, material_id, file_id) select $1, $2, id from file`,
    [distributor, id],
  )
  return Number(id)
}

/** In which tables an organisation, or nobody, sees a cloth. */
const seenBy = (userGroupId: number | null, id: number) =>
  inTenant(server.engine.database, userGroupId, async (database) => {
    const seen: Record<string, boolean> = {}
    for (const name of ['material', 'material_color', 'material_lot', 'material_price', 'material_photo']) {
      const key = sql.ref(name === 'material' ? 'id' : 'material_id')
      const { rows } = await sql`select 1 from ${sql.table(name)} where ${key} = ${id}`.execute(database)
      seen[name] = rows.length > 0
    }
    return seen
  })

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
        if (offered.has(name)) continue
        const rules = await rulesOf(name)
        if (!ofParties.has(name)) expect([name, rules]).toEqual([name, expect.arrayContaining([plainRule])])
        expect([name, rules.filter((rule) => !rule.includes('current_user_group_id()'))]).toEqual([name, []])
        continue
      }
      const seen = await inTenant(server.engine.database, 2, (database) =>
        sql<{ id: number }>`select distinct user_group_id as id from ${sql.table(name)}`.execute(database),
      )
      const others = offered.has(name) ? seen.rows.filter(({ id }) => id !== distributor) : seen.rows
      expect([name, others]).toEqual([name, [{ id: 2 }]])
    }
  })

  it.each(
    (['public', 'customers', 'hidden'] as const).flatMap((visibility) =>
      [false, true].flatMap((discarded) =>
        ([null, 'requested', 'approved', 'blocked'] as const).map((standing) => ({ visibility, discarded, standing })),
      ),
    ),
  )(
    'domain §1, Market: cloth that is $visibility (withdrawn: $discarded) to a buyer who is $standing, in every table it has',
    async ({ visibility, discarded, standing }) => {
      const id = await offeredCloth(visibility, discarded)
      await rowsOf('delete from distributor_customer where user_group_id = $1 and buyer_id = 2', [distributor])
      if (standing)
        await rowsOf(`insert into distributor_customer (user_group_id, buyer_id, status) values ($1, 2, $2)`, [
          distributor,
          standing,
        ])
      const isShown = !discarded && (visibility === 'public' || (visibility === 'customers' && standing === 'approved'))
      const seen = await seenBy(2, id)
      expect(seen).toEqual({
        material: isShown,
        material_color: isShown,
        material_lot: isShown,
        material_price: isShown && standing !== 'blocked',
        material_photo: isShown,
      })
      expect(new Set(Object.values(await seenBy(distributor, id)))).toEqual(new Set([true]))
      expect(new Set(Object.values(await seenBy(null, id)))).toEqual(new Set([false]))
    },
  )

  it('domain §1, Market: a customer sees that they are one, and no other customer', async () => {
    for (const buyer of [1, 2])
      await rowsOf(
        `insert into distributor_customer (user_group_id, buyer_id) values ($1, $2) on conflict do nothing`,
        [distributor, buyer],
      )
    const seen = await inTenant(server.engine.database, 2, (database) =>
      sql<{ id: number }>`select distinct buyer_id as id from distributor_customer`.execute(database),
    )
    expect(seen.rows).toEqual([{ id: 2 }])
  })

  it.each([...offered])('domain §1, Market: nobody but the distributor writes its %s', async (name) => {
    await offeredCloth('public', false)
    const asBuyer = (query: RawBuilder<unknown>) =>
      inTenant(server.engine.database, 2, (database) => query.execute(database))
    const table = sql.table(name)
    // What nobody may do to a table at all is refused before a row is looked at.
    const touched = (query: RawBuilder<unknown>) =>
      asBuyer(query).then(
        ({ numAffectedRows }) => numAffectedRows,
        ({ code }: { code: string }) => code,
      )
    const changed = await touched(
      sql`update ${table} set user_group_id = user_group_id where user_group_id = ${distributor}`,
    )
    expect(changed).toBe(name === 'material_photo' ? '42501' : 0n)
    expect(await touched(sql`delete from ${table} where user_group_id = ${distributor}`)).toBe(0n)
    // The policy is asked before the columns that are missing.
    await expect(asBuyer(sql`insert into ${table} (user_group_id) values (${distributor})`)).rejects.toMatchObject({
      code: '42501',
    })
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
