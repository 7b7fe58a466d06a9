import { randomUUID } from 'node:crypto'
import type { Answer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import {
  agreedContract,
  documentParties,
  draftDelivery,
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
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = async (caller = parties.buyer): Promise<number> => {
  const body = new FormData()
  body.set('file', new File([png], '不良.png', { type: 'image/png' }))
  return held(await caller.call('POST', '/api/record_files', body)).id
}

/** 100 pieces that arrived, and were all received. */
async function received(terms: object = {}) {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('100')], terms)
  const draft = await draftDelivery(parties, contract.id)
  held(await move(seller, 'deliveries', 'ship', draft))
  held(await move(buyer, 'deliveries', 'arrive', await show(buyer, 'deliveries', draft.id)))
  const [line] = await lineIds(buyer, 'deliveries', draft.id)
  const counting = { client_id: randomUUID(), action: 'received', lines: [{ id: line, add: '100' }] }
  held(await buyer.call('POST', `/api/deliveries/${draft.id}/countings`, { counting }))
  return { id: draft.id, line: line!, contractId: contract.id }
}

const fault = (id: number, line: number, more: object = {}, caller = parties.buyer) =>
  caller.call('POST', `/api/deliveries/${id}/defects`, {
    defect: { client_id: randomUUID(), line_id: line, code: 'T01', treatment: 'return', quantity: '4', ...more },
  })
const rejected = async (id: number) =>
  (await parties.buyer.call('GET', `/api/deliveries/${id}/lines`)).body.data.columns.rejected[0]
const claims = async (caller = parties.buyer, query = '') =>
  held(await caller.call('GET', `/api/delivery_claims?${query}`)) as unknown as Record<string, unknown>[]

/** 92 accepted and 8 rejected: the claim that this opens. */
async function claimed(treatment = 'return', terms: object = {}) {
  const scene = await received(terms)
  const { buyer } = parties
  held(await fault(scene.id, scene.line, { treatment, quantity: '8' }))
  const counting = { client_id: randomUUID(), action: 'accepted', lines: [{ id: scene.line, add: '92' }] }
  held(await buyer.call('POST', `/api/deliveries/${scene.id}/countings`, { counting }))
  held(await move(buyer, 'deliveries', 'inspect', await show(buyer, 'deliveries', scene.id)))
  const [claim] = await claims(buyer, `delivery_id=${scene.id}`)
  return { ...scene, claim: claim as Record<string, unknown> & { id: number; lock_version: number } }
}
const answer = (claim: { id: number; lock_version: number }, values: object, caller = parties.seller) =>
  caller.call('PATCH', `/api/delivery_claims/${claim.id}`, { claim: { ...values, lock_version: claim.lock_version } })

it('domain §3.8 a fault counts what it rejects, once, with its picture and ring for both parties', async () => {
  const { id, line } = await received()
  const twice = { client_id: randomUUID(), file_id: await photo(), ring: { x: 0.4, y: 0.5, r: 0.1 }, carton: 9 }
  held(await fault(id, line, twice))
  const [defect] = held(await fault(id, line, twice)) as unknown as Record<string, unknown>[]
  expect([defect!.ring, defect!.carton, await rejected(id)]).toEqual([{ x: 0.4, y: 0.5, r: 0.1 }, 9, '4'])
  const [seen] = held(await parties.seller.call('GET', `/api/deliveries/${id}/defects`)) as unknown as {
    file: { url: string }
  }[]
  expect((await parties.seller.call('GET', seen!.file.url)).status).toBe(200)
  expect((await parties.stranger.call('GET', seen!.file.url)).status).toBe(404)
  expect((await parties.stranger.call('GET', `/api/deliveries/${id}/defects`)).status).toBe(404)
  expect((await parties.buyer.call('DELETE', `/api/deliveries/${id}/defects/${defect!.id}`)).status).toBe(204)
  expect(await rejected(id)).toBe('0')
})

