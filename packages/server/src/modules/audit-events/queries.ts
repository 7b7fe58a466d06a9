import type { AuditEvent } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { documentLimit, limitsOf, type PageRequest } from '../../database/page-limits.ts'

export interface AuditAsked extends PageRequest {
  readonly action?: string | undefined
  readonly userId?: number | undefined
  readonly subjectKind?: string | undefined
  readonly subjectId?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const person = (alias: string) =>
  sql.raw(`case when ${alias}.id is not null then jsonb_build_object('id', ${alias}.id, 'name', ${alias}.name) end`)

/** The newest first. Names are read as the system: somebody who has left is still who they were. */
export async function pageOfAudit(database: Database, userGroupId: number, asked: AuditAsked) {
  const { limit, offset } = limitsOf(asked, documentLimit)
  const beginning = asked.action ? `${asked.action.replace(/[\\%_]/g, '\\$&')}.%` : null
  const where = sql`e.user_group_id = ${userGroupId}
    and (${asked.action ?? null}::text is null or e.action = ${asked.action ?? null} or e.action like ${beginning})
    and (${asked.userId ?? null}::bigint is null or ${asked.userId ?? null} in (e.account_id, e.original_account_id))
    and (${asked.subjectKind ?? null}::text is null or e.subject_kind = ${asked.subjectKind ?? null})
    and (${asked.subjectId ?? null}::bigint is null or e.subject_id = ${asked.subjectId ?? null})
    and (${asked.from ?? null}::date is null or e.at >= (${asked.from ?? null}::date)::timestamp at time zone g.time_zone)
    and (${asked.to ?? null}::date is null or e.at < (${asked.to ?? null}::date + 1)::timestamp at time zone g.time_zone)`
  const from = sql`audit_event e join user_group g on g.id = e.user_group_id`
  const { rows } = await sql<AuditEvent>`
    select e.id, e.at, e.action, ${person('a')} as "user", ${person('o')} as "originalUser", e.subject_kind as "subjectKind",
      e.subject_id as "subjectId", e.detail, e.address, e.request_id as "requestId"
    from ${from} left join account a on a.id = e.account_id left join account o on o.id = e.original_account_id
    where ${where} order by e.id desc limit ${limit} offset ${offset}`.execute(database)
  const counted = await sql<{ count: number }>`select count(*) as count from ${from} where ${where}`.execute(database)
  return { rows, count: counted.rows[0]!.count }
}

export async function auditActions(database: Database, userGroupId: number): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    select distinct action from audit_event where user_group_id = ${userGroupId} order by action`.execute(database)
  return rows.map(({ action }) => action)
}

export async function countOfAudit(database: Database, userGroupId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from audit_event where user_group_id = ${userGroupId}`.execute(database)
  return rows[0]!.count
}
