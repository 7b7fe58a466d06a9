import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'

export interface AuditEntry {
  /** `noun.verb` in the past tense: `session.switched`. */
  readonly action: string
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
  const detail = JSON.stringify(entry.detail ?? {})
  await sql`select pg_advisory_xact_lock(hashtext('audit'), ${request.userGroupId ?? 0}::int)`.execute(database)
  await sql`
    with previous as (
      select hash from audit_event
      where user_group_id is not distinct from ${request.userGroupId}::bigint order by id desc limit 1
    )
    insert into audit_event (user_group_id, account_id, original_account_id, action, subject_kind, subject_id, detail,
      request_id, address, previous_hash, hash)
    select ${request.userGroupId}::bigint, ${request.accountId}::bigint, ${request.asker?.originalAccountId ?? null}::bigint,
      ${entry.action}::text, ${entry.subject?.kind ?? null}::text, ${entry.subject?.id ?? null}::bigint, ${detail}::jsonb,
      ${request.id}::text, ${request.address}::text, (select hash from previous),
      sha256(coalesce((select hash from previous), ''::bytea)
        || convert_to(concat_ws('|', ${entry.action}::text, ${request.accountId}::bigint, ${entry.subject?.id ?? null}::bigint, ${request.id}::text, ${detail}::text), 'UTF8'))
  `.execute(database)
}
