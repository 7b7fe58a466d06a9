import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftContract,
  draftDelivery,
  goods,
  held,
  inspectedDelivery,
  lineIds,
  move,
  progress,
  show,
  type Parties,
} from './document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

it('domain §3.7 an order is drafted, issued, accepted; its number and first revision come with the issue', async () => {
  const { buyer, seller, stranger } = parties
  const draft = await draftContract(parties, [goods('100'), goods('80', { size: 'L' })])
  expect(draft).toMatchObject({
    number: null,
    status: 'draft',
    quantity: '180',
    amount: '626400',
    turn: ['issuer'],
    revision: 0,
  })
  expect((await seller.call('GET', `/api/contracts/${draft.id}`)).status).toBe(404)
  held(await move(buyer, 'contracts', 'issue', draft, { issue_date: '2026-11-20' }))
  const seen = await show(seller, 'contracts', draft.id)
  expect(seen).toMatchObject({
    status: 'issued',
    side: 'receiver',
    turn: ['receiver'],
    revision: 1,
    issue_date: '2026-11-20',
  })
  expect(seen.number).toMatch(/^PO2611-\d{5}$/)
  held(await move(seller, 'contracts', 'accept', seen))
  expect((await show(buyer, 'contracts', draft.id)).status).toBe('accepted')
  for (const path of ['', '/lines', '/progress', '/revisions', '/revisions/1', '/proposals'])
    expect((await stranger.call('GET', `/api/contracts/${draft.id}${path}`)).status, path).toBe(404)
  expect((await buyer.call('GET', `/api/contracts/${draft.id}/revisions`)).body.data).toMatchObject([
    { revision: 1, intact: true, retained_until: '2037-05-31' },
  ])
})

it('domain §3.8 a delivery takes over what is open, is counted on the order, and completes it', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('100'), goods('50', { size: 'L' })])
  const first = await inspectedDelivery(parties, contract.id, ['60', '50'], ['55', '50'])
  expect(first).toMatchObject({ status: 'inspected', quantity: '110' })
  expect(await progress(buyer, contract.id)).toMatchObject({
    shipped: ['60', '50'],
    accepted: ['55', '50'],
    rejected: ['5', '0'],
    outstanding: ['45', '0'],
    billable: ['55', '50'],
  })
  expect(await show(seller, 'contracts', contract.id)).toMatchObject({ delivery_status: 'partial', status: 'accepted' })
  const rest = await draftDelivery(parties, contract.id)
  expect(rest).toMatchObject({ quantity: '45', source_id: contract.id })
  await seller.call('DELETE', `/api/deliveries/${rest.id}`)
  await inspectedDelivery(parties, contract.id, ['45'], ['45'])
  expect(await show(buyer, 'contracts', contract.id)).toMatchObject({
    delivery_status: 'complete',
    billing_status: 'none',
  })
})

it('domain §3.7 the rest of an order is closed short with a reason, and nothing more is expected', async () => {
  const { buyer } = parties
  const contract = await agreedContract(parties, [goods('10')])
  await inspectedDelivery(parties, contract.id, ['7'], ['7'])
  const now = await show(buyer, 'contracts', contract.id)
  expect((await move(buyer, 'contracts', 'close_short', now)).body.errors[0]).toMatchObject({
    code: 'transition_reason',
    field: 'reason',
  })
  held(await move(buyer, 'contracts', 'close_short', now, { reason: '季末' }))
  expect(await progress(buyer, contract.id)).toMatchObject({ released: ['3'], outstanding: ['0'] })
  expect(await show(buyer, 'contracts', contract.id)).toMatchObject({ status: 'closed', delivery_status: 'complete' })
})

