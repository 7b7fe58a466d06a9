import { afterAll, beforeAll, expect, it } from 'vitest'
import { slowWork } from '../../slow-work/slow-work.ts'
import { workRoom } from '../../slow-work/work-limits.ts'
import { todayOf } from '../number-queries.ts'
import {
  agreedContract,
  counterDrift,
  documentParties,
  draftContract,
  draftCreditOf,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
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

/** An order of which so many pieces were accepted. */
async function acceptedOrder(quantity: string) {
  const contract = await agreedContract(parties, [goods(quantity)])
  await inspectedDelivery(parties, contract.id, [quantity], [quantity])
  return contract
}

it('documents 4 counters are the sums over the links, of every journey that the demonstration tells', async () => {
  expect(await counterDrift(parties)).toEqual([])
  // What compares must be able to see: a counter that is moved by hand is found.
  const contract = await acceptedOrder('4')
  await parties.rows('update line_progress set accepted = accepted - 1 where document_id = $1', [contract.id])
  expect(await counterDrift(parties)).toMatchObject([{ counter: 'accepted', counted: '3', linked: '4' }])
  await parties.rows('update line_progress set accepted = accepted + 1 where document_id = $1', [contract.id])
})

it('documents 4 counters are the sums over the links after shipping, rejecting, billing, voiding and crediting', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('10'), goods('6', { size: 'L' })])
  await inspectedDelivery(parties, contract.id, ['8', '6'], ['7', '6'])
  const wrong = await issuedInvoice(parties, contract.id)
  held(await move(seller, 'invoices', 'void', await show(seller, 'invoices', wrong.id), { reason: '宛先違い' }))
  await issuedInvoice(parties, contract.id, [{ quantity: '5' }, { quantity: '6' }])
  for (const quantity of ['2', '1']) {
    const credit = await draftCreditOf(parties, contract.id, quantity)
    held(await move(seller, 'credit_notes', 'issue', credit))
  }
  const [declined] = (await buyer.call('GET', '/api/credit_notes?direction=receive&status=issued')).body.data
  held(await move(buyer, 'credit_notes', 'decline', declined, { reason: '返品は受けていません' }))
  expect(await counterDrift(parties)).toEqual([])
})

it('documents 8 a number is of the month that stands on the paper, which is the issuer’s own', async () => {
  const { buyer, seller, server, buyerId, sellerId } = parties
  const first = new Date('2030-11-30T15:30:00Z')
  await parties.rows("update user_group set time_zone = 'Asia/Tokyo' where id = $1", [buyerId])
  await parties.rows("update user_group set time_zone = 'Asia/Ho_Chi_Minh' where id = $1", [sellerId])
  const days = [buyerId, sellerId].map((id) => todayOf(server.engine.database, id, first))
  expect(await Promise.all(days)).toEqual(['2030-12-01', '2030-11-30'])
  const draft = await draftContract(parties, [goods('1')])
  held(await move(buyer, 'contracts', 'issue', draft, { issue_date: await days[0] }))
  expect((await show(seller, 'contracts', draft.id)).number).toMatch(/^PO3012-/)
})

it('documents 10 while papers are being drawn and none comes to an end, others issue and count', async () => {
  const { buyer } = parties
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const begun: Promise<unknown>[] = []
  // Every thread of this process is taken until the gate opens.
  for (let at = 0; at < workRoom.atOnce * 2; at += 1)
    begun.push(slowWork('pack_zip', () => gate.then(() => ({}))).catch(() => null))
  const issued = await acceptedOrder('3')
  const paper = buyer.call('GET', `/api/contracts/${issued.id}/pdf`)
  const drafts = await Promise.all([1, 2, 3].map(() => draftContract(parties, [goods('1')])))
  const answers = await Promise.all(drafts.map((draft) => move(buyer, 'contracts', 'issue', draft)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  open()
  await Promise.all(begun)
  expect((await paper).status).toBe(200)
})

it('documents 11 of an invoice that is dearer the pieces count, not the money: the rest stays billable', async () => {
  const contract = await acceptedOrder('100')
  await issuedInvoice(parties, contract.id, [{ quantity: '40', unit_price: '5220' }])
  expect(await progress(parties.buyer, contract.id)).toMatchObject({ billed: ['40'], billable: ['60'] })
  const rest = await issuedInvoice(parties, contract.id)
  expect(rest.quantity).toBe('60')
  expect((await show(parties.buyer, 'contracts', contract.id)).billing_status).toBe('complete')
})

it('documents 12 goods that come back after they were billed are owed, then credited, and never billed again', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder('10')
  await issuedInvoice(parties, contract.id)
  const credit = await draftCreditOf(parties, contract.id, '1')
  held(await move(seller, 'credit_notes', 'issue', credit))
  const after = { billed: ['10'], returned: ['1'], credited: ['1'], billable: ['0'], credit_owed: ['0'] }
  expect(await progress(buyer, contract.id)).toMatchObject(after)
  expect((await show(buyer, 'contracts', contract.id)).billing_status).toBe('complete')
})

it('documents 21 a revision keeps its words and its hash when names and masters change or are merged', async () => {
  const { buyer, seller, buyerId, sellerId } = parties
  const contract = await agreedContract(parties, [goods('10')])
  const frozen = async () => (await buyer.call('GET', `/api/contracts/${contract.id}/revisions/1`)).body.data.content
  const before = await frozen()
  await parties.rows("update user_group set name = '社名変更' || id where id = any($1)", [[buyerId, sellerId]])
  const colors = (await buyer.call('GET', '/api/colors?per_page=2')).body.data as { id: number }[]
  const merged = await buyer.call('POST', `/api/colors/${colors[0]!.id}/merge`, { into_id: colors[1]!.id })
  expect(merged.status).toBe(200)
  expect(await frozen()).toEqual(before)
  for (const caller of [buyer, seller])
    expect((await caller.call('GET', `/api/contracts/${contract.id}/revisions`)).body.data).toMatchObject([
      { revision: 1, intact: true },
    ])
})
