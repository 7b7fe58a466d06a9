import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { orderOf, visit } from '../exhibition-guests/guest-visit.fixture.ts'
import { server, brand, rowsOf, openExhibitionsScene } from './exhibitions-scene.fixture.ts'

openExhibitionsScene()

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
  })

  it('a mail with the PDF and the edit link is kept when the order was sent', async () => {
    const { mkdtempSync, readFileSync, readdirSync } = await import('node:fs')
    const { runDueJobs } = await import('../../jobs.ts')
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
  })
})
