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

/** One action, or all of a noun: `brand` and what begins with `brand.`, after which `/` is the next sign. */
const ofAction = (action: string) =>
  action.includes('.')
    ? sql`e.action collate "C" = ${action}`
    : sql`(e.action collate "C" = ${action} or e.action collate "C" >= ${`${action}.`} and e.action collate "C" < ${`${action}/`})`

function conditionOf(userGroupId: number, { action, verb, userId, subjectKind, subjectId, from, to }: AuditWanted) {
  const zone = sql`(select time_zone from user_group where id = ${userGroupId})`
  const subject =
    subjectKind && subjectId
      ? about(subjectKind, subjectId)
      : subjectKind
        ? sql`e.subject_kind = ${subjectKind}`
        : sql`true`
  return sql`e.user_group_id = ${userGroupId} and ${subject}
    ${action === undefined ? sql`` : sql`and ${ofAction(action)}`}
    ${verb === undefined ? sql`` : sql`and e.action like ${`%.${escaped(verb)}`}`}
    ${userId === undefined ? sql`` : sql`and (e.account_id = ${userId} or e.original_account_id = ${userId})`}
    ${from === undefined ? sql`` : sql`and e.at >= (${from}::date)::timestamp at time zone ${zone}`}
    ${to === undefined ? sql`` : sql`and e.at < (${to}::date + 1)::timestamp at time zone ${zone}`}`
}

/** The newest first. Names are read as the system: somebody who has left is still who they were. */
export async function pageOfAudit(database: Database, userGroupId: number, asked: AuditAsked) {
  const { limit, offset } = limitsOf(asked, documentLimit)
  const where = conditionOf(userGroupId, asked)
  const rows = await rowsOf(database, where, limit, offset)
  return { rows, count: await countOf(database, userGroupId, asked) }
}

/** How many rows are wanted: by the tally of actions (0356) where nothing else is asked for, else counted. */
async function countOf(database: Database, userGroupId: number, wanted: AuditWanted): Promise<number> {
  const { userId, subjectKind, from, to } = wanted
  const isTallied = [userId, subjectKind, from, to].every((asked) => asked === undefined)
  const where = conditionOf(userGroupId, wanted)
  const { rows } = await sql<{ count: number }>`
    select ${isTallied ? sql`coalesce(sum(e.count), 0)::bigint` : sql`count(*)`} as count
    from ${isTallied ? sql`audit_tally e` : source} where ${where}`.execute(database)
  return rows[0]!.count
}

/** Rows about an account, as those of sign-in, hold its id alone: its name is added as they are read, under the chain of hashes. */
const namedDetail = sql`case when s.id is null or e.detail ? 'name' then e.detail
  else e.detail || jsonb_build_object('name', s.name) end`

const source = sql`audit_event e`

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

/** Everybody who did something, behind an impersonation too. Each is looked for by an index: there are fewer people than rows. */
export async function auditPeople(database: Database, userGroupId: number): Promise<{ id: number; name: string }[]> {
  const did = (column: 'account_id' | 'original_account_id') => sql`exists (select from audit_event e
    where e.user_group_id = ${userGroupId} and e.${sql.ref(column)} = a.id)`
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.name from account a where ${did('account_id')} or ${did('original_account_id')}
    order by a.name, a.id`.execute(database)
  return rows
}

/** From one action to the next by the index, past all rows between them. */
export async function auditActions(database: Database, userGroupId: number): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(select e.action collate "C" from audit_event e
    where e.user_group_id = ${userGroupId} ${after} order by e.action collate "C" limit 1)`
  const { rows } = await sql<{ action: string }>`
    with recursive found (action) as (
      select ${next(sql``)}
      union all
      select ${next(sql`and e.action collate "C" > found.action`)} from found where found.action is not null)
    select action from found where action is not null`.execute(database)
  return rows.map(({ action }) => action)
}
