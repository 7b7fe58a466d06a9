import type { MerchandisingStatus } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Acting } from '../../records/acting.ts'

/** Moves a product by a named transition if it still stands where the workflow found it, and keeps that in its history. */
export async function updateMerchandisingStatus(
  acting: Acting,
  id: number,
  from: MerchandisingStatus,
  to: MerchandisingStatus,
): Promise<void> {
  const { database, userGroupId, accountId, asker } = acting
  const moved = await database
    .updateTable('merchandising')
    .set({ status: to, lock_version: sql`lock_version + 1`, updated_at: sql`now()`, updated_by: accountId })
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .where('status', '=', from)
    .where('discarded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!moved) return
  await database
    .insertInto('merchandising_version')
    .values({
      user_group_id: userGroupId,
      merchandising_id: id,
      account_id: accountId,
      original_account_id: asker?.originalAccountId ?? null,
      action: 'updated',
      changes: JSON.stringify([{ field: 'status', before: from, after: to }]),
    })
    .execute()
  await acting.notify('merchandising', id)
}
