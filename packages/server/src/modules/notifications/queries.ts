import { usualChannel, type notificationEvents } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { postpone } from '../../database/pipeline/pipelined-driver.ts'
import type { NotificationEvent } from './messages/ja.ts'
import type { News } from './tell.ts'

export interface StoredNotification {
  id: number
  account_id: number
  event: NotificationEvent
  subject: { kind: string; id: number }
  detail: Record<string, string | null>
  link: string | null
  by: string | null
  read_at: string | null
  created_at: string
}

/** Which of a person's choices an event falls under. */
const choiceOf = (event: NotificationEvent): (typeof notificationEvents)[number] =>
  event.startsWith('mark_')
    ? 'confirmedMark'
    : event.startsWith('document_')
      ? 'document'
      : fromPartners.test(event)
        ? 'message'
        : 'approval'
const fromPartners = /^(message|matching|vendor|material|delivery)_/

export interface ToldOne {
  readonly id: number
  readonly accountId: number
  readonly channel: 'screen' | 'mail' | 'digest'
}

/** Told by the way that each of them chose; whoever wants to hear nothing of the kind gets nothing. */
export async function insertNotifications(
  database: Database,
  userGroupId: number,
  byId: number | null,
  accountIds: readonly number[],
  { event, subject, detail, link }: Omit<News, 'accountIds'>,
): Promise<ToldOne[]> {
  const { rows } = await sql<ToldOne>`
    insert into notification (user_group_id, account_id, event, subject_kind, subject_id, detail, link, by_id, channel)
    select ${userGroupId}::bigint, told.id, ${event}, ${subject.kind}, ${subject.id}::bigint, ${JSON.stringify(detail)}::jsonb, ${link}, ${byId}::bigint, told.channel
    from (
      select a.id, coalesce(m.notification_preferences ->> ${choiceOf(event)}, ${usualChannel}) as channel
      from unnest(${[...accountIds]}::bigint[]) as a(id) left join membership m on m.user_group_id = ${userGroupId} and m.account_id = a.id
    ) as told where told.channel <> 'none'
    returning id, account_id as "accountId", channel`.execute(database)
  return rows
}

/** The next eight o'clock where the organisation is, as an instant and as a day. */
export async function nextMorning(database: Database, userGroupId: number): Promise<{ at: string; day: string }> {
  const { rows } = await sql<{ at: string; day: string }>`
    select (morning at time zone time_zone)::text as at, morning::date::text as day from (
      select g.time_zone, date_trunc('day', now() at time zone g.time_zone - interval '8 hours') + interval '1 day 8 hours' as morning
      from user_group g where g.id = ${userGroupId}
    ) as next`.execute(database)
  return rows[0]!
}

/** One morning mail waits per person: a second wish for the same is none. */
export const leaveDigest = (database: Database, wish: object, at: string) =>
  postpone(
    database,
    sql`insert into outbox (kind, payload, due_at)
    values ('notification_digest', ${JSON.stringify(wish)}::jsonb, ${at}::timestamptz) on conflict do nothing`,
  )

/** Takes what waits for somebody's morning mail and is still unread: taken once. */
export async function takeDigest(
  database: Database,
  userGroupId: number,
  accountId: number,
): Promise<StoredNotification[]> {
  const { rows } = await sql<{ id: number }>`
    update notification set mailed_at = now() where user_group_id = ${userGroupId} and account_id = ${accountId}
      and channel = 'digest' and read_at is null and mailed_at is null returning id`.execute(database)
  return rows.length > 0
    ? notificationsNamed(
        database,
        userGroupId,
        rows.map(({ id }) => id),
      )
    : []
}

const columns = sql`n.id, n.account_id, n.event,
  jsonb_build_object('kind', n.subject_kind, 'id', n.subject_id) as subject, n.detail, n.link, b.name as by, n.read_at, n.created_at`

