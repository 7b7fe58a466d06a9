import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderOf, visit, type Visit } from '../modules/exhibition-guests/guest-visit.fixture.ts'

let server: TestServer
let guest: Visit
const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await rowsOf('delete from rate_limit')
  guest = await visit(server, 3)
})
const freeSku = async () =>
  (await guest.call('GET', '/look_book')).body.data.items
    .flatMap((item: { skus: { id: number; left: number | null }[] }) => item.skus)
    .find(({ left }: { left: number | null }) => left === null).id as number

describe('replies kept for repetition', () => {
  it('§4.3 a key is a guest’s own: another with the same key and body gets an order and a code of their own', async () => {
    const sku = await freeSku()
    const headers = { 'Idempotency-Key': 'the-same-for-two' }
    const stranger = await visit(server, 3)
    const order = orderOf([{ sku_id: sku, quantity: 4 }])
    const one = await guest.call('POST', '/exhibition_orders', order, headers)
    const other = await stranger.call('POST', '/exhibition_orders', order, headers)
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.body.data.order.id).not.toBe(one.body.data.order.id)
    expect(other.body.data.auth_code).not.toBe(one.body.data.auth_code)
    const again = await stranger.call('POST', '/exhibition_orders', order, headers)
    expect(again.body).toEqual(other.body)
  })

  it('no reply that is kept for a repetition can be read in the database', async () => {
    const headers = { 'Idempotency-Key': `form-${Math.random()}` }
    const { body } = await guest.call(
      'POST',
      '/exhibition_orders',
      orderOf([{ sku_id: await freeSku(), quantity: 4 }]),
      headers,
    )
    const kept = await rowsOf(
      'select reply::text from exhibition_guest_reply union all select reply::text from idempotency_key',
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const { reply } of kept) expect(reply).toMatch(/^"sealed:/)
    expect(JSON.stringify(kept)).not.toContain(body.data.auth_code)
  })
})
