import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftContract,
  draftOf,
  goods,
  held,
  inspectedDelivery,
  move,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

let parties: Parties
let contract: Held
beforeAll(async () => {
  parties = await documentParties()
  contract = await agreedContract(parties, [goods('1000')])
  await inspectedDelivery(parties, contract.id, ['400'], ['400'])
  const issued = await draftContract(parties, [goods('10')])
  held(await move(parties.buyer, 'contracts', 'issue', issued))
  for (const kind of kinds) await draftOf(parties, kind, contract.id)
})
afterAll(() => parties.server.stop())

const kinds = Object.values(documentKinds) as DocumentKind[]
const sides = ['buyer', 'seller'] as const

async function listed(who: (typeof sides)[number], path: string, query = ''): Promise<Held[]> {
  const { status, body } = await parties[who].call('GET', `/api${path}?per_page=500&${query}`)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data
}
const ids = (rows: readonly Held[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)

it.each(kinds.map(({ noun, path }) => ({ noun, path })))(
  'domain §3.6 waiting on me: lists of $noun by turn show what the rows say of themselves, to either side',
  async ({ path }) => {
    for (const who of sides) {
      const all = await listed(who, path)
      const ours = all.filter(({ turn, side }) => turn.includes(side))
      const theirs = all.filter(({ turn, side }) => turn.length > 0 && !turn.includes(side))
      expect(ids(await listed(who, path, 'turn=ours'))).toEqual(ids(ours))
      expect(ids(await listed(who, path, 'turn=theirs'))).toEqual(ids(theirs))
    }
  },
)

it('both turns come up among these documents', async () => {
  const all = (await Promise.all(kinds.map(({ path }) => listed('buyer', path)))).flat()
  expect(all.some(({ turn, side }) => turn.includes(side))).toBe(true)
  expect(all.some(({ turn, side }) => turn.length > 0 && !turn.includes(side))).toBe(true)
})

it('domain §4.11 tags and assignees find what one side kept, and nothing for the other', async () => {
  const { buyer, buyerId, rows } = parties
  const [member] = await rows('select account_id as id from membership where user_group_id = $1 limit 1', [buyerId])
  const assignee = Number(member!.id)
  const { lock_version: lockVersion } = (await buyer.call('GET', `/api/contracts/${contract.id}`)).body.data.own
  const kept = { note: null, tags: ['SS27'], assignee_id: assignee, lock_version: lockVersion }
  held(await buyer.call('PATCH', `/api/contracts/${contract.id}/side`, { side: kept }))
  for (const query of ['tag=SS27', `assignee_id=${assignee}`, `tag=SS27&assignee_id=${assignee}`]) {
    expect(ids(await listed('buyer', '/contracts', query))).toEqual([contract.id])
    expect(await listed('seller', '/contracts', query)).toEqual([])
  }
  expect(await listed('buyer', '/contracts', 'tag=AW27')).toEqual([])
})
