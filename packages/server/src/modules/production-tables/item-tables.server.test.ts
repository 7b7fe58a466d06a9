import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import { held, konan, productionScene, type Scene, type Wire } from '../productions/production-scene.fixture.ts'
import { camelled, tablesOf, type Head } from './item-tables.fixture.ts'

let scene: Scene
let tables: ReturnType<typeof tablesOf>
let brand: string
let supplier: string
let colors: { code: string; name: string }[]
let sizes: { code: string }[]
beforeAll(async () => {
  scene = await productionScene()
  tables = tablesOf(scene)
  const options = held(await scene.brand.call('GET', '/api/productions/options'))
  brand = options.brands.find(({ id }: Wire) => id === 1).name
  supplier = options.suppliers.find(({ id }: Wire) => id === konan).name
  colors = options.colors
  sizes = options.sizes
})
afterAll(() => scene.server.stop())

const heads = [
  'ブランド',
  'シーズン',
  '品番',
  '品名',
  '上代',
  'サプライヤー',
  '納期',
  '色',
  'サイズ',
  'JAN',
  '数量',
] as const
const jans = ['4901234567894', '4901234567900', '4901234567917']
const audits = async (action: string) =>
  (await scene.rows('select 1 from audit_event where action = $1', [action])).length

/** Three SKUs of a style; only the first row says what the style is. */
const three = (styleNo: string, name = '綿シャツ') => [
  `${brand},27SS,${styleNo},${name},"¥14,800",${supplier},2027/3/1,${colors[0]!.name},${sizes[0]!.code},${jans[0]},20`,
  `${brand},27SS,${styleNo},,,,,${colors[0]!.code},${sizes[1]!.code},${jans[1]},40`,
  `${brand},27SS,${styleNo},,,,,${colors[1]!.name},${sizes[0]!.code},${jans[2]},15`,
]

it('§3.18 a style with its phase and SKUs comes from rows that share its number, as its screen would have written it', async () => {
  const before = [await audits('production.created'), await audits('phase.created')]
  const run = await tables.tried(heads, three('IMP-1'))
  expect(run).toMatchObject({ status: 'checked', counts: { create: 3, refused: 0 }, faults: [] })
  expect(await tables.item('IMP-1')).toBeNull()
  expect([await audits('production.created'), await audits('phase.created')]).toEqual(before)
  expect(await tables.apply(run)).toMatchObject({ status: 'applied', counts: { create: 3 } })
  const item = await tables.item('IMP-1')
  expect(item).toMatchObject({ name: '綿シャツ', season: '27SS', list_price: '14800', lock_version: 0 })
  expect(item.phases).toMatchObject([
    { kind: 'bulk', supplier: { id: konan }, delivery_due: '2027-03-01', order_quantity: 75, sku_count: 3 },
  ])
  expect(item.units.map(({ jan, quantity }: Wire) => [jan, quantity]).toSorted()).toEqual([
    [jans[0], 20],
    [jans[1], 40],
    [jans[2], 15],
  ])
  expect([await audits('production.created'), await audits('phase.created')]).toEqual(before.map((count) => count + 1))
  expect(await audits('production.imported')).toBe(1)
  // Whoever makes it sees it, as after the screen.
  expect((await scene.supplier.call('GET', `/api/productions/${item.id}`)).status).toBe(200)
})

it('the same table again changes nothing; by its number a style, its phase and a SKU are changed, others stay', async () => {
  const again = await tables.tried(heads, three('IMP-1'))
  expect(again).toMatchObject({ counts: { create: 0, update: 0, same: 3, refused: 0 } })
  const before = await tables.item('IMP-1')
  const short = ['ブランド', '品番', '品名', '納期', '色', 'サイズ', '数量'] as const
  const run = await tables.tried(short, [
    `${brand},IMP-1,綿シャツ改,2027-04-01,${colors[0]!.code},${sizes[0]!.code},25`,
    `${brand},IMP-1,,,${colors[0]!.code},${sizes[1]!.code},40`,
    `${brand},IMP-1,,,${colors[1]!.code},${sizes[1]!.code},7`,
  ])
  expect(run).toMatchObject({ counts: { create: 1, update: 1, same: 1, refused: 0 } })
  const { data } = (await scene.brand.call('GET', `/api/data_converters/${run.id}/rows`)).body as Wire
  expect(data[0].changes).toEqual({
    name: { before: '綿シャツ', after: '綿シャツ改' },
    deliveryDue: { before: '2027-03-01', after: '2027-04-01' },
    quantity: { before: 20, after: 25 },
  })
  const written = await tables.apply(run)
  expect(written).toMatchObject({ status: 'applied', counts: { create: 1, update: 1, same: 1 } })
  const after = await tables.item('IMP-1')
  expect(after).toMatchObject({ name: '綿シャツ改', list_price: '14800', lock_version: before.lock_version + 1 })
  expect(after.phases).toMatchObject([{ delivery_due: '2027-04-01', order_quantity: 87, sku_count: 4 }])
  expect(await tables.undo(written)).toMatchObject({ status: 'undone' })
  const back = await tables.item('IMP-1')
  expect(back).toMatchObject({ name: '綿シャツ', phases: [{ delivery_due: '2027-03-01', sku_count: 3 }] })
  expect(back.units.map(({ id, quantity }: Wire) => [id, quantity])).toEqual(
    before.units.map(({ id, quantity }: Wire) => [id, quantity]),
  )
})

