import { payables, type CalendarFeed } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { CalendarReader } from './queries.ts'

/** Whose address it is: a person in one of their organisations. */
export interface FeedOwner {
  readonly userGroupId: number
  readonly accountId: number
}

const columns = sql`id, name, kinds, created_at as since`
const ofOwner = ({ userGroupId, accountId }: FeedOwner) =>
  sql`user_group_id = ${userGroupId} and account_id = ${accountId}`

export async function feedsOf(database: Database, owner: FeedOwner): Promise<CalendarFeed[]> {
  const { rows } = await sql<CalendarFeed>`
    select ${columns} from calendar_feed where ${ofOwner(owner)} order by id`.execute(database)
  return rows
}

/** Undefined where the person has as many as there may be. */
export async function insertFeed(
  database: Database,
  owner: FeedOwner,
  { name, kinds }: Pick<CalendarFeed, 'name' | 'kinds'>,
  tokenHash: Buffer,
  most: number,
): Promise<CalendarFeed | undefined> {
  const { rows } = await sql<CalendarFeed>`
    insert into calendar_feed (user_group_id, account_id, name, kinds, token_hash)
    select ${owner.userGroupId}, ${owner.accountId}, ${name}, ${kinds}::text[], ${tokenHash}
    where (select count(*) from calendar_feed where ${ofOwner(owner)}) < ${most}
    returning ${columns}`.execute(database)
  return rows[0]
}

/** An older address stops working; undefined where the person has no such feed. */
export async function renewFeed(
  database: Database,
  owner: FeedOwner,
  id: number,
  tokenHash: Buffer,
): Promise<CalendarFeed | undefined> {
  const { rows } = await sql<CalendarFeed>`
    update calendar_feed set token_hash = ${tokenHash}, created_at = now()
    where id = ${id} and ${ofOwner(owner)} returning ${columns}`.execute(database)
  return rows[0]
}

export async function deleteFeed(database: Database, owner: FeedOwner, id: number): Promise<CalendarFeed | undefined> {
  const { rows } = await sql<CalendarFeed>`
    delete from calendar_feed where id = ${id} and ${ofOwner(owner)} returning ${columns}`.execute(database)
  return rows[0]
}

export interface FeedReader extends CalendarReader {
  readonly accountId: number
  readonly locale: Locale
  readonly name: string
  readonly organisation: string
}

/** Whose calendar a secret address is, while they are a member; asked as the system. */
export async function readerOfFeed(database: Database, tokenHash: Buffer): Promise<FeedReader | undefined> {
  const { rows } = await sql<FeedReader>`
    select g.id as "userGroupId", a.id as "accountId", a.locale, g.kind, f.name, g.name as organisation, f.kinds,
      g.kind = 'brand' and 'merchandising' = any(g.enabled_functions) and 'merchandising' = any(coalesce(m.functions, g.enabled_functions)) as "seesReleases",
      g.kind = any(${[...(payables.list.access.kinds ?? [])]}::text[]) as "seesMoney"
    from calendar_feed f join user_group g on g.id = f.user_group_id join account a on a.id = f.account_id
      join membership m on m.user_group_id = g.id and m.account_id = a.id
    where f.token_hash = ${tokenHash} and m.suspended_at is null and m.left_at is null and a.suspended_at is null and g.suspended_at is null`.execute(
    database,
  )
  return rows[0]
}
