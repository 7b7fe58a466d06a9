import { sampleFiles } from '@tsumugi/dev-env'
import { describe, expect, it } from 'vitest'
import { orderOf, visit } from '../exhibition-guests/guest-visit.fixture.ts'
import { server, brand, input, create, openExhibitionsScene } from './exhibitions-scene.fixture.ts'

openExhibitionsScene()

describe('the brand’s exhibitions', () => {
  it('lists them with what was ordered, the latest first, by phase', async () => {
    const { body } = await brand.call('GET', '/api/exhibitions')
    expect(body.data.map((each: { id: number }) => each.id)).toEqual([4, 1, 2])
    expect(body.data[2]).toMatchObject({
      order_count: expect.any(Number),
      has_password: true,
      image_urls: expect.any(Array),
    })
    expect(
      (await brand.call('GET', '/api/exhibitions?phase=open')).body.data.map((each: { id: number }) => each.id),
    ).toEqual([1])
  })

  it('is for brands, and for its own brand only', async () => {
    expect((await (await server.as('supplier')).call('GET', '/api/exhibitions')).status).toBe(403)
    expect((await (await server.as('otherBrand')).call('GET', '/api/exhibitions/1')).status).toBe(404)
    expect((await brand.call('POST', '/api/exhibitions', input({ brand_id: 4 }))).status).toBe(422)
  })

  it('a new one opens to guests by its password, asks for the usual, and never shows the password', async () => {
    const made = await create()
    expect(made).toMatchObject({
      has_password: true,
      price_mode: 'wholesale',
      rate_percent: '60',
      publishable_key: expect.stringMatching(/^pk_/),
    })
    expect(made.customer_parts.map(({ key }: { key: string }) => key)).toEqual([
      'shop',
      'person',
      'email',
      'tel',
      'address',
    ])
    expect((await visit(server, made.id, { password: 'hiraku' })).token).not.toBe('')
    expect(JSON.stringify(made)).not.toMatch(/hiraku|argon2/)
  })

  it('a changed password puts out who came in by the old one', async () => {
    const made = await create()
    const guest = await visit(server, made.id, { password: 'hiraku' })
    const changed = await brand.call('PATCH', `/api/exhibitions/${made.id}`, {
      exhibition: { password: 'kawatta', lock_version: made.lock_version },
    })
    expect(changed.body.data.lock_version).toBe(made.lock_version + 1)
    expect((await guest.call('GET', '/look_book')).status).toBe(401)
    const stale = await brand.call('PATCH', `/api/exhibitions/${made.id}`, {
      exhibition: { name: '遅い', lock_version: made.lock_version },
    })
    expect([stale.status, stale.body.current.name]).toEqual([409, '試しの展示会'])
  })

  it('is in a currency of its own, priced to its smallest coin, and fixed once there are orders', async () => {
    const made = await create({ currency: 'USD', rate_percent: '62.5' })
    const { body } = await brand.call('POST', '/api/exhibition_items', {
      exhibition_id: made.id,
      item: {
        code: 'U-1',
        name: 'ドル建て',
        list_price: '99.50',
        colours: [{ name: '白', hex: '#ffffff' }],
        sizes: ['F'],
      },
    })
    expect(body.data.unit_price).toBe('62.19')
    const change = (id: number, currency: string, lock_version: number) =>
      brand.call('PATCH', `/api/exhibitions/${id}`, { exhibition: { currency, lock_version } })
    expect((await change(made.id, 'EUR', made.lock_version)).body.data.currency).toBe('EUR')
    const guest = await visit(server, made.id, { password: 'hiraku' })
    expect(
      (await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: body.data.skus[0].id, quantity: 2 }]))).body
        .data.order,
    ).toMatchObject({ amount: '124.38', currency: 'EUR' })
    const { lock_version } = (await brand.call('GET', `/api/exhibitions/${made.id}`)).body.data
    const refused = await change(made.id, 'JPY', lock_version)
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      422,
      { code: 'currency_ordered', field: 'exhibition.currency' },
    ])
    expect((await change(made.id, 'EUR', lock_version)).status).toBe(200)
  })

  it('asks the usual questions where none are given, and none where none are wanted', async () => {
    const usual = await create({})
    expect(usual.customer_parts.map(({ key }: { key: string }) => key)).toEqual([
      'shop',
      'person',
      'email',
      'tel',
      'address',
    ])
    const { body } = await brand.call('PATCH', `/api/exhibitions/${usual.id}`, {
      exhibition: { customer_parts: [], lock_version: usual.lock_version },
    })
    expect(body.data.customer_parts).toEqual([])
  })

  it('the end comes after the beginning', async () => {
    const { status, body } = await brand.call('POST', '/api/exhibitions', input({ closes_at: '2026-10-01T00:00:00Z' }))
    expect([status, body.errors[0].code]).toEqual([422, 'window_order'])
  })

  it('a new key replaces the old; one that nobody ordered at can be removed', async () => {
    const made = await create()
    const renewed = await brand.call('POST', `/api/exhibitions/${made.id}/publishable_key`, {
      lock_version: made.lock_version,
    })
    expect(renewed.body.data.publishable_key).not.toBe(made.publishable_key)
    expect(
      (await brand.call('DELETE', `/api/exhibitions/${made.id}?lock_version=${renewed.body.data.lock_version}`)).status,
    ).toBe(204)
    expect((await server.visitor.call('GET', `/api/exhibitions/${made.id}/entrance`)).status).toBe(404)
    expect((await brand.call('DELETE', '/api/exhibitions/1?lock_version=0')).status).toBe(422)
  })
})