it('domain §3.8 what may hurt is not kept at a discount; the seller notes no faults; nothing beyond what came', async () => {
  const { id, line } = await received()
  expect(codesOf(await fault(id, line, { code: 'N01', treatment: 'discount' }))).toEqual(['defect_critical'])
  expect((await fault(id, line, {}, parties.seller)).status).toBe(422)
  expect((await fault(id, line, { quantity: '101' })).status).toBe(422)
  expect((await fault(id, line, { file_id: await photo(parties.seller) })).status).toBe(422)
  const [{ id: defectId }] = held(await fault(id, line)) as unknown as [{ id: number }]
  const treat = (caller = parties.buyer) =>
    caller.call('PATCH', `/api/deliveries/${id}/defects/${defectId}`, { defect: { treatment: 'repair' } })
  expect((await treat(parties.seller)).status).toBe(422)
  expect((held(await treat()) as unknown as object[])[0]).toMatchObject({ treatment: 'repair' })
})

it('domain §3.8 rejects open a claim; the seller agrees; a later delivery settles it', async () => {
  const { claim, contractId } = await claimed()
  expect(claim).toMatchObject({ status: 'open', remedy: 'redelivery', quantity: '8', side: 'receiver', candidates: [] })
  expect(await claims(parties.stranger)).toEqual([])
  expect(codesOf(await answer(claim, { agrees: true }, parties.buyer))).toEqual(['transition_side'])
  const agreed = held(await answer(claim, { agrees: true, answer: '次の便で8点' }))
  expect(agreed).toMatchObject({ status: 'agreed', answer: '次の便で8点', side: 'issuer' })
  expect((await answer(claim, { answer: '?' })).status).toBe(409)
  const again = held(await parties.seller.call('POST', '/api/deliveries', { delivery: { source_id: contractId } }))
  held(await move(parties.seller, 'deliveries', 'ship', again))
  const settle = (settled_by_id: number) => answer(agreed, { settled_by_id }, parties.buyer)
  expect((await settle(contractId)).status).toBe(422)
  expect(held(await settle(again.id))).toMatchObject({ status: 'settled', settled_by: { id: again.id } })
})

it('domain §3.8 the seller refuses only in words or offers the other remedy; the buyer asks again, or takes the offer', async () => {
  const { claim } = await claimed()
  const { buyer, seller } = parties
  expect(codesOf(await answer(claim, { refuses: true }))).toEqual(['transition_reason'])
  expect(codesOf(await answer(claim, { refuses: true, answer: '否' }, buyer))).toEqual(['transition_side'])
  const refused = held(await answer(claim, { refuses: true, answer: '検品基準の内です' }))
  expect(refused).toMatchObject({ status: 'refused', answer: '検品基準の内です' })
  expect(codesOf(await answer(refused, { agrees: true }))).toEqual(['transition_status'])
  const asked = held(await answer(refused, { asks_again: true, note: '写真を見てください' }, buyer))
  expect(asked).toMatchObject({ status: 'open', note: '写真を見てください' })
  const countered = held(await answer(asked, { counter: 'credit', answer: '返金でお願いします' }))
  expect(countered).toMatchObject({ status: 'countered', counter: 'credit', remedy: 'redelivery' })
  await runDueJobs(parties.server.parts)
  const news = (await buyer.call('GET', '/api/notifications')).body.data as { event: string }[]
  expect(news.map(({ event }) => event)).toContain('delivery_claim_moved')
  const begin = (caller = seller) => caller.call('POST', `/api/delivery_claims/${claim.id}/documents`)
  expect(codesOf(await begin())).toEqual(['transition_status'])
  expect(held(await answer(countered, { accepts: true }, buyer))).toMatchObject({
    status: 'agreed',
    remedy: 'credit',
    counter: null,
  })
  expect(codesOf(await begin(buyer))).toEqual(['transition_side'])
  expect((await begin(parties.stranger)).status).toBe(404)
})

const begun = async (claim: { id: number }) =>
  held(await parties.seller.call('POST', `/api/delivery_claims/${claim.id}/documents`)) as unknown as {
    claim: object
    document: { id: number; noun: string } | null
  }

