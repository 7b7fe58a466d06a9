import type { Caller } from '@tsumugi/dev-env'
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

const due = '2027-06-30'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
async function brought(caller: Caller): Promise<number> {
  const body = new FormData()
  body.set('file', new File([png], '縫製中.png', { type: 'image/png' }))
  return held(await caller.call('POST', '/api/record_files', body)).id
}
async function fabric(): Promise<Wire> {
  const { phase } = await madeProduction(scene, { delivery_due: due, supplier_group_id: konan })
  const made = held(
    await scene.brand.call('POST', `/api/phases/${phase.id}/production_schedules`, { production_schedule: { due } }),
  )
  return made.plan.procedures.find(({ kind }: Wire) => kind === 'fabric_in')
}
const add = (caller: Caller, step: Wire, file_id: number) =>
  caller.call('POST', `/api/procedures/${step.id}/proofs`, { proof: { file_id } })
const proofs = (caller: Caller, step: Wire) => caller.call('GET', `/api/procedures/${step.id}/proofs`)

it('domain §3.4 the owner of a step puts a photo beside it; the other side sees and opens it, a stranger does not', async () => {
  const step = await fabric()
  const added = held(await add(scene.supplier, step, await brought(scene.supplier)))
  expect(added).toMatchObject({ name: '縫製中.png', is_picture: true, ours: true })
  const [seen] = held(await proofs(scene.brand, step))
  expect(seen).toMatchObject({ proof_id: added.proof_id, ours: false, by: null })
  expect((await scene.brand.call('GET', seen.url)).status).toBe(200)
  expect((await scene.stranger.call('GET', seen.url)).status).toBe(404)
  expect((await proofs(scene.stranger, step)).status).toBe(404)
})

it('domain §3.4 nobody puts anything beside the step of another, nor a file that another has brought', async () => {
  const step = await fabric()
  expect((await add(scene.brand, step, await brought(scene.brand))).status).toBe(404)
  expect(faults(await add(scene.supplier, step, await brought(scene.brand)))).toEqual([422, 'not_found proof.file_id'])
})

it('domain §3.4 the same file stands once; its owner takes it away, the other side does not', async () => {
  const step = await fabric()
  const file = await brought(scene.supplier)
  const { proof_id } = held(await add(scene.supplier, step, file))
  expect((await add(scene.supplier, step, file)).status).toBe(409)
  const gone = (caller: Caller) => caller.call('DELETE', `/api/procedures/${step.id}/proofs/${proof_id}`)
  expect((await gone(scene.brand)).status).toBe(404)
  expect((await gone(scene.supplier)).status).toBe(204)
  expect(held(await proofs(scene.supplier, step))).toEqual([])
})