/** One page of somebody's notifications, the newest first. */
export async function pageOfNotifications(
  database: Database,
  userGroupId: number,
  accountId: number,
  unread: boolean,
  limit: number,
  offset: number,
) {
  const own = sql`n.user_group_id = ${userGroupId} and n.account_id = ${accountId} ${unread ? sql`and n.read_at is null` : sql``}`
  const { rows } = await sql<StoredNotification>`
    select ${columns} from notification n left join account b on b.id = n.by_id
    where ${own} order by n.id desc limit ${limit} offset ${offset}`.execute(database)
  const total = await sql<{ count: number }>`
    select ${tallied(unread ? 'unread' : 'count', userGroupId, accountId)} as count`.execute(database)
  return { rows, count: total.rows[0]!.count }
}

/** How many somebody has, or has not read: of the tally (0355), the sum of whose rows is what there is. */
const tallied = (column: 'count' | 'unread', userGroupId: number, accountId: number) => sql`(
  select coalesce(sum(t.${sql.ref(column)}), 0)::bigint from notification_tally t
  where t.user_group_id = ${userGroupId} and t.account_id = ${accountId})`

/** So many of the newest tell where they lead. */
const mostLinks = 100

export async function unreadNews(database: Database, userGroupId: number, accountId: number) {
  const { rows } = await sql<{ unread: number; links: string[] }>`
    select ${tallied('unread', userGroupId, accountId)} as unread, coalesce((
      select jsonb_agg(distinct link) from (
        select link from notification where user_group_id = ${userGroupId} and account_id = ${accountId}
          and read_at is null and link is not null order by id desc limit ${mostLinks}) newest), '[]') as links`.execute(
    database,
  )
  return rows[0]!
}

/** Undefined when there is no such notification of theirs. */
export const markRead = (database: Database, userGroupId: number, accountId: number, id: number) =>
  database
    .updateTable('notification')
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where('user_group_id', '=', userGroupId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** Nothing happens where there is nothing of theirs about it. */
export async function markSubjectRead(
  database: Database,
  userGroupId: number,
  accountId: number,
  { kind, id }: { readonly kind: string; readonly id: number },
): Promise<void> {
  await sql`update notification set read_at = now() where user_group_id = ${userGroupId} and account_id = ${accountId}
    and subject_kind = ${kind} and subject_id = ${id} and read_at is null`.execute(database)
}

export async function markLinkRead(database: Database, userGroupId: number, accountId: number, link: string) {
  await sql`update notification set read_at = now() where user_group_id = ${userGroupId} and account_id = ${accountId}
    and link = ${link} and read_at is null`.execute(database)
}

export async function markAllRead(database: Database, userGroupId: number, accountId: number): Promise<void> {
  await sql`update notification set read_at = now()
    where user_group_id = ${userGroupId} and account_id = ${accountId} and read_at is null`.execute(database)
}

/** Notifications to be mailed, named by id. */
export async function notificationsNamed(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<StoredNotification[]> {
  const { rows } = await sql<StoredNotification>`
    select ${columns} from notification n left join account b on b.id = n.by_id
    where n.user_group_id = ${userGroupId} and n.id = any(${[...ids]}::bigint[]) order by n.id`.execute(database)
  return rows
}

export interface Recipient {
  id: number
  email: string
  name: string
  locale: 'ja' | 'en' | 'zh-CN'
}

/** Addresses of members; only the system may read them. */
export async function recipients(
  database: Database,
  userGroupId: number,
  accountIds: readonly number[],
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select a.id, a.email, a.name, a.locale from account a join membership m on m.account_id = a.id
    where m.user_group_id = ${userGroupId} and m.suspended_at is null and m.left_at is null and a.suspended_at is null
      and a.id = any(${[...accountIds]}::bigint[])`.execute(database)
  return rows
}

/** Accounts that act for the organisation: those named, or its power users. */
export async function membersToTell(
  database: Database,
  userGroupId: number,
  accountIds: readonly number[] | null,
): Promise<number[]> {
  const wanted = accountIds ? sql`account_id = any(${[...accountIds]}::bigint[])` : sql`role in ('power_user', 'owner')`
  const { rows } = await sql<{ id: number }>`
    select account_id as id from membership
    where user_group_id = ${userGroupId} and suspended_at is null and left_at is null and ${wanted}`.execute(database)
  return rows.map(({ id }) => id)
}
