import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { Refusal } from '../../http/refusal.ts'
import { changed } from '../../records/changed.ts'
import { documentsById, insertDocument } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { moveDocuments } from '../../records/documents/move-documents.ts'
import { insertLines, linesOf } from '../../records/lines/line-queries.ts'
import { sumUp } from '../../records/lines/sum-queries.ts'
import { putIntoTrade } from './chain-queries.ts'

/** A trade for each accepted request, in its number series of whoever accepted: open to both from its first moment. */
export async function beginTrades(request: TenantRequest, requestIds: readonly number[]): Promise<void> {
  const asked = await documentsById(request.database, documentKinds.tradeRequests, requestIds)
  for (const row of asked) await beginTrade(request, row)
}

async function beginTrade(request: TenantRequest, asked: DocumentDataRow): Promise<void> {
  const { database, userGroupId, accountId } = request
  const kind: DocumentKind = documentKinds.trades
  const id = await insertDocument(
    database,
    kind,
    {
      issuer: { id: asked.issuer_id, name: asked.issuer_name },
      receiver: { id: asked.receiver_id!, name: asked.receiver_name! },
      authorId: userGroupId,
      accountId,
      status: kind.lifecycle.statuses[0]!,
      sourceId: asked.id,
      title: asked.title,
      currency: asked.currency,
    },
    { deliveryDue: asked.delivery_due, incoterm: asked.incoterm, remarks: asked.remarks },
  )
  const lines = await linesOf(database, documentKinds.tradeRequests, [asked.id])
  await insertLines(
    database,
    kind,
    id,
    lines.map(({ item, colour, size, description, unit, quantity, unit_price }) => ({
      item,
      colour,
      size,
      description,
      unit,
      quantity,
      unitPrice: unit_price,
    })),
  )
  const [draft] = await documentsById(database, kind, [id])
  await sumUp(database, kind, draft!)
  await changed(request, { noun: 'trade', verb: 'created', id })
  const [outcome] = await moveDocuments(request, kind, {
    transition: 'open',
    documents: [{ id, lockVersion: (await documentsById(database, kind, [id]))[0]!.lock_version }],
  })
  if (outcome!.causes.length > 0) throw new Refusal(422, outcome!.causes)
  await putIntoTrade(database, id, [asked.id])
}
