import type { ApprovalTarget } from '@tsumugi/domain'
import type { Acting } from '../../../records/acting.ts'
import { finish } from '../finish.ts'
import { lockRunning } from '../queries/queries.ts'
import { hashOf } from '../request-approval.ts'
import { targetRow } from './target-rows.ts'

/**
 * Call it after every edit of a document that can be approved, in the edit's transaction: when what the deciders see
 * has changed, or the document is gone, its running approval is cancelled (domain §3.11). Answers whether it was.
 */
export async function targetEdited(
  acting: Acting,
  { target, id }: { readonly target: ApprovalTarget; readonly id: number },
): Promise<boolean> {
  const running = await lockRunning(acting.database, acting.userGroupId, target, id)
  if (!running) return false
  const reading = await targetRow(target).read(acting, id)
  if (reading && hashOf(reading).equals(running.snapshot_hash)) return false
  await finish(acting, running, 'cancelled', '')
  return true
}
