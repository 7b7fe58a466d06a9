import type { CalendarEntry } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { BusinessDate, Kind } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'

export interface CalendarReader {
  readonly userGroupId: number
  readonly kind: Kind
  readonly seesReleases: boolean
}

export interface Period {
  readonly from: BusinessDate
  readonly to: BusinessDate
}

const mostEntries = 2_000

/** Every kind of dated record, one select each; a new kind is one more. Each answers the columns of an entry. */
const sources: readonly {
  readonly shows: (reader: CalendarReader) => boolean
  readonly select: (reader: CalendarReader, period: Period) => RawBuilder<unknown>
}[] = [
  {
    shows: ({ seesReleases }) => seesReleases,
    select: ({ userGroupId }, { from, to }) => sql`
      select 'release', m.id, concat_ws(' ', m.code, m.name), m.release_on, m.release_on,
        '/s/merchandisings/md_map/' || m.brand_id || '/' || m.id, b.name
      from merchandising m join brand b on b.id = m.brand_id
      where m.user_group_id = ${userGroupId} and m.discarded_at is null and not m.template and m.status <> 'dropped' and m.release_on between ${from} and ${to}`,
  },
  {
    shows: ({ kind }) => kind === 'brand',
    select: ({ userGroupId }, { from, to }) => sql`
      select 'exhibition', e.id, e.name, (e.opens_at at time zone 'Asia/Tokyo')::date, (e.closes_at at time zone 'Asia/Tokyo')::date,
        '/s/exhibition_admin/' || e.id, b.name
      from exhibition e join brand b on b.id = e.brand_id
      where e.user_group_id = ${userGroupId} and e.discarded_at is null
        and (e.opens_at at time zone 'Asia/Tokyo')::date <= ${to} and (e.closes_at at time zone 'Asia/Tokyo')::date >= ${from}`,
  },
  {
    shows: () => true,
    select: ({ userGroupId, kind }, { from, to }) => sql`
      select 'notice', n.id, n.title_ja, n.starts_on, n.starts_on, '/s/notices', null
      from notice n join user_group g on g.id = ${userGroupId}
      where (cardinality(n.kinds) = 0 or ${kind} = any(n.kinds)) and n.starts_on <= (now() at time zone g.time_zone)::date and n.starts_on between ${from} and ${to}`,
  },
  {
    shows: () => true,
    select: ({ userGroupId }, { from, to }) => sql`
      select 'closed', (c.closed_on - date '2000-01-01')::bigint, c.name, c.closed_on, c.closed_on, null, null
      from closed_day c where c.user_group_id = ${userGroupId} and c.closed_on between ${from} and ${to}`,
  },
]

/** What is dated within a period and visible to the reader, by its day. */
export async function datedWithin(
  database: Database,
  reader: CalendarReader,
  period: Period,
): Promise<CalendarEntry[]> {
  const selects = sources.filter(({ shows }) => shows(reader)).map(({ select }) => select(reader, period))
  const { rows } = await sql<CalendarEntry & { id: number }>`
    select * from (${sql.join(selects, sql` union all `)}) as dated (kind, id, title, "startsOn", "endsOn", link, detail) order by "startsOn", kind, title limit ${mostEntries}`.execute(
    database,
  )
  return rows.map(({ id, ...entry }) => ({ ...entry, key: `${entry.kind}-${id}` }))
}

export async function feedSince(database: Database, userGroupId: number, accountId: number): Promise<string | null> {
  const { rows } = await sql<{
    created_at: string
  }>`select created_at from calendar_feed where user_group_id = ${userGroupId} and account_id = ${accountId}`.execute(
    database,
  )
  return rows[0]?.created_at ?? null
}

/** An older address stops working. */
export async function keepFeed(
  database: Database,
  userGroupId: number,
  accountId: number,
  tokenHash: Buffer,
): Promise<void> {
  await sql`insert into calendar_feed (user_group_id, account_id, token_hash) values (${userGroupId}, ${accountId}, ${tokenHash})
    on conflict (account_id, user_group_id) do update set token_hash = excluded.token_hash, created_at = now()`.execute(
    database,
  )
}

export async function forgetFeed(database: Database, userGroupId: number, accountId: number): Promise<void> {
  await sql`delete from calendar_feed where user_group_id = ${userGroupId} and account_id = ${accountId}`.execute(
    database,
  )
}

/** Whose calendar a secret address is, while they are a member; asked as the system. */
export async function readerOfFeed(
  database: Database,
  tokenHash: Buffer,
): Promise<(CalendarReader & { name: string }) | undefined> {
  const { rows } = await sql<CalendarReader & { name: string }>`
    select g.id as "userGroupId", g.kind, g.name,
      g.kind = 'brand' and 'merchandising' = any(g.enabled_functions) and 'merchandising' = any(coalesce(m.functions, g.enabled_functions)) as "seesReleases"
    from calendar_feed f join user_group g on g.id = f.user_group_id join account a on a.id = f.account_id
      join membership m on m.user_group_id = g.id and m.account_id = a.id
    where f.token_hash = ${tokenHash} and m.suspended_at is null and m.left_at is null and a.suspended_at is null and g.suspended_at is null`.execute(
    database,
  )
  return rows[0]
}
