import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Held } from '../../records/tests/document-parties.fixture.ts'
import { begunTrade, styleLines, tradeChain, type Chain } from './trades-scene.fixture.ts'

let chain: Chain
beforeAll(async () => {
  chain = await tradeChain()
  const { buyer, house, seller, houseId, sellerId } = chain
  // One partner, the other, and the first again: the latest first, they lie between each other.
  await begunTrade(house, seller, sellerId, styleLines('3320'))
  await begunTrade(buyer, house, houseId, styleLines('3850'))
  await begunTrade(house, seller, sellerId, styleLines('3400'))
})
afterAll(() => chain.server.stop())

const listed = async (query: string): Promise<Held[]> =>
  (await chain.house.call('GET', `/api/trades?per_page=100&${query}`)).body.data
const partnerOf = ({ side, issuer, receiver }: Held): number => (side === 'issuer' ? receiver.id : issuer.id)
/** How often the next row is of another group. */
const changes = (groups: readonly unknown[]) => groups.filter((each, at) => at > 0 && each !== groups[at - 1]).length

it('domain §3.17 rows of one group follow each other, on whichever side of a trade its partner is', async () => {
  const groups = (await listed('group=partner')).map(partnerOf)
  expect(new Set(groups).size).toBeGreaterThan(1)
  expect(changes(groups)).toBe(new Set(groups).size - 1)
  const plain = (await listed('')).map(partnerOf)
  expect(changes(plain)).toBeGreaterThan(new Set(plain).size - 1)
})

it('domain §3.17 within a group the order that is asked for stands; what is no group is refused', async () => {
  const rows = await listed('group=partner&sort=-amount')
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    if (before && partnerOf(before) === partnerOf(row))
      expect(Number(before.amount)).toBeGreaterThanOrEqual(Number(row.amount))
  }
  expect((await chain.house.call('GET', '/api/trades?group=brand')).status).toBe(422)
})
