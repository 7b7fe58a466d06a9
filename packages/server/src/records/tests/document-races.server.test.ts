import { brokenLinks } from '../../audit/audit-queries.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  counterDrift,
  documentParties,
  draftContract,
  draftDelivery,
  draftDeliveryOf,
  goods,
  held,
  lineIds,
  move,
  progress,
  show,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

const statuses = (answers: { status: number }[]) => {
  const count = new Map<number, number>()
  for (const { status } of answers) count.set(status, (count.get(status) ?? 0) + 1)
  return Object.fromEntries(count)
}

it('documents 2 forty deliveries at once, their lines shuffled, against one order ship no more than it allows, and none dies of a deadlock', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('100'), goods('100', { size: 'L' })])
  const drafts: Held[] = []
  for (let at = 0; at < 40; at += 1) {
    const draft = await draftDeliveryOf(parties, contract.id, ['5', '5'])
    drafts.push(draft)
  }
  // In both orders of lines, so that counters taken the wrong way round would show.
  await parties.rows('update document_line set position = -position where document_id = any($1)', [
    drafts.filter((_, at) => at % 2).map(({ id }) => id),
  ])
  const answers = await Promise.all(drafts.map((draft) => move(seller, 'deliveries', 'ship', draft)))
  expect(statuses(answers)).toEqual({ 200: 20, 422: 20 })
  for (const { body } of answers.filter(({ status }) => status === 422))
    expect(body.errors[0]).toMatchObject({ code: 'exceeds_remaining', meta: { most: '0' } })
  expect((await progress(buyer, contract.id)).shipped).toEqual(['100', '100'])
  expect(await counterDrift(parties)).toEqual([])
})

it('documents 7, 9 a draft takes no number, a withdrawn order keeps its own, and the next one is new', async () => {
  const { buyer } = parties
  const issue = async () => {
    const draft = await draftContract(parties, [goods('1')])
    held(await move(buyer, 'contracts', 'issue', draft, { issue_date: '2031-06-02' }))
    return show(buyer, 'contracts', draft.id)
  }
  const first = await issue()
  const draft = await draftContract(parties, [goods('1')])
  expect((await buyer.call('DELETE', `/api/contracts/${draft.id}`)).status).toBe(204)
  held(await move(buyer, 'contracts', 'withdraw', first, { reason: '誤り' }))
  expect([first.number, (await issue()).number]).toEqual(['PO3106-00001', 'PO3106-00002'])
  expect((await show(buyer, 'contracts', first.id)).number).toBe('PO3106-00001')
})

it('documents 17 a quantity that is cut while it ships: one of the two is refused', async () => {
  const { buyer, seller } = parties
  for (let round = 0; round < 5; round += 1) {
    const contract = await agreedContract(parties, [goods('10')])
    const delivery = await draftDelivery(parties, contract.id)
    const [line] = await lineIds(buyer, 'contracts', contract.id)
    const asked = held(
      await seller.call('POST', `/api/contracts/${contract.id}/proposals`, {
        proposal: { kind: 'change', base_revision: 1, reason: '減', lines: { changed: [{ id: line, quantity: '4' }] } },
      }),
    )
    const answers = await Promise.all([
      buyer.call('PATCH', `/api/contracts/${contract.id}/proposals/${asked.id}`, { answer: 'accept' }),
      move(seller, 'deliveries', 'ship', delivery),
    ])
    expect(statuses(answers)).toEqual({ 200: 1, 422: 1 })
  }
  expect(await counterDrift(parties)).toEqual([])
})

it('documents 18 of two proposals against one revision one wins; the other is answered 409 with both differences', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('10')])
  const [line] = await lineIds(buyer, 'contracts', contract.id)
  const proposalOf = (quantity: string) => ({
    proposal: { kind: 'change', base_revision: 1, reason: '数量', lines: { changed: [{ id: line, quantity }] } },
  })
  const ask = async (quantity: string) =>
    held(await buyer.call('POST', `/api/contracts/${contract.id}/proposals`, proposalOf(quantity)))
  const asked = [await ask('12'), await ask('14')]
  const answers = await Promise.all(
    asked.map(({ id }) => seller.call('PATCH', `/api/contracts/${contract.id}/proposals/${id}`, { answer: 'accept' })),
  )
  expect(statuses(answers)).toEqual({ 200: 1, 409: 1 })
  const [won, lost] = answers[0]!.status === 200 ? [0, 1] : [1, 0]
  const agreed = [{ id: asked[won]!.id, difference: asked[won]!.difference, status: 'accepted' }]
  expect(answers[lost]!.body).toMatchObject({
    errors: [{ code: 'stale' }],
    current: { revision: 2, asked: { id: asked[lost]!.id, difference: asked[lost]!.difference }, agreed },
  })
  const late = await buyer.call('POST', `/api/contracts/${contract.id}/proposals`, proposalOf('16'))
  expect([late.status, late.body.current]).toMatchObject([409, { revision: 2, asked: null, agreed }])
})

it('documents 25 two phones add to one line: +3 and +4 are 7, and a key sent again adds nothing', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('10')])
  const delivery = await draftDelivery(parties, contract.id)
  held(await move(seller, 'deliveries', 'ship', delivery))
  const [line] = await lineIds(buyer, 'deliveries', delivery.id)
  const add = (quantity: string, key: string) =>
    buyer.call(
      'PATCH',
      `/api/deliveries/${delivery.id}/lines/add`,
      { field: 'received', lines: [{ id: line, add: quantity }] },
      { 'Idempotency-Key': key },
    )
  await Promise.all([add('3', 'phone-1'), add('4', 'phone-2'), add('3', 'phone-1')])
  const { body } = await buyer.call('GET', `/api/deliveries/${delivery.id}/lines`)
  expect(body.data.columns.received).toEqual(['7'])
  expect(
    (
      await seller.call('PATCH', `/api/deliveries/${delivery.id}/lines/add`, {
        field: 'received',
        lines: [{ id: line, add: '1' }],
      })
    ).status,
  ).toBe(422)
})

it('domain §4.6 both sides write at once: their two chains of audit hold, and nobody waits for the other for good', async () => {
  const { buyer, seller, buyerId, sellerId } = parties
  const contracts = await Promise.all(Array.from({ length: 12 }, () => agreedContract(parties, [goods('2')])))
  const answers = await Promise.all(
    contracts.flatMap(({ id }) =>
      [buyer, seller].map((caller) =>
        caller.call('POST', `/api/contracts/${id}/proposals`, {
          proposal: { kind: 'cancel', base_revision: 1, reason: '確認' },
        }),
      ),
    ),
  )
  expect(statuses(answers)).toEqual({ 200: 24 })
  for (const id of [buyerId, sellerId]) expect(await brokenLinks(parties.server.engine.database, id)).toEqual([])
})
