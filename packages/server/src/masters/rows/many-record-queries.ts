import { snake } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'
import { nextPosition, type Within } from '../master-queries.ts'
import type { Bound, Values } from '../master-table.ts'

/** Adds many after the others, in their order; answers their ids. */
export async function insertRecords(
  database: Database,
  bound: Bound,
  within: Within,
  all: readonly Values[],
): Promise<number[]> {
  const { rows: places } = await sql<{ next: number }>`select ${nextPosition(bound, within)} as next`.execute(database)
  const { next } = places[0]!
  const parent = bound.parentColumn === null ? {} : { [bound.parentColumn]: within.parentId }
  const ids: number[] = []
  const records = all.map((values, at) => {
    return { ...columnValues(bound, values), user_group_id: within.userGroupId, ...parent, position: next + at }
  })
  for (const alike of withSameColumns(records)) {
    const names = sql.join(alike.columns.map((column) => sql.ref(column)))
    const { rows } = await sql<{ id: number; position: number }>`
      insert into ${sql.table(bound.table)} (${names}) select ${names} from ${recordset(bound, alike.records)}
      returning id, position`.execute(database)
    for (const { id, position } of rows) ids[position - next] = id
  }
  return ids
}

/** What a record is to hold, as long as it stands at that version. */
export interface RecordUpdate {
  readonly id: number
  readonly lockVersion: number
  readonly values: Values
}

/** Changes many, each as long as it stands at its version; answers the version that each of those has now, by its id. */
export async function updateRecords(
  database: Database,
  bound: Bound,
  { userGroupId }: Within,
  all: readonly RecordUpdate[],
): Promise<ReadonlyMap<number, number>> {
  const versions = new Map<number, number>()
  const records = all.map(({ values, id, lockVersion }) => {
    return { ...columnValues(bound, values), id, lock_version: lockVersion }
  })
  for (const alike of withSameColumns(records)) {
    const given = alike.columns.filter((column) => column !== 'id' && column !== 'lock_version')
    const changes = given.map((column) => sql`${sql.ref(column)} = new.${sql.ref(column)}`)
    // By their ids as well: without statistics the join alone may be planned as a walk through all of the organisation's.
    const { rows } = await sql<{ id: number; lock_version: number }>`
      update ${sql.table(bound.table)} as record
      set ${sql.join([...changes, versionStamps({ row: 'record' })])}
      from ${recordset(bound, alike.records)} as new
      where record.user_group_id = ${userGroupId} and record.id = any(${alike.records.map(({ id }) => id)}::bigint[])
        and record.id = new.id and record.lock_version = new.lock_version
      returning record.id, record.lock_version`.execute(database)
    for (const { id, lock_version: version } of rows) versions.set(id, version)
  }
  return versions
}

/** Given values by column, plain as JSON holds them; undefined ones are left as they are. */
const columnValues = ({ master }: Bound, values: Values): Values =>
  Object.fromEntries(
    Object.keys(master.fields).flatMap((field) =>
      values[field] === undefined ? [] : [[snake(field), values[field]] as const],
    ),
  )

interface Alike<Record> {
  readonly columns: readonly string[]
  readonly records: readonly Record[]
}

/** What a record is not given is left to its column's default: those that are given the same are written together. */
function withSameColumns<Record extends Values>(records: readonly Record[]): Alike<Record>[] {
  const groups = new Map<string, { columns: string[]; records: Record[] }>()
  for (const record of records) {
    const columns = Object.keys(record)
    const group = groups.get(columns.join(' ')) ?? { columns, records: [] }
    groups.set(columns.join(' '), group)
    group.records.push(record)
  }
  return [...groups.values()]
}

/** Records as rows of their table: one parameter, so that the statement is the same however many there are. */
const recordset = ({ table }: Bound, records: readonly Values[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)`
