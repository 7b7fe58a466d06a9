import type { Caller } from '@tsumugi/dev-env'
import {
  documentParties,
  goods,
  held,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

/** A brand, the trading house it asks, and the factory behind that. */
export interface Chain extends Parties {
  readonly house: Caller
  readonly houseId: number
}

export async function tradeChain(): Promise<Chain> {
  const parties = await documentParties()
  const house = await parties.server.as('trade')
  const { body } = await house.call('GET', '/api/sessions/userinfo')
  return { ...parties, house, houseId: body.data.current_user_group.id }
}

export const styleLines = (price: string) => [
  goods('120', { unit_price: price, size: 'S' }),
  goods('260', { unit_price: price, size: 'M' }),
]

/** A request that was accepted, and the trade it began, as its asker sees it. */
export async function begunTrade(asker: Caller, other: Caller, otherId: number, lines: object[]): Promise<Held> {
  const asked = held(
    await asker.call('POST', '/api/trade_requests', {
      trade_request: { partner_id: otherId, title: '27春夏 シャツ', reply_due: '2026-12-10', lines },
    }),
  )
  held(await move(asker, 'trade_requests', 'request', asked))
  held(await move(other, 'trade_requests', 'accept', await show(other, 'trade_requests', asked.id)))
  const { body } = await asker.call('GET', '/api/trades')
  return show(asker, 'trades', body.data[0].id)
}

/** An order within a trade, issued and accepted. */
export async function orderIn(
  trade: Held,
  buyer: Caller,
  seller: Caller,
  sellerId: number,
  lines: object[],
): Promise<Held> {
  const draft = held(
    await buyer.call('POST', '/api/contracts', { contract: { partner_id: sellerId, title: '本生産', lines } }),
  )
  held(await move(buyer, 'contracts', 'issue', draft))
  held(await buyer.call('POST', `/api/trades/${trade.id}/documents`, { document_ids: [draft.id] }))
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', draft.id)))
  return show(buyer, 'contracts', draft.id)
}

export const statusOf = async (caller: Caller, id: number): Promise<string> => (await show(caller, 'trades', id)).status
