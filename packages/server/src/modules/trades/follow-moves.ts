import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { tradeStatusAfter } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { documentsById, holdDocuments, updateHead } from '../../records/documents/document-queries.ts'
import { partnerOf } from '../../records/documents/document-row.ts'
import { beginTrades } from './begin-trade.ts'
import { documentsOfTrade, isPriceAgreed, tradesOf } from './chain-queries.ts'

/** What follows a move of documents: an accepted request begins a trade, and trades take on what their documents say. */
export async function followMoves(
  request: TenantRequest,
  kind: DocumentKind,
  ids: readonly number[],
  transition: string,
): Promise<void> {
  if (kind.noun === 'trade_request' && transition === 'accept') await beginTrades(request, ids)
  // A trade that its sides have moved stands where they put it; what they agreed about it counts.
  if (kind.noun === 'trade' && transition !== 'change') return
  for (const id of await tradesOf(request.database, ids)) await followDocuments(request, id)
}

/** Writes the status of a trade from its documents, and nothing else does once it is ordered (domain §3.6). */
export async function followDocuments(request: TenantRequest, tradeId: number): Promise<void> {
  const { database, accountId, userGroupId } = request
  await holdDocuments(database, [tradeId])
  const [trade] = await documentsById(database, documentKinds.trades, [tradeId])
  if (!trade) return
  const documents = await documentsOfTrade(database, tradeId)
  const status = tradeStatusAfter(
    trade.status,
    documents
      .filter(({ number }) => number !== null)
      .map((row) => ({
        noun: row.noun,
        status: row.status,
        deliveryStatus: row.delivery_status,
        billingStatus: row.billing_status,
      })),
    { isPriceAgreed: await isPriceAgreed(database, tradeId) },
  )
  if (status === trade.status) return
  await updateHead(database, tradeId, accountId, { status })
  await changed(request, {
    noun: 'trade',
    verb: 'moved',
    id: tradeId,
    partnerId: partnerOf(trade, userGroupId),
    changes: { status: { before: trade.status, after: status } },
    detail: { number: trade.number },
  })
}
