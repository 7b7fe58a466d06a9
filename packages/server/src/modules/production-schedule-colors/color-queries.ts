import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface ColorRow {
  readonly id: number
  /** Only those that the organisation has chosen. */
  readonly hexes: Readonly<Record<string, string>>
  readonly lock_version: number
}

const columns = ['id', 'hexes', 'lock_version'] as const

export const colorsOf = (database: Database, userGroupId: number): Promise<ColorRow | undefined> =>
  database
    .selectFrom('production_schedule_color')
    .select(columns)
    .where('user_group_id', '=', userGroupId)
    .executeTakeFirst() as Promise<ColorRow | undefined>

/** The row of an organisation, made when somebody first chooses a colour. */
export async function addColors(database: Database, userGroupId: number): Promise<void> {
  await sql`insert into production_schedule_color (user_group_id) values (${userGroupId}) on conflict do nothing`.execute(
    database,
  )
}

/** Undefined where somebody was faster. */
export const updateColors = (
  database: Database,
  userGroupId: number,
  accountId: number,
  lockVersion: number,
  hexes: ColorRow['hexes'],
) =>
  updateRow(
    database,
    'production_schedule_color',
    { user_group_id: userGroupId, lock_version: lockVersion },
    { hexes: JSON.stringify(hexes), updated_by: accountId },
  )
