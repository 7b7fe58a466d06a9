import { sql, type Selectable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { MerchandisingReportConfigTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface ConfigRow extends Selectable<MerchandisingReportConfigTable> {
  created_by_name: string | null
}

const configs = (database: Database, userGroupId: number) =>
  database
    .selectFrom('merchandising_report_config as c')
    .leftJoin('account as a', 'a.id', 'c.created_by')
    .selectAll('c')
    .select('a.name as created_by_name')
    .where('c.user_group_id', '=', userGroupId)

export const pageOfConfigs = (
  database: Database,
  userGroupId: number,
  limit: number,
  offset: number,
): Promise<ConfigRow[]> =>
  configs(database, userGroupId).orderBy('c.position').orderBy('c.id').limit(limit).offset(offset).execute()

export async function countConfigs(database: Database, userGroupId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from merchandising_report_config where user_group_id = ${userGroupId}`.execute(database)
  return Number(rows[0]!.count)
}

export const configOf = (database: Database, userGroupId: number, id: number): Promise<ConfigRow | undefined> =>
  configs(database, userGroupId).where('c.id', '=', id).executeTakeFirst()

export interface ConfigValues {
  name?: string | undefined
  rows?: string[] | undefined
  columns?: string[] | undefined
  measures?: string[] | undefined
  filters?: unknown
  chart?: string | null | undefined
}

const columnsOf = ({ name, rows, columns, measures, filters, chart }: ConfigValues) => ({
  name,
  dimension_rows: rows,
  dimension_columns: columns,
  measures,
  filters: filters === undefined ? undefined : JSON.stringify(filters),
  chart,
})

export const insertConfig = (
  database: Database,
  userGroupId: number,
  accountId: number,
  values: ConfigValues & { name: string },
) =>
  database
    .insertInto('merchandising_report_config')
    .values({
      ...columnsOf(values),
      name: values.name,
      user_group_id: userGroupId,
      created_by: accountId,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from merchandising_report_config where user_group_id = ${userGroupId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateConfig = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: ConfigValues,
) =>
  updateRow(
    database,
    'merchandising_report_config',
    { user_group_id: userGroupId, id, lock_version: lockVersion },
    columnsOf(values),
  )

export const deleteConfig = (database: Database, userGroupId: number, id: number, lockVersion: number) =>
  database
    .deleteFrom('merchandising_report_config')
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .where('lock_version', '=', lockVersion)
    .returning('id')
    .executeTakeFirst()
