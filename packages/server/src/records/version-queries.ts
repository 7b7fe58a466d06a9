import { sql, type Updateable } from 'kysely'
import { notFound, stale } from '../http/refusal.ts'
import type { Database } from '../database/engine.ts'
import type { Tables } from '../database/tables.ts'

/** Tables of an organisation's documents, which are discarded and never deleted. */
type VersionedTable =
  'category' | 'exhibition' | 'exhibition_item' | 'exhibition_outfit' | 'merchandising' | 'quality_labeling'

/** Undefined when there is no such row, when it was discarded, or when it has moved on from `lockVersion`. */
export const updateVersion = <Name extends VersionedTable>(
  database: Database,
  table: Name,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<Tables[Name]>,
): Promise<{ id: number } | undefined> =>
  database
    // Any of them stands for all: what is named below, each has.
    .updateTable(table as 'category')
    .set({ ...(values as Updateable<Tables['category']>), lock_version: lockVersion + 1, updated_at: sql`now()` })
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .where('lock_version', '=', lockVersion)
    .where('discarded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/**
 * Turns the outcome of `update … where id = and lock_version =` into an answer: the new row, 404 when there is none,
 * 409 `stale` with the current row as callers see it when somebody was faster (domain §4.4).
 */
export async function versionedUpdate<Row>(
  update: Promise<Row | undefined>,
  current: () => Promise<Row | undefined>,
  reply: (row: Row) => unknown,
): Promise<Row> {
  const updated = await update
  if (updated) return updated
  const row = await current()
  if (!row) throw notFound()
  throw stale(reply(row))
}
