import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import {
  documentParties,
  draftContract,
  goods,
  held,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())
beforeEach(async () => {
  await parties.rows('delete from notification')
  await parties.rows('delete from outbox')
})

const news = async (caller: Parties['buyer']) => {
  await runDueJobs(parties.server.parts)
  const { body } = await caller.call('GET', '/api/notifications')
  return body.data.map(({ title, link }: Held) => [title, link]) as [string, string][]
}
const issued = async (): Promise<Held> => {
  const draft = await draftContract(parties, [goods('10')])
  held(await move(parties.buyer, 'contracts', 'issue', draft))
  return show(parties.buyer, 'contracts', draft.id)
}
const remind = (caller: Parties['buyer'], ids: number[], more: object = {}) =>
  caller.call('POST', '/api/document_reminders', { document_reminder: { document_ids: ids, ...more } })
const codes = (body: Held) => body.data.map(({ errors }: Held) => errors.map(({ code }: Held) => code))

it('domain §3.19 the other side is told of each move of a document it sees, and nobody of the own side is', async () => {
  const { buyer, seller } = parties
  const draft = await draftContract(parties, [goods('10')])
  expect(await news(seller)).toEqual([])
  held(await move(buyer, 'contracts', 'issue', draft))
  const { number } = await show(buyer, 'contracts', draft.id)
  const told = await news(seller)
  expect(told).toEqual([
    [
      `白詰草アパレル(デモ)さんの操作で発注書 ${number}が「承諾待ち」になりました:秋物`,
      `/s/transaction_units/${draft.id}`,
    ],
  ])
  expect(await news(buyer)).toEqual([])
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', draft.id)))
  expect((await news(buyer))[0]![0]).toContain(`${number}が「進行中」`)
})

it('domain §3.19 whoever attends to a document hears of it, and others do not; many at once are one line', async () => {
  const { seller, rows } = parties
  const order = await issued()
  const [{ account_id: other }] = (await rows(
    `select account_id from membership where user_group_id = $1 and role = 'member' and left_at is null limit 1`,
    [order.issuer.id],
  )) as [Held]
  await rows('insert into document_side (document_id, user_group_id, assignee_id) values ($1, $2, $3)', [
    order.id,
    order.issuer.id,
    other,
  ])
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', order.id)))
  await runDueJobs(parties.server.parts)
  const told = await rows('select account_id from notification where user_group_id = $1', [order.issuer.id])
  expect(told.map(({ account_id }) => account_id)).toEqual([other])
  await rows('delete from notification')
  const many = await Promise.all(Array.from({ length: 6 }, issued))
  await news(seller)
  await rows('delete from notification')
  // Of one of the six it is somebody else who attends to it: both hear.
  await rows('insert into document_side (document_id, user_group_id, assignee_id) values ($1, $2, $3)', [
    many[5]!.id,
    order.issuer.id,
    other,
  ])
  const documents = many.map(({ id, lock_version }) => ({ id, lock_version }))
  held(await seller.call('POST', '/api/contracts/transitions', { transition: 'accept', documents }))
  expect(await news(parties.buyer)).toEqual([
    [
      '江南縫製(デモ)さんの操作で発注書 6件が「進行中」になりました',
      '/s/transaction_units?category=contract&direction=issue',
    ],
  ])
  const hearers = await rows('select account_id from notification where user_group_id = $1', [order.issuer.id])
  expect(hearers.map(({ account_id }) => account_id)).toContain(other)
  expect(hearers).toHaveLength(2)
})

