import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'

export interface AuditRow {
  readonly userGroupId: number | null
  readonly accountId: number | null
  readonly originalAccountId: number | null
  readonly action: string
  readonly subjectKind: string | null
  readonly subjectId: number | null
  readonly detail: string
  readonly requestId: string
  readonly address: string
}

/** One writer at a time in an organisation, so that each row can carry the hash of the one before it. */
export async function lockChain(database: Database, userGroupId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit'), ${userGroupId ?? 0}::int)`.execute(database)
}

/** What a row's hash is made of: the row before it, and everything the row says. Computed from stored values, so that it can be checked. */
const hashOf = sql`sha256(coalesce(previous_hash, ''::bytea) || convert_to(jsonb_build_array(
  extract(epoch from at)::text, user_group_id, account_id, original_account_id, action, subject_kind, subject_id, detail, request_id, address)::text, 'UTF8'))`

export async function insertAudit(database: Database, row: AuditRow): Promise<void> {
  await sql`
    with event (at, user_group_id, account_id, original_account_id, action, subject_kind, subject_id, detail, request_id, address, previous_hash) as (
      select now(), ${row.userGroupId}::bigint, ${row.accountId}::bigint, ${row.originalAccountId}::bigint, ${row.action}::text,
        ${row.subjectKind}::text, ${row.subjectId}::bigint, ${row.detail}::jsonb, ${row.requestId}::text, ${row.address}::text,
        (select hash from audit_event where user_group_id is not distinct from ${row.userGroupId}::bigint order by id desc limit 1)
    )
    insert into audit_event (at, user_group_id, account_id, original_account_id, action, subject_kind, subject_id, detail,
      request_id, address, previous_hash, hash)
    select *, ${hashOf} from event`.execute(database)
}

/** The rows of an organisation that do not follow from the one before them: something was changed or taken away there. */
export async function brokenLinks(database: Database, userGroupId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, hash <> ${hashOf} as changed, previous_hash is distinct from lag(hash) over (order by id) as unlinked
      from audit_event where user_group_id is not distinct from ${userGroupId}::bigint
    ) as chain where changed or unlinked order by id`.execute(database)
  return rows.map((row) => row.id)
}
