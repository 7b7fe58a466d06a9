import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { documentLimit, limitsOf, type PageRequest } from '../../database/page-limits.ts'
import type { FileRow } from '../record-files/queries.ts'
import type { Participant } from './queries.ts'

export interface MessageRow {
  id: number
  account_id: number
  author_name: string
  group_name: string
  text: string
  mention_ids: number[]
  created_at: string
  files: FileRow[]
  read_by: string[]
}

const columns = sql`m.id, m.account_id, m.author_name, m.group_name, m.text, m.mention_ids, m.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'content_type', r.content_type, 'size', r.size) order by r.id)
    from message_file f join record_file r on r.id = f.file_id where f.message_id = m.id), '[]') as files,
  coalesce((select jsonb_agg(p.name order by p.account_id) from message_member p
    where p.thread_id = m.thread_id and p.read_id >= m.id and p.account_id <> m.account_id), '[]') as read_by`

/** One page, the newest page first, each in the order in which it was written. */
export async function pageOfMessages(database: Database, threadId: number, asked: PageRequest) {
  const { page, limit, offset } = limitsOf(asked, documentLimit)
  const [{ rows }, counted] = await Promise.all([
    sql<MessageRow>`
      select ${columns} from message m where m.thread_id = ${threadId}
      order by m.id desc limit ${limit} offset ${offset}`.execute(database),
    sql<{ count: number }>`select count(*) as count from message m where m.thread_id = ${threadId}`.execute(database),
  ])
  return { rows: rows.toReversed(), page, limit, count: counted.rows[0]!.count }
}

export async function messageOf(database: Database, id: number): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`select ${columns} from message m where m.id = ${id}`.execute(database)
  return rows[0]!
}

interface Written {
  readonly text: string
  readonly mentionIds: readonly number[]
  readonly fileIds: readonly number[]
}

/** Adds a message; whoever writes has read what stands before it. */
export async function insertMessage(
  database: Database,
  threadId: number,
  by: Participant,
  { text, mentionIds, fileIds }: Written,
): Promise<number> {
  const { id } = await database
    .insertInto('message')
    .values({
      thread_id: threadId,
      user_group_id: by.userGroupId,
      account_id: by.id,
      author_name: by.name,
      group_name: by.groupName,
      text,
      mention_ids: JSON.stringify(mentionIds),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (fileIds.length > 0)
    await database
      .insertInto('message_file')
      .values(fileIds.map((file_id) => ({ message_id: id, file_id })))
      .execute()
  await sql`update message_thread set updated_at = now() where id = ${threadId}`.execute(database)
  await markRead(database, threadId, by.id)
  return id
}

export async function markRead(database: Database, threadId: number, accountId: number): Promise<void> {
  await sql`update message_member set read_id = coalesce((select max(id) from message where thread_id = ${threadId}), 0)
    where thread_id = ${threadId} and account_id = ${accountId}`.execute(database)
}

interface Membership {
  account_id: number
  user_group_id: number
  name: string
}

export async function participants(database: Database, threadId: number): Promise<Membership[]> {
  const { rows } =
    await sql<Membership>`select account_id, user_group_id, name from message_member where thread_id = ${threadId} order by account_id`.execute(
      database,
    )
  return rows
}

/** Those of another organisation who hear of a new conversation first; only the system may look. */
export async function powerUsersOf(database: Database, userGroupId: number): Promise<Participant[]> {
  const { rows } = await sql<Participant>`
    select a.id, a.name, g.id as "userGroupId", g.name as "groupName" from membership m join account a on a.id = m.account_id join user_group g on g.id = m.user_group_id
    where m.user_group_id = ${userGroupId} and m.role in ('power_user', 'owner') and m.suspended_at is null and m.left_at is null order by a.id`.execute(
    database,
  )
  return rows
}

/** What a message of this conversation says; undefined where there is none. */
export async function messageIn(database: Database, threadId: number, id: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('message')
    .select('text')
    .where('thread_id', '=', threadId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.text
}
