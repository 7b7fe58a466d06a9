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

/** So many rows are checked by one statement: a fraction of a second, however long the chain is. */
const mostChecked = 20_000

export interface CheckedPart {
  readonly checked: number
  /** Rows that do not follow from the one before them: something was changed or taken away there. */
  readonly brokenIds: number[]
  /** The last row that was checked, where more follow it. */
  readonly next: number | null
}

/** Checks the rows of an organisation's chain that follow one of them, or its first ones. */
export async function checkChain(
  database: Database,
  userGroupId: number | null,
  after = 0,
  most = mostChecked,
): Promise<CheckedPart> {
  const own = sql`user_group_id is not distinct from ${userGroupId}::bigint`
  const { rows } = await sql<{ checked: number; broken: number[]; last: number | null }>`
    select count(*) as checked, max(id) as last, coalesce(json_agg(id order by id) filter (where changed or unlinked), '[]') as broken
    from (
      select id, hash <> ${hashOf} as changed, previous_hash is distinct from coalesce(lag(hash) over (order by id),
        (select hash from audit_event where ${own} and id <= ${after} order by id desc limit 1)) as unlinked
      from (select * from audit_event where ${own} and id > ${after} order by id limit ${most}) as part
    ) as chain`.execute(database)
  const { checked, broken, last } = rows[0]!
  return { checked, brokenIds: broken, next: checked === most ? last : null }
}

/** The whole chain, part after part. */
export async function brokenLinks(
  database: Database,
  userGroupId: number | null,
  most = mostChecked,
): Promise<number[]> {
  const broken: number[] = []
  for (let after: number | null = 0; after !== null;) {
    const part: CheckedPart = await checkChain(database, userGroupId, after, most)
    broken.push(...part.brokenIds)
    after = part.next
  }
  return broken
}
