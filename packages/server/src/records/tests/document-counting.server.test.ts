import { deliveryStatusOf, billingStatusOf } from '@tsumugi/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../database/tenancy.ts'
import { holdProgress, progressOf } from '../lines/progress-queries.ts'
import {
  agreedContract,
  documentParties,
  draftDeliveryOf,
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

it('documents 3 who holds counters holds all that were asked for, as either party; a stranger’s hold is no silent nothing', async () => {
  const { buyer, buyerId, sellerId, server } = parties
  const contract = await agreedContract(parties, [goods('10'), goods('5', { size: 'L' })])
  const ids = await lineIds(buyer, 'contracts', contract.id)
  const heldBy = (userGroupId: number) =>
    inTenant(server.engine.database, userGroupId, (database) => holdProgress(database, ids.toReversed()))
  for (const party of [buyerId, sellerId])
    expect((await heldBy(party)).map(({ line_id }) => line_id)).toEqual(ids.toSorted((one, other) => one - other))
  await expect(heldBy(999_999)).rejects.toThrow(/Held 0 of 2 lines/)
})

it('documents 15 what was rejected is delivered again: the replacement is no delivery beyond the order', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('10')])
  await inspectedDelivery(parties, contract.id, ['10'], ['8'])
  expect(await progress(buyer, contract.id)).toMatchObject({ shipped: ['10'], rejected: ['2'], outstanding: ['2'] })
  const beyond = await draftDeliveryOf(parties, contract.id, ['3'])
  const refused = await move(seller, 'deliveries', 'ship', beyond)
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'exceeds_remaining'])
  expect((await seller.call('DELETE', `/api/deliveries/${beyond.id}`)).status).toBe(204)
  await inspectedDelivery(parties, contract.id, ['2'], ['2'])
  expect(await progress(buyer, contract.id)).toMatchObject({ shipped: ['12'], accepted: ['10'], outstanding: ['0'] })
  expect((await show(buyer, 'contracts', contract.id)).delivery_status).toBe('complete')
})

it('documents 5 both progress statuses are what their counters say, wherever a document stands', async () => {
  const { server, buyerId } = parties
  const orders = await Promise.all([1, 2, 3].map(() => agreedContract(parties, [goods('10'), goods('4')])))
  await inspectedDelivery(parties, orders[0]!.id, ['10', '4'], ['10', '4'])
  await inspectedDelivery(parties, orders[1]!.id, ['10', '0'], ['6', '0'])
  const stored = await parties.rows(`
    select id, delivery_status, billing_status from document d
    where exists (select from line_progress p where p.document_id = d.id) order by id`)
  const counted = await inTenant(server.engine.database, buyerId, (database) =>
    progressOf(
      database,
      stored.map(({ id }) => Number(id)),
    ),
  )
  const recomputed = stored.map(({ id }) => {
    const lines = counted.filter((line) => line.document_id === Number(id))
    return {
      id,
      delivery_status: deliveryStatusOf(lines),
      billing_status: billingStatusOf(lines, lines[0]!.billing_policy),
    }
  })
  expect(recomputed).toEqual(stored)
  expect(new Set(stored.map(({ delivery_status }) => delivery_status))).toEqual(
    new Set(['complete', 'none', 'partial']),
  )
})

it('documents 19 until the other side has accepted it, a change is seen in no answer but among the proposals', async () => {
  const { buyer, seller } = parties
  const mark = '変更-5521'
  const contract = await agreedContract(parties, [goods('10')])
  const [line] = await lineIds(buyer, 'contracts', contract.id)
  held(
    await buyer.call('POST', `/api/contracts/${contract.id}/proposals`, {
      proposal: {
        kind: 'change',
        base_revision: 1,
        reason: '追加',
        fields: { remarks: mark },
        lines: { changed: [{ id: line, description: mark }] },
      },
    }),
  )
  const paths = ['', '/lines', '/progress', '/revisions', '/revisions/1', '/files', '/lines/export?format=csv']
  const all = ['/api/contracts', `/api/contracts?q=${encodeURIComponent(mark)}`, '/api/contracts/export?format=csv']
  for (const caller of [buyer, seller]) {
    for (const path of [...paths.map((end) => `/api/contracts/${contract.id}${end}`), ...all]) {
      const answer = await caller.call('GET', path)
      expect(answer.status, path).toBe(200)
      expect(JSON.stringify(answer.body), path).not.toContain(mark)
    }
    const proposals = await caller.call('GET', `/api/contracts/${contract.id}/proposals`)
    expect(JSON.stringify(proposals.body)).toContain(mark)
  }
})
