import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoAuthCode } from '../../demo/exhibition-tables.ts'
import { orderOf, shop, visit, type Visit } from './guest-visit.fixture.ts'

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

const items = async () => (await guest.call('GET', '/look_book')).body.data.items
const freeSku = async () =>
  (await items())
    .flatMap((item: { skus: { id: number; left: number | null }[] }) => item.skus)
    .find(({ left }: { left: number | null }) => left === null).id as number

describe('§7 POST /api/exhibitions/{id}/exhibition_sessions', () => {
  const enter = (key: object, id = 3) => server.visitor.call('POST', `/api/exhibitions/${id}/exhibition_sessions`, key)

  it('with password: the response carries token_code, good for twelve hours', async () => {
    const { status, body } = await enter({ password: 'demo-tsumugi' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      token_code: expect.stringMatching(/^[\w-]{43}$/),
      kind: 'password',
      exhibition_order_id: null,
    })
    expect((Date.parse(body.data.expires_at) - Date.now()) / 3_600_000).toBeCloseTo(12, 1)
  })

  it('with exhibition_order_id and auth_code: a session for that order only', async () => {
    const [{ id }] = await rowsOf('select id from exhibition_order where exhibition_id = 3 order by id limit 1')
    const { body } = await enter({ exhibition_order_id: Number(id), auth_code: demoAuthCode(Number(id)) })
    expect(body.data).toMatchObject({ kind: 'order', exhibition_order_id: Number(id) })
    const own = await visit(server, 3, { exhibition_order_id: Number(id), auth_code: demoAuthCode(Number(id)) })
    expect((await own.call('GET', `/exhibition_orders/${id}`)).body.data.number).toMatch(/^EX2611-\d{5}$/)
    expect(
      (await own.call('POST', '/exhibition_orders', orderOf([{ sku_id: await freeSku(), quantity: 2 }]))).status,
    ).toBe(403)
  })

  it('a code of another order, or of another exhibition, opens nothing', async () => {
    const [mine] = await rowsOf('select id from exhibition_order where exhibition_id = 3 limit 1')
    const [other] = await rowsOf('select id from exhibition_order where exhibition_id = 1 limit 1')
    expect(
      (await enter({ exhibition_order_id: Number(mine.id), auth_code: demoAuthCode(Number(other.id)) })).status,
    ).toBe(401)
    expect(
      (await enter({ exhibition_order_id: Number(other.id), auth_code: demoAuthCode(Number(other.id)) })).status,
    ).toBe(401)
  })

  it('domain §3.16: five failures in fifteen minutes and address, then 429 even for the right password', async () => {
    for (let at = 0; at < 5; at += 1) expect((await enter({ password: 'wrong' })).status).toBe(401)
    const refused = await enter({ password: 'demo-tsumugi' })
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_requests'])
    expect((await enter({ password: 'demo-tsumugi' }, 1)).status).toBe(200)
  })

  it('an unknown exhibition is not there', async () => {
    expect((await enter({ password: 'x' }, 999_999)).status).toBe(404)
    expect((await enter({ password: 'x' }, 10 ** 17)).status).toBe(404)
  })

  it('logout ends the token on the server too', async () => {
    expect((await guest.call('DELETE', '/exhibition_sessions')).status).toBe(204)
    expect((await guest.call('GET', '/look_book')).status).toBe(401)
  })
})

describe('what a guest sees', () => {
  it('nothing without a token, or with one of another exhibition; an account’s cookie opens nothing either', async () => {
    expect((await server.visitor.call('GET', '/api/exhibitions/3/look_book')).status).toBe(401)
    expect(
      (
        await server.visitor.call('GET', '/api/exhibitions/1/look_book', undefined, {
          Authorization: `Bearer ${guest.token}`,
        })
      ).status,
    ).toBe(401)
    expect((await (await server.as('otherBrand')).call('GET', '/api/exhibitions/3/look_book')).status).toBe(401)
  })

  it('a token that has run out', async () => {
    await rowsOf("update exhibition_guest_session set expires_at = now() - interval '1 second'")
    const { status, body } = await guest.call('GET', '/look_book')
    expect([status, body.errors[0].code]).toEqual([401, 'guest_signed_out'])
  })

  it('domain §4.11: none of the brand’s own figures', async () => {
    const { body } = await guest.call('GET', '/look_book')
    expect(body.data.exhibition).toMatchObject({
      name: '潮風 春の受注会(デモ)',
      rate_percent: '62.5',
      phase: 'open',
      customer_parts: expect.any(Array),
    })
    const text = JSON.stringify(body)
    for (const secret of [
      'password',
      'ordered',
      'converted',
      'merchandising',
      'unit_cost',
      'publishable_key',
      'partner_origins',
      'lock_version',
    ])
      expect(text).not.toContain(secret)
    expect(body.data.items[0].pictures[0].thumbnails['480']).toMatch(
      /^\/api\/exhibitions\/3\/pictures\/[\w-]{22}\/thumbnails\/480$/,
    )
  })

  it('golden 34: prices at the rate of the exhibition, half up to ¥1', async () => {
    const { body } = await guest.call('GET', '/look_book')
    for (const { list_price: list, unit_price: unit } of body.data.items)
      expect(Number(unit)).toBe(Math.round(Number(list) * 0.625))
  })
})

