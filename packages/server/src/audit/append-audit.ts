import type { AuditAction } from '@tsumugi/domain'
import type { Database } from '../database/engine.ts'
import type { TenantRequest } from '../http/request.ts'
import { insertAudit, type AuditRow } from './audit-queries.ts'

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
  /** Where rows wait for the end of the request; without it they are written at once. */
  readonly audits?: AuditRow[]
}

/**
 * Records who did what, in the same transaction as the deed. Rows are only ever added; each carries the hash of the one
 * before it in the organisation (domain §4.6), so that a changed or missing row shows.
 */
export async function appendAudit(database: Database, request: AuditedRequest, entry: AuditEntry): Promise<void> {
  const row: AuditRow = {
    userGroupId: request.userGroupId,
    accountId: request.accountId,
    originalAccountId: request.asker?.originalAccountId ?? null,
    action: entry.action,
    subjectKind: entry.subject?.kind ?? null,
    subjectId: entry.subject?.id ?? null,
    detail: JSON.stringify(entry.detail ?? {}),
    requestId: request.id,
    address: request.address,
  }
  if (request.audits) request.audits.push(row)
  else await insertAudit(database, row)
}

/**
 * Writes what waited, as the last act of a transaction and in the order of the organisations: a chain has one writer at a
 * time, so whoever held one and then waited for rows would stop everybody, and two who took two chains each other's way
 * round would stop for good.
 */
export async function writeAudits(
  { database, userGroupId, asSystem }: Pick<TenantRequest, 'database' | 'userGroupId' | 'asSystem'>,
  audits: readonly AuditRow[],
): Promise<void> {
  const sorted = audits.toSorted((one, other) => (one.userGroupId ?? 0) - (other.userGroupId ?? 0))
  const write = async (connection: Database) => {
    for (const row of sorted) await insertAudit(connection, row)
  }
  // Only the system writes into another organisation's chain.
  if (sorted.every((row) => row.userGroupId === userGroupId)) await write(database)
  else await asSystem(write)
}