describe('items', () => {
  it('are chosen from the products of one season and category; what is shown already is marked', async () => {
    const { id } = await create({ name: '絞り込みの会' })
    const ask = async (search: string) =>
      (await brand.call('GET', `/api/exhibition_items/products?exhibition_id=${id}&per_page=500${search}`)).body
    const all = await ask('')
    expect(all.seasons).toEqual(expect.arrayContaining(['26AW', '27SS']))
    const [category] = all.categories
    const narrowed = await ask(`&season=27SS&category=${encodeURIComponent(category)}`)
    expect(narrowed.data.length).toBeGreaterThan(0)
    expect(narrowed.data.length).toBeLessThan(all.data.length)
    for (const each of narrowed.data) {
      expect(each.category).toBe(category)
      expect(each.release_on >= '2027-01-01' && each.release_on < '2027-07-01').toBe(true)
    }
    // The choices stay whole, so that another one can be made.
    expect([narrowed.seasons, narrowed.categories]).toEqual([all.seasons, all.categories])
    await brand.call('POST', '/api/exhibition_items/from_products', {
      exhibition_id: id,
      merchandising_ids: [narrowed.data[0].id],
      sizes: ['M'],
    })
    const after = await ask(`&season=27SS&category=${encodeURIComponent(category)}`)
    expect(after.data.filter(({ taken }: { taken: boolean }) => taken).map((each: { id: number }) => each.id)).toEqual([
      narrowed.data[0].id,
    ])
  })

  it('come from products, with names, prices, colours and pictures; twice is once', async () => {
    const { id } = await create()
    const { body } = await brand.call('GET', `/api/exhibition_items/products?exhibition_id=${id}&season=27SS`)
    const ids = body.data.slice(0, 3).map((each: { id: number }) => each.id)
    const take = () =>
      brand.call('POST', '/api/exhibition_items/from_products', {
        exhibition_id: id,
        merchandising_ids: ids,
        sizes: ['S', 'M'],
      })
    expect((await take()).body.data).toEqual({ added: 3, skipped: 0 })
    expect((await take()).body.data).toEqual({ added: 0, skipped: 3 })
    const { body: list } = await brand.call('GET', `/api/exhibition_items?exhibition_id=${id}`)
    expect(list.data[0]).toMatchObject({
      merchandising_id: ids[0],
      sizes: ['S', 'M'],
      pictures: [
        expect.objectContaining({ thumbnails: expect.any(Object) }),
        ...Array(list.data[0].pictures.length - 1).fill(expect.anything()),
      ],
    })
    expect(list.data[0].skus).toHaveLength(list.data[0].colours.length * 2)
    expect(
      (
        await (
          await server.as('otherBrand')
        ).call('POST', '/api/exhibition_items/from_products', {
          exhibition_id: 3,
          merchandising_ids: ids,
          sizes: ['F'],
        })
      ).status,
    ).toBe(404)
  })

  it('by hand, with limits; a SKU that is ordered stays, and no limit goes below it', async () => {
    const { id } = await create({ min_quantity_per_style: null })
    const item = {
      code: 'T-01',
      name: '手入力',
      list_price: '9900',
      colours: [{ name: '白', hex: '#ffffff' }],
      sizes: ['S', 'M'],
      limits: [{ colour: '白', size: 'M', limit: 10 }],
    }
    const { body } = await brand.call('POST', '/api/exhibition_items', { exhibition_id: id, item })
    expect(body.data).toMatchObject({
      unit_price: '5940',
      skus: [
        { size: 'S', limit: null, ordered: 0 },
        { size: 'M', limit: 10, ordered: 0 },
      ],
    })
    const guest = await visit(server, id, { password: 'hiraku' })
    expect((await guest.call('GET', `/exhibition_items/${body.data.id}`)).body.data.skus[1]).toMatchObject({
      size: 'M',
      left: 10,
    })
    await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: body.data.skus[1].id, quantity: 7 }]))
    const change = (more: object) =>
      brand.call('PATCH', `/api/exhibition_items/${body.data.id}`, {
        item: { lock_version: body.data.lock_version, ...more },
      })
    const removed = await change({ sizes: ['S'] })
    expect([removed.status, removed.body.errors[0].code, removed.body.errors[0].meta.count]).toEqual([
      422,
      'sku_ordered',
      7,
    ])
    expect((await change({ limits: [{ colour: '白', size: 'M', limit: 6 }] })).body.errors[0].code).toBe(
      'limit_below_ordered',
    )
    expect((await change({ limits: [{ colour: '白', size: 'M', limit: 7 }] })).body.data.skus[1].limit).toBe(7)
    expect(
      (await brand.call('DELETE', `/api/exhibition_items/${body.data.id}?lock_version=1`)).body.errors[0].code,
    ).toBe('item_ordered')
  })

  it('a picture is uploaded, seen by who knows its key, and removed', async () => {
    const { id } = await create()
    const { body } = await brand.call('POST', '/api/exhibition_items', {
      exhibition_id: id,
      item: { code: 'P', name: '絵', list_price: '100' },
    })
    const form = new FormData()
    form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], '正面.png'))
    const { body: added } = await brand.call('POST', `/api/exhibition_items/${body.data.id}/pictures`, form)
    const picture = await server.app.request(added.data.pictures[0].thumbnails['480'])
    expect([
      picture.status,
      picture.headers.get('Content-Type'),
      picture.headers.get('Cross-Origin-Resource-Policy'),
    ]).toEqual([200, 'image/webp', 'cross-origin'])
    expect(
      (
        await server.app.request(
          added.data.pictures[0].thumbnails['480'].replace(/pictures\/[\w-]+/, 'pictures/guessed'),
        )
      ).status,
    ).toBe(404)
    const { body: removed } = await brand.call(
      'DELETE',
      `/api/exhibition_items/${body.data.id}/pictures/${added.data.pictures[0].id}`,
    )
    expect(removed.data.pictures).toEqual([])
  })

  it('has a QR code that leads to its page', async () => {
    const code = await brand.call('GET', '/api/exhibition_items/1/qr_code')
    expect([code.status, code.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
    expect(code.body).toMatch(/^<svg/)
  })
})