it('domain §3.8 a credit of what was billed as ordered begins as a credit note of the rejected pieces alone', async () => {
  const { claim, contractId } = await claimed('discount', { billing_policy: 'ordered' })
  // All that was ordered is billed, the rejected pieces among it.
  await parties.rows('update line_progress set billed = 100 where document_id = $1', [contractId])
  held(await answer(claim, { agrees: true }))
  const { document } = await begun(claim)
  expect(document!.noun).toBe('credit_note')
  const { columns } = (await parties.seller.call('GET', `/api/credit_notes/${document!.id}/lines`)).body.data
  expect([columns.quantity, columns.unit_price]).toEqual([['8'], ['3480']])
})

it('domain §3.8 a credit of what was never billed settles the claim without a document', async () => {
  const { claim, contractId } = await claimed('discount')
  // What was accepted is billed; the rejected pieces stand on no invoice.
  await parties.rows('update line_progress set billed = 92 where document_id = $1', [contractId])
  held(await answer(claim, { agrees: true }))
  const settled = { status: 'settled', remedy: 'credit', settled_by: null }
  expect(await begun(claim)).toMatchObject({ document: null, claim: settled })
  const [seen] = await claims(parties.buyer, `delivery_id=${claim.delivery_id}`)
  expect(seen).toMatchObject(settled)
})

it('domain §3.8 an agreed redelivery begins as a delivery of what is still to come', async () => {
  const { claim } = await claimed()
  held(await answer(claim, { agrees: true }))
  const { document } = await begun(claim)
  expect(document!.noun).toBe('delivery')
  const { columns } = (await parties.seller.call('GET', `/api/deliveries/${document!.id}/lines`)).body.data
  expect(columns.quantity).toEqual(['8'])
})

it('domain §3.8 what settles a claim is begun once, however often and at once it is asked', async () => {
  for (const [treatment, terms, noun] of [
    ['return', {}, 'delivery'],
    ['discount', { billing_policy: 'ordered' }, 'credit_note'],
  ] as const) {
    const { claim, contractId } = await claimed(treatment, terms)
    if (noun === 'credit_note')
      await parties.rows('update line_progress set billed = 100 where document_id = $1', [contractId])
    held(await answer(claim, { agrees: true }))
    const all = await Promise.all(Array.from({ length: 5 }, () => begun(claim)))
    const [first] = all
    expect(all.map(({ document }) => document)).toEqual(all.map(() => first!.document))
    const drafts = await parties.rows('select id from document where noun = $1 and source_id = $2 and not shared', [
      noun,
      contractId,
    ])
    expect(drafts).toEqual([{ id: first!.document!.id }])
    const query = `delivery_id=${claim.delivery_id}`
    expect((await claims(parties.seller, query))[0]).toMatchObject({ begun: { ...first!.document, number: null } })
    expect((await claims(parties.buyer, query))[0]).toMatchObject({ begun: null })
    const path = noun === 'delivery' ? 'deliveries' : 'credit_notes'
    const gone = await parties.seller.call('DELETE', `/api/${path}/${drafts[0]!.id}`)
    expect(gone.status).toBe(204)
    const again = await begun(claim)
    expect(again.document!.id).not.toBe(first!.document!.id)
  }
})

it('domain §3.8 rejected pieces of a claim that is settled unbilled are on no later invoice by order', async () => {
  const { claim, contractId } = await claimed('discount', { billing_policy: 'ordered' })
  await parties.rows('update line_progress set billed = 90 where document_id = $1', [contractId])
  held(await answer(claim, { agrees: true }))
  expect((await begun(claim)).document).toBeNull()
  const invoice = held(await parties.seller.call('POST', '/api/invoices', { invoice: { source_id: contractId } }))
  const { columns } = (await parties.seller.call('GET', `/api/invoices/${invoice.id}/lines`)).body.data
  // 92 were accepted, and 90 are billed.
  expect(columns.quantity).toEqual(['2'])
  const statuses = { delivery_status: 'complete', billing_status: 'partial' }
  expect(await show(parties.seller, 'contracts', contractId)).toMatchObject(statuses)
})

it('domain §3.8 goods that are all kept at a discount ask for a credit; the buyer may ask for the other', async () => {
  const { claim } = await claimed('discount')
  expect(claim.remedy).toBe('credit')
  const changed = held(await answer(claim, { remedy: 'redelivery', note: '再納品を希望' }, parties.buyer))
  expect(changed).toMatchObject({ remedy: 'redelivery', note: '再納品を希望' })
})