describe('ordering', () => {
  it('§4, domain §3.16: submitted once, numbered, with a code that lets edit; repeated, it is the same order', async () => {
    const sku = await freeSku()
    const headers = { 'Idempotency-Key': `form-${Math.random()}` }
    const first = await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: sku, quantity: 4 }]), headers)
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({
      auth_code: expect.stringMatching(/^[\w-]{43}$/),
      order: { status: 'submitted', editable: true, quantity: 4, customer: shop, mailed_to: shop.email },
    })
    const again = await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: sku, quantity: 4 }]), headers)
    expect(again.body).toEqual(first.body)
    const other = await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: sku, quantity: 5 }]), headers)
    expect([other.status, other.body.errors[0].code]).toEqual([409, 'idempotency_mismatch'])
    expect((await guest.call('GET', `/exhibition_orders/${first.body.data.order.id}`)).body.data.number).toBe(
      first.body.data.order.number,
    )
    const stranger = await visit(server, 3)
    expect((await stranger.call('GET', `/exhibition_orders/${first.body.data.order.id}`)).status).toBe(404)
  })

  it('leaves a mail with the edit link to be sent, in the same transaction', async () => {
    await rowsOf('delete from outbox')
    const { body } = await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: await freeSku(), quantity: 4 }]))
    const [job] = await server.waiting('exhibition_order_mail')
    expect(job).toMatchObject({ orderId: body.data.order.id, news: 'submitted', authCode: body.data.auth_code })
    expect(JSON.stringify(await rowsOf('select * from outbox'))).not.toContain(body.data.auth_code)
    await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: await freeSku(), quantity: 1 }]))
    expect(await rowsOf('select id from outbox')).toHaveLength(1)
  })

  it('says where the mail goes, and that none goes where the exhibition asks for no address', async () => {
    const { body } = await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: await freeSku(), quantity: 4 }]))
    const asked = async () => (await guest.call('GET', `/exhibition_orders/${body.data.order.id}`)).body.data.mailed_to
    expect(await asked()).toBe(shop.email)
    const [{ customer_parts: parts }] = await rowsOf('select customer_parts from exhibition where id = 3')
    const ask = (asked: { type: string }[]) =>
      rowsOf('update exhibition set customer_parts = $1 where id = 3', [JSON.stringify(asked)])
    await ask(parts.filter(({ type }: { type: string }) => type !== 'email'))
    expect(await asked()).toBeNull()
    await ask(parts)
  })

  it('is refused below the minimum of a style, with what is missing', async () => {
    const { status, body } = await guest.call(
      'POST',
      '/exhibition_orders',
      orderOf([{ sku_id: await freeSku(), quantity: 1 }]),
    )
    expect([status, body.errors[0].code, body.errors[0].meta]).toEqual([
      422,
      'style_minimum',
      expect.objectContaining({ minimum: 2, missing: 1 }),
    ])
  })

  it('is refused below the minimum amount, with the gap', async () => {
    const large = await visit(server, 1)
    const { body: book } = await large.call('GET', '/look_book')
    const sku = book.data.items[0].skus.find(({ left }: { left: number | null }) => left === null)
    const { status, body } = await large.call('POST', '/exhibition_orders', orderOf([{ sku_id: sku.id, quantity: 6 }]))
    expect([status, body.errors[0].code]).toEqual([422, 'amount_minimum'])
    expect(body.errors[0].meta.missing).toBe(`${300_000 - 6 * Number(book.data.items[0].unit_price)} JPY`)
  })

  it('asks for what the exhibition asks for', async () => {
    const { status, body } = await guest.call(
      'POST',
      '/exhibition_orders',
      orderOf([{ sku_id: await freeSku(), quantity: 2 }], { customer: { shop: ' ', email: 'nobody' } }),
    )
    expect(status).toBe(422)
    expect(body.errors.map((error: { field: string; code: string }) => [error.field, error.code])).toEqual([
      ['order.customer.shop', 'missing'],
      ['order.customer.person', 'missing'],
      ['order.customer.email', 'invalid_format'],
    ])
  })

  it('a SKU of another exhibition is not there', async () => {
    const [{ id }] = await rowsOf(
      'select s.id from exhibition_item_sku s join exhibition_item i on i.id = s.exhibition_item_id where i.exhibition_id = 1 limit 1',
    )
    expect(
      (await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: Number(id), quantity: 2 }]))).status,
    ).toBe(422)
  })

  it('domain §4.12: a closed window is refused with its reason', async () => {
    const late = await visit(server, 2)
    const { body } = await late.call('GET', '/look_book')
    const refused = await late.call(
      'POST',
      '/exhibition_orders',
      orderOf([{ sku_id: body.data.items[0].skus[0].id, quantity: 9 }]),
    )
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'exhibition_closed'])
  })
})

