import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** The month in which the years of an organisation begin, 1–12. */
export async function fiscalStartMonth(database: Database, userGroupId: number): Promise<number> {
  const { rows } = await sql<{ month: number | null }>`
    select fiscal_start_month as month from user_group where id = ${userGroupId}`.execute(database)
  return rows[0]?.month ?? 4
}
