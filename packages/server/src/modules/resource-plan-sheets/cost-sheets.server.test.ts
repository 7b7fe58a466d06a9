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

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

const path = '/api/resource_plan_sheets'
const cloth = {
  group: 'fabric',
  name: '表地',
  consumption: '1.62',
  unit: 'm',
  loss_percent: '5',
  unit_price: '1180',
  pack_size: '50',
}
const making = { group: 'cmt', name: '縫製', consumption: '1', unit: 'pc', unit_price: '1280' }
const buttons = { group: 'trim', name: 'ボタン', consumption: '3', unit: 'pc', unit_price: '0.085', currency: 'EUR' }

/** A sheet of a new style with these lines. */
async function madeSheet(lines: readonly object[] = [cloth, making], head: object = {}): Promise<Wire> {
  const { production } = await madeProduction(scene, {}, { list_price: '12900', target_cost: '4000' })
  const sheet = held(await scene.brand.call('POST', path, { resource_plan_sheet: { production_id: production.id } }))
  return saved(sheet, { target_quantity: 380, overhead_percent: '3', ...head, lines })
}
const save = ({ id, lock_version }: Wire, change: object) =>
  scene.brand.call('PATCH', `${path}/${id}`, { resource_plan_sheet: { ...change, lock_version } })
const saved = async (sheet: Wire, change: object) => held(await save(sheet, change))
const move = ({ id, lock_version }: Wire, to: string) =>
  scene.brand.call('POST', `${path}/${id}/move`, { move: to, lock_version })
const show = async ({ id }: Wire) => held(await scene.brand.call('GET', `${path}/${id}`))
const openTo = (sheet: Wire, names: readonly string[], supplierId: number = konan) =>
  scene.brand.call('POST', `${path}/${sheet.id}/line_requests`, {
    line_request: {
      supplier_id: supplierId,
      line_ids: sheet.lines.filter(({ name }: Wire) => names.includes(name)).map(({ id }: Wire) => id),
      message: '工賃をお願いします',
    },
  })
const asked = async (caller = scene.supplier, query = '') =>
  held(await caller.call('GET', `/api/cost_line_requests${query}`)) as Wire[]
/** By hand: who submitted is the only power user of the demo's brand, and nobody approves what they asked for. */
const setStatus = ({ id }: Wire, status: string) =>
  scene.rows(`update resource_plan_sheet set status = '${status}', lock_version = lock_version + 1 where id = ${id}`)

it('a sheet takes its style’s plan, and comes to the yen what its lines come to', async () => {
  const sheet = await madeSheet([cloth, making])
  expect(sheet).toMatchObject({
    version: 1,
    status: 'draft',
    retail_price: '12900',
    target_cost: '4000',
    // (2007.18 + 1280) × 1.03 = 3385.7954
    unit_cost: '3386',
    cost_rate: '26.2',
  })
  expect(sheet.lines.map(({ name }: Wire) => name)).toEqual(['表地', '縫製'])
})

it('pieces and colours come from the SKUs of the last phase that is sold', async () => {
  const { rows } = scene
  const [style] = await rows(
    `select p.production_id as id, sum(k.quantity)::int as pieces from stock_keeping_unit k join phase p on p.id = k.phase_id
     where p.kind = 'bulk' and p.user_group_id = 1 and not exists (select from phase n where n.production_id = p.production_id and n.seq > p.seq)
     group by 1 order by 1 limit 1`,
  )
  const sheet = held(
    await scene.brand.call('POST', path, { resource_plan_sheet: { production_id: Number(style!.id) } }),
  )
  expect(sheet.target_quantity).toBe(Number(style!.pieces))
  expect(sheet.colors.reduce((sum: number, { quantity }: Wire) => sum + quantity, 0)).toBe(Number(style!.pieces))
})

it('a foreign price counts by the rate of the master, which the sheet keeps; without one it is missing, never nothing', async () => {
  const rate = {
    from_currency: 'EUR',
    to_currency: 'JPY',
    per_units: 1,
    kind: 'company',
    valid_from: '2026-01-01',
    rate: '162.4',
  }
  await scene.brand.call('POST', '/api/currency_conversions', { currency_conversion: rate })
  const sheet = await madeSheet([{ ...buttons, loss_percent: '2' }])
  expect(sheet.rates).toMatchObject([{ currency: 'EUR', per_units: 1 }])
  const kept = sheet.rates[0].rate
  const known = await madeSheet([{ ...buttons, currency: 'GBP' }])
  expect([known.unit_cost, known.rates]).toEqual([null, []])
  expect(known.moves.find((each: Wire) => each.move === 'submit').refusal).toBe('cost_price_missing')
  expect((await show(sheet)).rates[0].rate).toBe(kept)
})

