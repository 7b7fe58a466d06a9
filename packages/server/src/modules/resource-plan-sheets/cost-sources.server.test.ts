import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  faults,
  held,
  konan,
  madeProduction,
  productionScene,
  type Scene,
  type Wire,
} from '../productions/production-scene.fixture.ts'
import { lineIds, move as moveDocument, show as showDocument } from '../../records/tests/document-parties.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
  // Orders of the demo's brand wait for approval; here they are issued at once.
  await scene.rows(
    "update user_group set enabled_functions = array_remove(enabled_functions, 'approval_contract') where id = 1",
  )
})
afterAll(() => scene.server.stop())

const path = '/api/resource_plan_sheets'
const cloth = { group: 'fabric', name: '表地', consumption: '1.5', unit: 'm', loss_percent: '0', unit_price: '1000' }
const making = { group: 'cmt', name: '縫製', consumption: '1', unit: 'pc', unit_price: '1280' }

const call = async (caller: Scene['brand'], method: 'GET' | 'POST' | 'PATCH', to: string, body?: object) =>
  held(await caller.call(method, to, body)) as Wire
const show = ({ id }: Wire) => call(scene.brand, 'GET', `${path}/${id}`)
const save = ({ id, lock_version }: Wire, change: object) =>
  scene.brand.call('PATCH', `${path}/${id}`, { resource_plan_sheet: { ...change, lock_version } })

/** A product of the map with a typed cost, the style made of it, and a sheet of that style. */
async function planned(more: object = {}) {
  const { data: product } = (
    await scene.brand.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: '原価の見本', list_price: '10000', unit_cost: '3000', plan_quantity: 100, ...more },
    })
  ).body
  const [made] = await call(scene.brand, 'POST', '/api/productions/from_merchandisings', { ids: [product.id] })
  const sheet = await sheetOf(made.production_id)
  return { product, sheet }
}
async function sheetOf(productionId: number, lines: readonly object[] = [cloth, making]) {
  const begun = await call(scene.brand, 'POST', path, { resource_plan_sheet: { production_id: productionId } })
  return held(await save(begun, { target_quantity: 200, lines })) as Wire
}
const productNow = ({ id }: Wire) => call(scene.brand, 'GET', `/api/merchandisings/${id}`)
const saveProduct = async ({ id }: Wire, change: object) => {
  const { lock_version } = await productNow({ id })
  return call(scene.brand, 'PATCH', `/api/merchandisings/${id}`, { merchandising: { ...change, lock_version } })
}
/** Who submits does not approve alone: that step is by hand. */
async function approve(sheet: Wire) {
  await scene.rows('update user_group_config set self_approval = true where user_group_id = 1')
  const submitted = await call(scene.brand, 'POST', `${path}/${sheet.id}/move`, {
    move: 'submit',
    lock_version: (await show(sheet)).lock_version,
  })
  return call(scene.brand, 'POST', `${path}/${sheet.id}/move`, {
    move: 'approve',
    lock_version: submitted.lock_version,
  })
}

it('the cost of a product on the map follows the sheet of its style from its approval on, and its history says so', async () => {
  const { product, sheet } = await planned()
  expect(await productNow(product)).toMatchObject({ unit_cost: '3000', cost_source: 'sheet', cost_sheet: null })
  await approve(sheet)
  // 1.5 × 1000 + 1280
  const now = await productNow(product)
  expect(now).toMatchObject({
    unit_cost: '2780',
    cost_sheet_id: sheet.id,
    cost_sheet: { id: sheet.id, version: 1, status: 'approved', unit_cost: '2780' },
  })
  const cards = await call(scene.brand, 'GET', '/api/merchandisings/maps/uncategorized?brand_id=1')
  expect(cards.find(({ id }: Wire) => id === product.id)).toMatchObject({ unit_cost: '2780', cost_sheet_id: sheet.id })
  const [version] = await call(scene.brand, 'GET', `/api/merchandisings/${product.id}/versions`)
  expect(version.changes).toEqual([{ field: 'unitCost', before: '3000', after: '2780' }])
})

it('another field saved with the figure of the sheet leaves the cost to the sheet; a draft of a next version says nothing yet', async () => {
  const { product, sheet } = await planned()
  await approve(sheet)
  expect(await saveProduct(product, { note: '覚え', unit_cost: '2780' })).toMatchObject({ cost_source: 'sheet' })
  const next = await call(scene.brand, 'POST', `${path}/${sheet.id}/versions`)
  held(await save(next, { lines: [{ ...making, unit_price: '900' }] }))
  expect((await productNow(product)).unit_cost).toBe('2780')
  await approve(next)
  expect(await productNow(product)).toMatchObject({ unit_cost: '900', cost_sheet: { id: next.id, version: 2 } })
})

