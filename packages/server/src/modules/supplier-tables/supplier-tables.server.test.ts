import { supplierTable } from '@tsumugi/contract'
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
  table = broughtTable(server, brand, 'suppliers')
})
afterAll(() => server.stop())

const fields = Object.keys(supplierTable.fields)
const rows = async (text: string) => (await server.engine.pool.query(text)).rows
const all = async (): Promise<Wire[]> => held(await brand.call('GET', '/api/suppliers?per_page=200'))
const coded = async (code: string): Promise<Wire> => (await all()).find((each) => each.partner_code === code)
const columns = [
  'partnerCode',
  'name',
  'kind',
  'country',
  'terms',
  'categories',
  'leadDays',
  'minLot',
  'protectedSubcontractor',
]
const sheet = (...lines: string[]) => ['コード,会社名,種別,国,支払条件,品目,日数,ロット,取適法', ...lines].join('\n')

it('§3.18 suppliers come from a file: begun, changed and left alone as their screens do, and go back', async () => {
  const [terms] = await rows(`select name from payment_term_definition where user_group_id = 1 order by id limit 1`)
  const counted = async () => (await rows('select 1 from user_group')).length
  const before = { groups: await counted(), relation: await coded('S-001') }
  const csv = sheet(
    `IMP-1,試し染工,仕入,jp,${terms.name},"染め, 加工",２１,300,はい`,
    `S-001,${before.relation.partner.name},,,${terms.name},"シャツ, ブラウス",45,50,true`,
  )
  const run = await table.tried(csv, columns, { kind: { 仕入: 'supplier' }, protectedSubcontractor: { はい: 'true' } })
  expect([run.counts, run.faults]).toEqual([expect.objectContaining({ create: 1, update: 1, refused: 0 }), []])
  expect([await coded('IMP-1'), await counted()]).toEqual([undefined, before.groups])

  const done = await table.apply(run)
  expect(done.status).toBe('applied')
  expect(await coded('IMP-1')).toMatchObject({
    partner: { name: '試し染工', kind: 'supplier', country: 'JP' },
    status: 'prospect',
    categories: ['染め', '加工'],
    lead_days: 21,
    min_lot: '300.00',
    protected_subcontractor: true,
  })
  expect((await coded('S-001')).categories).toEqual(['シャツ', 'ブラウス'])
  expect(
    (await rows(`select 1 from audit_event where action = 'supplier.created' and detail->>'name' = '試し染工'`)).length,
  ).toBe(1)

  expect((await table.undo(done)).status).toBe('undone')
  expect([await coded('IMP-1'), await counted()]).toEqual([undefined, before.groups])
  expect((await coded('S-001')).categories).toEqual(before.relation.categories)
})

it('§3.18 a file says which supplier it means: by number, code or name, and what is wrong otherwise', async () => {
  const csv = [
    '登録番号,コード,会社名,支払条件',
    'T5999901000003,,なんでも,',
    ',S-001,別の会社,',
    'T5999901000004,,番号ちがい,',
    ',IMP-2,条件ちがい,ない条件',
  ].join('\n')
  const run = await table.tried(csv, ['registrationNumber', 'partnerCode', 'name', 'terms'])
  const { name } = (await coded('S-001')).partner
  expect(run.faults.map(({ code, field }: Wire) => `${code} ${field}`).toSorted()).toEqual([
    'cell_choice terms',
    'check_digit registrationNumber',
    'supplier_named_otherwise name',
  ])
  expect(run.faults.find(({ field }: Wire) => field === 'name').suggestion).toBe(name)
})

it('§3.18 what is written out comes in again and changes nothing', async () => {
  const run = await table.tried(await exportedTable(server, 'brand', 'suppliers', fields), fields)
  expect([run.counts, run.faults]).toEqual([expect.objectContaining({ create: 0, update: 0, refused: 0, same: 7 }), []])
})

it('§3.18 one whom somebody deals with by then stays; a member who may not begin suppliers brings no file', async () => {
  const done = await table.apply(await table.tried(sheet('IMP-3,残る工場,,,,,,,'), columns))
  const { id, lock_version } = await coded('IMP-3')
  held(await brand.call('PATCH', `/api/suppliers/${id}`, { supplier: { note: '見学した', lock_version } }))
  await table.undo(done)
  expect((await coded('IMP-3')).note).toBe('見学した')
  const form = new FormData()
  form.set('file', new File([sheet()], '表.csv'))
  form.set('noun', 'suppliers')
  expect((await (await server.as('brandMember')).call('POST', '/api/data_converters', form)).status).toBe(403)
})