it('names that name nothing and wrong check digits are told with what may have been meant; one fix mends each', async () => {
  const [first, second] = three('IMP-2')
  const run = await tables.tried(heads, [
    first!.replace(supplier, `${supplier}x`).replace(jans[0]!, '4901234567890'),
    second!.replace(colors[0]!.code, `${colors[0]!.name}々`),
    `無いブランド,27SS,IMP-3,名,,,,,,,`,
    `${brand},27FW,IMP-3,,,,,,,,`,
  ])
  expect(run).toMatchObject({ status: 'checked', counts: { create: 0, refused: 4 } })
  const told = run.faults.map(({ field, code, text, suggestion }: Wire) => [field, code, text, suggestion])
  expect(told).toContainEqual(['supplier', 'cell_choice', `${supplier}x`, supplier])
  expect(told).toContainEqual(['color', 'cell_choice', `${colors[0]!.name}々`, colors[0]!.name])
  expect(told).toContainEqual(['season', 'invalid_format', '27FW', null])
  const named = await tables.fix(run, { field: 'supplier', text: `${supplier}x`, to: supplier })
  expect(named.faults).toContainEqual(
    expect.objectContaining({ field: 'jan', code: 'jan_check_digit', suggestion: jans[0] }),
  )
  const fixed = await tables.fix(named, { field: 'jan', code: 'jan_check_digit' })
  const right = await tables.fix(fixed, { field: 'color', text: `${colors[0]!.name}々`, to: colors[0]!.name })
  expect(right).toMatchObject({ counts: { create: 2, refused: 2 } })
  expect(await tables.apply(right, 'good')).toMatchObject({ status: 'applied', counts: { create: 2, refused: 2 } })
  expect((await tables.item('IMP-2')).units).toHaveLength(2)
})

it('rows of one style that contradict each other are refused, whatever slice they are in; one of them put right, all are', async () => {
  const [first, second, third] = three('IMP-4')
  const run = await tables.tried(heads, [first!, second!.replace(',,,,,', ',別の名,,,,'), third!])
  expect(run).toMatchObject({
    counts: { create: 2, refused: 1 },
    faults: [{ field: 'name', code: 'converter_differs', text: '別の名', suggestion: '綿シャツ', rows: [3] }],
  })
  const other = await tables.fix(run, { field: 'name', rows: [2], to: '別の名' })
  expect(other).toMatchObject({ counts: { create: 3, refused: 0 }, faults: [] })
  const nameless = await tables.tried(heads, [second!.replace('IMP-4', 'IMP-5')])
  expect(nameless.faults).toMatchObject([{ field: 'name', code: 'missing' }])
  const twice = await tables.tried(heads, [first!.replace('IMP-4', 'IMP-5'), first!.replace('IMP-4', 'IMP-5')])
  expect(twice.faults).toMatchObject([{ field: 'styleNo', code: 'repeated_row', rows: [3] }])
})

it('a style that somebody touched since stays whole, its fellow of the same table goes', async () => {
  const run = await tables.apply(await tables.tried(heads, [...three('IMP-6'), ...three('IMP-7'), ...three('IMP-8')]))
  const touched = await tables.item('IMP-6')
  held(
    await scene.brand.call('PATCH', `/api/productions/${touched.id}`, {
      production: { note: '触った', lock_version: touched.lock_version },
    }),
  )
  const { phases } = await tables.item('IMP-8')
  held(
    await scene.brand.call('PATCH', `/api/phases/${phases[0].id}/stock_keeping_units/bulk`, {
      stock_keeping_units: { added: [{ name: '予備', quantity: 1 }] },
    }),
  )
  expect((await tables.undo(run)).status).toBe('undone')
  expect(await tables.item('IMP-7')).toBeNull()
  expect((await tables.item('IMP-6')).units).toHaveLength(3)
  expect((await tables.item('IMP-8')).units).toHaveLength(4)
})

