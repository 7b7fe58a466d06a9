import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { move } from '../../../records/tests/document-parties.fixture.ts'
import {
  faults,
  hangzhou,
  held,
  konan,
  madeProduction,
  matrixOf,
  productionScene,
  saveSkus,
  type Scene,
  type Wire,
} from '../production-scene.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

const read = (caller: Caller, id: number, what: string) => caller.call('GET', `/api/productions/${id}/${what}`)
const open = (caller: Caller, id: number, partnerId: number) =>
  caller.call('POST', `/api/productions/${id}/talks`, { partner_id: partnerId })

const functions = (change: 'array_append' | 'array_remove', name: string) =>
  scene.rows(`update user_group set enabled_functions = ${change}(enabled_functions, $1) where id = 1`, [name])

describe('documents of a style', () => {
  /** A style whose maker has a draft order of it, with a line of something else beside. */
  async function ordered() {
    const { production, phase } = await madeProduction(scene, { supplier_group_id: konan })
    held(await saveSkus(scene.brand, phase.id, { added: [{ color_id: 1, size_id: 1, quantity: 10 }] }))
    const [{ id: sku_id }] = (await matrixOf(scene.brand, phase.id)).units
    const lines = [
      { item: '品番', sku_id, quantity: '7', unit_price: '500', unit: 'pc' },
      { item: '付属', quantity: '90', unit_price: '10', unit: 'pc' },
    ]
    const contract = { partner_id: konan, title: '秋物(デモ)', lines }
    return { id: production.id, order: held(await scene.brand.call('POST', '/api/contracts', { contract })), sku_id }
  }

  it('are told to both parties with what the lines of the style come to; a draft to its author, the rest to nobody', async () => {
    const { id, order } = await ordered()
    expect(held(await read(scene.brand, id, 'documents'))).toMatchObject([
      {
        id: order.id,
        noun: 'contract',
        number: null,
        status: 'draft',
        partner: { id: konan },
        quantity: '7',
        amount: '3500',
      },
    ])
    expect(held(await read(scene.supplier, id, 'documents'))).toEqual([])
    await functions('array_remove', 'approval_contract')
    held(await move(scene.brand, 'contracts', 'issue', order))
    expect(held(await read(scene.supplier, id, 'documents'))).toMatchObject([{ id: order.id, partner: { id: 1 } }])
    for (const caller of [scene.stranger, scene.otherSupplier])
      expect((await read(caller, id, 'documents')).status).toBe(404)
  })

  it('spec §6: kinds that a person may not read are left out', async () => {
    const { id, order, sku_id } = await ordered()
    const [trade] = await scene.rows(
      `insert into document (noun, issuer_id, receiver_id, author_id, shared, status, issuer_name, receiver_name, line_rounding)
        values ('trade', 1, $1, 1, false, 'draft', '', '', 'down') returning id`,
      [konan],
    )
    await scene.rows(
      `insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, sku_id, quantity)
        values ($1, 1, $2, 1, false, 1, $3, 5)`,
      [trade!.id, konan, sku_id],
    )
    const told = async () => held(await read(scene.brand, id, 'documents')).map((each: Wire) => each.id)
    expect(await told()).toEqual([Number(trade!.id), order.id])
    await functions('array_remove', 'project_and_trade')
    expect(await told()).toEqual([order.id])
    await functions('array_append', 'project_and_trade')
  })
})

