import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

interface Named {
  id: number
  name: string
}

/** Every organisation that stands under the same super group, this one among them. */
export async function superGroupOf(database: Database, userGroupId: number): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select distinct g.id, g.name from super_group_member mine
    join super_group_member other on other.super_group_id = mine.super_group_id
    join user_group g on g.id = other.user_group_id and g.suspended_at is null
    where mine.user_group_id = ${userGroupId} order by g.id`.execute(database)
  return rows
}

export function teamsOf(database: Database, userGroupId: number): Promise<Named[]> {
  return database.selectFrom('team').select(['id', 'name']).where('user_group_id', '=', userGroupId).orderBy('id').execute()
}
