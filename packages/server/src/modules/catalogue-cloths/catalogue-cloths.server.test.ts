import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { labOf } from '@tsumugi/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let distributor: Caller
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[distributor, brand] = await Promise.all([server.as('distributor'), server.as('brand')])
})
afterAll(() => server.stop())

const rows = async (text: string) => (await server.engine.pool.query(text)).rows
const path = '/api/catalogue_cloths'
const cloth = (code: string, more = {}) => ({
  catalogue_cloth: {
    code,
    name: '試し織り',
    kind: 'fabric',
    unit: 'm',
    currency: 'JPY',
    visibility: 'public',
    composition: [{ fibre: 'cotton', percent: '100' }],
    colors: [{ no: '01', name: '藍', hex: '#2f4a7a' }],
    tiers: [{ min_quantity: '0', unit_price: '900' }],
    ...more,
  },
})
const add = (code: string, more = {}) => distributor.call('POST', path, cloth(code, more))
const onWall = async (code: string) => (await brand.call('GET', `/api/material_listings?q=${code}`)).body.data

it('what a distributor writes stands on the wall at once, changes with it, and goes when it is archived', async () => {
  const { body } = await add('TX-1', { care_codes: [140, 220] })
  const { id, lock_version: version } = body.data
  expect(await onWall('TX-1')).toMatchObject([{ id, price: '900', color: { no: '01', hex: '#2f4a7a' } }])
  expect((await brand.call('GET', `/api/material_listings/${id}`)).body.data.care_codes).toEqual([140, 220])
  const colors = [
    { no: '01', name: '濃藍', hex: '#1f2a4a' },
    { no: '02', name: '白', hex: '#f4f4f2' },
  ]
  await distributor.call('PATCH', `${path}/${id}`, {
    catalogue_cloth: { colors, tiers: [{ min_quantity: '0', unit_price: '850' }], lock_version: version },
  })
  expect(await onWall('TX-1')).toMatchObject([{ price: '850', color: { name: '濃藍' }, color_count: 2 }])
  await distributor.call('PATCH', `${path}/archive`, { ids: [id], archived: true })
  expect(await onWall('TX-1')).toEqual([])
  await distributor.call('PATCH', `${path}/archive`, { ids: [id], archived: false })
  expect(await onWall('TX-1')).toHaveLength(1)
})

it.each([
  [{ composition: [{ fibre: 'cotton', percent: '99.9' }] }, 'composition_sum', 'catalogueCloth.composition'],
  [{ colors: [] }, 'missing', 'catalogueCloth.colors'],
  [{ tiers: [] }, 'missing', 'catalogueCloth.tiers'],
  [
    {
      colors: [
        { no: '01', name: '藍', hex: '#2f4a7a' },
        { no: '01', name: '紺', hex: '#26304d' },
      ],
    },
    'repeated_row',
    'catalogueCloth.colors',
  ],
  [{ care_codes: [140, 141] }, 'symbol_twice', 'catalogueCloth.careCodes'],
  [{ care_codes: [799] }, 'symbol_unknown', 'catalogueCloth.careCodes'],
])('%o is refused as %s', async (more, code, field) => {
  const { status, body } = await add('TX-2', more)
  expect([status, body.errors[0].code, body.errors[0].field]).toEqual([
    422,
    code,
    expect.stringContaining(field.split('.')[1]!.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  ])
})

it('a hidden cloth needs neither price nor colour, and nobody else sees it', async () => {
  const { status } = await add('TX-3', { visibility: 'hidden', colors: [], tiers: [] })
  expect([status, await onWall('TX-3')]).toEqual([200, []])
})

it('a colour that lies in stock or is ordered stays; a cloth that is ordered is not deleted', async () => {
  const [{ id }] = await rows("select id from catalogue_cloth where code = 'SO-4120'")
  const { lock_version: version } = (await distributor.call('GET', `${path}/${id}`)).body.data
  const { status, body } = await distributor.call('PATCH', `${path}/${id}`, {
    catalogue_cloth: { colors: [{ no: '03', name: '生成り', hex: '#ddd0b6' }], lock_version: version },
  })
  expect([status, body.errors[0].code]).toEqual([422, 'in_use'])
  const refused = async (method: string, address: string, sent?: object) => {
    const answer = await distributor.call(method, address, sent)
    return [answer.status, answer.body.errors[0].code]
  }
  expect(await refused('DELETE', `${path}/${id}`)).toEqual([409, 'in_use'])
  const [{ id: into_id }] = await rows("select id from catalogue_cloth where code <> 'SO-4120' order by id limit 1")
  expect(await refused('POST', `${path}/${id}/merge`, { into_id })).toEqual([409, 'in_use'])
})

it('colours are as far apart in the database as in the domain', async () => {
  const hexes = Array.from({ length: 64 }, (_, at) => `#${((at * 262_657) % 0x1000000).toString(16).padStart(6, '0')}`)
  const found = await rows(`select hex, l, a, b from unnest(array['${hexes.join("','")}']) as hex, lateral lab_of(hex)`)
  for (const { hex, l, a, b } of found) {
    const lab = labOf(hex)
    expect([hex, Math.max(Math.abs(l - lab.l), Math.abs(a - lab.a), Math.abs(b - lab.b)) < 1e-9]).toEqual([hex, true])
  }
  expect(found).toHaveLength(64)
})

it('is the distributor’s alone', async () => {
  expect((await brand.call('GET', path)).status).toBe(403)
  expect((await (await server.as('admin')).call('GET', path)).status).toBe(403)
})