describe('talk about a style', () => {
  it('is one for each pair; whoever opens it takes part, and the other side’s power users are asked in', async () => {
    const { production } = await madeProduction(scene, { supplier_group_id: konan })
    expect(held(await read(scene.brand, production.id, 'talks'))).toMatchObject([
      { partner: { id: konan }, thread_id: null },
    ])
    const both = await Promise.all([open(scene.brand, production.id, konan), open(scene.supplier, production.id, 1)])
    const [thread, same] = both.map((answer) => held(answer).thread_id)
    expect(same).toBe(thread)
    for (const caller of [scene.brand, scene.supplier]) {
      expect(held(await read(caller, production.id, 'talks'))[0].thread_id).toBe(thread)
      expect(held(await caller.call('GET', `/api/message_threads/${thread}`)).subject).toBe(
        `${production.style_no} ${production.name}`,
      )
    }
    expect(held(await open(scene.brand, production.id, konan)).thread_id).toBe(thread)
  })

  it('is had with those who see the style, and a partner talks with its owner alone', async () => {
    const { production } = await madeProduction(scene, { supplier_group_id: konan })
    held(
      await scene.brand.call('POST', `/api/productions/${production.id}/phases`, {
        phase: { kind: 'reorder', supplier_group_id: hangzhou },
      }),
    )
    const partners = held(await read(scene.brand, production.id, 'talks')).map(({ partner }: Wire) => partner.id)
    expect(partners.toSorted()).toEqual([konan, hangzhou].toSorted())
    expect(held(await read(scene.supplier, production.id, 'talks')).map(({ partner }: Wire) => partner.id)).toEqual([1])
    expect(faults(await open(scene.supplier, production.id, hangzhou))).toEqual([422, 'not_found partner_id'])
    expect(faults(await open(scene.brand, production.id, 2))).toEqual([422, 'not_found partner_id'])
    expect((await open(scene.stranger, production.id, 1)).status).toBe(404)
    const one = held(await open(scene.brand, production.id, konan)).thread_id
    const other = held(await open(scene.brand, production.id, hangzhou)).thread_id
    expect(other).not.toBe(one)
    expect((await scene.otherSupplier.call('GET', `/api/message_threads/${one}`)).status).toBe(404)
  })
})

describe('fields of one’s own on a style', () => {
  const define = async (caller: Caller, key: string) =>
    held(
      await caller.call('POST', '/api/extension_field_definitions', {
        extension_field_definition: { name: key, key, target: 'production', type: 'text', shared: true },
      }),
    )
  const fields = async (caller: Caller, id: number) =>
    caller.call('GET', `/api/extension_fields?target=production&target_id=${id}`)

  it('domain §3.17: each side fills its own, and is told nothing of the other’s', async () => {
    const { production } = await madeProduction(scene, { supplier_group_id: konan })
    const definition = await define(scene.brand, 'finish')
    held(
      await scene.brand.call('POST', '/api/extension_fields', {
        extension_field: { definition_id: definition.id, target_id: production.id, value: '洗い加工' },
        use_marks: 1,
      }),
    )
    expect(held(await fields(scene.brand, production.id))).toMatchObject([{ key: 'finish', value: '洗い加工' }])
    const theirs = held(await fields(scene.supplier, production.id))
    expect(theirs.map(({ key }: Wire) => key)).not.toContain('finish')
    const marks = held(await scene.supplier.call('GET', '/api/confirmed_marks?side=theirs&per_page=100'))
    expect(JSON.stringify(marks)).toContain(production.style_no)
    for (const caller of [scene.stranger, scene.otherSupplier])
      expect((await fields(caller, production.id)).status).toBe(404)
  })
})

it('domain §4.9: requests about a product are told by what it is about', async () => {
  const about = (caller: Caller, id: number) =>
    caller.call('GET', `/api/custom_workflow_items?target=merchandising&subject_id=${id}`)
  const startable = held(await scene.brand.call('GET', '/api/custom_workflow_items/startable'))
  const definition = startable.find(({ target }: Wire) => target === 'merchandising')
  const begun = held(
    await scene.brand.call('POST', '/api/custom_workflow_items/begin', { definition_id: definition.id, subject_id: 1 }),
  )
  const [newest] = held(await about(scene.brand, 1))
  expect(newest).toMatchObject({ id: begun.id, workflow_name: definition.name, status: 'draft' })
  expect(held(await about(scene.stranger, 1))).toEqual([])
})
