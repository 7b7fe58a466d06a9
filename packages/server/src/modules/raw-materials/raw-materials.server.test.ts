import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
let otherBrand: Caller
let supplier: Caller
let id = 0
beforeAll(async () => {
  server = await startTestServer()
  ;[brand, otherBrand, supplier] = await Promise.all([
    server.as('brand'),
    server.as('otherBrand'),
    server.as('supplier'),
  ])
  const made = await add({})
  expect([made.status, made.body.errors]).toEqual([200, undefined])
  id = made.body.data.id
})
afterAll(() => server.stop())

let added = 0
const add = (more: object) =>
  brand.call('POST', '/api/raw_materials', {
    raw_material: { code: `RM-${++added}`, name: '綿ブロード', kind: 'fabric', unit: 'm', currency: 'JPY', ...more },
  })
const entry = (kind: string, quantity: string, more: object = {}) => ({
  stock_move: { key: randomUUID(), color: '01', lot: '2611-07', kind, quantity, ...more },
})
const write = (body: object, caller = brand) => caller.call('POST', `/api/raw_materials/${id}/stock_moves`, body)
const firstError = (answer: { body: { errors?: { code: string }[] } }) => answer.body.errors?.[0]?.code

it.each([
  [{ composition: [{ fibre: 'cotton', percent: '99.9' }] }, 'composition_sum'],
  [
    {
      composition: [
        { fibre: 'cotton', percent: '50' },
        { fibre: 'cotton', percent: '50' },
      ],
    },
    'fibre_twice',
  ],
  [
    {
      tiers: [
        { min_quantity: '300', unit_price: '1180' },
        { min_quantity: '100', unit_price: '1280' },
      ],
    },
    'tier_order',
  ],
])('domain §3.5 %o is refused: %s', async (more, code) => {
  const answer = await add(more)
  expect([answer.status, firstError(answer)]).toEqual([422, code])
})

it('domain §3.5 fibres of 100 % in all, whatever the thirds, are taken', async () => {
  const { status } = await add({
    composition: [
      { fibre: 'cotton', percent: '66.7' },
      { fibre: 'linen', percent: '33.3' },
    ],
  })
  expect(status).toBe(200)
})

it('domain §3.5 a ledger per lot: in, reserve, out, adjust; never below zero or below what is promised', async () => {
  await write(entry('in', '50'))
  await write(entry('reserve', '30'))
  const short = await write(entry('out', '20.01'))
  expect([short.status, firstError(short)]).toEqual([422, 'stock_short'])
  await write(entry('out', '20'))
  const counted = await write(entry('adjust', '-0.5'))
  expect([counted.status, firstError(counted)]).toEqual([422, 'stock_short'])
  await write(entry('release', '10'))
  const { body } = await write(entry('adjust', '-0.5'))
  expect(body.data.lots).toMatchObject([{ stock: '29.5', reserved: '20', free: '9.5' }])
  expect(body.data.moves.map(({ kind }: { kind: string }) => kind)).toEqual([
    'adjust',
    'release',
    'out',
    'reserve',
    'in',
  ])
})

it('the same key is written once', async () => {
  const body = entry('in', '5', { lot: 'once' })
  await write(body)
  const again = await write(body)
  expect(again.body.data.lots.find(({ lot }: { lot: string }) => lot === 'once').stock).toBe('5')
})

it('an entry is taken back by its opposite, once, and never removed', async () => {
  const made = await write(entry('in', '7', { lot: 'back' }))
  const moveId = made.body.data.moves[0].id
  const reverse = () => brand.call('POST', `/api/raw_materials/${id}/stock_moves/reversals`, { ids: [moveId] })
  const { body } = await reverse()
  expect(body.data.lots.find(({ lot }: { lot: string }) => lot === 'back').stock).toBe('0')
  expect(body.data.moves[0]).toMatchObject({ reverses: moveId, quantity: '-7' })
  const again = await reverse()
  expect([again.status, firstError(again)]).toEqual([422, 'reversal_final'])
  await expect(
    server.engine.pool.query(`set role tsumugi_app; delete from raw_material_move where id = ${moveId}`),
  ).rejects.toThrow(/permission denied/)
})

it('200 who take from one lot at once never take more than lies there', async () => {
  await write(entry('in', '100', { lot: 'rush' }))
  const answers = await Promise.all(Array.from({ length: 200 }, () => write(entry('out', '1', { lot: 'rush' }))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(answers.filter((answer) => firstError(answer) === 'stock_short')).toHaveLength(100)
  const { body } = await brand.call('GET', `/api/raw_materials/${id}/stock`)
  expect(body.data.lots.find(({ lot }: { lot: string }) => lot === 'rush').stock).toBe('0')
})

it('spec §6 raw materials (brand): another brand finds nothing, a supplier may not ask', async () => {
  expect((await otherBrand.call('GET', `/api/raw_materials/${id}/stock`)).status).toBe(404)
  expect((await write(entry('in', '1'), otherBrand)).status).toBe(404)
  expect((await supplier.call('GET', '/api/raw_materials')).status).toBe(403)
})
