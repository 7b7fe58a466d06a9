import { retainedUntil } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import { fiscalStartMonth } from './fiscal-queries.ts'
import { isIntact, revisionsOf } from './revision-queries.ts'

/** The frozen versions of a document, each with until when the reader's organisation keeps it at the least (trade-law E). */
export async function revisionReplies({ database, userGroupId }: TenantRequest, documentId: number, issuedOn: string) {
  const [rows, startMonth] = await Promise.all([
    revisionsOf(database, documentId),
    fiscalStartMonth(database, userGroupId),
  ])
  return rows.map((row, at) => ({
    revision: row.revision,
    hash: row.hash.toString('hex'),
    createdAt: row.created_at,
    intact: isIntact(row, rows[at - 1]),
    retainedUntil: retainedUntil(issuedOn, { startMonth, extensionMonths: 0 }),
  }))
}
