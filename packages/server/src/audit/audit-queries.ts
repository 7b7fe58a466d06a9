import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import { postpone } from '../database/pipeline/pipelined-driver.ts'

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

/** What a row's hash is made of: the row before it, and everything the row says. Computed from stored values, so that it can be checked. */
const hashOf = sql`sha256(coalesce(previous_hash, ''::bytea) || convert_to(jsonb_build_array(
  extract(epoch from at)::text, user_group_id, account_id, original_account_id, action, subject_kind, subject_id, detail, request_id, address)::text, 'UTF8'))`

/** One writer at a time in an organisation, from here to its commit, so that each row can carry the hash of the one before it. */
export const insertAudit = (database: Database, row: AuditRow): Promise<void> =>
  postpone(
    database,
    sql`select append_audit(${row.userGroupId}, ${row.accountId}, ${row.originalAccountId}, ${row.action},
    ${row.subjectKind}, ${row.subjectId}, ${row.detail}::jsonb, ${row.requestId}, ${row.address})`,
  )

/** The rows of an organisation that do not follow from the one before them: something was changed or taken away there. */
export async function brokenLinks(database: Database, userGroupId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, hash <> ${hashOf} as changed, previous_hash is distinct from lag(hash) over (order by id) as unlinked
      from audit_event where user_group_id is not distinct from ${userGroupId}::bigint
    ) as chain where changed or unlinked order by id`.execute(database)
  return rows.map((row) => row.id)
}
