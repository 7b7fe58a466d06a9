import type { MessageThread } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { documentLimit, limitsOf, type PageRequest } from '../../database/page-limits.ts'
import { textHolds } from '../../database/folded-text.ts'

export interface Reader {
  readonly userGroupId: number
  readonly accountId: number
}

/** Only what one takes part in: row-level security keeps to the two organisations, this to the person. */
const mine = ({ userGroupId, accountId }: Reader) =>
  sql`me.thread_id = t.id and me.account_id = ${accountId} and me.user_group_id = ${userGroupId}`
const unread = (accountId: number) => sql`m.thread_id = t.id and m.id > me.read_id and m.account_id <> ${accountId}`

const thread = ({ userGroupId, accountId }: Reader) => sql`
  t.id, t.subject, t.updated_at as "updatedAt",
  case when t.partner_id is null then null else (select jsonb_build_object('id', g.id, 'name', g.name) from user_group g
    where g.id = case when t.partner_id = ${userGroupId} then t.user_group_id else t.partner_id end) end as partner,
  (select jsonb_agg(jsonb_build_object('id', p.account_id, 'name', p.name, 'userGroup', p.group_name, 'isOwn', p.user_group_id = ${userGroupId})
    order by p.user_group_id <> ${userGroupId}, p.account_id) from message_member p where p.thread_id = t.id) as members,
  (select jsonb_build_object('text', left(m.text, 200), 'by', m.author_name, 'at', m.created_at) from message m where m.thread_id = t.id order by m.id desc limit 1) as "lastMessage",
  (select count(*) from message m where ${unread(accountId)}) as unread,
  exists (select from message m where ${unread(accountId)} and m.mention_ids @> to_jsonb(${accountId}::bigint)) as mentioned`

/** A conversation as the database knows it. */
export type ThreadRow = Omit<MessageThread, 'translates'>

export interface ThreadsAsked extends PageRequest {
  readonly q?: string | undefined
  readonly unread?: '1' | undefined
}

export async function pageOfThreads(database: Database, reader: Reader, asked: ThreadsAsked) {
  const { page, limit, offset } = limitsOf(asked, documentLimit)
  const where = sql`${mine(reader)}
    ${asked.unread ? sql`and exists (select from message m where ${unread(reader.accountId)})` : sql``}
    ${
      asked.q
        ? sql`and (${textHolds(sql`t.subject`, asked.q)}
      or exists (select from message m where m.thread_id = t.id and ${textHolds(sql`m.text`, asked.q)})
      or exists (select from message_member p where p.thread_id = t.id and ${textHolds(sql`p.name || ' ' || p.group_name`, asked.q)}))`
        : sql``
    }`
  const { rows } = await sql<ThreadRow>`
    select ${thread(reader)} from message_thread t, message_member me where ${where} order by t.updated_at desc, t.id desc limit ${limit} offset ${offset}`.execute(
    database,
  )
  const counted = await sql<{
    count: number
  }>`select count(*) as count from message_thread t, message_member me where ${where}`.execute(database)
  return { rows: rows.map(settled), page, limit, count: counted.rows[0]!.count }
}

/** Instants inside json come as the database writes them. */
const settled = (row: ThreadRow): ThreadRow => ({
  ...row,
  lastMessage: row.lastMessage && { ...row.lastMessage, at: new Date(row.lastMessage.at).toISOString() },
})

export async function threadOf(database: Database, reader: Reader, id: number): Promise<ThreadRow | undefined> {
  const { rows } =
    await sql<ThreadRow>`select ${thread(reader)} from message_thread t, message_member me where ${mine(reader)} and t.id = ${id}`.execute(
      database,
    )
  return rows[0] && settled(rows[0])
}

export async function unreadCounts(
  database: Database,
  { userGroupId, accountId }: Reader,
): Promise<{ unread: number; mentions: number }> {
  const { rows } = await sql<{ unread: number; mentions: number }>`
    select count(*) as unread, count(*) filter (where m.mention_ids @> to_jsonb(${accountId}::bigint)) as mentions
    from message_member me join message m on m.thread_id = me.thread_id and m.id > me.read_id and m.account_id <> ${accountId}
    where me.account_id = ${accountId} and me.user_group_id = ${userGroupId}`.execute(database)
  return rows[0]!
}

export async function membersOf(database: Database, userGroupId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.name from account a join membership m on m.account_id = a.id
    where m.user_group_id = ${userGroupId} and m.suspended_at is null and m.left_at is null order by a.name collate "C"`.execute(
    database,
  )
  return rows
}

/** Organisations with an active relation, whichever side began it. */
export async function partnersOf(database: Database, userGroupId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct g.id, g.name from user_group g join group_relation r on r.status = 'active' and r.discarded_at is null
      and ((r.user_group_id = ${userGroupId} and r.partner_id = g.id) or (r.partner_id = ${userGroupId} and r.user_group_id = g.id)) order by g.name`.execute(
    database,
  )
  return rows
}

/** The one record that a conversation is about, where it is about one. */
export interface ThreadAbout {
  readonly document_id?: number
  readonly production_id?: number
}

export async function insertThread(
  database: Database,
  { userGroupId, accountId }: Reader,
  subject: string,
  partnerId: number | null,
  about: ThreadAbout = {},
): Promise<number> {
  const row = await database
    .insertInto('message_thread')
    .values({ user_group_id: userGroupId, partner_id: partnerId, subject, created_by: accountId, ...about })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The conversation about a document, where one was opened; whether one takes part is asked of it. */
export async function threadOfDocument(database: Database, documentId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('message_thread')
    .select('id')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.id
}

/** The same where an account takes part in it; null else. */
export async function joinedThread(database: Database, accountId: number, documentId: number): Promise<number | null> {
  const row = await database
    .selectFrom('message_thread as t')
    .innerJoin('message_member as m', 'm.thread_id', 't.id')
    .select('t.id')
    .where('t.document_id', '=', documentId)
    .where('m.account_id', '=', accountId)
    .executeTakeFirst()
  return row?.id ?? null
}

export interface Participant {
  readonly id: number
  readonly name: string
  readonly userGroupId: number
  readonly groupName: string
}

export async function addMembers(database: Database, threadId: number, people: readonly Participant[]): Promise<void> {
  if (people.length === 0) return
  await database
    .insertInto('message_member')
    .values(
      people.map(({ id, name, userGroupId, groupName }) => ({
        thread_id: threadId,
        account_id: id,
        user_group_id: userGroupId,
        name,
        group_name: groupName,
      })),
    )
    .onConflict((conflict) => conflict.columns(['thread_id', 'account_id']).doNothing())
    .execute()
}
