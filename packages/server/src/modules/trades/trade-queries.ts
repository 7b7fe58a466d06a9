import { documentKinds } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { documentsById } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'

/** A trade that this organisation is a party to; to everybody else there is none (domain §4.1). */
export async function tradeOf({ database }: TenantRequest, id: number): Promise<DocumentDataRow> {
  const [trade] = await documentsById(database, documentKinds.trades, [id])
  if (!trade) throw notFound()
  return trade
}

/** Both sides see it, and neither its documents nor its sides have brought it to an end. */
export const isRunning = ({ shared, status }: DocumentDataRow): boolean =>
  shared && !['completed', 'cancelled', 'lost'].includes(status)

/** Whether the organisation is the one that sells; buyers issue trades. */
export const sells = (trade: Pick<DocumentDataRow, 'receiver_id'>, userGroupId: number): boolean =>
  trade.receiver_id === userGroupId
