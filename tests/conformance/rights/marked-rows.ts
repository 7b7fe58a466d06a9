import type { Rows } from './draft-documents.ts'

/** Tables that belong to one organisation, from the catalogue, so that a new one is included by itself. */
export const privateTablesOf = async (rowsOf: Rows): Promise<string[]> =>
  (
    await rowsOf(`select c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'user_group_id' and c.table_name not in ('session', 'audit_event', 'audit_tally') order by 1`)
  ).map(({ name }) => name as string)

/** Rows that the database keeps as they were asked or ordered: only the scene of a test writes them. */
const keptRows = new Set(['cost_line_request', 'resource_plan_line'])
const asSetUp = (rowsOf: Rows, table: string, update: string) =>
  rowsOf(
    keptRows.has(table)
      ? `alter table ${table} disable trigger user; ${update}; alter table ${table} enable trigger user`
      : update,
  )

/** Every name and note says whose it is: `<of-2>` in an answer to organisation 1 is a leak. */
export async function markEverything(rowsOf: Rows): Promise<void> {
  for (const table of await privateTablesOf(rowsOf)) {
    const columns = await rowsOf(
      `select column_name as name from information_schema.columns
      where table_name = $1 and column_name in ('name', 'note') and udt_name = 'text'`,
      [table],
    )
    for (const { name } of columns)
      await asSetUp(
        rowsOf,
        table,
        `update ${table} set ${name} = ${name} || '<of-' || user_group_id || '>' where ${name} is not null`,
      )
  }
}
