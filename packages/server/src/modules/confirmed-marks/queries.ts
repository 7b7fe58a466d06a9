import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { MarkStatus } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { limitsOf, documentLimit, type PageRequest } from '../../database/page-limits.ts'
import type { ConfirmedMarkTable } from '../../database/tables.ts'
import { textHolds } from '../../database/folded-text.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'

export interface MarkRow {
  id: number
  user_group_id: number
  must_confirm_group_id: number
  target_kind: string
  target_id: number
  target_label: string
  content_name: string
  old_value: string | null
  new_value: string | null
  status: MarkStatus
  user_group_name: string
  must_confirm_group_name: string
  changed_by_name: string | null
  confirmed_by_name: string | null
  confirmed_at: string | null
  comment: string | null
  answer: string | null
  created_at: string
  lock_version: number
}

const columns = sql`m.id, m.user_group_id, m.must_confirm_group_id, m.target_kind, m.target_id, m.target_label, m.content_name, m.old_value, m.new_value,
  m.status, m.user_group_name, m.must_confirm_group_name, m.changed_by_name, m.confirmed_by_name, m.confirmed_at, m.comment, m.answer, m.created_at, m.lock_version`
const of = (userGroupId: number) => sql`${userGroupId} in (m.user_group_id, m.must_confirm_group_id)`

export interface MarksAsked extends PageRequest {
  readonly q?: string | undefined
  readonly status?: readonly MarkStatus[] | undefined
  readonly side?: 'theirs' | 'ours' | undefined
  readonly contentName?: string | undefined
  readonly sort?: string | undefined
}

const orders: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`m.created_at`,
  target: sql`m.target_label collate "C"`,
  contentName: sql`m.content_name collate "C"`,
}

export async function pageOfMarks(database: Database, userGroupId: number, asked: MarksAsked) {
  const { page, limit, offset } = limitsOf(asked, documentLimit)
  const { q, status, side, contentName, sort = '-createdAt' } = asked
  const where = sql`${of(userGroupId)}
    ${status ? sql`and m.status = any(${[...status]}::text[])` : sql``}
    ${side === 'theirs' ? sql`and m.must_confirm_group_id = ${userGroupId}` : side === 'ours' ? sql`and m.user_group_id = ${userGroupId}` : sql``}
    ${contentName ? sql`and m.content_name = ${contentName}` : sql``}
    ${q ? sql`and ${textHolds(sql`concat_ws(' ', m.target_label, m.content_name, m.old_value, m.new_value, m.user_group_name, m.must_confirm_group_name)`, q)}` : sql``}`
  const order = orders[sort.replace('-', '')]!
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const [{ rows }, counted] = await Promise.all([
    sql<MarkRow>`
      select ${columns} from confirmed_mark m where ${where}
      order by ${order} ${direction}, m.id desc limit ${limit} offset ${offset}`.execute(database),
    sql<{ count: number }>`select count(*) as count from confirmed_mark m where ${where}`.execute(database),
  ])
  return { rows, page, limit, count: counted.rows[0]!.count }
}

export async function contentNames(database: Database, userGroupId: number, openOnly: boolean) {
  const { rows } = await sql<{ name: string; count: number }>`
    select m.content_name as name, count(*) as count from confirmed_mark m
    where ${of(userGroupId)} ${openOnly ? sql`and m.status = 'open'` : sql``} group by 1 order by 2 desc, 1 limit 500`.execute(
    database,
  )
  return rows
}

export async function markOf(database: Database, userGroupId: number, id: number): Promise<MarkRow | undefined> {
  const { rows } =
    await sql<MarkRow>`select ${columns} from confirmed_mark m where m.id = ${id} and ${of(userGroupId)}`.execute(
      database,
    )
  return rows[0]
}

export async function insertMark(database: Database, row: Insertable<ConfirmedMarkTable>): Promise<number> {
  return (await database.insertInto('confirmed_mark').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** The one that still waits for the same thing, if there is one: the newer change takes its place. */
export async function supersede(
  database: Database,
  userGroupId: number,
  partnerId: number,
  subject: { kind: string; id: number },
  contentKey: string,
) {
  const { rows } = await sql<{ old_value: string | null }>`
    update confirmed_mark set status = 'superseded', ${versionStamps()}
    where user_group_id = ${userGroupId} and must_confirm_group_id = ${partnerId} and target_kind = ${subject.kind} and target_id = ${subject.id}
      and content_key = ${contentKey} and status = 'open' returning old_value`.execute(database)
  return rows[0]
}

interface Person {
  readonly accountId: number
  readonly name: string
}

/** Confirms those that wait for this organisation; answers the ids that did, and who changed them. */
export async function confirmMarks(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
  { accountId, name }: Person,
) {
  const { rows } = await sql<{ id: number; user_group_id: number }>`
    update confirmed_mark set status = 'confirmed', confirmed_by = ${accountId}, confirmed_by_name = ${name}, confirmed_at = now(),
      ${versionStamps()}
    where id = any(${[...ids]}::bigint[]) and must_confirm_group_id = ${userGroupId} and status = 'open' returning id, user_group_id`.execute(
    database,
  )
  return rows
}

/** Undefined when it has moved on from `lockVersion`. */
export async function changeMark(
  database: Database,
  id: number,
  lockVersion: number,
  values: Record<string, unknown>,
): Promise<MarkRow | undefined> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<MarkRow>`
    update confirmed_mark as m set ${sql.join([...changes, versionStamps()])}
    where m.id = ${id} and m.lock_version = ${lockVersion} returning ${columns}`.execute(database)
  return rows[0]
}

/** Those of these that are known to this organisation, either side. */
export async function knownMarks(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<Pick<MarkRow, 'id' | 'target_kind'>[]> {
  const { rows } = await sql<Pick<MarkRow, 'id' | 'target_kind'>>`
    select m.id, m.target_kind from confirmed_mark m where m.id = any(${[...ids]}::bigint[]) and ${of(userGroupId)}`.execute(
    database,
  )
  return rows
}

/** Names of partners; row-level security knows them through relations only. */
export async function partnerNames(
  database: Database,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{
    id: number
    name: string
  }>`select id, name from user_group where id = any(${[...ids]}::bigint[]) order by id`.execute(database)
  return rows
}