it('domain §3.7 a change after the issue is proposed, answered by the other side, and frozen as the next revision', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('100'), goods('20', { size: 'L' })])
  const [first, second] = await lineIds(buyer, 'contracts', contract.id)
  const direct = await buyer.call('PATCH', `/api/contracts/${contract.id}/lines`, {
    lock_version: contract.lock_version,
    lines: { changed: [{ id: first, quantity: '90' }] },
  })
  expect([direct.status, direct.body.errors[0].code]).toEqual([422, 'issued'])
  const proposal = held(
    await buyer.call('POST', `/api/contracts/${contract.id}/proposals`, {
      proposal: {
        kind: 'change',
        base_revision: 1,
        reason: '追加',
        fields: { delivery_due: '2027-03-31' },
        lines: { changed: [{ id: first, quantity: '120' }], removed: [second], added: [goods('5', { size: 'S' })] },
      },
    }),
  )
  expect(
    (await buyer.call('PATCH', `/api/contracts/${contract.id}/proposals/${proposal.id}`, { answer: 'accept' })).status,
  ).toBe(422)
  expect((await show(seller, 'contracts', contract.id)).open_proposals).toBe(1)
  held(await seller.call('PATCH', `/api/contracts/${contract.id}/proposals/${proposal.id}`, { answer: 'accept' }))
  expect(await show(seller, 'contracts', contract.id)).toMatchObject({
    revision: 2,
    quantity: '125',
    delivery_due: '2027-03-31',
    open_proposals: 0,
  })
  expect(await progress(seller, contract.id)).toMatchObject({ ordered: ['120', '5'] })
  const revisions = (await seller.call('GET', `/api/contracts/${contract.id}/revisions`)).body.data
  expect(revisions).toMatchObject([
    { revision: 1, intact: true },
    { revision: 2, intact: true },
  ])
})

it('domain §3.7 both sides cancel by a proposal, and not once goods were shipped', async () => {
  const { buyer, seller } = parties
  const cancelled = await agreedContract(parties, [goods('3')])
  const cancel = { proposal: { kind: 'cancel', base_revision: 1, reason: '中止' } }
  const asked = held(await seller.call('POST', `/api/contracts/${cancelled.id}/proposals`, cancel))
  held(await buyer.call('PATCH', `/api/contracts/${cancelled.id}/proposals/${asked.id}`, { answer: 'accept' }))
  expect((await show(seller, 'contracts', cancelled.id)).status).toBe('cancelled')

  const shipped = await agreedContract(parties, [goods('3')])
  await inspectedDelivery(parties, shipped.id, ['1'], ['1'])
  const late = held(await seller.call('POST', `/api/contracts/${shipped.id}/proposals`, cancel))
  const refused = await buyer.call('PATCH', `/api/contracts/${shipped.id}/proposals/${late.id}`, { answer: 'accept' })
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'lines_counted'])
  expect((await show(seller, 'contracts', shipped.id)).open_proposals).toBe(1)
})

it('domain §1 each side keeps its own note, tags and person; lists, tabs and totals are of the whole result', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('7')], { title: '目印-4711' })
  const side = { side: { note: '内緒-0815', tags: ['急ぎ'], lock_version: 0 } }
  expect(held(await buyer.call('PATCH', `/api/contracts/${contract.id}/side`, side)).own).toMatchObject({
    note: '内緒-0815',
    tags: ['急ぎ'],
  })
  expect((await buyer.call('PATCH', `/api/contracts/${contract.id}/side`, side)).status).toBe(409)
  const theirs = await seller.call('GET', `/api/contracts/${contract.id}`)
  expect(theirs.body.data.own).toEqual({ note: null, tags: [], assignee_id: null, lock_version: 0 })
  const list = await seller.call('GET', '/api/contracts?q=目印-4711&direction=receive&status=accepted')
  expect(list.body).toMatchObject({
    data: [{ id: contract.id }],
    pagination: { total_count: 1 },
    totals: [{ currency: 'JPY', quantity: '7', amount: '24360' }],
  })
  expect(list.body.tabs.find((tab: { status: string }) => tab.status === 'accepted')).toEqual({
    status: 'accepted',
    count: 1,
  })
  expect((await seller.call('GET', '/api/contracts?q=内緒-0815')).body.data).toEqual([])
  expect((await seller.call('GET', '/api/contracts?per_page=501')).status).toBe(422)
})
