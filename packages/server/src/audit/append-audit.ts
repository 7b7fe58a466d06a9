import type { AuditAction } from '@tsumugi/domain'
import type { Database } from '../database/engine.ts'
import { insertAudit } from './audit-queries.ts'

export interface AuditEntry {
  readonly action: AuditAction
  readonly subject?: { readonly kind: string; readonly id: number }
  readonly detail?: Readonly<Record<string, unknown>>
}

interface AuditedRequest {
  readonly id: string
  readonly address: string
  readonly accountId: number | null
  readonly userGroupId: number | null
  readonly asker: { readonly originalAccountId: number | null } | null
}

/**
 * Records who did what, in the same transaction as the deed. Rows are only ever added; each carries the hash of the one
 * before it in the organisation (domain §4.6), so that a changed or missing row shows.
 */
export async function appendAudit(database: Database, request: AuditedRequest, entry: AuditEntry): Promise<void> {
  await insertAudit(database, {
    userGroupId: request.userGroupId,
    accountId: request.accountId,
    originalAccountId: request.asker?.originalAccountId ?? null,
    action: entry.action,
    subjectKind: entry.subject?.kind ?? null,
    subjectId: entry.subject?.id ?? null,
    detail: JSON.stringify(entry.detail ?? {}),
    requestId: request.id,
    address: request.address,
  })
}
