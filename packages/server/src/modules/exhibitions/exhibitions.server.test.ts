import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderOf, visit } from '../exhibition-guests/guest-visit.fixture.ts'

let server: TestServer
let brand: Caller
const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const input = (more: object = {}) => ({
  exhibition: {
    brand_id: 1,
    name: '試しの展示会',
    opens_at: '2026-11-01T00:00:00Z',
    closes_at: '2099-11-30T09:00:00Z',
    password: 'hiraku',
    ...more,
  },
})
const create = async (more: object = {}) => (await brand.call('POST', '/api/exhibitions', input(more))).body.data

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

  it('without questions of its own it asks the usual ones, also when its own are taken away', async () => {
    const own = { key: 'vat', labels: { ja: 'VAT番号' }, type: 'text', required: true, options: [] }
    const made = await create({ customer_parts: [own] })
    expect(made.customer_parts.map(({ key }: { key: string }) => key)).toEqual(['vat'])
    const { body } = await brand.call('PATCH', `/api/exhibitions/${made.id}`, {
      exhibition: { customer_parts: [], lock_version: made.lock_version },
    })
    expect(body.data.customer_parts.map(({ key }: { key: string }) => key)).toEqual([
      'shop',
      'person',
      'email',
      'tel',
      'address',
    ])
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

describe('orders of the board', () => {
  const list = async (query = '') => (await brand.call('GET', `/api/exhibition_orders?exhibition_id=1${query}`)).body

  it('come with counts per status and the sum of the whole result', async () => {
    const { data, counts, totals, pagination } = await list('&per_page=2')
    expect(data).toHaveLength(2)
    expect(pagination.total_count).toBe(
      Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0),
    )
    const all = (await list('&per_page=100')).data
    expect(totals.quantity).toBe(all.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0))
    expect(
      (await list('&status=confirmed')).data.every(({ status }: { status: string }) => status === 'confirmed'),
    ).toBe(true)
    expect((await list(`&search=${encodeURIComponent('灯台')}`)).data).toHaveLength(1)
  })

  it('§4.8 move by named transitions, all or none; cancelled gives the pieces back, converted hands them on', async () => {
    const open = (await list('&status=submitted&per_page=100')).data
    const [first, second] = open
    const move = (transition: string, orders: { id: number; lock_version: number }[], reason?: string) =>
      brand.call('POST', '/api/exhibition_orders/transitions', { transition, orders, reason })
    const both = [first, second].map(({ id, lock_version }: { id: number; lock_version: number }) => ({
      id,
      lock_version,
    }))
    expect((await move('convert', both)).body.errors[0].code).toBe('order_transition')
    expect((await move('confirm', [both[0]!, { ...both[1]!, lock_version: 9 }])).status).toBe(409)
    expect((await brand.call('GET', `/api/exhibition_orders/${first.id}`)).body.data.status).toBe('submitted')
    expect((await move('confirm', both)).body.data.map(({ status }: { status: string }) => status)).toEqual([
      'confirmed',
      'confirmed',
    ])
    const { body } = await brand.call('GET', `/api/exhibition_orders/${first.id}`)
    const [line] = body.data.lines
    const sku = async () =>
      (await rowsOf('select ordered, converted from exhibition_item_sku where id = $1', [line.sku_id]))[0]
    const before = await sku()
    await move('convert', [{ id: first.id, lock_version: 1 }])
    expect(await sku()).toMatchObject({ ordered: before.ordered, converted: before.converted + line.quantity })
    const { body: other } = await brand.call('GET', `/api/exhibition_orders/${second.id}`)
    const held = async () =>
      Number(
        (await rowsOf('select ordered from exhibition_item_sku where id = $1', [other.data.lines[0].sku_id]))[0]
          .ordered,
      )
    const was = await held()
    expect((await move('cancel', [{ id: second.id, lock_version: 1 }], '重複のため')).body.data[0]).toMatchObject({
      status: 'cancelled',
      reason: '重複のため',
    })
    expect(await held()).toBe(was - other.data.lines[0].quantity)
    expect((await move('confirm', [{ id: 999_999, lock_version: 0 }])).status).toBe(404)
  })

  it('domain §3.16 converted: production per SKU is written down as wanted, as ordered where nothing is said', async () => {
    const [order] = (await list('&status=submitted&per_page=100')).data
    const { lock_version } = (
      await brand.call('POST', '/api/exhibition_orders/transitions', {
        transition: 'confirm',
        orders: [{ id: order.id, lock_version: order.lock_version }],
      })
    ).body.data[0]
    const { lines, matrices } = (await brand.call('GET', `/api/exhibition_orders/${order.id}`)).body.data
    expect(matrices[0]).toMatchObject({
      code: lines[0].code,
      colours: expect.arrayContaining([{ name: lines[0].colour, hex: expect.stringMatching(/^#/) }]),
      sizes: expect.arrayContaining([lines[0].size]),
    })
    const convert = (production: object[]) =>
      brand.call('POST', '/api/exhibition_orders/transitions', {
        transition: 'convert',
        orders: [{ id: order.id, lock_version, production }],
      })
    const foreign = await convert([{ sku_id: 999_999, quantity: 1 }])
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([422, 'orders.0.production'])
    const before = Number(
      (await rowsOf('select converted from exhibition_item_sku where id = $1', [lines[0].sku_id]))[0].converted,
    )
    const { body } = await convert([
      { sku_id: lines[0].sku_id, quantity: lines[0].quantity + 5 },
      { sku_id: lines[1].sku_id, quantity: 0 },
    ])
    expect(body.data[0]).toMatchObject({
      status: 'converted',
      production_quantity: order.quantity + 5 - lines[1].quantity,
    })
    const after = (await brand.call('GET', `/api/exhibition_orders/${order.id}`)).body.data.lines
    expect(after.map((line: { production_quantity: number }) => line.production_quantity).slice(0, 3)).toEqual([
      lines[0].quantity + 5,
      0,
      lines[2].quantity,
    ])
    const { body: sums } = await brand.call('GET', '/api/exhibitions/1/roll_up')
    const sku = sums.data
      .flatMap(({ skus }: { skus: { id: number }[] }) => skus)
      .find(({ id }: { id: number }) => id === lines[0].sku_id)
    expect(sku).toMatchObject({ converted: before + lines[0].quantity + 5 })
  })

  it('rolls up from sums, the best seller first', async () => {
    const { body } = await brand.call('GET', '/api/exhibitions/1/roll_up')
    expect(body.data).toHaveLength(40)
    const pieces = body.data.map(({ quantity }: { quantity: number }) => quantity)
    expect(pieces).toEqual(pieces.toSorted((one: number, other: number) => other - one))
    for (const row of body.data)
      expect(row.quantity).toBe(row.skus.reduce((sum: number, sku: { ordered: number }) => sum + sku.ordered, 0))
  })
})

describe('files', () => {
  const download = async (path: string) =>
    server.app.request(path, { headers: { Cookie: await server.cookieOf('brand') } })

  it('XLSX holds lines, orders and roll-up; CSV the lines', async () => {
    const { sheets } = await readXlsx(new Uint8Array(await (await download('/api/exhibitions/2/export')).arrayBuffer()))
    expect(sheets.map(({ name }) => name)).toEqual(['明細', '注文', '集計'])
    expect(sheets[1]!.rows).toHaveLength(15)
    const csv = await download('/api/exhibitions/2/export?format=csv')
    expect(await csv.text()).toMatch(/^注文番号,状態,注文者,品番/)
  })

  it('PDF of one order, of all, and tags with QR codes', async () => {
    for (const path of ['/api/exhibition_orders/1/pdf', '/api/exhibitions/1/pdf', '/api/exhibitions/1/qr_sheet']) {
      const reply = await download(path)
      expect([path, reply.status, reply.headers.get('Content-Type')]).toEqual([path, 200, 'application/pdf'])
      expect(
        Buffer.from(await reply.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  }, 60_000)

  it('a mail with the PDF and the edit link is kept when the order was sent', async () => {
    const { mkdtempSync, readFileSync, readdirSync } = await import('node:fs')
    const { runDueJobs } = await import('../../outbox/run-due-jobs.ts')
    const mailDirectory = mkdtempSync('/tmp/tsumugi-mail-')
    await rowsOf('delete from outbox')
    const guest = await visit(server, 1)
    const { body: book } = await guest.call('GET', '/look_book')
    const lines = book.data.items
      .slice(0, 8)
      .flatMap((item: { skus: { id: number; left: number | null }[] }) =>
        item.skus.filter(({ left }) => left === null).map(({ id }) => ({ sku_id: id, quantity: 6 })),
      )
    const { body } = await guest.call('POST', '/exhibition_orders', orderOf(lines, { locale: 'en' }))
    await runDueJobs({ ...server.parts, mailDirectory, publicUrl: 'https://tsumugi.example' })
    const mail = JSON.parse(readFileSync(`${mailDirectory}/${readdirSync(mailDirectory)[0]}`, 'utf8'))
    expect(mail).toMatchObject({
      to: 'try@shops.example',
      locale: 'en',
      subject: expect.stringContaining(body.data.order.number),
    })
    expect(mail.text).toContain(
      `/s/exhibitions/1/exhibition_orders/${body.data.order.id}/edit?auth_code=${body.data.auth_code}`,
    )
    expect(Buffer.from(mail.attachments[0].content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  }, 60_000)
})
