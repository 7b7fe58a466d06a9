import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const map = async (query = 'brand_id=1') => (await brand.call('GET', `/api/merchandisings/maps?${query}`)).body.data
const firstCard = async () => (await map()).items[0]
const save = (id: number, merchandising: object) => brand.call('PATCH', `/api/merchandisings/${id}`, { merchandising })

describe('§7 Merchandisings', () => {
  it('GET maps answers one season of one brand with its budgets', async () => {
    const data = await map()
    expect(data.season).toBe('27SS')
    expect(data.seasons).toEqual(expect.arrayContaining(['26AW', '27SS']))
    expect(data.items.length).toBeGreaterThan(40)
    expect(data.items[0]).toMatchObject({
      brand_id: 1,
      release_on: expect.stringMatching(/^2027-/),
      list_price: expect.stringMatching(/^\d+$/),
    })
    expect(data.budgets.length).toBeGreaterThan(0)
  })

  it('GET maps/uncategorized answers products without a place', async () => {
    const { body } = await brand.call('GET', '/api/merchandisings/maps/uncategorized?brand_id=1')
    expect(body.data.length).toBeGreaterThan(0)
    for (const card of body.data) expect(card.category_ids.length === 0 || card.release_on === null).toBe(true)
  })

  it('POST create with brand_id and merchandising (name, release_on, categories)', async () => {
    const { category_ids: categories } = await firstCard()
    const { status, body } = await brand.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: '試しのシャツ', release_on: '2027-03-12', categories },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ name: '試しのシャツ', status: 'idea', category_ids: categories, lock_version: 0 })
    expect((await map()).items.map((card: { id: number }) => card.id)).toContain(body.data.id)
  })

  it('PATCH keeps the change and its history', async () => {
    const card = await firstCard()
    const { body } = await save(card.id, {
      lock_version: card.lock_version,
      list_price: '12800',
      release_on: '2027-04-01',
    })
    expect(body.data).toMatchObject({
      list_price: '12800',
      release_on: '2027-04-01',
      lock_version: card.lock_version + 1,
    })
    const versions = await brand.call('GET', `/api/merchandisings/${card.id}/versions`)
    expect(versions.body.data[0]).toMatchObject({ by: '森下 あさ', action: 'updated' })
    expect(versions.body.data[0].changes).toContainEqual({
      field: 'releaseOn',
      before: card.release_on,
      after: '2027-04-01',
    })
  })

  it('a markdown above 100 % or below 0, and a price below 0, are refused and change nothing', async () => {
    const { id, lock_version } = await firstCard()
    const read = async () => (await brand.call('GET', `/api/merchandisings/${id}`)).body.data
    const before = await read()
    for (const [field, value, code] of [
      ['markdown_percent', '150', 'too_large'],
      ['markdown_percent', '100.01', 'too_large'],
      ['markdown_percent', '-5', 'invalid_format'],
      ['list_price', '-5', 'invalid_format'],
      ['unit_cost', '-0.5', 'invalid_format'],
      ['sales_plan', '-1', 'invalid_format'],
    ] as const) {
      const { status, body } = await save(id, { lock_version, [field]: value })
      expect([status, body.errors]).toMatchObject([422, [{ code, field: `merchandising.${field}` }]])
    }
    expect(await read()).toEqual(before)
  })

  it('GET {id}, optionally without_primary_production', async () => {
    const { id } = await firstCard()
    const production = await server.engine.database
      .selectFrom('production')
      .select('id')
      .where('user_group_id', '=', 1)
      .executeTakeFirstOrThrow()
    await server.engine.database
      .updateTable('merchandising')
      .set({ primary_production_id: production.id })
      .where('id', '=', id)
      .execute()
    const shown = async (query = '') =>
      (await brand.call('GET', `/api/merchandisings/${id}${query}`)).body.data.primary_production_id
    expect(await shown()).toBe(production.id)
    expect(await shown('?without_primary_production=true')).toBeNull()
    expect(await shown('?without_primary_production=1')).toBeNull()
    expect(await shown('?without_primary_production=false')).toBe(production.id)
  })

  it('POST copy copies files but no results', async () => {
    const card = await firstCard()
    const { body } = await brand.call('POST', `/api/merchandisings/${card.id}/copy`, {
      merchandising: { name: '写し' },
    })
    expect(body.data).toMatchObject({ name: '写し', status: 'idea', list_price: card.list_price })
    expect(body.data.files).toHaveLength(card.file_count)
  })

  it('GET templates pages through the templates', async () => {
    const { body } = await brand.call('GET', '/api/merchandisings/templates?per_page=2')
    expect(body.data).toHaveLength(2)
    expect(body.pagination).toMatchObject({ current_page: 1, limit_value: 2, next_page: 2, total_count: 6 })
  })
})