it('fields of one’s own are filled as on the page; frozen quantities stay', async () => {
  const definition = {
    target: 'production',
    name: '素材感',
    key: 'feel',
    type: 'select',
    options: ['硬い', '柔らかい'],
  }
  held(await scene.brand.call('POST', '/api/extension_field_definitions', { extension_field_definition: definition }))
  const own = ['ブランド', '品番', '品名', '素材感'] as const
  const wrong = await tables.tried(own, [`${brand},IMP-9,名,中くらい`])
  expect(wrong.faults).toMatchObject([{ field: 'extension.feel', code: 'not_an_option', text: '中くらい' }])
  const run = await tables.apply(await tables.fix(wrong, { field: 'extension.feel', text: '中くらい', to: '硬い' }))
  const { id } = await tables.item('IMP-9')
  const fields = held(await scene.brand.call('GET', `/api/extension_fields?target=production&target_id=${id}`))
  expect(fields).toMatchObject([{ key: 'feel', value: '硬い' }])
  expect((await tables.tried(own, [`${brand},IMP-9,名,硬い`])).counts).toMatchObject({ same: 1 })
  expect(run.status).toBe('applied')

  const { phases } = await tables.item('IMP-1')
  await scene.rows('update phase set frozen_at = now() where id = $1', [phases[0].id])
  const frozen = await tables.tried(['ブランド', '品番', '色', 'サイズ', '数量'] as const satisfies readonly Head[], [
    `${brand},IMP-1,${colors[0]!.code},${sizes[0]!.code},99`,
  ])
  expect(frozen.faults).toMatchObject([{ field: 'quantity', code: 'quantities_frozen', text: '99' }])
})

it('what is written out can be brought in again and changes nothing; nobody else’s styles are in it', async () => {
  const fields = [
    'brand',
    'season',
    'style_no',
    'name',
    'list_price',
    'phase',
    'supplier',
    'delivery_due',
    'color',
    'size',
  ]
  const columns = [...fields.map(camelled), 'skuName', 'jan', 'quantity', 'extension.feel']
  const labels = [
    'ブランド',
    'シーズン',
    '品番',
    '品名',
    '上代',
    'フェーズ',
    'サプライヤー',
    '納期',
    '色',
    'サイズ',
  ] as const
  const own = [...labels, 'SKU名', 'JAN', '数量', '素材感'] as const
  const asked = new URLSearchParams([
    ['q', 'IMP-'],
    ['format', 'csv'],
  ])
  for (const column of columns) asked.append('columns[]', column)
  for (const label of own) asked.append('labels[]', label)
  const file = async (as: 'brand' | 'supplier') => {
    const headers = { Cookie: await scene.server.cookieOf(as), 'X-Requested-With': 'XMLHttpRequest' }
    return (await scene.server.app.request(`/api/productions/export?${asked}`, { headers })).text()
  }
  const [head, ...lines] = (await file('brand')).replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(head).toBe(own.join(','))
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.some((line) => line.includes('量産') && line.includes(jans[0]!))).toBe(true)
  const run = await tables.tried(own, lines)
  expect(run).toMatchObject({ counts: { create: 0, update: 0, same: lines.length, refused: 0 } })
  expect(await file('supplier')).not.toContain('IMP-')
})

it('who may not write styles brings none, and one who lost the right writes nothing more', async () => {
  for (const as of [scene.supplier, scene.trade]) {
    const form = new FormData()
    form.set('file', new File(['品番\n1'], 'a.csv'))
    form.set('noun', 'productions')
    expect((await as.call('POST', '/api/data_converters', form)).status).toBe(403)
  }
  const run = await tables.tried(heads, three('IMP-10'))
  expect((await scene.stranger.call('GET', `/api/data_converters/${run.id}`)).status).toBe(404)
  const stranger = tablesOf(scene, scene.stranger)
  expect((await stranger.tried(heads, three('IMP-10'))).faults).toMatchObject([{ field: 'brand', code: 'cell_choice' }])

  await scene.brand.call('POST', `/api/data_converters/${run.id}/apply`, {
    lock_version: run.lock_version,
    mode: 'all',
  })
  await scene.rows(
    "update user_group set enabled_functions = array_remove(enabled_functions, 'production_management') where id = 1",
  )
  await runDueJobs(scene.server.parts)
  await scene.rows(
    "update user_group set enabled_functions = enabled_functions || array['production_management'] where id = 1",
  )
  expect(await tables.settled(run.id)).toMatchObject({ status: 'rolled_back', fault: { code: 'forbidden' } })
  expect(await tables.item('IMP-10')).toBeNull()
})