it('a cost that is typed over the sheet stands and says so, beside what the sheet says; the sheet may be followed again', async () => {
  const { product, sheet } = await planned()
  await approve(sheet)
  const typed = await saveProduct(product, { unit_cost: '2500' })
  expect(typed).toMatchObject({
    unit_cost: '2500',
    cost_source: 'typed',
    cost_sheet_id: null,
    cost_sheet: { unit_cost: '2780' },
  })
  const followed = await saveProduct(product, { cost_source: 'sheet' })
  expect(followed).toMatchObject({ unit_cost: '2780', cost_source: 'sheet', cost_sheet_id: sheet.id })
  expect(await saveProduct(product, { cost_source: 'typed' })).toMatchObject({
    unit_cost: '2780',
    cost_source: 'typed',
  })
  expect(await saveProduct(product, { unit_cost: null })).toMatchObject({ unit_cost: '2780', cost_source: 'sheet' })
})

it('a sheet in other money says nothing of the map’s cost', async () => {
  const { product, sheet } = await planned()
  const dollars = held(await save(sheet, { currency: 'USD', lines: [{ ...making, currency: 'USD', unit_price: '9' }] }))
  await approve(dollars)
  expect(await productNow(product)).toMatchObject({ unit_cost: '3000', cost_sheet: null })
})

const move = async (caller: Scene['brand'], kind: string, id: number, to: string) =>
  held(await moveDocument(caller, kind, to, await showDocument(caller, kind, id)))
const wholeOrder = {
  delivery_due: '2027-02-26',
  delivery_place: '東京DC(デモ)',
  inspection: 'required',
  inspection_due: '受領後5営業日以内',
  terms: {
    name: '月末締 翌月末払',
    basis: 'receipt',
    closing_day: 31,
    month_offset: 1,
    pay_day: 31,
    net_days: null,
    holiday_shift: 'previous',
    method: 'bank',
    fee_bearer: 'payer',
    splits: [],
  },
}
const requestFor = (sheet: Wire, names: readonly string[], supplierId: number = konan) =>
  scene.brand.call('POST', `${path}/${sheet.id}/estimation_requests`, {
    estimation_request: {
      supplier_id: supplierId,
      line_ids: sheet.lines.filter(({ name }: Wire) => names.includes(name)).map(({ id }: Wire) => id),
      reply_due: '2027-01-15',
    },
  })
const sources = ({ id }: Wire) => call(scene.brand, 'GET', `${path}/${id}/price_sources`)

it('a request for an estimate begins from lines; what is quoted finds its way back to the very line, with its document', async () => {
  const { production } = await madeProduction(scene)
  const sheet = await sheetOf(production.id)
  const { id } = held(await requestFor(sheet, ['縫製']))
  const asked = await call(scene.brand, 'GET', `/api/estimation_requests/${id}`)
  expect(asked).toMatchObject({ status: 'draft', basis: 'cmt', reply_due: '2027-01-15', quantity: '200' })
  expect(JSON.stringify(asked)).not.toContain('1280')
  expect(await sources(sheet)).toEqual([])
  await move(scene.brand, 'estimation_requests', id, 'issue')
  const quote = await call(scene.supplier, 'POST', '/api/estimations', { estimation: { source_id: id } })
  const [quoted] = await lineIds(scene.supplier, 'estimations', quote.id)
  await call(scene.supplier, 'PATCH', `/api/estimations/${quote.id}/lines`, {
    lock_version: quote.lock_version,
    lines: { changed: [{ id: quoted, unit_price: '1190' }] },
  })
  expect(await sources(sheet)).toEqual([])
  await move(scene.supplier, 'estimations', quote.id, 'issue')
  const [source, ...rest] = await sources(sheet)
  expect(rest).toEqual([])
  const line = sheet.lines[1]
  expect(source).toMatchObject({
    document_id: quote.id,
    noun: 'estimation',
    partner: { id: konan },
    name: '縫製',
    unit_price: '1190',
    quantity: '200',
    lineage: line.lineage,
  })
  const kept = ({ lineage: _lineage, composition: _composition, source: _source, ...each }: Wire) => each
  const filled = held(
    await save(sheet, {
      lines: [
        kept(sheet.lines[0]),
        { ...kept(line), unit_price: source.unit_price, supplier_id: konan, source_line_id: source.line_id },
      ],
    }),
  )
  expect(filled.lines[1].source).toMatchObject({ document_id: quote.id, noun: 'estimation', unit_price: '1190' })
  expect(filled.lines[0].source).toBeNull()
  const copy = await call(scene.brand, 'POST', `${path}/${sheet.id}/versions`)
  expect(copy.lines[1].source).toMatchObject({ document_id: quote.id })
})

