import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftDelivery,
  goods,
  held,
  move,
  show,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
}, 240_000)
afterAll(() => parties.server.stop())

const leg = (planned_departure: string, planned_arrival: string, more: object = {}) => ({
  mode: 'sea',
  from: '上海',
  to: '東京',
  planned_departure,
  planned_arrival,
  announced_arrival: null,
  actual_departure: null,
  actual_arrival: null,
  ...more,
})
const legs = [leg('2026-12-20', '2026-12-24'), leg('2026-12-25', '2026-12-26', { mode: 'truck' })]
const begin = (transport: object, caller = parties.seller) =>
  caller.call('POST', '/api/transports', { transport: { name: '第2便', mode: 'sea', ...transport } })
const change = (id: number, transport: object, caller = parties.seller) =>
  caller.call('PATCH', `/api/transports/${id}`, { transport })

async function shipped(): Promise<number> {
  const contract = await agreedContract(parties, [goods('40')])
  const draft = await draftDelivery(parties, contract.id)
  held(await move(parties.seller, 'deliveries', 'ship', draft))
  return draft.id
}

async function lateOnDesk(caller = parties.buyer): Promise<number> {
  const { tasks } = (await caller.call('GET', '/api/home')).body.data
  return (tasks as { kind: string; count: number }[]).find(({ kind }) => kind === 'arrivals_late')?.count ?? 0
}

it('domain §3.8 a delay moves the arrival, the month of the invoice and the day of payment', async () => {
  const id = await shipped()
  const made = held(await begin({ legs, delivery_ids: [id], container: 'CSQU3054383' }))
  expect(made).toMatchObject({ status: 'planned', planned_on: '2026-12-26', arrives_on: '2026-12-26', deliveries: 1 })
  expect(made.aboard[0].before).toEqual(made.aboard[0].after)
  const late = [{ ...legs[0], actual_departure: '2026-12-20', announced_arrival: '2027-01-04' }, legs[1]]
  expect(await lateOnDesk()).toBe(0)
  const { lock_version } = made
  const moved = held(await change(made.id, { legs: late, lock_version }))
  expect(moved).toMatchObject({ status: 'under_way', planned_on: '2026-12-26', arrives_on: '2027-01-05' })
  const [{ before, after }] = moved.aboard
  expect([before.invoice_month, after.invoice_month]).toEqual(['2026-12', '2027-01'])
  expect(before.due_on < after.due_on).toBe(true)
  const arrivals = await parties.buyer.call('GET', '/api/delivery_arrivals?from=2027-01-05&to=2027-01-05')
  expect(arrivals.body.data).toMatchObject([{ id, is_actual: false, moved: { before, after } }])
  expect(arrivals.body.data[0]).not.toHaveProperty('issuer_id')
  expect([await lateOnDesk(), await lateOnDesk(parties.seller)]).toEqual([1, 0])
  held(await move(parties.buyer, 'deliveries', 'arrive', await show(parties.buyer, 'deliveries', id)))
  expect(await lateOnDesk()).toBe(0)
  const { arrived_on: came } = await show(parties.buyer, 'deliveries', id)
  const there = await parties.buyer.call('GET', `/api/delivery_arrivals?from=${came}&to=${came}`)
  expect(there.body.data).toContainEqual(expect.objectContaining({ id, is_actual: true, moved: null }))
  expect((await change(made.id, { name: 'x', lock_version })).status).toBe(409)
})

it('domain §3.8 parties of a delivery on board see its transport and change nothing; strangers see none', async () => {
  const id = await shipped()
  const made = held(await begin({ legs, delivery_ids: [id] }))
  const seen = held(await parties.buyer.call('GET', `/api/transports/${made.id}`))
  expect([seen.ours, seen.aboard[0].id]).toEqual([false, id])
  const { lock_version } = made
  expect((await change(made.id, { name: 'x', lock_version }, parties.buyer)).status).toBe(404)
  expect((await parties.buyer.call('DELETE', `/api/transports/${made.id}`)).status).toBe(404)
  expect((await parties.stranger.call('GET', `/api/transports/${made.id}`)).status).toBe(404)
  expect((await begin({ delivery_ids: [id] }, parties.stranger)).status).toBe(422)
  const list = await parties.buyer.call('GET', '/api/transports?q=第2便')
  expect(list.body.data.map((row: { id: number }) => row.id)).toContain(made.id)
  expect((await parties.stranger.call('GET', '/api/transports')).body.data).toEqual([])
  expect((await parties.seller.call('DELETE', `/api/transports/${made.id}`)).status).toBe(204)
})

it('domain §3.8 ETA ≥ ETD, and no leg leaves before the last has arrived', async () => {
  expect((await begin({ legs: [leg('2026-12-05', '2026-12-01')] })).status).toBe(422)
  expect((await begin({ legs: [legs[1], legs[0]] })).status).toBe(422)
})
