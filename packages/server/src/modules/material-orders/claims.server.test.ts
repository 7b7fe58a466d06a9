import type { Caller } from '@tsumugi/dev-env'
import { afterAll, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import { clothOrders, first } from './cloth-orders.fixture.ts'

const { server, brand, supplier, distributor, rows, lotId, fill, lot, show, move, post, received } = await clothOrders()
afterAll(() => server.stop())

it('domain §3.12 a claim is open for eight days after the receipt, and not once the cloth is cut', async () => {
  await fill('1000')
  const [eighth, ninth] = [await received('50'), await received('50')]
  await rows(
    `update material_order_detail set received_on = (now() at time zone 'Asia/Tokyo')::date - 8 where id = $1`,
    [eighth],
  )
  await rows(
    `update material_order_detail set received_on = (now() at time zone 'Asia/Tokyo')::date - 9 where id = $1`,
    [ninth],
  )
  const claim = (id: number, is_uncut = true) =>
    post('material_order_details/claims', { claim: { id, reason: '中稀(色むら)', is_uncut } }, brand)
  expect(first(await claim(ninth))).toBe('claim_late')
  expect(first(await claim(eighth, false))).toBe('claim_cut')
  expect((await claim(eighth)).body.data[0]).toMatchObject({ status: 'claimed', claim: '中稀(色むら)' })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = async (caller = brand): Promise<number> => {
  const body = new FormData()
  body.set('file', new File([png], '色むら.png', { type: 'image/png' }))
  return (await caller.call('POST', '/api/record_files', body)).body.data.id
}

it('domain §3.12 both parties read a claim with its photograph; the distributor answers it once, or refuses in words', async () => {
  await fill('1000')
  const [one, other] = [await received('50'), await received('50')]
  const claim = (id: number, more: object) =>
    post('material_order_details/claims', { claim: { id, reason: '色むら', is_uncut: true, ...more } }, brand)
  expect(first(await claim(one, { quantity: '50.01' }))).toBe('claim_beyond')
  expect(first(await claim(one, { file_ids: [await photo(distributor)] }))).toBe('not_found')
  await claim(one, { quantity: '12.5', file_ids: [await photo()] })
  await claim(other, {})
  const seenBy = async (caller: Caller, id: number) =>
    (await caller.call('GET', '/api/material_order_details?status=claimed')).body.data.find(
      (each: { id: number }) => each.id === id,
    )
  const seen = await seenBy(distributor, one)
  expect(seen.claim_case).toMatchObject({ reason: '色むら', quantity: '12.5', answer: null, credit_amount: null })
  const { url } = seen.claim_case.photos[0]
  expect((await distributor.call('GET', url)).status).toBe(200)
  expect((await supplier.call('GET', url)).status).toBe(404)
  const answer = (id: number, values: object, caller = distributor) =>
    post('material_order_details/claim_answers', { claim_answer: { id, ...values } }, caller)
  expect((await answer(one, { answer: 'credit' }, brand)).status).toBe(403)
  await answer(one, { answer: 'credit', note: '該当分を返金します' })
  const answered = (await seenBy(brand, one)).claim_case
  expect(answered).toMatchObject({ answer: 'credit', note: '該当分を返金します' })
  expect(answered.credit_amount).toBe(String(Math.trunc(12.5 * Number(seen.unit_price))))
  expect(first(await answer(one, { answer: 'refused', note: '撤回' }))).toBe('detail_status')
  expect(first(await answer(other, { answer: 'refused' }))).toBe('refusal_unsaid')
  await answer(other, { answer: 'refused', note: '許容差の範囲です' })
  expect((await seenBy(brand, other)).claim_case).toMatchObject({ answer: 'refused', quantity: '50' })
  await runDueJobs(server.parts)
  const told = async (caller: Caller) =>
    (await caller.call('GET', '/api/notifications')).body.data.map(({ event }: { event: string }) => event)
  expect(await told(distributor)).toContain('material_claimed')
  expect(await told(brand)).toContain('material_claim_answered')
})

const answerBy = (id: number, answer: string) =>
  post('material_order_details/claim_answers', { claim_answer: { id, answer } })
const claimed = async (quantity: string, more: object = {}): Promise<number> => {
  const id = await received(quantity)
  await post('material_order_details/claims', { claim: { id, reason: '色むら', is_uncut: true, ...more } }, brand)
  return id
}
const seenBy = async (caller: Caller, id: number) =>
  (await caller.call('GET', '/api/material_order_details?per_page=200')).body.data.find(
    (each: { id: number }) => each.id === id,
  )

it('domain §3.12 a replacement is reserved with the answer, sent as a line of its own and billed in place of the claimed', async () => {
  await fill('1000')
  const id = await claimed('50', { quantity: '12.5' })
  const { order_id: orderId, unit_price: price } = await seenBy(brand, id)
  const { body } = await answerBy(id, 'replacement')
  const { id: newId } = body.data[0].claim_case.replacement
  expect(await lot()).toEqual({ stock: '950', reserved: '12.5' })
  expect((await show(orderId)).status).toBe('partly_shipped')
  const made = { replaces_id: id, status: 'open', lot_id: lotId, quantity: '12.5', order_id: orderId, net_amount: null }
  for (const caller of [brand, distributor]) expect(await seenBy(caller, newId)).toMatchObject(made)
  expect(first(await answerBy(id, 'replacement'))).toBe('detail_status')
  await post('material_order_details/allocations', { allocations: [{ id: newId, lot_id: lotId }] })
  await post('material_shipments', { shipment: { rolls: [{ detail_id: newId, no: '1', net_length: '12.4' }] } })
  expect(await lot()).toEqual({ stock: '937.6', reserved: '0' })
  await post('material_order_details/receipts', { ids: [newId] }, brand)
  expect((await show(orderId)).status).toBe('received')
  const bill = (net: number, back = 0) => String(Math.trunc(net * price) - Math.trunc(back * price))
  for (const caller of [brand, distributor]) {
    const before = await seenBy(caller, id)
    expect(before).toMatchObject({ net_length: '50', billed_length: '37.5', billed_amount: bill(50, 12.5) })
    expect(before.claim_case.replacement).toEqual({ id: newId, status: 'received' })
    expect(await seenBy(caller, newId)).toMatchObject({ billed_length: '12.4', billed_amount: bill(12.4) })
  }
})

it('a claim opens a closed order again within its days, and an order is not closed while a claim waits', async () => {
  await fill('1000')
  const id = await received('50')
  const { order_id: orderId } = await seenBy(brand, id)
  await move(orderId, 'close', distributor)
  expect((await show(orderId)).status).toBe('closed')
  const claim = { id, reason: '色むら', is_uncut: true }
  expect((await post('material_order_details/claims', { claim }, brand)).status).toBe(200)
  expect((await show(orderId)).status).toBe('received')
  expect(first(await move(orderId, 'close', distributor))).toBe('claim_open')
  await answerBy(id, 'credit')
  await move(orderId, 'close', distributor)
  expect((await show(orderId)).status).toBe('closed')
})

it('a credit reduces what is billed, a refusal does not', async () => {
  await fill('1000')
  const [one, other] = [await claimed('50', { quantity: '12.5' }), await claimed('50')]
  await answerBy(one, 'credit')
  await post('material_order_details/claim_answers', { claim_answer: { id: other, answer: 'refused', note: '許容差' } })
  const [credited, refused] = [await seenBy(brand, one), await seenBy(brand, other)]
  const back = Number(credited.net_amount) - Number(credited.claim_case.credit_amount)
  expect(credited).toMatchObject({ billed_length: '37.5', billed_amount: String(back) })
  expect(refused).toMatchObject({ billed_length: '50', billed_amount: refused.net_amount })
  expect([credited.claim_case.replacement, refused.claim_case.replacement]).toEqual([null, null])
})

it('two replacements of the last metres at once: one holds them, the other waits for a lot; none is oversold', async () => {
  await fill('100')
  const claims = [await claimed('50'), await claimed('50')]
  await fill('60')
  const answers = await Promise.all(claims.map((id) => answerBy(id, 'replacement')))
  for (const [at, answer] of answers.entries())
    if (answer.status !== 200) {
      expect(first(answer)).toBe('lot_short')
      await answerBy(claims[at]!, 'replacement')
    }
  expect(await lot()).toEqual({ stock: '60', reserved: '50' })
  const ids = await Promise.all(claims.map(async (id) => (await seenBy(brand, id)).claim_case.replacement.id))
  const made = await Promise.all(ids.map((id) => seenBy(brand, id)))
  expect(made.map(({ lot_id: at }) => at).toSorted()).toEqual([lotId, null].toSorted())
  const waiting = made.find(({ lot_id: at }) => at === null)!
  const promised = await post('material_order_details/allocations', {
    allocations: [{ id: waiting.id, lot_id: lotId }],
  })
  expect(first(promised)).toBe('lot_short')
})
