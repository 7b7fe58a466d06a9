import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { nothing, one } from '../kernel/reply.ts'
import { dealers } from '../documents/kinds/trade.ts'
import { chainDocument, deal, dealMargin, dealTrade, fairness, tradeDrafts, tradeLine } from './trade-parts.ts'

/** What stands between buyer and maker is the trading house's own. */
const tradingHouses = { kinds: ['trade'], functions: ['project_and_trade'] } as const satisfies Guard

/** What a trade gathers: questions over its documents, never a copy of them (design §9). */
export const tradeChains = {
  show: endpoint('GET /trades/:id/chain', {
    reply: one(z.array(chainDocument)),
    access: dealers,
    summary: 'The documents of a trade, oldest first',
  }),
  ofRequest: endpoint('GET /trade_requests/:id/trade', {
    reply: one(z.nullable(z.object({ id, number: z.nullable(z.string()), title: z.string() }))),
    access: dealers,
    summary: 'The trade that a request began; null before it was accepted',
  }),
  lines: endpoint('GET /trades/:id/ordered_lines', {
    reply: one(z.array(tradeLine)),
    access: dealers,
    summary: 'What was ordered in a trade by colour and size, and what became of it',
  }),
  fairness: endpoint('GET /trades/:id/fairness', {
    reply: one(fairness),
    access: dealers,
    summary: 'How a trade stands against the rules of fair trade',
  }),
  candidates: endpoint('GET /trades/:id/candidates', {
    reply: one(z.array(chainDocument)),
    access: dealers,
    summary: 'Documents of the same two parties that belong to no trade yet',
  }),
  add: endpoint('POST /trades/:id/documents', {
    body: z.object({ documentIds: z.array(id).check(z.minLength(1), z.maxLength(100), distinct()) }),
    reply: one(z.array(chainDocument)),
    access: dealers,
    summary: 'Puts documents into a trade',
  }),
  draft: endpoint('POST /trades/:id/drafts', {
    body: z.object({ noun: z.enum(tradeDrafts) }),
    reply: one(z.object({ id })),
    access: dealers,
    summary: 'Begins the next document of a trade as a draft of its lines, in the name of the side that issues it',
  }),
  purchase: endpoint('POST /trades/:id/purchases', {
    body: z.object({ partnerId: id }),
    reply: one(z.object({ id })),
    access: tradingHouses,
    summary: 'Asks a maker for what was sold: a draft of a request without prices, whose trade stands behind the sale',
  }),
  remove: endpoint('DELETE /trades/:id/documents/:documentId', {
    reply: nothing,
    access: dealers,
    summary: 'Takes a document out of a trade',
  }),
}

/** Sale and purchase back to back: what a trading house earns is told to nobody else (domain §4.11). */
export const deals = {
  list: endpoint('GET /trades/deals', {
    reply: one(z.array(z.object({ sale: dealTrade, margin: dealMargin }))),
    access: tradingHouses,
    summary: 'Running sales of a trading house with what stands behind each',
  }),
  show: endpoint('GET /trades/:id/deal', {
    reply: one(deal),
    access: tradingHouses,
    summary: 'The other half of a trade, and what is earned on each item',
  }),
  link: endpoint('POST /trades/:id/deal', {
    body: z.object({ counterpartId: id }),
    reply: one(deal),
    access: tradingHouses,
    summary: 'Sets a purchase behind a sale, or the other way round',
  }),
  unlink: endpoint('DELETE /trades/:id/deal/:counterpartId', {
    reply: nothing,
    access: tradingHouses,
    summary: 'Parts a sale and a purchase again',
  }),
}
