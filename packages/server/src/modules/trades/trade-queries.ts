import { documentKinds } from '@tsumugi/contract'
import { endedTrades } from '@tsumugi/domain/trading'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { documentsById } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'

/** A trade that this organisation is a party to; to everybody else there is none (domain §4.1). */
export async function tradeOf({ database }: TenantRequest, id: number): Promise<DocumentDataRow> {
  const [trade] = await documentsById(database, documentKinds.trades, [id])
  if (!trade) throw notFound()
  return trade
}

/** Both sides see it, and neither its documents nor its sides have brought it to an end. */
export const isRunning = ({ shared, status }: DocumentDataRow): boolean => shared && !endedTrades.includes(status)

/** In one's own chain of audit alone: that a trade has another half is nobody else's business. */
export const tellCounterpart = (
  request: TenantRequest,
  trade: DocumentDataRow,
  before: string | null,
  after: string | null,
): Promise<void> =>
  changed(request, {
    noun: 'trade',
    verb: 'set',
    id: trade.id,
    detail: { number: trade.number },
    changes: { counterpart: { before, after } },
  })

/** Whether the organisation is the one that sells; buyers issue trades. */
export const sells = (trade: Pick<DocumentDataRow, 'receiver_id'>, userGroupId: number): boolean =>
  trade.receiver_id === userGroupId
