import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const room = '/api/venders/nuno'
const fields = ['orderNo', 'code', 'name', 'color', 'lot', 'quantity']
const head = '発注番号,品番,品名,色,ロット,数量'

function bring(text: string, caller = brand, path = room) {
  const form = new FormData()
  form.set('file', new File([text], 'orders.csv'))
  return caller.call('POST', `${path}/order_files`, form)
}

/** The run behind an order file, once the background has done what it can. */
async function run(id: number) {
  await runDueJobs(server.parts)
  return (await brand.call('GET', `/api/data_converters/${id}`)).body.data
}

async function put(id: number, path: string, body: object, method = 'PUT') {
  const { lock_version } = await run(id)
  const answer = await brand.call(method, `/api/data_converters/${id}/${path}`, { lock_version, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return run(id)
}
const statusOf = async (id: number) => (await brand.call('GET', `${room}/order_files/${id}`)).body.data.status
const lots = async () => (await brand.call('GET', `${room}/materials`)).body.data as { lot: string; ordered: string }[]

it('§3.13 a file is brought, mapped, put right and applied; its rows are the balance of its vendor', async () => {
  await brand.call('PATCH', `${room}/settings`, { setting: { places: 1, rounding: 'down', lock_version: 0 } })
  const { status, body } = await bring(`${head}\nPO-1,C-1,綿ローン,白,L1,120.59\nPO-1,C-1,綿ローン,紺,,80\n`)
  expect([status, body.data.format]).toEqual([200, 'csv'])
  const { id } = body.data
  expect((await run(id)).status).toBe('read')
  expect(await statusOf(id)).toBe('uploaded')
  const tried = await put(id, 'columns', { columns: fields })
  expect(await statusOf(id)).toBe('mapped')
  expect(tried.faults).toMatchObject([{ field: 'lot', count: 1 }])
  expect(tried.counts).toMatchObject({ create: 1, refused: 1 })
  await put(id, 'fixes', { fix: { field: 'lot', text: '', to: 'L2' } })
  const done = await put(id, 'apply', { mode: 'all' }, 'POST')
  expect([done.status, await statusOf(id)]).toEqual(['applied', 'applied'])
  // Rounded down to one place, as the settings say.
  expect((await lots()).map(({ lot, ordered }) => [lot, ordered])).toEqual([
    ['L1', '120.5'],
    ['L2', '80'],
  ])
  expect(
    (await brand.call('GET', '/api/venders/standard/materials')).body.data.map((row: { lot: string }) => row.lot),
  ).not.toContain('L1')
})

it('§3.13 idempotent by hash: the same bytes again are refused with the first, once undone they may come again', async () => {
  const text = `${head}\nPO-2,C-2,麻,生成り,L9,10\n`
  const first = (await bring(text)).body.data.id
  const again = await bring(text)
  expect(again.status).toBe(422)
  expect(again.body.errors[0]).toMatchObject({ code: 'order_file_again', meta: { id: first, name: 'orders.csv' } })
  expect((await bring(text, brand, '/api/venders/other')).status).toBe(200)
  await put(first, 'columns', { columns: fields })
  await put(first, 'apply', { mode: 'all' }, 'POST')
  await put(first, 'undo', {}, 'POST')
  expect(await statusOf(first)).toBe('failed')
  expect((await lots()).map(({ lot }) => lot)).not.toContain('L9')
  expect((await bring(text)).status).toBe(200)
})

it('twenty who bring the same file at once bring it once', async () => {
  const text = `${head}\nPO-3,C-3,絹,白,L3,5\n`
  const answers = await Promise.all(Array.from({ length: 20 }, () => bring(text)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.errors[0].code))).toEqual(
    new Set(['order_file_again']),
  )
})

it('columns are remembered for each vendor, and are what its settings show', async () => {
  const { body } = await brand.call('GET', `${room}/settings`)
  expect(body.data.columns).toMatchObject({ ロット: 'lot', 発注番号: 'orderNo' })
  const { lock_version } = body.data
  const setting = { columns: { ロット: 'lot', 反物名: 'name' }, encoding: 'cp932', lock_version }
  expect((await brand.call('PATCH', `${room}/settings`, { setting })).body.data).toMatchObject({
    encoding: 'cp932',
    columns: { ロット: 'lot', 反物名: 'name' },
  })
  expect((await brand.call('PATCH', `${room}/settings`, { setting })).status).toBe(409)
  const next = (await bring('反物名,ロット\n綿,L7\n')).body.data.id
  expect((await run(next)).remembered).toEqual({ ロット: 'lot', 反物名: 'name' })
  expect((await brand.call('GET', '/api/data_converters/maps')).status).toBe(200)
})

it('the converter itself takes no order file, and lists none', async () => {
  const form = new FormData()
  form.set('file', new File([`${head}\n`], 'a.csv'))
  form.set('noun', 'vendorMaterials')
  expect((await brand.call('POST', '/api/data_converters', form)).status).toBe(422)
  const runs = (await brand.call('GET', '/api/data_converters?per_page=500')).body.data as { noun: string }[]
  expect(runs.map(({ noun }) => noun)).not.toContain('vendorMaterials')
})

it('spec §6 the vendor key: another brand finds nothing, who has no key may not ask, no odd vendor is there', async () => {
  const { id } = (await bring(`${head}\nPO-4,C-4,毛,灰,L4,5\n`)).body.data
  const [other, distributor] = [await server.as('otherBrand'), await server.as('distributor')]
  expect((await other.call('GET', `${room}/order_files/${id}`)).status).toBe(404)
  expect((await other.call('GET', `/api/data_converters/${id}`)).status).toBe(404)
  expect((await distributor.call('GET', `${room}/order_files`)).status).toBe(403)
  expect((await brand.call('GET', '/api/venders/No%20such/materials')).status).toBe(404)
})