it('lines are saved as a difference by id: one changes, one goes, one comes, and what stays keeps its lineage', async () => {
  const sheet = await madeSheet([cloth, making])
  const [first] = sheet.lines
  const { lineage, composition, ...line } = first
  const next = await saved(sheet, { lines: [buttons, { ...line, unit_price: '1200' }] })
  expect(next.lines.map(({ name, unit_price }: Wire) => [name, unit_price])).toEqual([
    ['ボタン', '0.085'],
    ['表地', '1200'],
  ])
  expect(next.lines[1]).toMatchObject({ id: first.id, lineage, composition })
  const stale = await save(sheet, { name: '古い版から' })
  expect([stale.status, stale.body.current.lock_version]).toEqual([409, next.lock_version])
})

it('a line names a raw material of one’s own and keeps what it was made of; somebody else’s is not found', async () => {
  const [own] = await scene.rows("select id from raw_material where user_group_id = 1 and code = 'RM-2210'")
  const sheet = await madeSheet([{ ...cloth, raw_material_id: Number(own!.id) }])
  expect(sheet.lines[0].composition).toEqual([{ fibre: 'cotton', percent: '100' }])
  const [foreign] = await scene.rows(
    "insert into raw_material (user_group_id, code, name, kind, unit, currency) values (2, 'X-1', 'x', 'fabric', 'm', 'JPY') returning id",
  )
  expect(faults(await save(sheet, { lines: [{ ...cloth, raw_material_id: Number(foreign!.id) }] }))).toEqual([
    422,
    'not_found resource_plan_sheet.lines.0.raw_material_id',
  ])
  expect(faults(await save(sheet, { lines: [{ ...cloth, supplier_id: 2 }] }))).toEqual([
    422,
    'not_found resource_plan_sheet.lines.0.supplier_id',
  ])
})

it('§3.5 submitted it waits for approval and is locked; taken back it is a draft again', async () => {
  const sheet = await madeSheet()
  const submitted = held(await move(sheet, 'submit'))
  expect(submitted).toMatchObject({ status: 'submitted', approval: { status: 'pending' } })
  expect(faults(await save(submitted, { name: 'x' }))).toEqual([422, 'cost_sheet_locked resource_plan_sheet'])
  const back = held(await move(submitted, 'withdraw'))
  expect(back).toMatchObject({ status: 'draft', approval: { status: 'cancelled' } })
})

it('whoever asked does not approve it alone; approved in the approvals it is approved here', async () => {
  const submitted = held(await move(await madeSheet(), 'submit'))
  expect(faults(await move(submitted, 'approve'))).toEqual([422, 'self_approval null'])
  await scene.rows('update user_group_config set self_approval = true where user_group_id = 1')
  // Who is asked is settled when it is submitted.
  const again = held(await move(held(await move(submitted, 'withdraw')), 'submit'))
  expect(held(await move(again, 'approve'))).toMatchObject({ status: 'approved', approval: { status: 'approved' } })
})

it('what is ordered is locked also where nobody asks the server: the table refuses another line', async () => {
  const sheet = await madeSheet()
  await setStatus(sheet, 'approved')
  const ordered = held(await move(await show(sheet), 'order'))
  expect(ordered.status).toBe('ordered')
  await expect(scene.rows(`update resource_plan_line set unit_price = 1 where sheet_id = ${sheet.id}`)).rejects.toThrow(
    /locked/,
  )
  expect(faults(await scene.brand.call('DELETE', `${path}/${sheet.id}`))).toEqual([422, 'cost_sheet_kept null'])
})

it('a new version copies head and lines with their lineage, also from one that is locked', async () => {
  const sheet = await madeSheet()
  await setStatus(sheet, 'ordered')
  const copy = held(await scene.brand.call('POST', `${path}/${sheet.id}/versions`))
  expect(copy).toMatchObject({ version: 2, status: 'draft', unit_cost: sheet.unit_cost })
  expect(copy.lines.map(({ lineage }: Wire) => lineage)).toEqual(sheet.lines.map(({ lineage }: Wire) => lineage))
  expect(copy.lines[0].id).not.toBe(sheet.lines[0].id)
  expect(copy.versions.map(({ version, status }: Wire) => [version, status])).toEqual([
    [2, 'draft'],
    [1, 'ordered'],
  ])
  const latest = held(await scene.brand.call('GET', `${path}?production_id=${sheet.production_id}&latest=true`))
  expect(latest.map(({ version }: Wire) => version)).toEqual([2])
})

