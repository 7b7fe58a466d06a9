import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const doneBy = async (who: Parameters<TestServer['as']>[0]): Promise<string[]> =>
  (await (await server.as(who)).call('GET', '/api/first_steps')).body.data.done

it('issue §14.5 a step is done once its first record stands, and each side has its own', async () => {
  const [brand, supplier] = [await doneBy('brand'), await doneBy('supplier')]
  expect(brand).toEqual(expect.arrayContaining(['partners', 'map', 'items', 'schedules', 'orders', 'deliveries']))
  expect(brand).not.toContain('cloths')
  expect(supplier).toEqual(expect.arrayContaining(['partners', 'ordersIn', 'deliveries']))
  expect(supplier).not.toContain('map')
})

it('what another organisation made is no step of ours', async () => {
  await server.engine.pool.query('delete from payment_run')
  expect(await doneBy('brand')).not.toContain('payments')
  expect(await doneBy('distributor')).not.toContain('items')
})
