import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** What an organisation put down of makers: pieces on a working day, by the maker. */
export async function capacitiesOf(database: Database, userGroupId: number): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('daily_capacity')
    .select(['maker_group_id', 'pieces'])
    .where('user_group_id', '=', userGroupId)
    .execute()
  return new Map(rows.map(({ maker_group_id, pieces }) => [maker_group_id, pieces]))
}

interface Capacity {
  readonly userGroupId: number
  readonly makerGroupId: number
  readonly pieces: number | null
  readonly accountId: number
}

/** Null forgets it. */
export async function keepCapacity(database: Database, capacity: Capacity): Promise<void> {
  const { userGroupId, makerGroupId, pieces, accountId } = capacity
  if (pieces === null) {
    await sql`delete from daily_capacity
      where user_group_id = ${userGroupId} and maker_group_id = ${makerGroupId}`.execute(database)
    return
  }
  await sql`insert into daily_capacity (user_group_id, maker_group_id, pieces, updated_by)
    values (${userGroupId}, ${makerGroupId}, ${pieces}, ${accountId})
    on conflict (user_group_id, maker_group_id) do update
    set pieces = excluded.pieces, updated_at = now(), updated_by = excluded.updated_by`.execute(database)
}

/** Makes a phase for this organisation, or is it. */
export async function isMaker(database: Database, userGroupId: number, makerGroupId: number): Promise<boolean> {
  if (userGroupId === makerGroupId) return true
  const row = await database
    .selectFrom('phase')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('supplier_group_id', '=', makerGroupId)
    .executeTakeFirst()
  return row !== undefined
}