describe('§3.14 rules of the domain', () => {
  it('§4.8 status only moves by named transitions', async () => {
    const { body } = await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '流れ' } })
    const refused = await save(body.data.id, { lock_version: 0, status: 'released' })
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'not_transition'])
    expect((await save(body.data.id, { lock_version: 0, status: 'planned' })).body.data.status).toBe('planned')
  })

  it('one leaf per layer of each tree', async () => {
    const { rows } = await server.engine.pool.query(
      'select array_agg(id) as ids from category where user_group_id = 1 and brand_id is null and layer = 2',
    )
    const { status, body } = await brand.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: '二つの分類', categories: rows[0].ids.slice(0, 2).map(Number) },
    })
    expect([status, body.errors[0].code]).toEqual([422, 'one_category_per_layer'])
  })

  it('a name used twice in brand and season warns and saves', async () => {
    const card = await firstCard()
    const { status, body } = await brand.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: card.name, release_on: card.release_on },
    })
    expect([status, body.warnings[0].code]).toEqual([200, 'same_name'])
  })

  it('§4.4 of two people who save the same product the second gets the row as it stands', async () => {
    const card = await firstCard()
    const other = await server.as('brandMember')
    await other.call('PATCH', `/api/merchandisings/${card.id}`, {
      merchandising: { lock_version: card.lock_version, note: '先に' },
    })
    const { status, body } = await save(card.id, { lock_version: card.lock_version, note: '後から' })
    expect([status, body.errors[0].code, body.current.note]).toEqual([409, 'stale', '先に'])
  })

  it('§1 409 stale: a discard in an old version answers the product as it stands, on the wire as everywhere', async () => {
    const card = await firstCard()
    await save(card.id, { note: '別の人', lock_version: card.lock_version })
    const { status, body } = await brand.call(
      'DELETE',
      `/api/merchandisings/${card.id}?lock_version=${card.lock_version}`,
    )
    expect([status, body.current]).toEqual([
      409,
      expect.objectContaining({ note: '別の人', lock_version: card.lock_version + 1, list_price: card.list_price }),
    ])
    expect((await firstCard()).id).toBe(card.id)
  })

  it('a discarded product leaves the map and comes back', async () => {
    const card = await firstCard()
    expect(
      (await brand.call('DELETE', `/api/merchandisings/${card.id}?lock_version=${card.lock_version}`)).status,
    ).toBe(204)
    // Review D6: what was taken off is told from what never was, and from what is another organisation's.
    const told = async (caller: typeof brand, id: number) => {
      const { status, body } = await caller.call('GET', `/api/merchandisings/${id}`)
      return [status, body.errors[0].code]
    }
    expect(await told(brand, card.id)).toEqual([404, 'discarded'])
    expect(await told(brand, 99_999)).toEqual([404, 'not_found'])
    expect(await told(await server.as('otherBrand'), card.id)).toEqual([404, 'not_found'])
    expect((await brand.call('POST', `/api/merchandisings/${card.id}/revive`)).body.data.id).toBe(card.id)
  })
})

describe('§6 Merchandising map and report: brand, merchandising', () => {
  it.each([
    ['otherBrand', 404],
    ['supplier', 403],
    ['brandWithoutFunctions', 403],
  ] as const)('%s gets %i', async (persona, status) => {
    const caller = await server.as(persona)
    const card = await firstCard()
    for (const path of [
      `/api/merchandisings/${card.id}`,
      `/api/merchandisings/${card.id}/versions`,
      '/api/merchandisings/maps?brand_id=1',
    ]) {
      expect([path, (await caller.call('GET', path)).status]).toEqual([path, status])
    }
  })

  it('a visitor is asked to sign in', async () => {
    expect((await server.visitor.call('GET', '/api/merchandisings/1')).status).toBe(401)
  })
})
