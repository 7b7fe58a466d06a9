import type { AuditEvent } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { documentLimit, limitsOf, type PageRequest } from '../../database/page-limits.ts'

export interface AuditWanted {
  readonly action?: string | undefined
  readonly verb?: string | undefined
  readonly userId?: number | undefined
  readonly subjectKind?: string | undefined
  readonly subjectId?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const person = (alias: string) =>
  sql.raw(`case when ${alias}.id is not null then jsonb_build_object('id', ${alias}.id, 'name', ${alias}.name) end`)

export type AuditAsked = AuditWanted & PageRequest

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A record's own rows, and those that name it among many. */
const about = (kind: string, id: number) => sql`(e.subject_kind = ${kind} and e.subject_id = ${id}
  or e.action like ${`${escaped(kind)}.%`} and e.detail->'records' @> ${JSON.stringify([{ id }])}::jsonb)`

function conditionOf(userGroupId: number, { action, verb, userId, subjectKind, subjectId, from, to }: AuditWanted) {
  const subject =
    subjectKind && subjectId
      ? about(subjectKind, subjectId)
      : subjectKind
        ? sql`e.subject_kind = ${subjectKind}`
        : sql`true`
  return sql`e.user_group_id = ${userGroupId} and ${subject}
    and (${action ?? null}::text is null or e.action = ${action ?? null} or e.action like ${`${escaped(action ?? '')}.%`})
    and (${verb ?? null}::text is null or e.action like ${`%.${escaped(verb ?? '')}`})
    and (${userId ?? null}::bigint is null or ${userId ?? null} in (e.account_id, e.original_account_id))
    and (${from ?? null}::date is null or e.at >= (${from ?? null}::date)::timestamp at time zone g.time_zone)
    and (${to ?? null}::date is null or e.at < (${to ?? null}::date + 1)::timestamp at time zone g.time_zone)`
}

/** The newest first. Names are read as the system: somebody who has left is still who they were. */
export async function pageOfAudit(database: Database, userGroupId: number, asked: AuditAsked) {
  const { limit, offset } = limitsOf(asked, documentLimit)
  const where = conditionOf(userGroupId, asked)
  const rows = await rowsOf(database, where, limit, offset)
  const counted = await sql<{ count: number }>`select count(*) as count from ${source} where ${where}`.execute(database)
  return { rows, count: counted.rows[0]!.count }
}

/** Rows about an account, as those of sign-in, hold its id alone: its name is added as they are read, under the chain of hashes. */
const namedDetail = sql`case when s.id is null or e.detail ? 'name' then e.detail
  else e.detail || jsonb_build_object('name', s.name) end`

const source = sql`audit_event e join user_group g on g.id = e.user_group_id`

async function rowsOf(database: Database, where: RawBuilder<unknown>, limit: number, offset: number) {
  const { rows } = await sql<AuditEvent>`
    select e.id, e.at, e.action, ${person('a')} as "user", ${person('o')} as "originalUser", e.subject_kind as "subjectKind",
      e.subject_id as "subjectId", ${namedDetail} as detail, e.address, e.request_id as "requestId"
    from ${source} left join account a on a.id = e.account_id left join account o on o.id = e.original_account_id
      left join account s on e.subject_kind = 'account' and s.id = e.subject_id
    where ${where} order by e.id desc limit ${limit} offset ${offset}`.execute(database)
  return rows
}

/** The ids of all that is wanted, the newest first; as one value, so that a long history is not read row by row. */
export async function auditIds(database: Database, userGroupId: number, wanted: AuditWanted): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(e.id order by e.id desc), '[]') as ids from ${source}
    where ${conditionOf(userGroupId, wanted)}`.execute(database)
  return rows[0]!.ids
}

/** Some of them, the newest first. */
export const auditById = (database: Database, userGroupId: number, ids: readonly number[]): Promise<AuditEvent[]> =>
  rowsOf(database, sql`e.user_group_id = ${userGroupId} and e.id = any(${[...ids]}::bigint[])`, ids.length, 0)

/** Everybody who did something, behind an impersonation too. */
export async function auditPeople(database: Database, userGroupId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from account where id in (
      select account_id from audit_event where user_group_id = ${userGroupId}
      union select original_account_id from audit_event where user_group_id = ${userGroupId}) order by name, id`.execute(
    database,
  )
  return rows
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
