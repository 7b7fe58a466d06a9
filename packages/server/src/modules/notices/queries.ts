import type { Notice, NoticeInput, WrittenNotice } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Kind, Locale } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { givenColumns } from '../../database/versions/given-columns.ts'

interface Reader {
  readonly userGroupId: number
  readonly accountId: number
  readonly kind: Kind
  readonly locale: Locale
}

const column = { ja: 'ja', en: 'en', 'zh-CN': 'zh' } as const

/** What is told now to one kind of organisation, the most important and newest first. */
export async function pageOfNotices(
  database: Database,
  reader: Reader,
  unread: boolean,
  limit: number,
  offset: number,
) {
  const { userGroupId, accountId, kind, locale } = reader
  const [title, body] = [sql.ref(`n.title_${column[locale]}`), sql.ref(`n.body_${column[locale]}`)]
  // A notice begins with the reader's day, not with the server's.
  const today = sql`(select (now() at time zone g.time_zone)::date from user_group g where g.id = ${userGroupId})`
  const where = sql`n.starts_on <= ${today} and (n.ends_on is null or n.ends_on >= ${today}) and (cardinality(n.kinds) = 0 or ${kind} = any(n.kinds))
    ${unread ? sql`and r.read_at is null` : sql``}`
  const from = sql`notice n left join notice_read r on r.notice_id = n.id and r.account_id = ${accountId} and r.user_group_id = ${userGroupId}`
  const { rows } = await sql<Notice>`
    select n.id, coalesce(${title}, n.title_ja) as title, coalesce(${body}, n.body_ja) as body, n.starts_on as "startsOn", n.importance, r.read_at as "readAt"
    from ${from} where ${where}
    order by n.importance = 'urgent' desc, n.starts_on desc, n.id desc limit ${limit} offset ${offset}`.execute(
    database,
  )
  const counted = await sql<{ count: number }>`select count(*) as count from ${from} where ${where}`.execute(database)
  return { rows, count: counted.rows[0]!.count }
}

/** False when no such notice is told to this kind now. */
export async function readNotice(
  database: Database,
  { userGroupId, accountId, kind }: Reader,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into notice_read (notice_id, user_group_id, account_id)
    select n.id, ${userGroupId}, ${accountId} from notice n where n.id = ${id} and (cardinality(n.kinds) = 0 or ${kind} = any(n.kinds))
    on conflict (notice_id, account_id, user_group_id) do update set read_at = notice_read.read_at returning notice_id`.execute(
    database,
  )
  return rows.length > 0
}

const written = sql`n.id, n.title_ja as "titleJa", n.title_en as "titleEn", n.title_zh as "titleZh", n.body_ja as "bodyJa", n.body_en as "bodyEn", n.body_zh as "bodyZh",
  n.kinds, n.starts_on as "startsOn", n.ends_on as "endsOn", n.importance, n.updated_at as "updatedAt", n.lock_version as "lockVersion",
  (select count(*) from notice_read r where r.notice_id = n.id) as readers`

export async function pageOfWritten(database: Database, limit: number, offset: number) {
  const { rows } =
    await sql<WrittenNotice>`select ${written} from notice n order by n.starts_on desc, n.id desc limit ${limit} offset ${offset}`.execute(
      database,
    )
  const counted = await sql<{ count: number }>`select count(*) as count from notice`.execute(database)
  return { rows, count: counted.rows[0]!.count }
}

export async function writtenNotice(database: Database, id: number): Promise<WrittenNotice | undefined> {
  const { rows } = await sql<WrittenNotice>`select ${written} from notice n where n.id = ${id}`.execute(database)
  return rows[0]
}

export async function insertNotice(database: Database, accountId: number, input: NoticeInput): Promise<number> {
  const all = Object.entries({ ...givenColumns(input), updated_by: accountId })
  const { rows } = await sql<{ id: number }>`
    insert into notice (${sql.join(all.map(([name]) => sql.ref(name)))}) values (${sql.join(all.map(([, value]) => value))}) returning id`.execute(
    database,
  )
  return rows[0]!.id
}

export async function updateNotice(
  database: Database,
  accountId: number,
  id: number,
  lockVersion: number,
  input: Partial<NoticeInput>,
): Promise<WrittenNotice | undefined> {
  const change = { ...givenColumns(input), updated_by: accountId }
  const updated = await updateRow(database, 'notice', { id, lock_version: lockVersion }, change)
  return updated && writtenNotice(database, id)
}

export async function deleteNotice(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`delete from notice where id = ${id} returning id`.execute(database)
  return rows.length > 0
}
