import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
let id = 0
const history = (query = '', caller = brand) =>
  caller.call('GET', `/api/merchandisings/${id}/modification_history${query}`)
const change = async (merchandising: Record<string, unknown>, caller = brand) => {
  const { body } = await brand.call('GET', `/api/merchandisings/${id}`)
  return caller.call('PATCH', `/api/merchandisings/${id}`, {
    merchandising: { ...merchandising, lock_version: body.data.lock_version },
  })
}
const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)

beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  const made = await brand.call('POST', '/api/merchandisings', {
    brand_id: 1,
    merchandising: { name: '一', release_on: '2027-03-10', categories: [2], plan_quantity: 100, list_price: '5900' },
  })
  id = made.body.data.id
  await change({ name: '二', plan_quantity: 200 })
  await change({ name: '三', categories: [3], note: 'メモ' }, await server.as('brandMember'))
})
afterAll(() => server.stop())

it('§3.14 who, when, field diffs, newest first, with the people and fields there are', async () => {
  const { status, body } = await history()
  expect(status).toBe(200)
  expect(
    body.data.map((each: { action: string; changes: { field: string }[] }) => [
      each.action,
      each.changes.map(({ field }) => field).toSorted(),
    ]),
  ).toEqual([
    ['updated', ['categoryIds', 'name', 'note']],
    ['updated', ['name', 'planQuantity']],
    ['created', []],
  ])
  expect(body.data[0].restores).toEqual([])
  expect(body.people).toHaveLength(2)
  expect(body.fields).toContain('note')
  expect(body.product).toMatchObject({ id, name: '三' })
})

it('filters by person, field and day; paging', async () => {
  const { body } = await history()
  const member = body.data[0].account_id
  expect((await history(`?account_id=${member}`)).body.pagination.total_count).toBe(1)
  expect((await history('?field=planQuantity')).body.data).toHaveLength(1)
  expect((await history(`?from=${today}&to=${today}`)).body.pagination.total_count).toBe(3)
  expect((await history('?to=2020-01-01')).body.data).toEqual([])
  expect((await history('?per_page=1&page=2')).body.data[0].changes).toHaveLength(2)
})

it('restores an older version as a new one; status stays, stale is 409', async () => {
  await change({ status: 'planned' })
  const { body } = await history()
  const first = body.data.at(-1)
  const restored = await brand.call('POST', `/api/merchandisings/${id}/modification_history/${first.id}/restore`, {
    lock_version: body.product.lock_version,
  })
  expect(restored.status, JSON.stringify(restored.body)).toBe(200)
  expect(restored.body.data).toMatchObject({
    name: '一',
    plan_quantity: 100,
    category_ids: [2],
    note: '',
    status: 'planned',
  })
  const again = await history()
  expect(again.body.data[0]).toMatchObject({ action: 'restored' })
  expect(again.body.data[0].changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'categoryIds',
    'name',
    'note',
    'planQuantity',
  ])
  const stale = await brand.call('POST', `/api/merchandisings/${id}/modification_history/${first.id}/restore`, {
    lock_version: body.product.lock_version,
  })
  expect([stale.status, stale.body.errors[0].code, stale.body.current.name]).toEqual([409, 'stale', '一'])
})

it('a foreign product, and a version of another product, are not found', async () => {
  const other = await server.as('otherBrand')
  expect((await history('', other)).status).toBe(404)
  const { body } = await history()
  expect(
    (
      await other.call('POST', `/api/merchandisings/${id}/modification_history/${body.data[0].id}/restore`, {
        lock_version: 0,
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await brand.call('POST', `/api/merchandisings/1/modification_history/${body.data[0].id}/restore`, {
        lock_version: 0,
      })
    ).status,
  ).toBe(404)
})
