import type { ExtensionFieldType, ExtensionTarget, ExtensionValue } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface FieldRow {
  id: number | null
  definition_id: number
  key: string
  target: ExtensionTarget
  target_id: number | null
  name: string
  name_en: string | null
  name_zh: string | null
  type: ExtensionFieldType
  options: string[]
  formula: string | null
  unit: string | null
  required: boolean
  shared: boolean
  value: ExtensionValue
  label: string | null
  lock_version: number | null
}

const columns = sql`f.id, d.id as definition_id, d.key, d.target, f.target_id, d.name, d.name_en, d.name_zh, d.type, d.options, d.formula, d.unit,
  d.required, d.shared, f.value, f.lock_version,
  case d.type when 'user' then (select a.name from account a where a.id = (f.value #>> '{}')::bigint)
    when 'file' then (select r.name from record_file r where r.id = (f.value #>> '{}')::bigint) end as label`

/** All live fields of one record, empty ones too, in their order. */
export async function fieldsOf(
  database: Database,
  userGroupId: number,
  target: ExtensionTarget,
  targetId: number,
): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    select ${columns} from extension_field_definition d
      left join extension_field f on f.definition_id = d.id and f.target_id = ${targetId} and f.user_group_id = d.user_group_id
    where d.user_group_id = ${userGroupId} and d.target = ${target} and d.discarded_at is null order by d.position, d.id`.execute(
    database,
  )
  return rows
}

export async function fieldOf(database: Database, userGroupId: number, id: number): Promise<FieldRow | undefined> {
  const { rows } = await sql<FieldRow>`
    select ${columns} from extension_field f join extension_field_definition d on d.id = f.definition_id
    where f.id = ${id} and f.user_group_id = ${userGroupId}`.execute(database)
  return rows[0]
}

export async function definitionOf(database: Database, userGroupId: number, id: number): Promise<FieldRow | undefined> {
  const { rows } = await sql<FieldRow>`
    select d.id as definition_id, d.* from extension_field_definition d
    where d.id = ${id} and d.user_group_id = ${userGroupId} and d.discarded_at is null`.execute(database)
  return rows[0]
}

interface Written {
  readonly userGroupId: number
  readonly accountId: number
  readonly value: ExtensionValue
}

/** Undefined when somebody else has filled it meanwhile. */
export async function insertField(
  database: Database,
  definitionId: number,
  targetId: number,
  { userGroupId, accountId, value }: Written,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into extension_field (user_group_id, definition_id, target_id, value, updated_by)
    values (${userGroupId}, ${definitionId}, ${targetId}, ${JSON.stringify(value)}::jsonb, ${accountId})
    on conflict (definition_id, target_id) do nothing returning id`.execute(database)
  return rows[0]?.id
}

export const updateField = (
  database: Database,
  id: number,
  lockVersion: number,
  { userGroupId, accountId, value }: Written,
) =>
  updateRow(
    database,
    'extension_field',
    { id, user_group_id: userGroupId, lock_version: lockVersion },
    { value: JSON.stringify(value), updated_by: accountId },
  )

export async function isMember(database: Database, userGroupId: number, accountId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from membership where user_group_id = ${userGroupId} and account_id = ${accountId} and left_at is null`.execute(
      database,
    )
  return rows.length > 0
}

/** The one member of this name, in any width and spacing; undefined where there is none, or more than one. */
export async function memberNamed(database: Database, userGroupId: number, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select a.id from membership m join account a on a.id = m.account_id
    where m.user_group_id = ${userGroupId} and m.left_at is null and folded(a.name) = folded(${name}) limit 2`.execute(
    database,
  )
  return rows.length === 1 ? rows[0]!.id : undefined
}

export async function fieldIdOf(
  database: Database,
  definitionId: number,
  targetId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select id from extension_field where definition_id = ${definitionId} and target_id = ${targetId}`.execute(database)
  return rows[0]?.id
}
