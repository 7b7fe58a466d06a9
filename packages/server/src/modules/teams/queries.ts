import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { teamsOf } from '../user-groups/queries.ts'

export const teamOf = async (database: Database, userGroupId: number, id: number) =>
  (await teamsOf(database, userGroupId)).find((team) => team.id === id)

export const insertTeam = (database: Database, userGroupId: number, name: string) =>
  database.insertInto('team').values({ user_group_id: userGroupId, name }).returning('id').executeTakeFirstOrThrow()

/** Only people of the organisation are put into its team. */
export async function setTeamMembers(
  database: Database,
  userGroupId: number,
  teamId: number,
  accountIds: readonly number[],
): Promise<void> {
  await database
    .deleteFrom('team_member')
    .where('user_group_id', '=', userGroupId)
    .where('team_id', '=', teamId)
    .execute()
  await sql`
    insert into team_member (user_group_id, team_id, account_id)
    select ${userGroupId}, ${teamId}, m.account_id from membership m
    where m.user_group_id = ${userGroupId} and m.left_at is null and m.account_id = any(${[...accountIds]}::bigint[])`.execute(
    database,
  )
}

export async function assignmentsOfTeam(database: Database, userGroupId: number, teamId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from team_assignment where user_group_id = ${userGroupId} and team_id = ${teamId}`.execute(
    database,
  )
  return rows[0]!.count
}

export const deleteTeam = (database: Database, userGroupId: number, id: number) =>
  database.deleteFrom('team').where('user_group_id', '=', userGroupId).where('id', '=', id).execute()
