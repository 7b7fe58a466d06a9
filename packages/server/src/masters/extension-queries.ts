import { extensionPrefix } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { ExtensionFieldType, ExtensionValue } from '@tsumugi/domain'
import type { Database } from '../database/engine.ts'
import type { Bound } from './master-table.ts'
import { textHolds } from '../database/folded-text.ts'
import { versionStamps } from '../database/versions/version-stamps.ts'

/** One field of an organisation's own, of the records of one master (domain §3.17). */
export interface ExtensionRow {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly name_en: string | null
  readonly name_zh: string | null
  readonly type: ExtensionFieldType
  readonly options: readonly string[]
  readonly formula: string | null
  readonly unit: string | null
  readonly required: boolean
}

/** The live fields of a master's records, in their order: a master's records carry those whose target is its table. */
export async function extensionsOf(
  database: Database,
  { table }: Pick<Bound, 'table'>,
  userGroupId: number,
): Promise<ExtensionRow[]> {
  const { rows } = await sql<ExtensionRow>`
    select id, key, name, name_en, name_zh, type, options, formula, unit, required from extension_field_definition
    where user_group_id = ${userGroupId} and target = ${table} and discarded_at is null order by position, id`.execute(
    database,
  )
  return rows
}

export interface HeldValue {
  readonly target_id: number
  readonly definition_id: number
  readonly value: ExtensionValue
  /** The person or the file it names. */
  readonly label: string | null
}

export async function valuesOf(
  database: Database,
  definitions: readonly ExtensionRow[],
  ids: readonly number[],
): Promise<HeldValue[]> {
  const { rows } = await sql<HeldValue>`
    select f.target_id, f.definition_id, f.value, case d.type
      when 'user' then (select a.name from account a where a.id = (f.value #>> '{}')::bigint)
      when 'file' then (select r.name from record_file r where r.id = (f.value #>> '{}')::bigint) end as label
    from extension_field f join extension_field_definition d on d.id = f.definition_id
    where f.definition_id = any(${definitions.map(({ id }) => id)}::bigint[]) and f.target_id = any(${[...ids]}::bigint[])`.execute(
    database,
  )
  return rows
}

export interface NewValue {
  readonly definitionId: number
  readonly targetId: number
  readonly value: ExtensionValue
}

export async function putValues(
  database: Database,
  userGroupId: number,
  accountId: number,
  values: readonly NewValue[],
): Promise<void> {
  if (values.length === 0) return
  await sql`
    insert into extension_field (user_group_id, definition_id, target_id, value, updated_by)
    select ${userGroupId}, (each ->> 'definitionId')::bigint, (each ->> 'targetId')::bigint, each -> 'value', ${accountId}
    from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as each
    on conflict (definition_id, target_id) do update set value = excluded.value, updated_by = excluded.updated_by,
      ${versionStamps({ row: 'extension_field' })}`.execute(database)
}

const ofRecords = ({ table }: Bound, ids: readonly number[]) => sql`target_id = any(${[...ids]}::bigint[])
  and definition_id in (select d.id from extension_field_definition d where d.target = ${table})`

/** What records held goes with them. */
export async function forgetValues(database: Database, of: Bound, ids: readonly number[]): Promise<void> {
  await sql`delete from extension_field where ${ofRecords(of, ids)}`.execute(database)
}

/** A record was merged into another, which keeps what it had not filled itself. */
export async function passValuesOn(database: Database, of: Bound, id: number, intoId: number): Promise<void> {
  await sql`update extension_field as field set target_id = ${intoId} where ${ofRecords(of, [id])} and not exists
    (select from extension_field as twin where twin.definition_id = field.definition_id and twin.target_id = ${intoId})`.execute(
    database,
  )
  await forgetValues(database, of, [id])
}

/** The field of one's own that `extension.<key>` names. */
export function extensionNamed(definitions: readonly ExtensionRow[], field: string): ExtensionRow | undefined {
  if (!field.startsWith(extensionPrefix)) return undefined
  const key = field.slice(extensionPrefix.length)
  return definitions.find((definition) => definition.key === key && definition.type !== 'formula')
}

const held = ({ table }: Bound, { id }: ExtensionRow) =>
  sql`from extension_field as own where own.definition_id = ${id} and own.target_id = ${sql.ref(`${table}.id`)}`

export const namesSomething = ({ type }: Pick<ExtensionRow, 'type'>): boolean => type === 'user' || type === 'file'
const nameHeld = ({ type }: ExtensionRow) =>
  type === 'user'
    ? sql`(select a.name from account a where a.id = (own.value #>> '{}')::bigint)`
    : sql`(select r.name from record_file r where r.id = (own.value #>> '{}')::bigint)`

/** What records are sorted by; figures as figures, people and files by name. */
export const extensionOrder = (bound: Bound, definition: ExtensionRow): RawBuilder<unknown> =>
  sql`(select ${definition.type === 'number' ? sql`(own.value #>> '{}')::numeric` : namesSomething(definition) ? nameHeld(definition) : sql`own.value #>> '{}'`} ${held(bound, definition)})`

/** Whether a record's field holds this: a part of a text or a name, one of several choices, else all of it. */
export function extensionHolds(bound: Bound, definition: ExtensionRow, wanted: string): RawBuilder<unknown> {
  const text = namesSomething(definition) ? nameHeld(definition) : sql`own.value #>> '{}'`
  if (definition.type === 'check') {
    const ticked = sql`exists (select ${held(bound, definition)} and own.value = 'true'::jsonb)`
    return wanted === 'true' ? ticked : sql`not ${ticked}`
  }
  const match =
    definition.type === 'text' || namesSomething(definition)
      ? textHolds(sql`${text}`, wanted)
      : definition.type === 'multi'
        ? sql`own.value @> to_jsonb(${wanted}::text)`
        : sql`${text} = ${wanted}`
  return sql`exists (select ${held(bound, definition)} and ${match})`
}