describe('editing by auth_code', () => {
  async function placed(quantity = 4) {
    const sku = await freeSku()
    const { body } = await guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: sku, quantity }]))
    const { order, auth_code: authCode } = body.data
    const own = await visit(server, 3, { exhibition_order_id: order.id, auth_code: authCode })
    const edit = (lines: { sku_id: number; quantity: number }[], lock = order.lock_version) =>
      own.call('PATCH', `/exhibition_orders/${order.id}`, orderOf(lines, { lock_version: lock }))
    return { sku, order, own, edit }
  }
  const ordered = async (sku: number) =>
    Number((await rowsOf('select ordered from exhibition_item_sku where id = $1', [sku]))[0].ordered)

  it('counts the difference, and a stale edit is told', async () => {
    const { sku, edit } = await placed(4)
    const before = await ordered(sku)
    expect((await edit([{ sku_id: sku, quantity: 10 }])).body.data).toMatchObject({ quantity: 10, lock_version: 1 })
    expect(await ordered(sku)).toBe(before + 6)
    expect((await edit([{ sku_id: sku, quantity: 2 }], 0)).status).toBe(409)
    expect(await ordered(sku)).toBe(before + 6)
  })

  it('only with a session by the code: the password session that made it may look, not change', async () => {
    const { sku, order } = await placed()
    const tried = await guest.call(
      'PATCH',
      `/exhibition_orders/${order.id}`,
      orderOf([{ sku_id: sku, quantity: 8 }], { lock_version: 0 }),
    )
    expect(tried.status).toBe(404)
  })

  it('not once the brand has confirmed it', async () => {
    const { sku, order, own, edit } = await placed()
    const brand = await server.as('otherBrand')
    const moved = await brand.call('POST', '/api/exhibition_orders/transitions', {
      transition: 'confirm',
      orders: [{ id: order.id, lock_version: 0 }],
    })
    expect(moved.body.data[0].status).toBe('confirmed')
    expect((await own.call('GET', `/exhibition_orders/${order.id}`)).body.data).toMatchObject({
      status: 'confirmed',
      editable: false,
    })
    const refused = await edit([{ sku_id: sku, quantity: 8 }], 1)
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'order_locked'])
  })

  it('keeps what the order holds where everything else is gone', async () => {
    const { sku, edit } = await placed(4)
    await rowsOf('update exhibition_item_sku set quantity_limit = ordered where id = $1', [sku])
    expect((await edit([{ sku_id: sku, quantity: 4 }])).status).toBe(200)
    const more = await edit([{ sku_id: sku, quantity: 5 }], 1)
    expect([more.status, more.body.errors[0].code, more.body.errors[0].meta.left]).toEqual([422, 'sku_left', 4])
    await rowsOf('update exhibition_item_sku set quantity_limit = null where id = $1', [sku])
  })
})

describe('design §3: CORS only for origins registered for that exhibition', () => {
  const partner = { Origin: 'http://127.0.0.1:4180', Host: 'tsumugi.example' }
  const enter = (headers: Record<string, string>, more: object = {}) =>
    server.visitor.call(
      'POST',
      '/api/exhibitions/1/exhibition_sessions',
      { password: 'demo-tsumugi', ...more },
      headers,
    )

  it('a registered origin is answered by name, with the key of the exhibition; no cookie is ever allowed', async () => {
    const { status, headers } = await enter(partner, { publishable_key: 'pk_demo_1' })
    expect([status, headers.get('Access-Control-Allow-Origin'), headers.get('Vary')]).toEqual([
      200,
      'http://127.0.0.1:4180',
      // A reply is compressed as the page takes it.
      'Origin, Accept-Encoding',
    ])
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect((await enter(partner, { publishable_key: 'pk_demo_2' })).status).toBe(403)
    expect((await enter(partner)).status).toBe(403)
  })

  it('a refusal can be read by the registered page as well', async () => {
    const { status, headers } = await enter(partner, { publishable_key: 'pk_demo_1', password: 'wrong' })
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([401, 'http://127.0.0.1:4180'])
  })

  it('an origin that is not registered is refused, also for reading and at the preflight', async () => {
    const stranger = { Origin: 'https://elsewhere.example', Host: 'tsumugi.example' }
    const { status, headers } = await enter(stranger, { publishable_key: 'pk_demo_1' })
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
    expect((await server.visitor.call('GET', '/api/exhibitions/1/entrance', undefined, stranger)).status).toBe(403)
    const preflight = await server.visitor.call('OPTIONS', '/api/exhibitions/1/look_book', undefined, stranger)
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
  })

  it('the preflight of a registered origin allows our headers', async () => {
    const { status, headers } = await server.visitor.call('OPTIONS', '/api/exhibitions/1/look_book', undefined, partner)
    expect([status, headers.get('Access-Control-Allow-Headers'), headers.get('Access-Control-Max-Age')]).toEqual([
      204,
      'Authorization, Content-Type, Idempotency-Key, X-Requested-With',
      '600',
    ])
  })

  it('a partner’s page may not use the cookie of an account', async () => {
    const brand = await server.as('brand')
    expect((await brand.call('GET', '/api/exhibitions/1/roll_up', undefined, partner)).status).toBe(403)
  })
})
