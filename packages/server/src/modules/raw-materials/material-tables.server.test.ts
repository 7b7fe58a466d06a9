import { masters } from '@tsumugi/contract'
import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { broughtTable, exportedTable } from '../../records/table-nouns/brought-table.fixture.ts'
import { held, type Wire } from '../productions/production-scene.fixture.ts'

let server: TestServer
let brand: Caller
let table: ReturnType<typeof broughtTable>
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  table = broughtTable(server, brand, 'rawMaterials')
})
afterAll(() => server.stop())

const fields = Object.keys(masters.rawMaterials.fields)

const coded = async (code: string): Promise<Wire> =>
  held(await brand.call('GET', '/api/raw_materials?per_page=200')).find((each: Wire) => each.code === code)

it('§3.18 raw materials come from a file with what they are made of and cost, and go back', async () => {
  const csv = [
    '品番,品名,種類,組成,単位,通貨,段階,色,納期',
    'IMP-1,綿麻ローン,表地,綿 60% 亜麻 40%,m,JPY,"0: 980, 300: ¥920","03 生成り #DDD0B6",２１',
    'IMP-2,綿ローン,表地,ない糸 100%,m,JPY,,,',
  ].join('\n')
  const columns = ['code', 'name', 'kind', 'composition', 'unit', 'currency', 'tiers', 'colors', 'leadDays']
  const run = await table.tried(csv, columns, { kind: { 表地: 'fabric' } })
  expect(run).toMatchObject({
    counts: { create: 1, refused: 1 },
    faults: [{ field: 'composition', text: 'ない糸 100%' }],
  })
  const done = await table.apply(run, 'good')
  expect(await coded('IMP-1')).toMatchObject({
    composition: [
      { fibre: 'cotton', percent: '60' },
      { fibre: 'linen', percent: '40' },
    ],
    tiers: [
      { min_quantity: '0', unit_price: '980' },
      { min_quantity: '300', unit_price: '920' },
    ],
    colors: [{ no: '03', name: '生成り', hex: '#ddd0b6' }],
    lead_days: 21,
  })
  expect((await table.undo(done)).status).toBe('undone')
  expect(await coded('IMP-1')).toBeUndefined()
})

it('§3.18 what is written out comes in again and changes nothing', async () => {
  const csv = await exportedTable(server, 'brand', 'raw_materials', fields)
  expect(csv).not.toContain('undefined')
  const run = await table.tried(csv, fields)
  expect([run.counts, run.faults]).toEqual([expect.objectContaining({ create: 0, update: 0, refused: 0 }), []])
  expect(run.counts.same).toBeGreaterThan(4)
})
