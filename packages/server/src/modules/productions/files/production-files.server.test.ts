import { sampleFiles, type Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  faults,
  held,
  konan,
  madeProduction,
  productionScene,
  type Scene,
  type Wire,
} from '../production-scene.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

async function brought(caller: Caller, name: string): Promise<number> {
  const form = new FormData()
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], name))
  return held(await caller.call('POST', '/api/record_files', form)).id
}
const put = async (id: number, name: string, more: object = {}) =>
  scene.brand.call('POST', `/api/productions/${id}/files`, {
    file: { id: await brought(scene.brand, name), kind: 'tech_pack', ...more },
  })
const filesFor = async (caller: Caller, id: number): Promise<Wire[]> =>
  held(await caller.call('GET', `/api/productions/${id}/files`))

it('domain §3.4 a tech pack gets newer versions, the ones before it stay, and the newest alone may go', async () => {
  const { production } = await madeProduction(scene)
  const first = held(await put(production.id, 'SK27_v1.png', { note: '初版' }))
  expect(first).toMatchObject({ kind: 'tech_pack', face: 'both', version: 1, is_newest: true, note: '初版' })
  const other = held(await put(production.id, '絵型.png', { kind: 'sketch' }))
  // Whatever kind and face are said of a next version, they are those of the paper.
  const next = { kind: 'other', face: 'ours', series: first.series }
  const second = held(await put(production.id, 'SK27_v2.png', next))
  expect(second).toMatchObject({ kind: 'tech_pack', face: 'both', series: first.series, version: 2 })
  const all = await filesFor(scene.brand, production.id)
  expect(all.map(({ name, version, is_newest }) => [name, version, is_newest])).toEqual([
    ['SK27_v2.png', 2, true],
    ['SK27_v1.png', 1, false],
    ['絵型.png', 1, true],
  ])
  const remove = (file: Wire) => scene.brand.call('DELETE', `/api/productions/${production.id}/files/${file.id}`)
  expect(faults(await remove(first))).toEqual([409, 'file_frozen null'])
  expect((await remove(second)).status).toBe(204)
  expect((await filesFor(scene.brand, production.id)).map(({ id, is_newest }) => [id, is_newest])).toEqual([
    [first.id, true],
    [other.id, true],
  ])
})

it('two who add at once make two versions, and the same file stands once', async () => {
  const { production } = await madeProduction(scene)
  const first = held(await put(production.id, 'a.png'))
  const answers = await Promise.all(
    [1, 2, 3, 4].map((at) => put(production.id, `b${at}.png`, { series: first.series })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await filesFor(scene.brand, production.id)).map(({ version }) => version)).toEqual([5, 4, 3, 2, 1])
  const again = { file: { id: first.id, kind: 'other' } }
  expect(faults(await scene.brand.call('POST', `/api/productions/${production.id}/files`, again))).toEqual([
    409,
    'file_there file.id',
  ])
  expect(faults(await put(production.id, 'c.png', { series: 999_999 }))).toEqual([422, 'not_found file.series'])
})

it('who sees the style reads what the brand shows with it, to the byte; what is the brand’s own nobody else', async () => {
  const { production } = await madeProduction(scene, { supplier_group_id: konan })
  const [shown, own] = [
    held(await put(production.id, '仕様書.png')),
    held(await put(production.id, '内輪.png', { face: 'ours' })),
  ]
  expect((await filesFor(scene.supplier, production.id)).map(({ name }) => name)).toEqual(['仕様書.png'])
  const bytes = async (caller: Caller, file: Wire) => (await caller.call('GET', file.url)).status
  expect([await bytes(scene.supplier, shown), await bytes(scene.supplier, own)]).toEqual([200, 404])
  for (const caller of [scene.otherSupplier, scene.trade, scene.stranger]) {
    expect((await caller.call('GET', `/api/productions/${production.id}/files`)).status).toBe(404)
    expect(await bytes(caller, shown)).toBe(404)
  }
  const file = { id: await brought(scene.supplier, 'x.png'), kind: 'other' }
  expect([403, 404]).toContain(
    (await scene.supplier.call('POST', `/api/productions/${production.id}/files`, { file })).status,
  )
  const audit = await scene.rows(
    "select action from audit_event where subject_id = $1 and action = 'production.files_changed'",
    [production.id],
  )
  expect(audit).toHaveLength(2)
})
