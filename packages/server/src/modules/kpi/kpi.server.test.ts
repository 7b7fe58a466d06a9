import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const figures = async (query = '') => (await admin.call('GET', `/api/kpi${query}`)).body.data

it('§3.19 months in order, zeros where nothing was; the period’s people are counted once and shares come from sums', async () => {
  const { months, total } = await figures('?months=3&until=2026-12')
  expect(months.map(({ month }: { month: string }) => month)).toEqual(['2026-10', '2026-11', '2026-12'])
  const summed = (key: string) => months.reduce((sum: number, month: Record<string, number>) => sum + month[key]!, 0)
  expect([total.orders, total.arrived, total.on_time]).toEqual([summed('orders'), summed('arrived'), summed('on_time')])
  expect(total.active_users).toBeLessThanOrEqual(summed('active_users'))
  expect(total.groups).toBe(months[2].groups)
  expect((await figures()).months).toHaveLength(12)
})

it('an order counts from its issue on with its money, until it is cancelled; organisations for testing never', async () => {
  const put = (status: string, issuer: number, issued: string) =>
    server.engine.pool.query(
      `insert into document (noun, issuer_id, receiver_id, author_id, shared, status, number, issue_date, currency, amount,
         issuer_name, receiver_name, line_rounding)
       values ('contract', $2, $3, $2, true, $1, gen_random_uuid()::text, $4, 'USD', 1250.5, 'a', 'b', 'down')`,
      [status, issuer, issuer === 3 ? 1 : 3, issued],
    )
  const month = async () => (await figures('?months=1&until=2024-02')).months[0]
  expect(await month()).toMatchObject({ orders: 0, gmv: [] })
  await put('accepted', 1, '2024-02-29')
  await put('cancelled', 1, '2024-02-10')
  await put('accepted', 1, '2024-03-01')
  expect(await month()).toMatchObject({ orders: 1, gmv: [{ currency: 'USD', amount: '1250.5' }] })
  await server.engine.pool.query('update user_group set tester = true where id = 1')
  expect(await month()).toMatchObject({ orders: 0, gmv: [] })
  await server.engine.pool.query('update user_group set tester = false where id = 1')
})

it('the same leaves as CSV, and only the platform’s people read it', async () => {
  const answer = await admin.call('GET', '/api/kpi/export?months=3&until=2026-11&format=csv')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
  for (const persona of ['brand', 'supplier', 'trade', 'distributor'] as const) {
    const caller = await server.as(persona)
    for (const path of ['/api/kpi', '/api/kpi/export']) expect((await caller.call('GET', path)).status).toBe(403)
  }
  expect((await admin.call('GET', '/api/kpi?months=25')).status).toBe(422)
  expect((await admin.call('GET', '/api/kpi?until=2026-13')).status).toBe(422)
})
