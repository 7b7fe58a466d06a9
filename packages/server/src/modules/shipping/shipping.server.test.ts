import type { Answer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
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
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
}, 240_000)
afterAll(() => parties.server.stop())

const range = (first: number, last: number, contents: readonly (readonly [number, string])[]) => ({
  first,
  last,
  contents: contents.map(([source_line_id, quantity]) => ({ source_line_id, quantity })),
  net_kg: '9.5',
  gross_kg: '10.5',
  length_cm: '60',
  width_cm: '40',
  height_cm: '40',
})

const pack = async (draft: Held, packing: object[]) =>
  held(
    await parties.seller.call('PATCH', `/api/deliveries/${draft.id}`, {
      delivery: { packing, lock_version: draft.lock_version },
    }),
  )

const codesOf = ({ body }: Answer): string[] =>
  (body.errors ?? body.data.flatMap((each: { errors: object[] }) => each.errors)).map(
    ({ code }: { code: string }) => code,
  )

async function packed(quantities: string[], packing: (order: number[]) => object[]) {
  const contract = await agreedContract(parties, [goods('200'), goods('40', { size: 'L' })])
  const order = await lineIds(parties.seller, 'contracts', contract.id)
  const draft = await draftDeliveryOf(parties, contract.id, quantities)
  return { contract, order, draft: await pack(draft, packing(order)) }
}

it('domain §3.8 a draft keeps its cartons; what is in them is what is shipped, or it stays', async () => {
  const { order, draft } = await packed(['204', '4'], ([m, l]) => [
    range(1, 10, [[m!, '20']]),
    range(11, 11, [[l!, '4']]),
  ])
  expect((await show(parties.seller, 'deliveries', draft.id)).packing[0].contents).toEqual([
    { source_line_id: order[0], quantity: '20' },
  ])
  expect(codesOf(await move(parties.seller, 'deliveries', 'ship', draft))).toEqual(['cartons_differ'])
  const overlapping = await pack(draft, [range(1, 10, [[order[0]!, '20']]), range(10, 10, [[order[1]!, '4']])])
  expect(codesOf(await move(parties.seller, 'deliveries', 'ship', overlapping))).toEqual(['carton_faulty'])
})

it('domain §3.8 a carton leads to its SKU, order, delivery, for both parties and nobody else', async () => {
  const { contract, order, draft } = await packed(['200', '4'], ([m, l]) => [
    range(1, 9, [[m!, '20']]),
    range(10, 10, [
      [m!, '20'],
      [l!, '4'],
    ]),
  ])
  const ask = async (caller: Parties['buyer'], code: string) =>
    (await caller.call('GET', `/api/cartons?code=${code}`)).body.data
  expect(await ask(parties.buyer, `C${draft.id}-10`)).toEqual([])
  held(await move(parties.seller, 'deliveries', 'ship', draft))
  const [carton] = await ask(parties.buyer, `c${draft.id}-10`)
  expect(carton).toMatchObject({ code: `C${draft.id}-10`, number: 10, order: { id: contract.id }, invoices: [] })
  expect(carton.contents).toMatchObject([
    { source_line_id: order[0], size: 'M', quantity: '20' },
    { source_line_id: order[1], size: 'L', quantity: '4' },
  ])
  expect(await ask(parties.stranger, `C${draft.id}-10`)).toEqual([])
  for (const code of [`C${draft.id}-11`, 'C0-1', 'nonsense']) expect(await ask(parties.buyer, code)).toEqual([])
  const list = await parties.buyer.call('GET', `/api/contracts/${contract.id}/shipping_details`)
  expect(held(list).deliveries).toMatchObject([{ id: draft.id, status: 'shipped', quantity: '204' }])
  const of = { delivery_id: draft.id, item: expect.any(String) }
  expect(held(list).carried).toMatchObject([
    { ...of, source_line_id: order[0], size: 'M', first: 1, last: 9, quantity: '20' },
    { ...of, source_line_id: order[0], size: 'M', first: 10, last: 10, quantity: '20' },
    { ...of, source_line_id: order[1], size: 'L', first: 10, last: 10, quantity: '4' },
  ])
  const other = await parties.stranger.call('GET', `/api/contracts/${contract.id}/shipping_details`)
  expect(other.status).toBe(404)
})

