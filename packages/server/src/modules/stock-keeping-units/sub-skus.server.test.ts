import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../database/tenancy.ts'
import {
  faults,
  filledPhase,
  held,
  konan,
  matrixOf,
  productionScene,
  saveParts,
  saveSkus,
  type Scene,
} from '../productions/production-scene.fixture.ts'
import { freezeQuantities, thawQuantities } from './public-face.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

describe('parts of SKUs', () => {
  const part = (unit: number, quantity: number, label = '東') => ({ stock_keeping_unit_id: unit, label, quantity })

  it('come to at most the SKU, and to all of it once it is split', async () => {
    const { phase, matrix } = await filledPhase(scene)
    const [unit] = matrix.units
    expect(faults(await saveParts(scene.brand, phase.id, { added: [part(unit.id, 12), part(unit.id, 9)] }))).toEqual([
      422,
      'sub_skus_exceed sub_skus.added.1.quantity',
    ])
    const saved = held(await saveParts(scene.brand, phase.id, { added: [part(unit.id, 12), part(unit.id, 7, '西')] }))
    expect(saved.sub_skus).toHaveLength(2)
    const split = (values: object) =>
      saveSkus(scene.brand, phase.id, { changed: [{ id: unit.id, lock_version: 0, ...values }] })
    expect(faults(await split({ split: true }))).toEqual([422, 'sub_skus_short stock_keeping_units.changed.0.quantity'])
    expect(faults(await split({ quantity: 18 }))).toEqual([
      422,
      'sub_skus_exceed stock_keeping_units.changed.0.quantity',
    ])
    expect(held(await split({ split: true, quantity: 19 })).units[0]).toMatchObject({ quantity: 19, sub_quantity: 19 })
    expect(faults(await saveParts(scene.brand, phase.id, { removed: [saved.sub_skus[0].id] }))).toEqual([
      422,
      'sub_skus_short sub_skus.removed.0.quantity',
    ])
    const [east, west] = saved.sub_skus
    const moved = await saveParts(scene.brand, phase.id, {
      changed: [
        { id: east.id, lock_version: 0, quantity: 10 },
        { id: west.id, lock_version: 0, quantity: 9, lot: 'L-1' },
      ],
    })
    expect(held(moved).sub_skus.map(({ quantity }: { quantity: number }) => quantity)).toEqual([10, 9])
  })

  it('PATCH /sub_skus/:id changes one', async () => {
    const { phase, matrix } = await filledPhase(scene)
    const saved = held(await saveParts(scene.brand, phase.id, { added: [part(matrix.units[0].id, 5)] }))
    const patch = (values: object) =>
      scene.brand.call('PATCH', `/api/sub_skus/${saved.sub_skus[0].id}`, { sub_sku: values })
    expect(held(await patch({ destination: '東京', lock_version: 0 }))).toMatchObject({
      destination: '東京',
      quantity: 5,
    })
    expect(faults(await patch({ quantity: 21, lock_version: 1 }))).toEqual([422, 'sub_skus_exceed sub_sku.quantity'])
    expect(faults(await patch({ quantity: 2, lock_version: 0 }))).toEqual([409, 'stale sub_sku.lock_version'])
  })

  it('domain §4.2 six writers at once never pass the SKU', async () => {
    const { phase, matrix } = await filledPhase(scene)
    const [unit] = matrix.units
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => saveParts(scene.brand, phase.id, { added: [part(unit.id, 6, `便${at}`)] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422])
    expect((await matrixOf(scene.brand, phase.id)).units[0].sub_quantity).toBe(18)
  })

  it('and the database itself refuses what passes it', async () => {
    const { matrix } = await filledPhase(scene)
    await expect(
      scene.rows(
        `insert into sub_sku (user_group_id, stock_keeping_unit_id, label, quantity) values (1, $1, '外', 21)`,
        [matrix.units[0].id],
      ),
    ).rejects.toMatchObject({ code: 'TS409' })
  })
})

describe('quantities that an accepted order froze', () => {
  it('stay, by all calls and in the database, until the order no longer stands', async () => {
    const { production, phase, matrix } = await filledPhase(scene, { supplier_group_id: konan })
    const [unit, second] = matrix.units
    const [document] = await scene.rows(
      `insert into document (noun, issuer_id, receiver_id, author_id, status, issuer_name, receiver_name, line_rounding)
      values ('contract', 1, 3, 1, 'draft', '', '', 'down') returning id`,
    )
    await scene.rows(
      `insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, sku_id, quantity)
      values ($1, 1, 3, 1, false, 1, $2, 20)`,
      [document!.id, unit.id],
    )
    const asked = {
      asSystem: <R>(work: Parameters<typeof asSystem<R>>[1]) => asSystem(scene.server.engine.database, work),
    }
    const change = (values: object, changes: object = {}) =>
      saveSkus(scene.brand, phase.id, { changed: [{ id: unit.id, ...values }], ...changes })

    expect(faults(await saveSkus(scene.brand, phase.id, { removed: [unit.id] }))).toEqual([
      422,
      'sku_in_use stock_keeping_units.removed.0',
    ])
    expect(faults(await scene.brand.call('DELETE', `/api/productions/${production.id}`))[1]).toBe(
      'production_in_use null',
    )
    expect(faults(await scene.brand.call('DELETE', `/api/phases/${phase.id}`))[1]).toBe('production_in_use null')

    expect(await freezeQuantities(asked, Number(document!.id))).toEqual([phase.id])
    expect(
      faults(await change({ lock_version: 0, quantity: 21 }, { added: [{ name: 'X' }], removed: [second.id] })),
    ).toEqual([
      422,
      'quantities_frozen stock_keeping_units.changed.0.quantity',
      'quantities_frozen stock_keeping_units.added.0.quantity',
      'quantities_frozen stock_keeping_units.removed.0',
    ])
    expect(held(await change({ lock_version: 0, name: '別名' })).units[0].name).toBe('別名')
    await expect(
      scene.rows('update stock_keeping_unit set quantity = 1 where id = $1', [unit.id]),
    ).rejects.toMatchObject({ code: 'TS409' })
    const frozen = held(await scene.brand.call('GET', `/api/phases/${phase.id}`))
    expect(frozen.frozen_at).not.toBeNull()
    expect(
      faults(
        await scene.brand.call('PATCH', `/api/phases/${phase.id}`, {
          phase: { supplier_group_id: null, lock_version: frozen.lock_version },
        }),
      ),
    ).toEqual([422, 'quantities_frozen phase.supplier_group_id'])

    expect(await thawQuantities(asked, Number(document!.id))).toEqual([phase.id])
    expect(held(await change({ lock_version: 1, quantity: 21 })).units[0].quantity).toBe(21)
  })
})
