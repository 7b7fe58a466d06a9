import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const query = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows

/** The platform closes every day up to this one. */
async function close(closing_lock_on: string | null) {
  const path = '/api/user_groups/1/user_group_admin_config'
  const { lock_version } = (await admin.call('GET', path)).body.data
  expect((await admin.call('PATCH', path, { user_group_admin_config: { closing_lock_on, lock_version } })).status).toBe(
    200,
  )
}
const board = async () => (await brand.call('GET', '/api/merchandising_budgets?brand_id=1&season=27SS')).body.data
/** Saves a budget for the month as it stands, with other sales. */
async function budget(period: string, sales: string) {
  const cell = (await board()).cells.find(
    (each: { period: string; category_id: number | null }) => each.period === period && each.category_id === null,
  )
  return brand.call('PUT', '/api/merchandising_budgets', {
    brand_id: 1,
    season: '27SS',
    cells: [{ category_id: null, period, lock_version: cell?.lock_version ?? null, sales }],
  })
}

it('§4.12 lock date: records dated on or before it are neither written nor changed, with the reason; the next day is open', async () => {
  const [first, second] = (await board()).periods as [string, string]
  const endOf = (period: string) => {
    const day = new Date(`${period}T00:00:00Z`)
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
  }
  await close(null)
  expect((await budget(first, '100')).status).toBe(200)

  await close(endOf(first))
  const refused = await budget(first, '200')
  expect([refused.status, refused.body.errors[0]]).toMatchObject([
    422,
    { code: 'period_closed', field: 'period', meta: { until: endOf(first) } },
  ])
  expect(refused.body.errors[0].message).toContain(endOf(first))
  expect((await budget(second, '300')).status).toBe(200)
  // A month is closed with its last day.
  await close(`${first.slice(0, 8)}15`)
  expect((await budget(first, '400')).status).toBe(200)
  await close(null)
})

it('§4.12 lock date: what became of a product in a closed month stays, and moves neither in nor out; others go on', async () => {
  const [{ period }] = await query(
    'select period::text from merchandising_result where user_group_id = 1 order by period desc limit 1',
  )
  await close(period)
  await query('update merchandising_result set sold_quantity = sold_quantity where user_group_id = 1 and period = $1', [
    period,
  ])
  await close('2099-12-31')
  const closed = { code: 'TS422', detail: '2099-12-31' }
  await expect(
    query('update merchandising_result set sold_quantity = 0 where user_group_id = 1'),
  ).rejects.toMatchObject(closed)
  await expect(
    query("update merchandising_result set period = '2100-01-01' where user_group_id = 1"),
  ).rejects.toMatchObject(closed)
  await expect(query('delete from merchandising_result where user_group_id = 1')).rejects.toMatchObject(closed)
  await query("update merchandising_budget set sales = sales where user_group_id = 2 and period > '2026-09-30'")
  await close(null)
})
