import { extensionPrefix, snake } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/engine.ts'
import { extensionHolds, extensionNamed, extensionOrder, extensionsOf, type ExtensionRow } from './extension-queries.ts'
import type { Bound, MasterDataRow } from './master-table.ts'
import { foldedHolds, textHolds } from '../database/folded-text.ts'
import { versionStamps } from '../database/versions/version-stamps.ts'

/** One organisation's records of one master, below one parent where it has parents. */
export interface Within {
  readonly userGroupId: number
  readonly parentId: number | null
}

export interface PageQuestion {
  readonly limit: number
  readonly offset: number
  readonly q?: string | undefined
  readonly archived: boolean
  /** What fields hold, by their names; unknown ones say nothing. */
  readonly filter?: Readonly<Record<string, string>> | undefined
  /** Fields with commas between, `-` before one for the other direction. */
  readonly sort?: string | undefined
}

const and = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` and `)

function tenantOf({ parentColumn }: Bound, { userGroupId, parentId }: Within): RawBuilder<unknown>[] {
  return [sql`user_group_id = ${userGroupId}`, ...(parentColumn ? [sql`${sql.ref(parentColumn)} = ${parentId}`] : [])]
}

/** Decimals without the zeros that their column fills up with. */
function columns({ master, parentColumn }: Bound): RawBuilder<unknown> {
  const own = Object.entries(master.fields).map(([field, { kind }]) => {
    const column = sql.ref(snake(field))
    return kind === 'decimal' ? sql`trim_scale(${column})::text as ${column}` : column
  })
  const kept = [...(parentColumn ? [parentColumn] : []), 'id', 'position', 'discarded_at', 'updated_at', 'lock_version']
  return sql.join([...own, ...kept.map((column) => sql.ref(column))])
}

/** What a record is called in a list of names. */
export function nameOf({ master }: Bound): RawBuilder<string> {
  if ('name' in master.fields) return sql<string>`name`
  const named = Object.entries(master.fields).filter(
    ([, { presence, kind }]) => presence === 'needed' && kind === 'choice',
  )
  return sql<string>`concat_ws(' ', ${sql.join(named.map(([field]) => sql.ref(snake(field))))})`
}

interface SortKey {
  readonly by: RawBuilder<unknown>
  readonly descending: boolean
}

/** By the fields asked for, as far as there are such; else as people have put them, or by their key, the latest first. */
function sorting(bound: Bound, sort: string | undefined, definitions: readonly ExtensionRow[]): SortKey[] {
  const { master, table } = bound
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const asked = (sort?.split(',') ?? []).flatMap((each): SortKey[] => {
    const field = each.replace('-', '')
    const descending = each.startsWith('-')
    if (field in master.fields || field === 'updatedAt') return [{ by: column(snake(field)), descending }]
    const own = extensionNamed(definitions, field)
    return own ? [{ by: extensionOrder(bound, own), descending }] : []
  })
  const usual = { by: column(master.ordered ? 'position' : snake(master.key)), descending: !master.ordered }
  const keys = asked.length > 0 ? asked : [usual]
  return [...keys, { by: column('id'), descending: keys.at(-1)!.descending }]
}

/** What a field must hold: a part of a text, one of a list, else all of it. */
function holds(
  bound: Bound,
  field: string,
  wanted: string,
  definitions: readonly ExtensionRow[],
): RawBuilder<unknown>[] {
  const own = extensionNamed(definitions, field)
  if (own) return [extensionHolds(bound, own, wanted)]
  const kind = Object.hasOwn(bound.master.fields, field) ? bound.master.fields[field]!.kind : undefined
  if (kind === undefined || kind === 'items') return []
  const column = sql.ref(snake(field))
  if (kind === 'list') return [sql`${wanted} = any(${column})`]
  if (kind === 'text' || kind === 'notes' || kind === 'code') return [textHolds(sql`${column}`, wanted)]
  return [kind === 'decimal' ? sql`trim_scale(${column})::text = ${wanted}` : sql`${column}::text = ${wanted}`]
}

export type Wanted = Pick<PageQuestion, 'q' | 'archived' | 'filter'>

