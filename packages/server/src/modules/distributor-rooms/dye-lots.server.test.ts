import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let distributor: Caller
let brand: Caller
let materialId = 0
beforeAll(async () => {
  server = await startTestServer()
  ;[distributor, brand] = await Promise.all([server.as('distributor'), server.as('brand')])
  materialId = Number((await rows("select id from catalogue_cloth where code = 'SO-4120'"))[0].id)
})
afterAll(() => server.stop())

const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const path = '/api/distributor_lots'
const enter = (lot: string, more: object, caller = distributor, key: string = crypto.randomUUID()) =>
  caller.call('POST', `${path}/moves`, {
    lot_move: { key, material_id: materialId, color_no: '07', lot, kind: 'in', ...more },
  })
const held = ({ status, body }: { status: number; body: { data?: unknown } }) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  // oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
  return body.data as any
}
const reverse = (lotId: number, ids: number[], caller = distributor) =>
  caller.call('POST', `${path}/${lotId}/moves/reversals`, { ids })
const code = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
]

it('a dye lot begins with the rolls that came in, and buyers see it at once', async () => {
  const rolls = [
    { no: 'A1', length: '50.4' },
    { no: 'A2', length: '49.85' },
  ]
  const { lot, moves } = held(await enter('2611-21', { rolls, note: '染め上がり' }))
  expect(lot).toMatchObject({ lot: '2611-21', stock: '100.25', free: '100.25', color: { no: '07' } })
  expect(moves).toMatchObject([{ kind: 'in', quantity: '100.25', rolls, note: '染め上がり', reversed_by: null }])
  const listing = held(await brand.call('GET', `/api/material_listings/${materialId}`))
  expect(listing.lots.find(({ id }: { id: number }) => id === lot.id)).toMatchObject({ free: '100.25' })
  const list = held(await distributor.call('GET', `${path}?q=2611-21`))
  expect(list).toMatchObject([{ id: lot.id, stock: '100.25' }])
})

it('sent twice it counts once; more of the lot adds to it, and what was on its way comes in', async () => {
  const key = crypto.randomUUID()
  held(await enter('2611-22', { quantity: '30' }, distributor, key))
  expect(held(await enter('2611-22', { quantity: '30' }, distributor, key)).lot.stock).toBe('30')
  const before = (await rows("select incoming from material_lot where lot = '2610-02' and incoming > 0 limit 1"))[0]
  expect(Number(before.incoming)).toBe(300)
  const { lot } = held(await enter('2610-02', { quantity: '120' }))
  expect(lot).toMatchObject({ incoming: '180', restock_on: '2026-12-10' })
})

it('what is on its way is announced: buyers see how much and when, an older reading is told', async () => {
  const announce = (more: object, caller = distributor) =>
    caller.call('PUT', `${path}/incoming`, {
      lot_incoming: { material_id: materialId, color_no: '07', lot: '2611-31', lock_version: 0, ...more },
    })
  const lot = held(await announce({ incoming: '250.5', restock_on: '2099-01-15' }))
  expect(lot).toMatchObject({ incoming: '250.5', restock_on: '2099-01-15', stock: '0', lock_version: 1 })
  const listing = held(await brand.call('GET', `/api/material_listings/${materialId}`))
  expect(listing.lots.find(({ id }: { id: number }) => id === lot.id)).toMatchObject({
    incoming: '250.5',
    restock_on: '2099-01-15',
  })
  const stale = await announce({ incoming: '10', restock_on: '2099-01-16' })
  expect([code(stale), stale.body.current]).toMatchObject([[409, 'stale'], { incoming: '250.5', lock_version: 1 }])
  held(await enter('2611-31', { quantity: '50.5' }))
  expect(code(await announce({ incoming: '10', restock_on: '2099-01-16', lock_version: 1 }))).toEqual([409, 'stale'])
  expect(held(await announce({ incoming: '0', restock_on: null, lock_version: 2 }))).toMatchObject({
    incoming: '0',
    restock_on: null,
    stock: '50.5',
  })
  expect(code(await announce({ incoming: '5', restock_on: '2020-01-01', lock_version: 3 }))).toEqual([
    422,
    'arrival_past',
  ])
  for (const odd of [
    { incoming: '5', restock_on: null },
    { incoming: '0', restock_on: '2099-01-01' },
    { incoming: '-5' },
  ])
    expect((await announce({ restock_on: '2099-01-01', lock_version: 3, ...odd })).status).toBe(422)
  expect((await announce({ incoming: '1', restock_on: '2099-01-01' }, brand)).status).toBe(403)
})

