import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRows } from '../../database/versions/update-row.ts'
import type { UsualField } from './fields.ts'

export interface ConfigRow {
  id: number
  kind_group: string
  key: string
  shown: boolean
  required: boolean
  position: number
  label_ja: string | null
  label_en: string | null
  label_zh: string | null
  lock_version: number
}

const columns = [
  'id',
  'kind_group',
  'key',
  'shown',
  'required',
  'position',
  'label_ja',
  'label_en',
  'label_zh',
  'lock_version',
] as const satisfies readonly (keyof ConfigRow)[]

/** Writes down the fields that have no row yet: they are numbered when somebody first looks. */
export async function addMissing(
  database: Database,
  userGroupId: number,
  fields: readonly UsualField[],
): Promise<void> {
  await sql`insert into master_config (user_group_id, kind_group, key, position)
    select ${userGroupId}::bigint, kind_group, key, position from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as field (kind_group text, key text, position int)
    where not exists (select from master_config c where c.user_group_id = ${userGroupId} and c.kind_group = field.kind_group and c.key = field.key)
    on conflict do nothing`.execute(database)
}

export async function configsOf(
  database: Database,
  userGroupId: number,
  kindGroups: readonly string[],
): Promise<ConfigRow[]> {
  const { rows } =
    await sql<ConfigRow>`select id, kind_group, key, shown, required, position, label_ja, label_en, label_zh, lock_version
    from master_config where user_group_id = ${userGroupId} and kind_group = any(${[...kindGroups]}::text[]) order by kind_group, position, id`.execute(
      database,
    )
  return rows
}

export async function configOf(database: Database, userGroupId: number, id: number): Promise<ConfigRow | undefined> {
  return database
    .selectFrom('master_config')
    .select([...columns])
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateConfig(
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Omit<ConfigRow, 'id' | 'kind_group' | 'key' | 'lock_version'>,
): Promise<ConfigRow | undefined> {
  return updateRows(database, 'master_config', { user_group_id: userGroupId, id, lock_version: lockVersion }, values)
    .returning([...columns])
    .executeTakeFirst()
}

/** Fields without which the organisation wants no record of this kind, as they travel. */
export async function requiredKeys(database: Database, userGroupId: number, kindGroup: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from master_config
    where user_group_id = ${userGroupId} and kind_group = ${kindGroup} and required and shown`.execute(database)
  return rows.map(({ key }) => key)
}
