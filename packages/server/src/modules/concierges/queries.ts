import type { ConciergeEntry } from '@tsumugi/contract'
import type { Concierge } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { limitsOf, type PageRequest } from '../../database/page-limits.ts'
import { groupJson } from '../../sessions/find-asker.ts'

/** Organisations a person looks after, agreed to the terms or not: the caller shows which may be entered. */
export async function conciergeGroups(database: Database, accountId: number): Promise<Concierge[]> {
  const { rows } = await sql<Concierge>`
    select g.id as "userGroupId", ${groupJson('g')} as "userGroup"
    from concierge c join user_group g on g.id = c.user_group_id
    where c.account_id = ${accountId} and g.suspended_at is null and g.kind <> 'admin'
    order by g.name collate "C", g.id`.execute(database)
  return rows
}

const entry = sql`c.id, g.id as "userGroupId", ${groupJson('g')} as "userGroup", c.created_at as "createdAt",
  jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email) as "user"`
const everyConcierge = sql`concierge c join user_group g on g.id = c.user_group_id join account a on a.id = c.account_id`

/** Who looks after whom, on the whole platform. */
export async function pageOfConcierges(database: Database, words: string, asked: PageRequest) {
  const { limit, offset } = limitsOf(asked)
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const named = sql`(a.name ilike ${like} or a.email ilike ${like} or g.name ilike ${like})`
  const { rows } = await sql<ConciergeEntry>`
    select ${entry} from ${everyConcierge} where ${named}
    order by a.name collate "C", g.name collate "C", c.id limit ${limit} offset ${offset}`.execute(database)
  const counted = await sql<{ count: number }>`select count(*) as count from ${everyConcierge} where ${named}`.execute(
    database,
  )
  return { rows, count: counted.rows[0]!.count }
}

export const kindOfGroup = async (database: Database, userGroupId: number) =>
  (await database.selectFrom('user_group').select('kind').where('id', '=', userGroupId).executeTakeFirst())?.kind

/** Undefined when nobody has this address. */
export async function makeConcierge(
  database: Database,
  email: string,
  userGroupId: number,
): Promise<ConciergeEntry | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into concierge (account_id, user_group_id) select id, ${userGroupId} from account where email = ${email} and suspended_at is null
    on conflict (account_id, user_group_id) do update set user_group_id = excluded.user_group_id returning id`.execute(
    database,
  )
  if (!rows[0]) return undefined
  return (
    await sql<ConciergeEntry>`select ${entry} from ${everyConcierge} where c.id = ${rows[0].id}`.execute(database)
  ).rows[0]
}

/** Ends it, and the sessions in which that person acts for the organisation without being a member. */
export async function endConcierge(database: Database, id: number) {
  const row = await database
    .deleteFrom('concierge')
    .where('id', '=', id)
    .returning(['account_id', 'user_group_id'])
    .executeTakeFirst()
  if (!row) return undefined
  await sql`
    delete from session s where s.account_id = ${row.account_id} and s.user_group_id = ${row.user_group_id}
      and not exists (select from membership m where m.account_id = s.account_id and m.user_group_id = s.user_group_id)`.execute(
    database,
  )
  return row
}