it('an entry is taken back by an opposite one, once; nothing of the ledger is removed', async () => {
  const first = held(await enter('2611-23', { quantity: '300' }))
  const again = held(await reverse(first.lot.id, [first.moves[0].id]))
  expect(again.lot.stock).toBe('0')
  expect(again.moves).toMatchObject([
    { quantity: '-300', reverses: first.moves[0].id },
    { quantity: '300', reversed_by: expect.any(Number) },
  ])
  expect(code(await reverse(first.lot.id, [first.moves[0].id]))).toEqual([422, 'reversal_final'])
  expect(code(await reverse(first.lot.id, [again.moves[0].id]))).toEqual([422, 'reversal_final'])
  const back = held(await enter('2610-02', { quantity: '10' }))
  expect(held(await reverse(back.lot.id, [back.moves[0].id])).lot.incoming).toBe('180')
})

it('what is promised cannot be taken out, spoiled or taken back', async () => {
  const { lot, moves } = held(await enter('2611-24', { quantity: '50' }))
  await rows('update material_lot set reserved = 40 where id = $1', [lot.id])
  expect(code(await enter('2611-24', { kind: 'out', quantity: '20' }))).toEqual([422, 'stock_short'])
  expect(code(await reverse(lot.id, [moves[0].id]))).toEqual([422, 'stock_short'])
  expect(held(await enter('2611-24', { kind: 'adjust', quantity: '-10' })).lot).toMatchObject({
    stock: '40',
    free: '0',
  })
})

it.each([
  ['neither length nor rolls', {}],
  ['both', { quantity: '10', rolls: [{ no: '1', length: '10' }] }],
  ['less than nothing', { quantity: '-10' }],
  [
    'two rolls of one number',
    {
      rolls: [
        { no: '1', length: '10' },
        { no: '1', length: '12' },
      ],
    },
  ],
])('%s is refused', async (_, more) => {
  expect((await enter('2611-25', more)).status).toBe(422)
  expect(await rows("select from material_lot where lot = '2611-25'")).toEqual([])
})

it('is the distributor’s own: a strange colour, another’s cloth and another’s lot are not found', async () => {
  expect(code(await enter('2611-26', { quantity: '1', color_no: '99' }))).toEqual([422, 'not_found'])
  expect((await enter('2611-26', { quantity: '1' }, brand)).status).toBe(403)
  const other = (await rows("insert into user_group (kind, name) values ('distributor', 'other') returning id"))[0].id
  const [{ id: foreign }] = await rows(
    `insert into catalogue_cloth (user_group_id, code, name, kind, colors) values ($1, 'X-1', 'x', 'fabric',
      '[{"no": "07", "name": "x", "hex": "#112233"}]') returning id`,
    [other],
  )
  expect(code(await enter('2611-26', { quantity: '1', material_id: Number(foreign) }))).toEqual([422, 'not_found'])
  const [{ id: lotId }] = await rows(
    `insert into material_lot (user_group_id, material_id, color_id, lot, stock)
    select user_group_id, material_id, id, 'X', 5 from material_color where material_id = $1 returning id`,
    [foreign],
  )
  expect((await distributor.call('GET', `${path}/${lotId}/ledger`)).status).toBe(404)
  expect((await reverse(Number(lotId), [1])).status).toBe(404)
})

it('§4.2 in the demo every lot holds what its ledger and its shipments say', async () => {
  const odd = await rows(
    `select t.id from material_lot t where t.lot = '2611-07' and t.stock <> (
      select coalesce(sum(m.stock_change), 0) from material_move m where m.lot_id = t.id)
      - (select coalesce(sum(d.net_length), 0) from material_order_detail d
        where d.lot_id = t.id and d.status in ('shipped', 'received', 'claimed'))`,
  )
  expect(odd).toEqual([])
})

it('a ledger is never rewritten, also where nobody asks the server', async () => {
  const client = await server.engine.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local role tsumugi_app')
    await client.query("select set_config('app.user_group_id', '9', true)")
    await expect(client.query('delete from material_move')).rejects.toThrow(/permission denied/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
