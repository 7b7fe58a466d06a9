import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

// oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
type Wire = any
let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

let made = 0
async function material(): Promise<number> {
  const raw_material = { code: `FILE-${++made}`, name: '綿ブロード', kind: 'fabric', unit: 'm', currency: 'JPY' }
  return (await brand.call('POST', '/api/raw_materials', { raw_material })).body.data.id
}
async function brought(caller: Caller, name: string): Promise<number> {
  const form = new FormData()
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], name))
  return (await caller.call('POST', '/api/record_files', form)).body.data.id
}
const put = (id: number, file: object, caller = brand) =>
  caller.call('POST', `/api/raw_materials/${id}/files`, { file })
const code = ({ status, body }: { status: number; body: Wire }) => [status, body.errors?.[0]?.code]

it('domain §3.5 files stand beside a raw material, the newest first, with what they are; the trail tells of each', async () => {
  const id = await material()
  const report = await brought(brand, '試験成績書.png')
  await put(id, { id: report, note: '染色堅牢度 2026-10' })
  const { body } = await put(id, { id: await brought(brand, '見本.png') })
  expect(body.data.map(({ name, note }: Wire) => [name, note])).toEqual([
    ['見本.png', null],
    ['試験成績書.png', '染色堅牢度 2026-10'],
  ])
  expect((await brand.call('GET', body.data[1].url)).status).toBe(200)
  expect(code(await put(id, { id: report }))).toEqual([409, 'file_there'])
  expect((await brand.call('DELETE', `/api/raw_materials/${id}/files/${report}`)).status).toBe(204)
  expect((await brand.call('DELETE', `/api/raw_materials/${id}/files/${report}`)).status).toBe(404)
  const { rows } = await server.engine.pool.query(
    "select count(*)::int as count from audit_event where action = 'raw_material.files_changed' and subject_id = $1",
    [id],
  )
  expect(rows).toEqual([{ count: 3 }])
})

it('nobody else reads them, nor puts a file there, nor names a file that another has brought', async () => {
  const id = await material()
  const [file, other] = [await brought(brand, '認証書.png'), await server.as('otherBrand')]
  const { body } = await put(id, { id: file })
  expect((await other.call('GET', `/api/raw_materials/${id}/files`)).status).toBe(404)
  expect((await other.call('GET', body.data[0].url)).status).toBe(404)
  expect((await put(id, { id: await brought(other, '他社.png') }, other)).status).toBe(404)
  expect(code(await put(id, { id: await brought(other, '他社.png') }))).toEqual([422, 'not_found'])
})

it('a material that becomes one with another leaves it its files; one with files is not deleted', async () => {
  const [kept, gone] = [await material(), await material()]
  const file = await brought(brand, '成績書.png')
  await put(gone, { id: file })
  expect((await brand.call('DELETE', `/api/raw_materials/${gone}`, { lock_version: 0 })).status).toBe(409)
  const merged = await brand.call('POST', `/api/raw_materials/${gone}/merge`, { into_id: kept })
  expect([merged.status, merged.body.errors]).toEqual([200, undefined])
  const { body } = await brand.call('GET', `/api/raw_materials/${kept}/files`)
  expect(body.data.map(({ id }: Wire) => id)).toEqual([file])
})

it('domain §3.5 used in: cost sheets whose lines name the material, with what a piece takes of it', async () => {
  const id = await material()
  const uses = async (caller = brand) => (await caller.call('GET', `/api/raw_materials/${id}/uses`)).body.data
  expect(await uses()).toEqual([])
  const { rows } = await server.engine.pool.query<{ id: number }>(
    'select min(id) as id from production where user_group_id = 1',
  )
  const path = '/api/resource_plan_sheets'
  const started = await brand.call('POST', path, { resource_plan_sheet: { production_id: Number(rows[0]!.id) } })
  const { id: sheetId, lock_version } = started.body.data
  const line = {
    group: 'fabric',
    name: '身頃',
    consumption: '1.8500',
    unit: 'm',
    unit_price: '980',
    raw_material_id: id,
  }
  const saved = await brand.call('PATCH', `${path}/${sheetId}`, {
    resource_plan_sheet: { lines: [line], lock_version },
  })
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  expect(await uses()).toMatchObject([
    {
      sheet: { id: sheetId },
      production: { id: Number(rows[0]!.id) },
      lines: [{ name: '身頃', consumption: '1.85', unit: 'm' }],
    },
  ])
  expect(await uses(await server.as('otherBrand'))).toBeUndefined()
})
