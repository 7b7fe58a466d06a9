import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
let contractId = 0
let materialIds: number[] = []
const room = '/api/venders/nuno'

beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  await brand.call('PATCH', `${room}/settings`, { setting: { name: '布商店(デモ)', lock_version: 0 } })
  const { rows } = await server.engine.pool.query(
    `insert into vendor_material (user_group_id, vendor_id, order_no, code, name, color, lot, item, quantity, due_on)
     select 1, id, 'PO-1', 'C-1', '綿ローン', '白', lot, 'SK-1', 300, '2026-01-10'
     from vendor, unnest(array['A', 'B']) as lot where key = 'nuno' and user_group_id = 1 returning id`,
  )
  materialIds = rows.map(({ id }: { id: number }) => Number(id))
  const [contract] = (
    await server.engine.pool.query(
      "select id from document where noun = 'contract' and shared and issuer_id = 1 order by id limit 1",
    )
  ).rows
  contractId = Number(contract.id)
})
afterAll(() => server.stop())

let made = 0
async function list(rolls: readonly string[], more: object = {}) {
  const lines = rolls.map((quantity, at) => ({ material_id: materialIds[0], lot: 'A', roll: String(at + 1), quantity }))
  const packing_list = { no: `PL-${++made}`, arrived_on: '2026-01-05', lines, ...more }
  const answer = await brand.call('POST', `${room}/packing_lists`, { packing_list })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const move = (of: { id: number; lock_version: number }, to: string) =>
  brand.call('POST', `${room}/packing_lists/${of.id}/move`, { to, lock_version: of.lock_version })
const arrived = async (rolls: readonly string[]) => (await move(await list(rolls), 'confirmed')).body.data

interface List {
  readonly id: number
  readonly lines: readonly { readonly id: number }[]
}
const use = (of: List, quantity: string, more: object = {}, caller = brand) =>
  caller.call('POST', `${room}/packing_lists/${of.id}/material_consumes`, {
    material_consume: { key: randomUUID(), line_id: of.lines[0]!.id, contract_id: contractId, quantity, ...more },
  })
const codeOf = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.[0]?.code

it('§3.13 draft > confirmed > consumed: a list arrives with its day and rolls, and stands as it arrived', async () => {
  expect(codeOf(await move(await list([]), 'confirmed'))).toBe('packing_list_empty')
  expect(codeOf(await move(await list(['5'], { arrived_on: null }), 'confirmed'))).toBe('missing')
  const draft = await list(['50', '49.5'])
  expect(codeOf(await use(draft, '1'))).toBe('packing_list_status')
  const { data: there } = (await move(draft, 'confirmed')).body
  const change = { packing_list: { no: 'other', lock_version: there.lock_version } }
  expect(codeOf(await brand.call('PATCH', `${room}/packing_lists/${there.id}`, change))).toBe('packing_list_status')
  expect(codeOf(await brand.call('DELETE', `${room}/packing_lists/${there.id}`))).toBe('packing_list_status')
  await expect(
    server.engine.pool.query(`update vendor_packing_list_line set quantity = 1 where packing_list_id = ${there.id}`),
  ).rejects.toThrow(/confirmed/)
  expect((await move(draft, 'draft')).status).toBe(409)
  expect((await move(there, 'draft')).body.data.status).toBe('draft')
})

it('§3.13 the number of a list stands once for each vendor, a roll once for each lot', async () => {
  await list(['5'], { no: 'PL-same' })
  const again = await brand.call('POST', `${room}/packing_lists`, { packing_list: { no: 'PL-same' } })
  expect([again.status, codeOf(again)]).toEqual([409, 'duplicate_key'])
  expect(
    (await brand.call('POST', '/api/venders/other/packing_lists', { packing_list: { no: 'PL-same' } })).status,
  ).toBe(200)
  const line = { material_id: materialIds[0], lot: 'A', roll: '1', quantity: '5' }
  const twice = { packing_list: { no: 'PL-twice', lines: [line, line] } }
  expect(codeOf(await brand.call('POST', `${room}/packing_lists`, twice))).toBe('roll_twice')
})

it('§3.13 use and loss of a roll never go beyond it; used up, the list is consumed by itself', async () => {
  const there = await arrived(['50'])
  expect(codeOf(await use(there, '49', { loss: '1.01' }))).toBe('roll_short')
  const key = randomUUID()
  await use(there, '30', { loss: '0.5', key })
  expect((await use(there, '30', { loss: '0.5', key })).body.data.list).toMatchObject({ used: '30', loss: '0.5' })
  expect(codeOf(await use(there, '0'))).toBe('missing')
  expect(codeOf(await use(there, '1', { contract_id: null }))).toBe('missing')
  const last = await use(there, '19.5')
  expect(last.body.data.list).toMatchObject({ used: '49.5', loss: '0.5', status: 'consumed' })
  expect(codeOf(await use(there, '0.1'))).toBe('packing_list_status')
})

it('§3.13 a use is taken back by its opposite, once, and never removed', async () => {
  const there = await arrived(['10'])
  const written = await use(there, '9', { loss: '1' })
  const [{ id }] = written.body.data.consumes
  const path = `${room}/packing_lists/${there.id}/material_consumes/reversals`
  const back = await brand.call('POST', path, { ids: [id] })
  expect(back.body.data.list).toMatchObject({ used: '0', loss: '0', status: 'confirmed' })
  expect(back.body.data.consumes).toMatchObject([
    { quantity: '-9', loss: '-1', reverses: id },
    { quantity: '9', loss: '1', reversed_by: back.body.data.consumes[0].id },
  ])
  expect(codeOf(await brand.call('POST', path, { ids: [id] }))).toBe('reversal_final')
  expect(codeOf(await brand.call('POST', path, { ids: [back.body.data.consumes[0].id] }))).toBe('reversal_final')
  for (const statement of ['delete from vendor_material_consume', 'update vendor_packing_list_line set used = 0'])
    await expect(server.engine.pool.query(`set role tsumugi_app; ${statement} where id = ${id}`)).rejects.toThrow(
      /permission denied/,
    )
  await server.engine.pool.query('reset role')
})

it('§3.13 200 who use one roll at once never use more than it has', async () => {
  const there = await arrived(['100'])
  const answers = await Promise.all(Array.from({ length: 200 }, () => use(there, '0.9', { loss: '0.1' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  const refused = new Set(answers.filter(({ status }) => status !== 200).map(codeOf))
  // The last metre closes the list; who comes after is told either.
  expect([...refused].every((code) => code === 'roll_short' || code === 'packing_list_status')).toBe(true)
  const { rows } = await server.engine.pool.query(
    'select used::text, loss::text from vendor_packing_list_line where id = $1',
    [there.lines[0].id],
  )
  expect(rows).toEqual([{ used: '90.00', loss: '10.00' }])
})

it('the database holds it by itself: 200 writers past the server never put more onto a roll than it has', async () => {
  const there = await arrived(['60'])
  const write = () =>
    server.engine.pool.query(
      `insert into vendor_material_consume (user_group_id, line_id, contract_id, quantity, loss, consumed_on)
       values (1, $1, $2, 1, 0, '2026-01-06')`,
      [there.lines[0].id, contractId],
    )
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, write))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
  const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(reasons.every((reason) => reason.includes('used_within_line'))).toBe(true)
})

it('§3.13 the balance: left is what arrived less use and loss, and sums are of all that is asked for', async () => {
  const { data } = (await brand.call('GET', `${room}/materials/bands?by=item`)).body
  const rows = (await brand.call('GET', `${room}/materials`)).body.data as Record<string, string>[]
  const cents = (text: string) => Math.round(Number(text) * 100)
  for (const figure of ['ordered', 'arrived', 'waiting', 'used', 'loss', 'left'])
    expect(cents(data.total[figure]), figure).toBe(rows.reduce((total, row) => total + cents(row[figure]!), 0))
  expect(cents(data.total.left)).toBe(cents(data.total.arrived) - cents(data.total.used) - cents(data.total.loss))
  expect(data.bands).toMatchObject([{ key: 'SK-1', ordered: '600' }])
  expect(rows.map(({ lot, state }) => [lot, state])).toEqual([
    ['A', 'part'],
    ['B', 'late'],
  ])
  const late = (await brand.call('GET', `${room}/materials/bands?state=late`)).body.data
  expect(late.total).toMatchObject({ count: 1, ordered: '300', arrived: '0', waiting: '300' })
})

it('§3.13 a material is meant for a line of a contract once, with so much of it', async () => {
  const { data } = (await brand.call('GET', `${room}/material_contract_maps/choices`)).body
  const material_contract_map = {
    material_id: materialIds[0],
    contract_line_id: data.contract_lines[0].id,
    planned_quantity: '120.5',
  }
  const path = `${room}/material_contract_maps`
  const first = (await brand.call('POST', path, { material_contract_map })).body.data
  expect(first).toMatchObject({ planned_quantity: '120.5', material: { planned: '120.5', ordered: '300' } })
  expect((await brand.call('POST', path, { material_contract_map })).status).toBe(409)
  const change = { material_contract_map: { planned_quantity: '90', lock_version: first.lock_version } }
  expect((await brand.call('PATCH', `${path}/${first.id}`, change)).body.data.planned_quantity).toBe('90')
  expect((await brand.call('PATCH', `${path}/${first.id}`, change)).status).toBe(409)
  const byContract = (await brand.call('GET', `${room}/materials/bands?by=contract`)).body.data.bands
  expect(byContract.map(({ key }: { key: string }) => key)).toContain(data.contract_lines[0].number)
  const missing = { material_contract_map: { ...material_contract_map, contract_line_id: 999_999 } }
  expect((await brand.call('POST', path, missing)).status).toBe(404)
})

it('§3.13 what goes out is edited first and stays as it went; a formula is text there', async () => {
  const path = `${room}/exported_materials`
  const made = await brand.call('POST', path, { exported_material: { name: '残', figure: 'left' } })
  const { id, lock_version, lines } = made.body.data
  expect(lines).toHaveLength(2)
  expect(codeOf(await brand.call('GET', `${path}/${id}/csv`))).toBe('export_open')
  const edited = [{ ...lines[0], note: '=1+1' }]
  const saved = await brand.call('PATCH', `${path}/${id}`, { exported_material: { lines: edited, lock_version } })
  const done = await brand.call('POST', `${path}/${id}/export`, { lock_version: saved.body.data.lock_version })
  expect(done.body.data).toMatchObject({ count: 1, exported_by: expect.any(String) })
  const again = { exported_material: { name: '別', lock_version: done.body.data.lock_version } }
  expect(codeOf(await brand.call('PATCH', `${path}/${id}`, again))).toBe('export_final')
  expect(codeOf(await brand.call('DELETE', `${path}/${id}`))).toBe('export_final')
  const file = String((await brand.call('GET', `${path}/${id}/csv`)).body)
  expect(file).toContain('ロット')
  expect(file).toContain("'=1+1")
})

it('another brand finds nothing of it', async () => {
  const there = await arrived(['5'])
  const other = await server.as('otherBrand')
  expect((await other.call('GET', `${room}/packing_lists/${there.id}`)).status).toBe(404)
  expect((await use(there, '1', {}, other)).status).toBe(404)
  expect((await other.call('GET', `${room}/materials`)).body.data).toEqual([])
})
