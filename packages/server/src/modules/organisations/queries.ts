import type { OrganisationRow } from '@tsumugi/contract'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { postpone } from '../../database/pipeline/pipelined-driver.ts'
import { limitsOf, type PageRequest } from '../../database/page-limits.ts'
import type { UserGroupAdminConfigTable, UserGroupTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'

export interface OrganisationsAsked extends PageRequest {
  readonly q?: string | undefined
  readonly kind?: string | undefined
  readonly standing?: string | undefined
  readonly enabledFunction?: string | undefined
  readonly sort?: keyof typeof orders | undefined
  readonly descending?: 'true' | 'false' | undefined
}

const standing = sql`case when g.suspended_at is not null then 'suspended' when g.agreed_terms_at is null then 'prospect' else 'agreed' end`
const lastActive = sql`greatest((select max(s.seen_at) from session s where s.user_group_id = g.id), (select max(e.at) from audit_event e where e.user_group_id = g.id))`
const memberCount = sql`(select count(*) from membership m where m.user_group_id = g.id and m.suspended_at is null)`
const row = sql`
  select g.id, g.kind, g.name, g.country, g.registration_number as "registrationNumber", g.agreed_terms_at as "agreedTermsAt",
    g.suspended_at as "suspendedAt", ${standing} as standing, g.tester, ${memberCount} as "memberCount",
    g.enabled_functions as "enabledFunctions", ${lastActive} as "lastActiveAt", g.lock_version as "lockVersion"
  from user_group g`

const orders = {
  name: sql`g.name collate "C"`,
  kind: sql`g.kind`,
  memberCount: sql`"memberCount"`,
  lastActiveAt: sql`"lastActiveAt"`,
  agreedTermsAt: sql`g.agreed_terms_at`,
}

/** Every organisation of the platform: as the system, for those who run it. */
export async function pageOfOrganisations(database: Database, asked: OrganisationsAsked) {
  const { limit, offset } = limitsOf(asked)
  const like = `%${(asked.q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`(g.name ilike ${like} or g.name_kana ilike ${like} or g.registration_number ilike ${like})
    and (${asked.kind ?? null}::text is null or g.kind = ${asked.kind ?? null})
    and (${asked.standing ?? null}::text is null or ${standing} = ${asked.standing ?? null})
    and (${asked.enabledFunction ?? null}::text is null or ${asked.enabledFunction ?? null} = any(g.enabled_functions))`
  const order = asked.sort ? orders[asked.sort] : sql`g.id`
  const direction = asked.descending === 'true' ? sql`desc nulls last` : sql`asc nulls last`
  const { rows } =
    await sql<OrganisationRow>`${row} where ${where} order by ${order} ${direction}, g.id limit ${limit} offset ${offset}`.execute(
      database,
    )
  const counted = await sql<{ count: number }>`select count(*) as count from user_group g where ${where}`.execute(
    database,
  )
  return { rows, count: counted.rows[0]!.count }
}

export const organisationRowOf = async (database: Database, id: number): Promise<OrganisationRow | undefined> =>
  (await sql<OrganisationRow>`${row} where g.id = ${id}`.execute(database)).rows[0]

/** Whether one of these organisations is of kind admin. */
export async function holdsAdmin(database: Database, ids: readonly number[]): Promise<boolean> {
  const { rows } =
    await sql`select from user_group where id = any(${[...ids]}::bigint[]) and kind = 'admin' limit 1`.execute(database)
  return rows.length > 0
}

interface NewGroup {
  readonly kind: string
  readonly name: string
  readonly country: string
  readonly enabledFunctions: readonly string[]
  /** Who brought it along (spec §3, supplier_start_id). */
  readonly startedBy: number | null
}

/** A prospect: it has agreed to nothing yet (domain §3.1, States). */
export async function insertOrganisation(database: Database, group: NewGroup): Promise<number> {
  const { id } = await database
    .insertInto('user_group')
    .values({
      kind: group.kind,
      name: group.name,
      country: group.country,
      enabled_functions: [...group.enabledFunctions],
      supplier_start_id: group.startedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (group.kind !== 'admin') await database.insertInto('user_group_config').values({ user_group_id: id }).execute()
  return id
}

export async function switchFunction(
  database: Database,
  ids: readonly number[],
  key: string,
  enabled: boolean,
): Promise<number[]> {
  const changed = enabled ? sql`array_append(enabled_functions, ${key})` : sql`array_remove(enabled_functions, ${key})`
  const { rows } = await sql<{ id: number }>`
    update user_group set enabled_functions = ${changed}, ${versionStamps()}
    where id = any(${[...ids]}::bigint[]) and (${key} = any(enabled_functions)) <> ${enabled} returning id`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

export const updateOrganisation = (
  database: Database,
  id: number,
  lockVersion: number | null,
  values: Updateable<UserGroupTable>,
) => updateRow(database, 'user_group', { id, ...(lockVersion !== null && { lock_version: lockVersion }) }, values)

/** Ends what listens for an organisation. Its sessions stay: they say that it is suspended, to those who hold them only. */
export const endListeningOf = (database: Database, userGroupId: number) =>
  sql`select pg_notify('tsumugi', json_build_object('session', encode(token_hash, 'hex'))::text)
    from session where user_group_id = ${userGroupId}`.execute(database)

export interface AdminConfigRow {
  seats: number | null
  storage_megabytes: number | null
  login_ip_list: string[]
  two_factor_required: boolean
  closing_lock_on: string | null
  lock_version: number
}

export async function adminConfigOf(database: Database, userGroupId: number) {
  const kept = database.selectFrom('user_group_admin_config').selectAll().where('user_group_id', '=', userGroupId)
  const counted = sql<{ withoutTwoFactor: number }>`
    select count(*) as "withoutTwoFactor" from membership m join account a on a.id = m.account_id
    where m.user_group_id = ${userGroupId} and m.suspended_at is null and a.totp_enabled_at is null`
  const [config, { rows }] = await Promise.all([kept.executeTakeFirst(), counted.execute(database)])
  return { config, withoutTwoFactor: rows[0]!.withoutTwoFactor }
}

/** Sets the tenant that the system looks into, for the length of the work. */
export async function lookingInto<Result>(
  database: Database,
  userGroupId: number,
  back: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const enter = (id: number) => postpone(database, sql`select set_config('app.user_group_id', ${String(id)}, true)`)
  await enter(userGroupId)
  try {
    return await work()
  } finally {
    await enter(back)
  }
}

export async function saveAdminConfig(
  database: Database,
  userGroupId: number,
  lockVersion: number,
  accountId: number,
  values: Updateable<UserGroupAdminConfigTable>,
) {
  await sql`insert into user_group_admin_config (user_group_id) values (${userGroupId}) on conflict do nothing`.execute(
    database,
  )
  const place = { user_group_id: userGroupId, lock_version: lockVersion }
  return updateRow(database, 'user_group_admin_config', place, { ...values, updated_by: accountId })
}