it('the contract that follows is a source too; another brand’s document and a draft are none', async () => {
  const { production } = await madeProduction(scene)
  const sheet = await sheetOf(production.id)
  const styleNo = sheet.style_no
  const order = { partner_id: konan, lines: [{ item: styleNo, unit: 'pc', quantity: '200', unit_price: '1210' }] }
  const draft = await call(scene.brand, 'POST', '/api/contracts', { contract: { ...order, ...wholeOrder } })
  const [line] = await lineIds(scene.brand, 'contracts', draft.id)
  const fill = (sourceLineId: number) => save(sheet, { lines: [{ ...making, source_line_id: sourceLineId }] })
  expect(faults(await fill(line!))).toEqual([422, 'not_found resource_plan_sheet.lines.0.source_line_id'])
  await move(scene.brand, 'contracts', draft.id, 'issue')
  expect(await sources(sheet)).toMatchObject([{ noun: 'contract', unit_price: '1210', partner: { id: konan } }])
  const [foreign] = await scene.rows(
    `select l.id from document_line l join document d on d.id = l.document_id
     where d.shared and d.noun = 'contract' and 1 not in (d.issuer_id, coalesce(d.receiver_id, 0)) limit 1`,
  )
  if (foreign)
    expect(faults(await fill(Number(foreign.id)))).toEqual([
      422,
      'not_found resource_plan_sheet.lines.0.source_line_id',
    ])
  expect(held(await fill(line!)).lines[0].source).toMatchObject({ noun: 'contract', document_id: draft.id })
})
it('what was invoiced along the chain of a contract stands against the very line, also where a partner has two lines', async () => {
  const sheet = await sheetOf((await madeProduction(scene)).production.id)
  const ordered = (description: string, unit_price: string) => ({
    item: sheet.style_no,
    description,
    unit: 'pc',
    quantity: '200',
    unit_price,
  })
  const order = { partner_id: konan, billing_policy: 'ordered', ...wholeOrder }
  const draft = await call(scene.brand, 'POST', '/api/contracts', {
    contract: { ...order, lines: [ordered('縫製', '1210'), ordered('洗い', '130')] },
  })
  await move(scene.brand, 'contracts', draft.id, 'issue')
  await move(scene.supplier, 'contracts', draft.id, 'accept')
  const [sewing, washing] = await lineIds(scene.brand, 'contracts', draft.id)
  const filled = held(
    await save(sheet, {
      lines: [
        { ...making, unit_price: '1210', supplier_id: konan, source_line_id: sewing },
        {
          ...making,
          name: '洗い',
          group: 'wash_print',
          unit_price: '120',
          supplier_id: konan,
          source_line_id: washing,
        },
      ],
    }),
  )
  const variance = () => call(scene.brand, 'GET', `${path}/${sheet.id}/variance`)
  expect(await variance()).toEqual([])
  const invoice = await call(scene.supplier, 'POST', '/api/invoices', { invoice: { source_id: draft.id } })
  held(await moveDocument(scene.supplier, 'invoices', 'issue', invoice, { issue_date: '2026-11-20' }))
  const found = await variance()
  expect(found.map(({ lineage, billed }: Wire) => [lineage, billed.map(({ unit_price }: Wire) => unit_price)])).toEqual(
    [
      [filled.lines[0].lineage, ['1210']],
      [filled.lines[1].lineage, ['130']],
    ],
  )
  expect(found[0].billed[0]).toMatchObject({ document_id: invoice.id, quantity: '200', currency: 'JPY' })
})

it('somebody who is no partner is not asked, nor for lines of another sheet; nobody else reads the prices', async () => {
  const { production } = await madeProduction(scene)
  const sheet = await sheetOf(production.id)
  expect(faults(await requestFor(sheet, ['縫製'], 2))).toEqual([422, 'not_found estimation_request.supplier_id'])
  const other = await sheetOf((await madeProduction(scene)).production.id)
  expect(faults(await requestFor({ ...other, id: sheet.id }, ['縫製']))).toEqual([
    422,
    'not_found estimation_request.line_ids',
  ])
  for (const [caller, status] of [
    [scene.supplier, 403],
    [scene.stranger, 404],
  ] as const)
    expect((await caller.call('GET', `${path}/${sheet.id}/price_sources`)).status).toBe(status)
})