it('domain §3.7 what waits for the other side is reminded of once a day, with an answer for each', async () => {
  const { buyer, seller, rows } = parties
  const [order, draft] = [await issued(), await draftContract(parties, [goods('10')])]
  await news(seller)
  await rows('delete from notification')
  const tried = await remind(buyer, [order.id, draft.id], { dry_run: true })
  expect(codes(tried.body)).toEqual([[], ['reminder_not_theirs']])
  expect(await news(seller)).toEqual([])
  const sent = await remind(buyer, [order.id, draft.id], { note: '金曜までにお願いします' })
  expect(codes(sent.body)).toEqual([[], ['reminder_not_theirs']])
  const [[title, link]] = (await news(seller)) as [[string, string]]
  expect([title, link]).toEqual([
    `白詰草アパレル(デモ)さんがお返事を待っています:発注書 ${order.number} 秋物`,
    `/s/transaction_units/${order.id}`,
  ])
  const { body } = await seller.call('GET', '/api/notifications')
  expect(body.data[0].body).toContain('金曜までにお願いします')
  expect(codes((await remind(buyer, [order.id])).body)).toEqual([['reminder_today']])
  // It is the receiver's turn: it has nobody to remind.
  expect(codes((await remind(seller, [order.id])).body)).toEqual([['reminder_not_theirs']])
  for (const id of [order.issuer.id, order.receiver.id]) {
    const audit = await rows(`select 1 from audit_event where user_group_id = $1 and action = 'contract.reminded'`, [
      id,
    ])
    expect(audit).toHaveLength(1)
  }
})

it('domain §4.1 a stranger reminds of nothing; two at once remind once; where nobody signs in a letter is advised', async () => {
  const { buyer, stranger, rows } = parties
  const order = await issued()
  expect((await remind(stranger, [order.id])).status).toBe(404)
  const both = await Promise.all([remind(buyer, [order.id]), remind(buyer, [order.id])])
  expect(both.map(({ body }) => codes(body).flat().join())).toEqual(expect.arrayContaining(['', 'reminder_today']))
  const other = await issued()
  await rows('update membership set suspended_at = now() where user_group_id = $1', [other.receiver.id])
  expect(codes((await remind(buyer, [other.id])).body)).toEqual([['reminder_nobody']])
  await rows('update membership set suspended_at = null where user_group_id = $1', [other.receiver.id])
})

it('domain §3.7 who is asked for a change hears of it with the reason, and who asked hears the answer, once each', async () => {
  const { buyer, seller } = parties
  const order = await issued()
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', order.id)))
  await news(buyer)
  const texts = async (caller: Parties['buyer']) => (await news(caller)).map(([title]) => title.split(':')[0])
  const at = `/api/contracts/${order.id}/proposals`
  const propose = async (kind: 'change' | 'cancel') => {
    await parties.rows('delete from notification')
    const { revision } = await show(buyer, 'contracts', order.id)
    const fields = kind === 'change' ? { title: `秋物 ${revision}` } : {}
    const asked = { kind, base_revision: revision, reason: '柄が変わりました', fields }
    return held(await buyer.call('POST', at, { proposal: asked }))
  }
  const answer = async (caller: Parties['buyer'], proposal: Held, given: string) => {
    await runDueJobs(parties.server.parts)
    await parties.rows('delete from notification')
    held(await caller.call('PATCH', `${at}/${proposal.id}`, { answer: given, comment: '在庫があります' }))
  }
  const change = await propose('change')
  await runDueJobs(parties.server.parts)
  const { body } = await seller.call('GET', '/api/notifications')
  expect(body.data).toMatchObject([
    { title: expect.stringContaining('が変更を提案しています'), body: '「柄が変わりました」', by: null },
  ])
  await answer(seller, change, 'decline')
  expect([await texts(buyer), await texts(seller)]).toEqual([['江南縫製(デモ)さんが提案を見送りました'], []])
  await answer(seller, await propose('change'), 'accept')
  expect(await texts(buyer)).toEqual(['江南縫製(デモ)さんが提案を承諾しました'])
  await answer(buyer, await propose('cancel'), 'withdraw')
  expect(await texts(seller)).toEqual(['白詰草アパレル(デモ)さんが提案を取り下げました'])
  const cancel = await propose('cancel')
  expect(await texts(seller)).toEqual(['白詰草アパレル(デモ)さんが取消を提案しています'])
  await answer(seller, cancel, 'accept')
  expect((await news(buyer)).map(([title]) => title)).toEqual([expect.stringContaining('「取消」になりました')])
})