it('two who begin a version at once get two numbers', async () => {
  const sheet = await madeSheet()
  const made = await Promise.all([1, 2, 3].map(() => scene.brand.call('POST', `${path}/${sheet.id}/versions`)))
  expect(made.map((answer) => held(answer).version).toSorted()).toEqual([2, 3, 4])
})

it('an opened line shows its supplier what is needed, and nothing else of the sheet; others see nothing', async () => {
  const sheet = await madeSheet([cloth, making], { note: '社外秘の方針' })
  const opened = held(await openTo(sheet, ['縫製']))
  expect(opened.requests).toMatchObject([{ name: '縫製', status: 'open', partner: { id: konan } }])
  const [line, ...rest] = await asked(scene.supplier, `?sheet_id=${sheet.id}`)
  expect(rest).toEqual([])
  expect(line).toMatchObject({ name: '縫製', quantity: 380, requirement: '380', unit_price: null, status: 'open' })
  const told = JSON.stringify(line)
  for (const secret of ['1280', '1180', '12900', '4000', '3386', '社外秘', '表地', 'lineage', 'loss'])
    expect(told).not.toContain(secret)
  expect(await asked(scene.otherSupplier, `?sheet_id=${sheet.id}`)).toEqual([])
  const answer = { cost_line_request: { unit_price: '1', currency: 'JPY', lock_version: line.lock_version } }
  expect((await scene.otherSupplier.call('PATCH', `/api/cost_line_requests/${line.id}`, answer)).status).toBe(404)
  expect((await scene.stranger.call('GET', `${path}/${sheet.id}`)).status).toBe(404)
  for (const call of [path, `${path}/${sheet.id}`, `${path}/options`])
    expect((await scene.supplier.call('GET', call)).status).toBe(403)
  expect(faults(await openTo(sheet, ['縫製']))).toEqual([422, 'cost_lines_opened line_request.line_ids'])
  expect(faults(await openTo(sheet, ['縫製'], 2))).toEqual([422, 'not_found line_request.supplier_id'])
})

it('row-level security: in the supplier’s name neither the sheet nor its lines can be read, nor what was asked changed', async () => {
  const sheet = held(await openTo(await madeSheet(), ['縫製']))
  const client = await scene.server.engine.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local role tsumugi_app')
    await client.query(`select set_config('app.user_group_id', '${konan}', true)`)
    const counts = async (table: string) =>
      Number((await client.query(`select count(*) as count from ${table}`)).rows[0].count)
    expect([await counts('resource_plan_sheet'), await counts('resource_plan_line')]).toEqual([0, 0])
    expect(await counts(`cost_line_request where sheet_id = ${sheet.id}`)).toBe(1)
    await expect(
      client.query(`update cost_line_request set quantity = 1, status = 'answered' where sheet_id = ${sheet.id}`),
    ).rejects.toThrow(/not this side/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('a quote comes back, is corrected, taken over into the draft and then stands', async () => {
  const sheet = held(await openTo(await madeSheet(), ['縫製']))
  const [line] = await asked(scene.supplier, `?sheet_id=${sheet.id}`)
  const quote = (version: number, price: string) =>
    scene.supplier.call('PATCH', `/api/cost_line_requests/${line.id}`, {
      cost_line_request: { unit_price: price, currency: 'JPY', moq: '200', lead_days: 45, lock_version: version },
    })
  const first = held(await quote(line.lock_version, '1300'))
  expect(first).toMatchObject({ status: 'answered', unit_price: '1300' })
  expect((await quote(line.lock_version, '1')).status).toBe(409)
  held(await quote(first.lock_version, '1250'))
  const now = await show(sheet)
  const request = now.requests[0]
  const taken = held(
    await scene.brand.call('POST', `${path}/${sheet.id}/line_requests/${request.id}/take`, {
      lock_version: now.lock_version,
    }),
  )
  expect(taken.lines[1]).toMatchObject({ unit_price: '1250', moq: '200', supplier_id: konan })
  expect(taken.requests[0].status).toBe('taken')
  // (2007.18 + 1250) × 1.03
  expect(taken.unit_cost).toBe('3355')
  expect(faults(await quote(taken.requests[0].lock_version, '1'))).toEqual([422, 'cost_line_taken cost_line_request'])
})

it('a line that is taken back is nobody’s but the brand’s, and may be opened anew', async () => {
  const sheet = held(await openTo(await madeSheet(), ['縫製']))
  const [request] = sheet.requests
  expect((await scene.brand.call('DELETE', `${path}/${sheet.id}/line_requests/${request.id}`)).status).toBe(204)
  expect(await asked(scene.supplier, `?sheet_id=${sheet.id}`)).toEqual([])
  expect(held(await openTo(sheet, ['縫製'])).requests).toHaveLength(1)
})
