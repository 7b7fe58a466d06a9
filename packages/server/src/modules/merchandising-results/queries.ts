import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface ResultRow {
  period: string
  received_quantity: number
  sold_quantity: number
  sales: string
  full_price_sales: string
  stock_quantity: number
  lock_version: number
}

export const resultsOf = async (
  database: Database,
  userGroupId: number,
  merchandisingId: number,
): Promise<ResultRow[]> =>
  (
    await sql<ResultRow>`
    select period, received_quantity, sold_quantity, sales, full_price_sales, stock_quantity, lock_version
    from merchandising_result where user_group_id = ${userGroupId} and merchandising_id = ${merchandisingId} order by period`.execute(
      database,
    )
  ).rows

/** Months of a product are written by one after the other. */
export const holdProduct = (database: Database, userGroupId: number, merchandisingId: number) =>
  database
    .selectFrom('merchandising')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', merchandisingId)
    .forUpdate()
    .executeTakeFirst()

/** Writes a month whose version was compared before; one without a version is new. */
export async function putResult(
  database: Database,
  userGroupId: number,
  merchandisingId: number,
  { lock_version: version, ...row }: Omit<ResultRow, 'lock_version'> & { lock_version: number | null },
): Promise<void> {
  if (version === null) {
    await database
      .insertInto('merchandising_result')
      .values({ user_group_id: userGroupId, merchandising_id: merchandisingId, ...row })
      .execute()
    return
  }
  const place = { user_group_id: userGroupId, merchandising_id: merchandisingId, period: row.period }
  await updateRow(database, 'merchandising_result', place, row)
}

/** Months in which nothing came in, went out or lay there say nothing. */
export async function dropEmptyResults(
  database: Database,
  userGroupId: number,
  merchandisingId: number,
): Promise<void> {
  await database
    .deleteFrom('merchandising_result')
    .where('user_group_id', '=', userGroupId)
    .where('merchandising_id', '=', merchandisingId)
    .where('received_quantity', '=', 0)
    .where('sold_quantity', '=', 0)
    .where('stock_quantity', '=', 0)
    .where('sales', '=', '0')
    .execute()
}
