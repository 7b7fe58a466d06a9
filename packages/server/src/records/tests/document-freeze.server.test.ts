import { inTenant } from '../../database/tenancy.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftContract,
  draftDelivery,
  goods,
  held,
  lineIds,
  move,
  show,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

let parties: Parties
let contract: Held
beforeAll(async () => {
  parties = await documentParties()
  contract = await agreedContract(parties, [goods('10'), goods('5', { size: 'L' })])
})
afterAll(() => parties.server.stop())

const asBuyer = (statement: string) =>
  inTenant(parties.server.engine.database, parties.buyerId, (database) => sql.raw(statement).execute(database))

it.each([
  ['a line is changed', 'update document_line set quantity = quantity + 1 where document_id = $id'],
  ['a price is lowered', 'update document_line set unit_price = 1 where document_id = $id'],
  [
    'a line is removed',
    'delete from document_line where document_id = $id and id not in (select line_id from line_progress)',
  ],
  ['the head of its kind is changed', "update contract set delivery_place = 'elsewhere' where document_id = $id"],
  ['it is hidden again', 'update document set shared = false where id = $id'],
  ['its number is changed', "update document set number = 'PO0000-00000' where id = $id"],
  ['its receiver is changed', 'update document set receiver_id = 5 where id = $id'],
  ['it is deleted', 'delete from document where id = $id'],
  ['a revision is rewritten', "update document_revision set content = '{}' where document_id = $id"],
  ['a revision is deleted', 'delete from document_revision where document_id = $id'],
])('documents 21 an issued document is refused by the database itself when %s', async (what, statement) => {
  // Its lines are counted, so that one without a counter is made for the removal.
  if (what === 'a line is removed')
    await parties.rows('delete from line_progress where document_id = $1', [contract.id])
  await expect(asBuyer(statement.replaceAll('$id', String(contract.id)))).rejects.toMatchObject({
    code: expect.stringMatching(/^(TS409|42501|23503)$/),
  })
})

it('domain §4.5 a proposal is answered by the other side only, in the database as well', async () => {
  const order = await agreedContract(parties, [goods('10')])
  const asked = held(
    await parties.buyer.call('POST', `/api/contracts/${order.id}/proposals`, {
      proposal: { kind: 'change', base_revision: 1, reason: '数量', lines: {} },
    }),
  )
  await expect(
    asBuyer(`update document_proposal set status = 'accepted', answered_at = now() where id = ${asked.id}`),
  ).rejects.toMatchObject({ code: 'TS409' })
})

it('documents 22 the hash of a revision does not depend on how figures were typed, and any altered line shows', async () => {
  const { buyer } = parties
  const hashOf = async (quantity: string, price: string) => {
    const draft = await draftContract(parties, [goods(quantity, { unit_price: price })])
    held(await move(buyer, 'contracts', 'issue', draft))
    const content = (await buyer.call('GET', `/api/contracts/${draft.id}/revisions/1`)).body.data.content
    return { id: draft.id, quantity: content.lines[0].quantity, price: content.lines[0].unitPrice }
  }
  const [one, other] = [await hashOf('5', '3480'), await hashOf('5.00', '3480.0000')]
  expect([one.quantity, one.price]).toEqual([other.quantity, other.price])
  await parties.rows('alter table document_revision disable trigger kept')
  await parties.rows(
    `update document_revision set content = jsonb_set(content, '{lines,0,quantity}', '"6"') where document_id = $1`,
    [one.id],
  )
  await parties.rows('alter table document_revision enable trigger kept')
  const list = async (id: number) => (await buyer.call('GET', `/api/contracts/${id}/revisions`)).body.data
  expect([await list(one.id), await list(other.id)]).toMatchObject([[{ intact: false }], [{ intact: true }]])
})

it('documents 23 nothing dated in closed days is issued, moved or agreed, in either party’s books', async () => {
  const { buyer, seller, sellerId, buyerId } = parties
  const order = await agreedContract(parties, [goods('10')], {})
  const close = (group: number, until: string | null) =>
    parties.rows('update user_group_admin_config set closing_lock_on = $2 where user_group_id = $1', [group, until])
  for (const group of [buyerId, sellerId]) {
    await close(group, '2099-12-31')
    const draft = await draftContract(parties, [goods('1')])
    const refused = [
      await move(buyer, 'contracts', 'issue', draft),
      await move(buyer, 'contracts', 'close_short', order, { reason: '打切' }),
    ]
    for (const answer of refused) expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'period_closed'])
    await close(group, null)
  }
  expect((await show(seller, 'contracts', order.id)).status).toBe('accepted')
})

it('documents 24 an order of 400 colours × 40 sizes is saved, changed by one cell, issued and shipped', async () => {
  const { buyer, seller } = parties
  const lines = Array.from({ length: 16_000 }, (_, at) => ({
    ...goods(String((at % 9) + 1)),
    colour: `C${Math.floor(at / 40)}`,
    size: String(at % 40),
  }))
  let draft = await draftContract(parties, [])
  for (let at = 0; at < lines.length; at += 4_000)
    draft = held(
      await buyer.call('PATCH', `/api/contracts/${draft.id}/lines`, {
        lock_version: draft.lock_version,
        lines: { added: lines.slice(at, at + 4_000) },
      }),
    )
  const ids = await lineIds(buyer, 'contracts', draft.id)
  expect(ids).toHaveLength(16_000)
  const saved = held(
    await buyer.call('PATCH', `/api/contracts/${draft.id}/lines`, {
      lock_version: draft.lock_version,
      lines: { changed: [{ id: ids[7_777], quantity: '500' }] },
    }),
  )
  expect(Number(saved.quantity)).toBe(Number(draft.quantity) + 500 - ((7_777 % 9) + 1))
  held(await move(buyer, 'contracts', 'issue', saved))
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', draft.id)))
  const delivery = await draftDelivery(parties, draft.id)
  held(await move(seller, 'deliveries', 'ship', delivery))
  expect((await show(buyer, 'deliveries', delivery.id)).quantity).toBe(saved.quantity)
}, 600_000)

it('domain §1 several at once are answered one by one; atomic holds all back for one', async () => {
  const { buyer } = parties
  const [good, empty] = [await draftContract(parties, [goods('1')]), await draftContract(parties, [])]
  const call = (more: object) =>
    buyer.call('POST', '/api/contracts/transitions', {
      transition: 'issue',
      documents: [good, empty].map(({ id, lock_version }) => ({ id, lock_version })),
      ...more,
    })
  const codes = (answer: { body: { data: { outcome: string; errors: { code: string }[] }[] } }) =>
    answer.body.data.map(({ outcome, errors }) => [outcome, errors[0]?.code ?? null])
  expect(codes(await call({ atomic: true }))).toEqual([
    ['refused', 'held_back'],
    ['refused', 'lines_needed'],
  ])
  expect(codes(await call({ dry_run: true }))).toEqual([
    ['done', null],
    ['refused', 'lines_needed'],
  ])
  expect((await show(buyer, 'contracts', good.id)).status).toBe('draft')
  expect(codes(await call({}))).toEqual([
    ['done', null],
    ['refused', 'lines_needed'],
  ])
  expect((await move(buyer, 'contracts', 'issue', good)).status).toBe(409)
})
