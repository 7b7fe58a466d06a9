import type { MerchandisingStatus } from '@tsumugi/domain'
import type { Acting } from '../../records/acting.ts'
import { updateRow } from '../../database/versions/update-row.ts'

/** Moves a product by a named transition if it still stands where the workflow found it, and keeps that in its history. */
export async function updateMerchandisingStatus(
  acting: Acting,
  id: number,
  from: MerchandisingStatus,
  to: MerchandisingStatus,
): Promise<void> {
  const { database, userGroupId, accountId, asker } = acting
  const place = { user_group_id: userGroupId, id, status: from, discarded_at: null }
  const moved = await updateRow(database, 'merchandising', place, { status: to, updated_by: accountId })
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
