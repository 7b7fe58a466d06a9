import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../database/tenancy.ts'

let server: TestServer
let supplierId: number
beforeAll(async () => {
  server = await startTestServer()
  const { body } = await (await server.as('supplier')).call('GET', '/api/sessions/userinfo')
  supplierId = body.data.current_user_group.id
})
afterAll(() => server.stop())

/** What partners are told by name: the master, the view that tells it, what bears it, and the list of one's own. */
const named = [
  { master: 'brand', view: 'named_brand', bearer: 'production', list: '/api/brands' },
  { master: 'sub_brand', view: 'named_sub_brand', bearer: 'production', list: undefined },
  { master: 'color', view: 'named_color', bearer: 'stock_keeping_unit', list: '/api/colors' },
  { master: 'size', view: 'named_size', bearer: 'stock_keeping_unit', list: '/api/sizes' },
] as const
/** All that a view may hold: which one it is, what it is called, and where it stands among its like. */
const names = ['id', 'code', 'name', 'name_en', 'name_zh', 'set_name', 'hex', 'position']

const asSupplier = async <Row>(query: RawBuilder<Row>) =>
  (await inTenant(server.engine.requests, supplierId, (database) => query.execute(database))).rows

it.each(named)('domain §4.11 a partner reads no row of a $master, not even one that is borne', async ({ master }) => {
  const rows = await asSupplier(
    sql<{ id: number }>`select id from ${sql.table(master)} where user_group_id <> ${supplierId}`,
  )
  expect(rows).toEqual([])
})

it.each(named)(
  'domain §4.11 a partner reads the name of each $master that a shared one bears, of no other, and nothing but the name',
  async ({ master, view, bearer, list }) => {
    const borneBy = () =>
      asSupplier(sql<{ id: number }>`
        select distinct ${sql.ref(`${master}_id`)} as id from ${sql.table(bearer)}
        where ${sql.ref(`${master}_id`)} is not null and user_group_id <> ${supplierId}`)
    // The demo shares nothing of a sub-brand.
    if (master === 'sub_brand' && (await borneBy()).length === 0)
      await server.engine.pool.query(`update production d set sub_brand_id = (
        select s.id from sub_brand s where s.user_group_id = d.user_group_id limit 1) where d.user_group_id <> ${supplierId}`)
    const borne = await borneBy()
    const own = await asSupplier(sql<{ id: number }>`select id from ${sql.table(master)}`)
    const seen = await asSupplier(sql<{ id: number }>`select * from ${sql.table(view)}`)
    expect(borne.length).toBeGreaterThan(0)
    expect(seen.map(({ id }) => id).toSorted()).toEqual([...borne, ...own].map(({ id }) => id).toSorted())
    expect(Object.keys(seen[0]!).filter((column) => !names.includes(column))).toEqual([])
    const supplier = await server.as('supplier')
    if (!list) return
    const { body } = await supplier.call('GET', `${list}?per_page=500`)
    const listed = new Set((body.data as { id: number }[] | undefined)?.map(({ id }) => id))
    expect(borne.filter(({ id }) => listed.has(id))).toEqual([])
    const { status } = await supplier.call('GET', `${list}/${borne[0]!.id}`)
    expect([403, 404]).toContain(status)
  },
)