async function conditionOf(
  database: Database,
  bound: Bound,
  within: Within,
  { q, archived, filter, sort }: Wanted & Pick<PageQuestion, 'sort'>,
) {
  const filters = Object.entries(filter ?? {})
  const names = [...filters.map(([field]) => field), ...(sort?.replaceAll('-', '').split(',') ?? [])]
  const definitions = names.some((field) => field.startsWith(extensionPrefix))
    ? await extensionsOf(database, bound, within.userGroupId)
    : []
  const wanted = and([
    ...tenantOf(bound, within),
    ...(archived ? [] : [sql`discarded_at is null`]),
    ...(q ? [foldedHolds(sql`folded_words`, q)] : []),
    ...filters.slice(0, mostFilters).flatMap(([field, text]) => holds(bound, field, text, definitions)),
  ])
  return { wanted, order: sorting(bound, sort, definitions) }
}

const mostFilters = 20

/** One page and the count of all. The second half of a long list is read from its end, which is as quick as its start. */
export async function pageOf(database: Database, bound: Bound, within: Within, asked: PageQuestion) {
  const { q, archived, filter, limit, offset } = asked
  const { wanted, order: keys } = await conditionOf(database, bound, within, asked)
  const narrowed = q || archived || bound.parentColumn || Object.keys(filter ?? {}).length > 0
  const count = narrowed ? await countOf(database, bound, wanted) : (await tallyOf(database, bound, within)).live
  const left = count - offset
  if (left <= 0) return { rows: [], count }
  const fromEnd = offset > count / 2
  const some = Math.min(limit, left)
  const order = sql.join(
    keys.map(({ by, descending }) => sql`${by} ${sql.raw(descending === fromEnd ? 'asc' : 'desc')}`),
  )
  const { rows } = await sql<MasterDataRow>`
    select ${columns(bound)} from ${sql.table(bound.table)} where ${wanted}
    order by ${order} limit ${some} offset ${fromEnd ? left - some : offset}`.execute(database)
  return { rows: fromEnd ? rows.toReversed() : rows, count }
}

/** The ids of all that a list would show, in its order. */
export async function idsInOrder(
  database: Database,
  bound: Bound,
  within: Within,
  asked: Wanted & Pick<PageQuestion, 'sort'>,
): Promise<number[]> {
  const { wanted, order: keys } = await conditionOf(database, bound, within, asked)
  const order = sql.join(keys.map(({ by, descending }) => sql`${by} ${sql.raw(descending ? 'desc' : 'asc')}`))
  // One value, so that a long list is not read row by row.
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id order by nth), '[]') as ids from (
      select id, row_number() over (order by ${order}) as nth from ${sql.table(bound.table)} where ${wanted}) as listed`.execute(
    database,
  )
  return rows[0]!.ids
}

/** The ids of all that a list would show. */
export async function wantedIds(database: Database, bound: Bound, within: Within, asked: Wanted): Promise<number[]> {
  const { wanted } = await conditionOf(database, bound, within, asked)
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(bound.table)} where ${wanted}`.execute(database)
  return rows.map(({ id }) => id)
}

async function countOf(database: Database, { table }: Bound, wanted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${sql.table(table)} where ${wanted}`.execute(database)
  return rows[0]!.count
}

/** How many there are and when they last changed, kept by the database as they change. */
export async function tallyOf(
  database: Database,
  { table }: Bound,
  { userGroupId }: Within,
): Promise<{ live: number; changedAt: string }> {
  const row = await database
    .selectFrom('master_count')
    .select(['live', 'changed_at'])
    .where('user_group_id', '=', userGroupId)
    .where('master', '=', table)
    .executeTakeFirst()
  return { live: row?.live ?? 0, changedAt: row?.changed_at ?? '' }
}

/** All that are not archived, by id, name and code. */
export async function namesOf(database: Database, bound: Bound, within: Within) {
  const code = 'code' in bound.master.fields ? sql.ref('code') : sql`null::text`
  const { rows } = await sql<{ id: number; name: string; code: string | null }>`
    select id, ${nameOf(bound)} as name, ${code} as code from ${sql.table(bound.table)}
    where ${and([...tenantOf(bound, within), sql`discarded_at is null`])} order by position, id`.execute(database)
  return rows
}

/** Archived ones too, as documents name them. */
export async function recordsById(
  database: Database,
  bound: Bound,
  within: Within,
  ids: readonly number[],
): Promise<MasterDataRow[]> {
  const { rows } = await sql<MasterDataRow>`
    select ${columns(bound)} from ${sql.table(bound.table)}
    where ${and([...tenantOf(bound, within), sql`id = any(${[...ids]}::bigint[])`])}`.execute(database)
  return rows
}

/** Those with one of these keys, archived ones too: each looked up by itself, for all at once are planned as a walk. */
export async function recordsByKey(
  database: Database,
  bound: Bound,
  within: Within,
  keys: readonly unknown[],
): Promise<MasterDataRow[]> {
  const isWanted = sql`${sql.ref(snake(bound.master.key))}::text = wanted.key`
  const { rows } = await sql<MasterDataRow>`
    select record.* from unnest(${[...new Set(keys.map(String))]}::text[]) as wanted (key), lateral (
      select ${columns(bound)} from ${sql.table(bound.table)}
      where ${and([...tenantOf(bound, within), isWanted])} offset 0) as record`.execute(database)
  return rows
}

/** The place behind all others, archived ones too; each sort has its last one at the end of an index. */
export function nextPosition(bound: Bound, within: Within): RawBuilder<number> {
  const last = (sort: RawBuilder<unknown>) => sql`(select max(position) from ${sql.table(bound.table)}
    where ${and([...tenantOf(bound, within), sort])})`
  return sql<number>`coalesce(greatest(${last(sql`discarded_at is null`)}, ${last(sql`discarded_at is not null`)}) + 1, 0)`
}

/** Adds one after the others. */
export async function insertRecord(
  database: Database,
  bound: Bound,
  within: Within,
  values: Record<string, unknown>,
): Promise<MasterDataRow> {
  const { parentColumn, table } = bound
  const all = { ...values, user_group_id: within.userGroupId, ...(parentColumn && { [parentColumn]: within.parentId }) }
  const { rows } = await sql<MasterDataRow>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((column) => sql.ref(column)))}, position)
    values (${sql.join(Object.values(all))}, ${nextPosition(bound, within)}) returning ${columns(bound)}`.execute(
    database,
  )
  return rows[0]!
}

