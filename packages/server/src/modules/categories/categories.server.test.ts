import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

interface Row {
  id: number
  parent_id: number | null
  layer: number
  name: string
  position: number
  item_count: number
  lock_version: number
}
const own = async (): Promise<Row[]> =>
  (await brand.call('GET', '/api/user_group_defined_categories?per_page=99999')).body.data

it('§7 the tree comes in reading order: each category right before its descendants', async () => {
  const rows = await own()
  const seen = new Set<number>()
  for (const row of rows) {
    expect(row.parent_id === null || seen.has(row.parent_id)).toBe(true)
    seen.add(row.id)
  }
  expect(rows.some((row) => row.item_count > 0)).toBe(true)
})

it('§7 create, update and order of a category', async () => {
  const { body } = await brand.call('POST', '/api/user_group_defined_categories', { category: { name: '雑貨' } })
  expect(body.data).toMatchObject({ name: '雑貨', layer: 1, parent_id: null })
  const child = await brand.call('POST', '/api/user_group_defined_categories', {
    category: { name: '傘', parent_id: body.data.id },
  })
  expect(child.body.data.layer).toBe(2)
  const renamed = await brand.call('PATCH', `/api/user_group_defined_categories/${child.body.data.id}`, {
    category: { name: '日傘', lock_version: 0 },
  })
  expect(renamed.body.data.name).toBe('日傘')
  const roots = (await own()).filter((row) => row.parent_id === null).map((row) => row.id)
  const order = await brand.call('PUT', '/api/user_group_defined_categories/order', {
    parent_id: null,
    ids: roots.toReversed(),
  })
  expect(order.status).toBe(204)
  expect((await own()).filter((row) => row.parent_id === null).map((row) => row.id)).toEqual(roots.toReversed())
})

it('a category never moves below itself', async () => {
  const [root] = await own()
  const child = (await own()).find((row) => row.parent_id === root!.id)!
  const { status } = await brand.call('PATCH', `/api/user_group_defined_categories/${root!.id}`, {
    category: { parent_id: child.id, lock_version: root!.lock_version },
  })
  expect(status).toBe(422)
})

it('§7 create_layer adds one level to the whole tree, delete_layer takes it away (domain §3.2)', async () => {
  const before = await own()
  const root = before.find((row) => row.layer === 1)!
  const { body } = await brand.call('POST', `/api/user_group_defined_categories/${root.id}/create_layer`, {
    name: '中分類',
  })
  const added: Row[] = body.data
  const roots = before.filter((row) => row.layer === 1)
  expect(added.filter((row) => row.layer === 2)).toHaveLength(roots.length)
  expect(
    added
      .filter((row) => row.layer === 3)
      .map((row) => row.id)
      .toSorted(),
  ).toEqual(
    before
      .filter((row) => row.layer === 2)
      .map((row) => row.id)
      .toSorted(),
  )
  const removed = await brand.call('PATCH', '/api/user_group_defined_categories/delete_layer', { layer: 2 })
  const shape = (rows: Row[]) => rows.map(({ id, parent_id, layer }) => [id, parent_id, layer])
  expect(shape(removed.body.data)).toEqual(shape(before))
})

it('delete_layer refuses while products would lose their place, shows how many, and can move them up (domain §3.2)', async () => {
  const before = (await own()).filter((row) => row.layer === 2).reduce((sum, row) => sum + row.item_count, 0)
  const refused = await brand.call('PATCH', '/api/user_group_defined_categories/delete_layer', { layer: 2 })
  expect([refused.status, refused.body.errors[0].code, refused.body.errors[0].meta.count]).toEqual([
    409,
    'layer_has_items',
    before,
  ])
  const moved = await brand.call('PATCH', '/api/user_group_defined_categories/delete_layer', {
    layer: 2,
    move_up: true,
  })
  const rows: Row[] = moved.body.data
  expect(rows.every((row) => row.layer === 1)).toBe(true)
  expect(rows.reduce((sum, row) => sum + row.item_count, 0)).toBe(before)
})

it('§7 categories and sub-brands of a brand; another organisation gets 404', async () => {
  const other = await server.as('otherBrand')
  expect((await brand.call('GET', '/api/brands/1/brand_defined_categories')).body.data.length).toBeGreaterThan(0)
  expect((await other.call('GET', '/api/brands/1/brand_defined_categories')).status).toBe(404)
  expect((await brand.call('GET', '/api/brand_defined_categories?per_page=99999')).body.pagination.limit_value).toBe(
    99_999,
  )
  const made = await brand.call('POST', '/api/brands/1/sub_brands', { sub_brand: { name: '白詰草 HOME', code: 'SH' } })
  expect(made.body.data).toMatchObject({ brand_id: 1, name: '白詰草 HOME' })
  expect((await other.call('GET', '/api/brands/1/sub_brands')).status).toBe(404)
  expect(
    (
      await brand.call('PATCH', `/api/brands/1/sub_brands/${made.body.data.id}`, {
        sub_brand: { name: 'HOME', lock_version: 0 },
      })
    ).body.data.name,
  ).toBe('HOME')
})
