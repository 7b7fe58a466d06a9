import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  documentParties,
  goods,
  held,
  lineIds,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'
import { daysOver } from '../documents/days/days-over.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

const over = '2020-01-31'
const ahead = '2999-12-31'

/** An estimate in the buyer's hands. */
async function quoted(validUntil: string | null, title = '見積'): Promise<Held> {
  const estimation = { partner_id: parties.buyerId, title, valid_until: validUntil, lines: [goods('10')] }
  const draft = held(await parties.seller.call('POST', '/api/estimations', { estimation }))
  held(await move(parties.seller, 'estimations', 'issue', draft))
  return show(parties.buyer, 'estimations', draft.id)
}

const statusOf = async ({ id }: Held) => (await show(parties.buyer, 'estimations', id)).status
const passDays = () => daysOver(parties.server.parts)

it('domain §3.7 draft>issued>expired: an estimate past its last day expires by itself, once, and both sides hear of it', async () => {
  const [late, open, endless] = [await quoted(over), await quoted(ahead), await quoted(null)]
  await Promise.all([passDays(), passDays()])
  expect([await statusOf(late), await statusOf(open), await statusOf(endless)]).toEqual(['expired', 'issued', 'issued'])
  const audit = await parties.rows(
    `select user_group_id::int, account_id, detail ->> 'transition' as move from audit_event
    where action = 'estimation.moved' and subject_id = $1 and detail ->> 'transition' = 'expire' order by 1`,
    [late.id],
  )
  const groups = [parties.buyerId, parties.sellerId].toSorted((one, other) => one - other)
  expect(audit).toEqual(groups.map((group) => ({ user_group_id: group, account_id: null, move: 'expire' })))
  const news = (await parties.server.waiting('document_news')).filter(({ event }) => event === 'document_passed')
  expect(news.map(({ by }) => by).toSorted()).toEqual(groups.toSorted())
  const { body } = await parties.buyer.call('GET', '/api/estimations?status=expired')
  expect(body.data.map(({ id }: Held) => id)).toContain(late.id)
  expect(body.tabs).toContainEqual({ status: 'expired', count: body.data.length })
})

it('domain §3.7 what has expired is not accepted, and says why and what to do; a later day that both agree on opens it again', async () => {
  const { buyer, seller } = parties
  const { id } = await quoted(over)
  await passDays()
  const expired = await show(buyer, 'estimations', id)
  const refused = await move(buyer, 'estimations', 'accept', expired)
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ code: 'estimate_expired', message: expect.stringContaining('変更を提案'), meta: { until: over } }],
  ])
  expect(expired.turn).toEqual([])
  const proposal = { kind: 'change', base_revision: 1, reason: '延長の依頼', fields: { valid_until: ahead } }
  const asked = held(await buyer.call('POST', `/api/estimations/${id}/proposals`, { proposal }))
  held(await seller.call('PATCH', `/api/estimations/${id}/proposals/${asked.id}`, { answer: 'accept' }))
  const again = await show(buyer, 'estimations', id)
  expect(again).toMatchObject({ status: 'issued', revision: 2, valid_until: ahead })
  await passDays()
  const [line] = await lineIds(buyer, 'estimations', id)
  const { lock_version } = await show(buyer, 'estimations', id)
  const chosen = { lock_version, lines: { changed: [{ id: line, chosen: 'yes' }] } }
  held(await buyer.call('PATCH', `/api/estimations/${id}/lines`, chosen))
  held(await move(buyer, 'estimations', 'accept', await show(buyer, 'estimations', id)))
})

it('domain §4.8 no party lets an estimate expire, and closed books keep none from it', async () => {
  const { buyer, seller, buyerId } = parties
  const open = await quoted(ahead)
  for (const caller of [buyer, seller]) {
    const answer = await move(caller, 'estimations', 'expire', open)
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'transition_time'])
  }
  const late = await quoted(over)
  const close = (until: string | null) =>
    parties.rows('update user_group_admin_config set closing_lock_on = $2 where user_group_id = $1', [buyerId, until])
  await close('2099-12-31')
  await passDays()
  await close(null)
  expect(await statusOf(late)).toBe('expired')
})