/** Undefined when there is none, or when it has moved on from `lockVersion`. */
export async function updateRecord(
  database: Database,
  bound: Bound,
  within: Within,
  id: number,
  lockVersion: number,
  values: Record<string, unknown>,
): Promise<MasterDataRow | undefined> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<MasterDataRow>`
    update ${sql.table(bound.table)} set ${sql.join([...changes, versionStamps()])}
    where ${and([...tenantOf(bound, within), sql`id = ${id}`, sql`lock_version = ${lockVersion}`])}
    returning ${columns(bound)}`.execute(database)
  return rows[0]
}

export async function currentIds(database: Database, bound: Bound, within: Within): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(bound.table)} where ${and([...tenantOf(bound, within), sql`discarded_at is null`])}`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

export async function orderRecords(
  database: Database,
  { table }: Bound,
  { userGroupId }: Within,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as record set position = new.position - 1, updated_at = now()
    from unnest(${[...ids]}::bigint[]) with ordinality as new (id, position)
    where record.id = new.id and record.user_group_id = ${userGroupId}`.execute(database)
}

export async function archiveRecords(
  database: Database,
  bound: Bound,
  within: Within,
  ids: readonly number[],
  archived: boolean,
): Promise<void> {
  const when = archived ? sql`coalesce(discarded_at, now())` : sql`null`
  await sql`
    update ${sql.table(bound.table)} set discarded_at = ${when}, ${versionStamps()}
    where ${and([...tenantOf(bound, within), sql`id = any(${[...ids]}::bigint[])`])}`.execute(database)
}

export async function deleteRecord(database: Database, bound: Bound, within: Within, id: number): Promise<void> {
  await sql`delete from ${sql.table(bound.table)} where ${and([...tenantOf(bound, within), sql`id = ${id}`])}`.execute(
    database,
  )
}

export async function deleteRecords(
  database: Database,
  bound: Bound,
  within: Within,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from ${sql.table(bound.table)}
    where ${and([...tenantOf(bound, within), sql`id = any(${[...ids]}::bigint[])`])}`.execute(database)
}

/** Groups that are written the same but for width, case, spaces and kana. */
export async function duplicatesOf(database: Database, bound: Bound, within: Within): Promise<MasterDataRow[][]> {
  const live = and([...tenantOf(bound, within), sql`discarded_at is null`])
  const same = sql`folded(${nameOf(bound)})`
  const { rows } = await sql<MasterDataRow & { same: string }>`
    select ${columns(bound)}, ${same} as same from ${sql.table(bound.table)}
    where ${live} and ${same} in (select ${same} from ${sql.table(bound.table)} where ${live} group by 1 having count(*) > 1 limit 200)
    order by same, position, id limit 1000`.execute(database)
  return [...new Set(rows.map((row) => row.same))].map((each) => rows.filter((row) => row.same === each))
}
