import type { SuperGroup } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { limitsOf, type PageRequest } from '../../database/page-limits.ts'

const superGroup = sql`
  select s.id, s.name, coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'kind', g.kind) order by g.id)
    from super_group_member m join user_group g on g.id = m.user_group_id where m.super_group_id = s.id), '[]') as "userGroups"
  from super_group s`

export async function pageOfSuperGroups(database: Database, asked: PageRequest) {
  const { limit, offset } = limitsOf(asked)
  const { rows } =
    await sql<SuperGroup>`${superGroup} order by s.name collate "C", s.id limit ${limit} offset ${offset}`.execute(
      database,
    )
  const counted = await sql<{ count: number }>`select count(*) as count from super_group`.execute(database)
  return { rows, count: counted.rows[0]!.count }
}

export const oneSuperGroup = async (database: Database, id: number): Promise<SuperGroup | undefined> =>
  (await sql<SuperGroup>`${superGroup} where s.id = ${id}`.execute(database)).rows[0]

export const insertSuperGroup = (database: Database, name: string) =>
  database.insertInto('super_group').values({ name }).returning('id').executeTakeFirstOrThrow()

export const renameSuperGroup = (database: Database, id: number, name: string) =>
  database.updateTable('super_group').set({ name }).where('id', '=', id).execute()

export async function setSuperGroupMembers(
  database: Database,
  id: number,
  userGroupIds: readonly number[],
): Promise<void> {
  await database.deleteFrom('super_group_member').where('super_group_id', '=', id).execute()
  await sql`
    insert into super_group_member (super_group_id, user_group_id)
    select distinct ${id}::bigint, each from unnest(${[...userGroupIds]}::bigint[]) as each`.execute(database)
}

export const deleteSuperGroup = (database: Database, id: number) =>
  database.deleteFrom('super_group').where('id', '=', id).returning('name').executeTakeFirst()