it('domain §3.8 an invoice leads to the cartons that carried what it bills, for whoever may read it', async () => {
  const contract = await agreedContract(parties, [goods('200')], { billing_policy: 'ordered' })
  const [line] = await lineIds(parties.seller, 'contracts', contract.id)
  const drafts = [
    await draftDeliveryOf(parties, contract.id, ['100']),
    await draftDeliveryOf(parties, contract.id, ['100']),
  ]
  for (const draft of drafts)
    held(await move(parties.seller, 'deliveries', 'ship', await pack(draft, [range(1, 5, [[line!, '20']])])))
  const invoice = held(await parties.seller.call('POST', '/api/invoices', { invoice: { source_id: contract.id } }))
  const carriers = async (caller: Parties['buyer']) => {
    const path = `/api/contracts/${contract.id}/shipping_details?invoice_id=${invoice.id}`
    return held(await caller.call('GET', path)).carried.map((each: { delivery_id: number }) => each.delivery_id)
  }
  expect(await carriers(parties.seller)).toEqual(drafts.map(({ id }) => id))
  const [later] = await lineIds(parties.seller, 'deliveries', drafts[1]!.id)
  await parties.rows('alter table document_line disable trigger user')
  await parties.rows('update document_line set delivery_line_id = $2 where document_id = $1', [invoice.id, later])
  await parties.rows('alter table document_line enable trigger user')
  expect(await carriers(parties.seller)).toEqual([drafts[1]!.id])
  // Its draft is nobody else's to read.
  expect(await carriers(parties.buyer)).toEqual([])
  const path = `/api/contracts/${contract.id}/shipping_details?invoice_id=${invoice.id}`
  expect((await parties.stranger.call('GET', path)).status).toBe(404)
})

it('domain §3.8 labels are printed by carton numbers, and what a file does not hold is said', async () => {
  const { draft } = await packed(['200', '40'], ([m]) => [range(1, 1200, [[m!, '1']])])
  const labels = (numbers: string) =>
    parties.seller.call('GET', `/api/deliveries/${draft.id}/papers?paper=labels${numbers}`)
  const all = await labels('')
  expect([all.status, codesOf(all)]).toEqual([422, ['labels_many']])
  expect(codesOf(await labels('&from=1201'))).toEqual(['labels_none'])
  expect((await labels('&from=1199&to=1200')).status).toBe(200)
})

it('domain §3.8 Σ shipped stays within the order and its tolerance, whoever ships at once', async () => {
  const contract = await agreedContract(parties, [goods('100')], { tolerance_percent: '4' })
  const drafts: Held[] = []
  for (let at = 0; at < 8; at += 1) drafts.push(await draftDeliveryOf(parties, contract.id, ['26']))
  const answers = await Promise.all(drafts.map((draft) => move(parties.seller, 'deliveries', 'ship', draft)))
  const shipped = await Promise.all(drafts.map(({ id }) => show(parties.seller, 'deliveries', id)))
  expect(shipped.filter(({ status }) => status === 'shipped')).toHaveLength(4)
  expect(answers.filter((each) => each.status >= 500)).toEqual([])
  expect((await progress(parties.seller, contract.id)).shipped).toEqual(['104'])
})

it('domain §3.8 two who count at once lose nothing; accepted and rejected are what was received; short is said', async () => {
  const contract = await agreedContract(parties, [goods('100')])
  const { seller, buyer } = parties
  held(await move(seller, 'deliveries', 'ship', await draftDelivery(parties, contract.id)))
  const of = async () => (await buyer.call('GET', '/api/deliveries')).body.data[0] as Held
  const { id } = await of()
  held(await move(buyer, 'deliveries', 'arrive', await show(buyer, 'deliveries', id)))
  const [line] = await lineIds(buyer, 'deliveries', id)
  const add = (field: string, more: string) =>
    buyer.call('PATCH', `/api/deliveries/${id}/lines/add`, { field, lines: [{ id: line, add: more }] })
  const counts = await Promise.all(Array.from({ length: 98 }, () => add('received', '1')))
  expect(counts.filter(({ status }) => status !== 200)).toEqual([])
  held(await add('accepted', '90'))
  const inspect = async () => move(buyer, 'deliveries', 'inspect', await show(buyer, 'deliveries', id))
  expect(codesOf(await inspect())).toEqual(['inspection_incomplete'])
  held(await add('rejected', '8'))
  held(await inspect())
  const columns = (await buyer.call('GET', `/api/deliveries/${id}/lines`)).body.data.columns
  expect([columns.received, columns.accepted, columns.rejected]).toEqual([['98'], ['90'], ['8']])
  const close = async (by: string, more = {}) =>
    move(buyer, 'deliveries', by, await show(buyer, 'deliveries', id), more)
  expect(codesOf(await close('close'))).toEqual(['delivery_short'])
  held(await close('close_short', { reason: '2点不足のまま納品終了に同意(デモ)' }))
  expect((await show(buyer, 'deliveries', id)).status).toBe('closed')
})
