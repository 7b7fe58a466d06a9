import { randomUUID } from 'node:crypto'
import type { Answer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftDeliveryOf,
  goods,
  held,
  lineIds,
  move,
  show,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
}, 240_000)
afterAll(() => parties.server.stop())

const codesOf = ({ body }: Answer): string[] => body.errors.map(({ code }: { code: string }) => code)
const figures = async (id: number) => {
  const { columns } = (await parties.buyer.call('GET', `/api/deliveries/${id}/lines`)).body.data
  return [columns.received, columns.accepted, columns.rejected]
}
const count = (id: number, counting: object, caller = parties.buyer) =>
  caller.call('POST', `/api/deliveries/${id}/countings`, { counting: { client_id: randomUUID(), ...counting } })

/** `cartons` cartons of 20 pieces each, shipped and arrived. */
async function arrived(cartons: number) {
  const { buyer, seller } = parties
  const quantity = String(cartons * 20)
  const contract = await agreedContract(parties, [goods(quantity)])
  const [line] = await lineIds(seller, 'contracts', contract.id)
  const draft = await draftDeliveryOf(parties, contract.id, [quantity])
  const packing = [{ first: 1, last: cartons, contents: [{ source_line_id: line, quantity: '20' }] }].map((range) => ({
    ...range,
    net_kg: null,
    gross_kg: null,
    length_cm: null,
    width_cm: null,
    height_cm: null,
  }))
  const { lock_version } = draft
  const packed = held(
    await seller.call('PATCH', `/api/deliveries/${draft.id}`, { delivery: { packing, lock_version } }),
  )
  held(await move(seller, 'deliveries', 'ship', packed))
  held(await move(buyer, 'deliveries', 'arrive', await show(buyer, 'deliveries', draft.id)))
  return { id: draft.id, line: (await lineIds(buyer, 'deliveries', draft.id))[0]! }
}

it('planning §5 what is sent again counts once, and a carton once, whoever opens it', async () => {
  const { id } = await arrived(10)
  const twice = { client_id: randomUUID(), action: 'received', carton: 1 }
  const answers = await Promise.all(Array.from({ length: 6 }, () => count(id, twice)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(answers.filter(({ body }) => body.data.is_new)).toHaveLength(1)
  // Two people open the same nine cartons at once.
  const both = await Promise.all(
    [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((carton) => [1, 2].map(() => count(id, { action: 'received', carton }))),
  )
  expect(both.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(new Set(both.filter(({ status }) => status !== 200).flatMap(codesOf))).toEqual(new Set(['carton_counted']))
  expect(await figures(id)).toEqual([['200'], ['0'], ['0']])
  const list = held(await parties.buyer.call('GET', `/api/deliveries/${id}/countings`))
  expect(list.cartons).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(list.recent).toHaveLength(10)
})

it('planning §5 a count is taken back by a row of its own, once, and the carton can be counted again', async () => {
  const { id } = await arrived(2)
  const client_id = randomUUID()
  held(await count(id, { client_id, action: 'received', carton: 1 }))
  held(await count(id, { action: 'received', undoes: client_id }))
  expect(codesOf(await count(id, { action: 'received', undoes: client_id }))).toEqual(['count_undone'])
  expect(await figures(id)).toEqual([['0'], ['0'], ['0']])
  held(await count(id, { action: 'received', carton: 1 }))
  const { rows } = await parties.server.engine.pool.query(
    'select count(*)::int as count from delivery_counting where delivery_id = $1',
    [id],
  )
  expect(rows).toEqual([{ count: 3 }])
})

it('domain §3.8 sums are those of the rows; no figure falls below zero; only the receiver counts', async () => {
  const { id, line } = await arrived(2)
  const adds = ['3', '5', '-2', '7', '-1', '4']
  await Promise.all(adds.map((add) => count(id, { action: 'received', lines: [{ id: line, add }] })))
  const { rows } = await parties.server.engine.pool.query(
    `select coalesce(sum((e ->> 'add')::numeric), 0)::int as total
      from delivery_counting c, jsonb_array_elements(c.lines) e where c.delivery_id = $1`,
    [id],
  )
  expect(await figures(id)).toEqual([[String(rows[0].total)], ['0'], ['0']])
  expect((await count(id, { action: 'received', lines: [{ id: line, add: '-999' }] })).status).toBe(422)
  expect((await count(id, { action: 'accepted', lines: [{ id: line, add: '999' }] })).status).toBe(422)
  expect((await count(id, { action: 'received', carton: 1 }, parties.seller)).status).toBe(422)
  expect((await count(id, { action: 'received', carton: 1 }, parties.stranger)).status).toBe(404)
  expect((await count(id, { action: 'received', carton: 99 })).status).toBe(422)
})

it('domain §3.8 the why-not shows before a move is tried; short is closed by saying so; receipt has its day', async () => {
  const { id, line } = await arrived(1)
  const { buyer } = parties
  const refusalOf = async (name: string) =>
    (await show(buyer, 'deliveries', id)).transitions.find((each: { name: string }) => each.name === name).refusal
  expect((await show(buyer, 'deliveries', id)).arrived_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  held(await count(id, { action: 'received', lines: [{ id: line, add: '18' }] }))
  expect(await refusalOf('inspect')).toBe('inspection_incomplete')
  held(await count(id, { action: 'accepted', lines: [{ id: line, add: '18' }] }))
  expect(await refusalOf('inspect')).toBeNull()
  held(await move(buyer, 'deliveries', 'inspect', await show(buyer, 'deliveries', id)))
  expect([await refusalOf('close'), await refusalOf('close_short')]).toEqual(['delivery_short', null])
  const unsaid = await move(buyer, 'deliveries', 'close_short', await show(buyer, 'deliveries', id))
  expect(codesOf(unsaid)).toEqual(['transition_reason'])
  held(await move(buyer, 'deliveries', 'close_short', await show(buyer, 'deliveries', id), { reason: '2点は次の便' }))
})

it('domain §3.8 arrivals stand on the day they came, else on the day they were planned for', async () => {
  const { id } = await arrived(1)
  const ask = (from: string, to: string, caller = parties.buyer) =>
    caller.call('GET', `/api/delivery_arrivals?from=${from}&to=${to}`)
  const arrivedOn = (await show(parties.buyer, 'deliveries', id)).arrived_on as string
  expect((await ask(arrivedOn, arrivedOn)).body.data).toContainEqual(
    expect.objectContaining({ id, on: arrivedOn, is_actual: true, quantity: '20' }),
  )
  const contract = await agreedContract(parties, [goods('20')])
  const draft = await draftDeliveryOf(parties, contract.id, ['20'])
  const { lock_version } = draft
  held(
    await parties.seller.call('PATCH', `/api/deliveries/${draft.id}`, {
      delivery: { planned_on: '2027-01-10', lock_version },
    }),
  )
  expect((await ask('2027-01-10', '2027-01-10')).body.data).toEqual([])
  held(await move(parties.seller, 'deliveries', 'ship', await show(parties.seller, 'deliveries', draft.id)))
  expect((await ask('2027-01-10', '2027-01-10')).body.data).toMatchObject([{ id: draft.id, is_actual: false }])
  expect((await ask('2027-01-01', '2027-01-31', parties.stranger)).body.data).toEqual([])
  expect((await ask('2027-01-01', '2027-12-31')).status).toBe(422)
})
