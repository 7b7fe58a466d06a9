import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const month = (more: object = {}) => ({
  period: '2026-10-01',
  received_quantity: 1000,
  sold_quantity: 520,
  sales: '5200000',
  full_price_sales: '5200000',
  stock_quantity: 480,
  lock_version: null,
  ...more,
})
const made = async () =>
  (
    await brand.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: `実績 ${Math.random()}`, list_price: '10000', unit_cost: '3000' },
    })
  ).body.data.id as number

it('domain §3.14 results are typed in month by month and reach the report: golden 35', async () => {
  const id = await made()
  const save = (...results: object[]) => brand.call('PUT', `/api/merchandisings/${id}/results`, { results })
  const { body } = await save(
    month(),
    month({
      period: '2026-11-01',
      received_quantity: 0,
      sold_quantity: 280,
      sales: '1960000',
      full_price_sales: '0',
      stock_quantity: 200,
    }),
  )
  expect(body).toMatchObject({ data: { results: [{}, {}] } })
  const sums = (
    await server.engine.pool.query(
      'select sum(sales)::text as sales, sum(sold_quantity)::int as sold from merchandising_result where merchandising_id = $1',
      [id],
    )
  ).rows[0]
  expect(sums).toEqual({ sales: '7160000.0000', sold: 800 })
  expect(
    (
      await save(
        month({
          period: '2026-11-01',
          received_quantity: 0,
          sold_quantity: 0,
          sales: '0',
          full_price_sales: '0',
          stock_quantity: 0,
          lock_version: 0,
        }),
      )
    ).body.data.results,
  ).toHaveLength(1)
})

it('domain §4.4 the second of two saves gets all months as they stand, and nothing of it is kept', async () => {
  const id = await made()
  const save = (...results: object[]) => brand.call('PUT', `/api/merchandisings/${id}/results`, { results })
  await save(month())
  const late = await save(month({ period: '2026-12-01' }), month({ sold_quantity: 1 }))
  expect([
    late.status,
    late.body.current.results.map(({ sold_quantity }: { sold_quantity: number }) => sold_quantity),
  ]).toEqual([409, [520]])
  expect((await brand.call('GET', `/api/merchandisings/${id}/results`)).body.data.results).toHaveLength(1)
  expect((await save(month({ full_price_sales: '5200001', lock_version: 0 }))).body.errors[0].field).toBe(
    'results.0.full_price_sales',
  )
})

it('domain §4.1 nobody reads or writes another’s results', async () => {
  const id = await made()
  const other = await server.as('otherBrand')
  expect((await other.call('GET', `/api/merchandisings/${id}/results`)).status).toBe(404)
  expect((await other.call('PUT', `/api/merchandisings/${id}/results`, { results: [month()] })).status).toBe(404)
})
