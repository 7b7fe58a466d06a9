import { documentKinds, snake, type DocumentKind } from '@tsumugi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLate } from '../documents/lists/late-queries.ts'
import {
  agreedContract,
  documentParties,
  draftContract,
  draftOf,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  move,
  show,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

let parties: Parties
let contract: Held
beforeAll(async () => {
  parties = await documentParties()
  contract = await agreedContract(parties, [goods('1000')])
})
afterAll(() => parties.server.stop())

const kinds = Object.values(documentKinds) as DocumentKind[]
const past = '2001-01-01'
const future = '2999-01-01'

const late = async (who: 'buyer' | 'seller' | 'stranger', path: string): Promise<number[]> => {
  const { body } = await parties[who].call('GET', `/api/${path}?late=true&per_page=500`)
  return body.data.map(({ id }: Held) => id)
}

const change = async (document: Held, path: string, noun: string, fields: object): Promise<Held> => {
  const { lock_version } = document
  return held(await parties.buyer.call('PATCH', `/api/${path}/${document.id}`, { [noun]: { ...fields, lock_version } }))
}

it.each(kinds.filter(({ due }) => due).map((kind) => ({ kind, noun: kind.noun })))(
  'domain §3.6 a $noun is found by the day that its own field says, as it is written and as it changes',
  async ({ kind }) => {
    const { issuer, path, noun, due } = kind
    const dueOn = async (id: number) => {
      const [row] = await parties.rows('select due_on::text from document where id = $1', [id])
      return row!.due_on
    }
    const draft = await draftOf(parties, kind, contract.id)
    for (const day of ['2027-03-01', '2027-04-01', null]) {
      const { lock_version } = await show(parties[issuer], path.slice(1), draft.id)
      const body = { [noun]: { [snake(due!.field)]: day, lock_version } }
      held(await parties[issuer].call('PATCH', `/api${path}/${draft.id}`, body))
      expect(await dueOn(draft.id)).toBe(day)
    }
  },
)

it('domain §3.6 late is what is due before today and not done: no draft, nothing refused, nothing delivered', async () => {
  const { buyer, seller } = parties
  const draft = await draftContract(parties, [goods('10')], { delivery_due: past })
  expect(await late('buyer', 'contracts')).not.toContain(draft.id)
  held(await move(buyer, 'contracts', 'issue', draft))
  expect(await late('buyer', 'contracts')).toContain(draft.id)
  expect(await late('seller', 'contracts')).toContain(draft.id)
  expect(await late('stranger', 'contracts')).not.toContain(draft.id)
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', draft.id)))
  await inspectedDelivery(parties, draft.id, ['4'], ['4'])
  expect(await late('seller', 'contracts')).toContain(draft.id)
  await inspectedDelivery(parties, draft.id, ['6'], ['6'])
  expect(await late('seller', 'contracts')).not.toContain(draft.id)
  const refused = await draftContract(parties, [goods('10')], { delivery_due: past })
  held(await move(buyer, 'contracts', 'issue', refused))
  const seen = await show(seller, 'contracts', refused.id)
  held(await move(seller, 'contracts', 'reject', seen, { reason: '手が足りません' }))
  const open = await draftContract(parties, [goods('10')], { delivery_due: future })
  held(await move(buyer, 'contracts', 'issue', open))
  const ids = await late('buyer', 'contracts')
  expect(ids).not.toContain(refused.id)
  expect(ids).not.toContain(open.id)
})

it('domain §3.10 an invoice is late until each side has its money in its books', async () => {
  const order = await agreedContract(parties, [goods('10')])
  await inspectedDelivery(parties, order.id, ['10'], ['10'])
  const invoice = await issuedInvoice(parties, order.id)
  held(await move(parties.buyer, 'invoices', 'confirm', invoice))
  expect(await late('buyer', 'invoices')).not.toContain(invoice.id)
  await parties.rows('update payable set due_on = $2 where document_id = $1', [invoice.id, past])
  expect([await late('buyer', 'invoices'), await late('seller', 'invoices')]).toEqual([
    expect.arrayContaining([invoice.id]),
    expect.arrayContaining([invoice.id]),
  ])
  await parties.rows('update payable set paid = amount where document_id = $1', [invoice.id])
  expect(await late('buyer', 'invoices')).not.toContain(invoice.id)
  expect(await late('seller', 'invoices')).toContain(invoice.id)
})

it('domain §1 today is the day where the organisation of the asker is', async () => {
  const { rows, buyer, buyerId, sellerId } = parties
  const order = await draftContract(parties, [goods('10')])
  const zone = (id: number, name: string) => rows('update user_group set time_zone = $2 where id = $1', [id, name])
  // The first and the last zone of the earth are 26 hours apart: never on the same day.
  await zone(buyerId, 'Pacific/Kiritimati')
  await zone(sellerId, 'Etc/GMT+12')
  const lastToday = async () =>
    String((await rows("select (now() at time zone 'Etc/GMT+12')::date::text as on"))[0]!.on)
  let due = await lastToday()
  held(await move(buyer, 'contracts', 'issue', await change(order, 'contracts', 'contract', { delivery_due: due })))
  let found = [await late('buyer', 'contracts'), await late('seller', 'contracts')]
  while (due !== (await lastToday())) {
    due = await lastToday()
    await rows('update document set due_on = $2 where id = $1', [order.id, due])
    found = [await late('buyer', 'contracts'), await late('seller', 'contracts')]
  }
  expect(found[0]).toContain(order.id)
  expect(found[1]).not.toContain(order.id)
})

it('decision 0032 late documents are found by an index, however many others there are', async () => {
  await parties.rows(`
    insert into document (noun, issuer_id, receiver_id, author_id, shared, status, number, issuer_name, receiver_name,
      line_rounding, due_on)
    select 'contract', ${parties.buyerId}, ${parties.sellerId}, ${parties.buyerId}, true, 'closed', 'OLD-' || n, 'a', 'b', 'down',
      date '2001-01-01' from generate_series(1, 6000) n`)
  await parties.rows('analyze document')
  const { rows } = await sql<Record<string, string>>`
    explain select d.id from document d where ${isLate(documentKinds.contracts, parties.buyerId)}`.execute(
    parties.server.engine.database,
  )
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toContain('document_issued_due')
  expect(plan).not.toContain('Seq Scan on document')
})
