import type { TeamAssignment } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

const assignment = sql`
  select ta.id, ta.brand_id as "brandId", ta.team_id as "teamId", t.name as "teamName", ta.role, ta.lock_version as "lockVersion"
  from team_assignment ta join team t on t.id = ta.team_id`

export async function assignmentsOf(
  database: Database,
  userGroupId: number,
  brandId: number,
): Promise<TeamAssignment[]> {
  const { rows } = await sql<TeamAssignment>`
    ${assignment} where ta.user_group_id = ${userGroupId} and ta.brand_id = ${brandId} order by ta.role, t.name, ta.id`.execute(
    database,
  )
  return rows
}

export const assignmentOf = async (database: Database, userGroupId: number, brandId: number, id: number) =>
  (await assignmentsOf(database, userGroupId, brandId)).find((each) => each.id === id)

/** Whether brand and team are both the organisation's own. */
export async function ownsBrandAndTeam(
  database: Database,
  userGroupId: number,
  brandId: number,
  teamId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from brand b where b.user_group_id = ${userGroupId} and b.id = ${brandId} and b.discarded_at is null
      and (${teamId}::bigint is null or exists (select from team t where t.user_group_id = ${userGroupId} and t.id = ${teamId}))`.execute(
    database,
  )
  return rows.length > 0
}

export const insertAssignment = (
  database: Database,
  userGroupId: number,
  brandId: number,
  values: { team_id: number; role: string },
) =>
  database
    .insertInto('team_assignment')
    .values({ ...values, user_group_id: userGroupId, brand_id: brandId })
    .returning('id')
    .executeTakeFirstOrThrow()

interface Place {
  userGroupId: number
  brandId: number
  id: number
}

export const updateAssignment = (
  database: Database,
  { userGroupId, brandId, id }: Place,
  lockVersion: number,
  values: { team_id?: number | undefined; role?: string | undefined },
) =>
  updateRow(
    database,
    'team_assignment',
    { user_group_id: userGroupId, brand_id: brandId, id, lock_version: lockVersion },
    values,
  )

export const deleteAssignment = (database: Database, { userGroupId, brandId, id }: Place) =>
  database
    .deleteFrom('team_assignment')
    .where('user_group_id', '=', userGroupId)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
