import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { BankAccountTable, UserGroupConfigTable, UserGroupTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { bytesHeld } from '../../files/stored-file-queries.ts'

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

export async function teamsOf(database: Database, userGroupId: number) {
  const { rows } = await sql<{ id: number; name: string; userIds: number[]; lockVersion: number }>`
    select t.id, t.name, t.lock_version as "lockVersion", coalesce((select array_agg(tm.account_id::int order by tm.account_id)
      from team_member tm where tm.team_id = t.id and tm.user_group_id = ${userGroupId}), '{}') as "userIds"
    from team t where t.user_group_id = ${userGroupId} order by t.id`.execute(database)
  return rows
}

export const groupOf = (database: Database, userGroupId: number) =>
  database
    .selectFrom('user_group')
    .selectAll()
    .where('id', '=', userGroupId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()

/** What belongs to an organisation and to nobody else: read inside it. */
export async function holdingsOf(database: Database, userGroupId: number, accountId: number) {
  const config = database.selectFrom('user_group_config').selectAll().where('user_group_id', '=', userGroupId)
  const limits = database.selectFrom('user_group_admin_config').selectAll().where('user_group_id', '=', userGroupId)
  const bankAccounts = database
    .selectFrom('bank_account')
    .selectAll()
    .where('user_group_id', '=', userGroupId)
    .orderBy('position')
  const closedDays = database
    .selectFrom('closed_day')
    .select(['closed_on', 'name'])
    .where('user_group_id', '=', userGroupId)
    .orderBy('closed_on')
  const images = database
    .selectFrom('organisation_image')
    .select(['kind', 'revision'])
    .where('user_group_id', '=', userGroupId)
    .orderBy('kind')
  const member = database
    .selectFrom('membership')
    .select('role')
    .where('user_group_id', '=', userGroupId)
    .where('account_id', '=', accountId)
    .where('suspended_at', 'is', null)
  const [found, allowed, accounts, closed, pictures, seat, bytes] = await Promise.all([
    config.executeTakeFirst(),
    limits.executeTakeFirst(),
    bankAccounts.execute(),
    closedDays.execute(),
    images.execute(),
    member.executeTakeFirst(),
    bytesHeld(database, userGroupId),
  ])
  return {
    config: found,
    limits: allowed,
    bankAccounts: accounts,
    closedDays: closed,
    images: pictures,
    role: seat?.role ?? null,
    bytes,
  }
}

export const updateGroup = (
  database: Database,
  userGroupId: number,
  lockVersion: number,
  values: Updateable<UserGroupTable>,
) => updateRow(database, 'user_group', { id: userGroupId, lock_version: lockVersion }, values)

/** An organisation that never had a config gets one with its first change. */
export async function updateConfig(
  database: Database,
  userGroupId: number,
  lockVersion: number,
  values: Updateable<UserGroupConfigTable>,
) {
  await sql`insert into user_group_config (user_group_id) values (${userGroupId}) on conflict do nothing`.execute(
    database,
  )
  return updateRow(database, 'user_group_config', { user_group_id: userGroupId, lock_version: lockVersion }, values)
}

export async function replaceBankAccounts(
  database: Database,
  userGroupId: number,
  accounts: readonly Omit<Insertable<BankAccountTable>, 'user_group_id'>[],
) {
  await database.deleteFrom('bank_account').where('user_group_id', '=', userGroupId).execute()
  if (accounts.length === 0) return
  await database
    .insertInto('bank_account')
    .values(accounts.map((account) => ({ ...account, user_group_id: userGroupId })))
    .execute()
}

export async function replaceClosedDays(
  database: Database,
  userGroupId: number,
  days: readonly { closedOn: string; name: string }[],
) {
  await database.deleteFrom('closed_day').where('user_group_id', '=', userGroupId).execute()
  if (days.length === 0) return
  await database
    .insertInto('closed_day')
    .values(days.map(({ closedOn, name }) => ({ user_group_id: userGroupId, closed_on: closedOn, name })))
    .execute()
}
