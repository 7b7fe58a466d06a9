import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetExpiredRows } from '../../../outbox/expired-rows-queries.ts'
import {
  agreedContract,
  documentParties,
  draftContract,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  move,
  show,
  type Parties,
} from '../../tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

const kinds = Object.values(documentKinds) as DocumentKind[]
const key = 'user_group_id::int, noun, side, is_author, status, currency'

/** What every organisation has of each status, as the tallies say it and as the documents themselves do. */
async function bothWays() {
  const kept = await parties.rows(`
    select ${key}, sum(count)::int as count, trim_scale(sum(quantity))::text as quantity,
      trim_scale(sum(amount))::text as amount
    from document_tally group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 or sum(quantity) <> 0 or sum(amount) <> 0
    order by 1, 2, 3, 4, 5, 6`)
  const counted = await parties.rows(`
    select ${key}, count(*)::int as count, trim_scale(sum(quantity))::text as quantity,
      trim_scale(sum(amount))::text as amount
    from (
      select d.*, issuer_id as user_group_id, 'issuer' as side, issuer_id = author_id as is_author from document d
      union all
      select d.*, receiver_id, 'receiver', receiver_id = author_id from document d) d
    where user_group_id is not null and (shared or is_author)
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`)
  return { kept, counted }
}

async function expectNoDrift(): Promise<number> {
  const { kept, counted } = await bothWays()
  expect(kept).toEqual(counted)
  return counted.length
}

it('documents 4 tallies are what the documents come to, whoever wrote them first', async () => {
  expect(await expectNoDrift()).toBeGreaterThan(3)
  // What compares must be able to see: a tally that is moved by hand is found.
  await parties.rows('update document_tally set count = count + 1 where id = (select min(id) from document_tally)')
  const { kept, counted } = await bothWays()
  expect(kept).not.toEqual(counted)
  await parties.rows('update document_tally set count = count - 1 where id = (select min(id) from document_tally)')
})

it('documents 4 tallies follow drafts, their changes and ends, agreement, goods and money, and several writers', async () => {
  const { buyer, seller } = parties
  const contract = await agreedContract(parties, [goods('10'), goods('6', { size: 'L' })])
  await inspectedDelivery(parties, contract.id, ['8', '6'], ['7', '6'])
  const wrong = await issuedInvoice(parties, contract.id)
  held(await move(seller, 'invoices', 'void', await show(seller, 'invoices', wrong.id), { reason: '宛先違い' }))
  const draft = await draftContract(parties, [goods('3')])
  const { lock_version } = draft
  held(await buyer.call('PATCH', `/api/contracts/${draft.id}`, { contract: { lines: [goods('5')], lock_version } }))
  await expectNoDrift()
  expect((await buyer.call('DELETE', `/api/contracts/${draft.id}`)).status).toBeLessThan(300)
  const drafts = await Promise.all(Array.from({ length: 12 }, () => draftContract(parties, [goods('2')])))
  await Promise.all(drafts.map((each) => move(buyer, 'contracts', 'issue', each)))
  await expectNoDrift()
})

it('domain §3.6 a list says the same of all, of a direction and of a turn, whether it is kept or added up', async () => {
  for (const who of ['buyer', 'seller', 'stranger'] as const)
    for (const { path } of kinds)
      for (const asked of ['', '&direction=issue', '&direction=receive', '&turn=ours', '&turn=theirs']) {
        const read = async (more: string) => {
          const { body } = await parties[who].call('GET', `/api${path}?per_page=1${asked}${more}`)
          return [body.tabs, body.totals, body.pagination]
        }
        // A filter that nothing falls through has the list added up from its documents.
        expect(await read(''), `${who} ${path} ${asked}`).toEqual(await read('&amount_from=0'))
      }
})

it('rows of one tally become one, and what they come to stays', async () => {
  const rowsOf = async () => Number((await parties.rows('select count(*) as n from document_tally'))[0]!.n)
  const [before, tallies] = [await rowsOf(), await expectNoDrift()]
  expect(before).toBeGreaterThan(tallies)
  await forgetExpiredRows(parties.server.engine.database)
  expect(await expectNoDrift()).toBe(await rowsOf())
})
