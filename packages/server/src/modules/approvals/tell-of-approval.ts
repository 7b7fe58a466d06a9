import type { NotificationEvent } from '../notifications/messages/ja.ts'
import { tell } from '../notifications/tell.ts'
import type { Acting } from '../../records/acting.ts'
import { inboxReaders, type StoredApproval } from './queries/queries.ts'
import { targetRow } from './targets/target-rows.ts'

interface ApprovalNews {
  readonly event: NotificationEvent
  readonly accountIds: readonly number[]
  readonly comment?: string
}

/**
 * Tells people of an approval, in the app and by mail, so that no link ends at a door: who finds it in the inbox is led
 * there, who asked for it to the form they filled in, everybody else to its steps, which any member may read.
 */
export async function tellOfApproval(
  acting: Acting,
  approval: StoredApproval,
  { event, accountIds, comment }: ApprovalNews,
): Promise<void> {
  const { id, title, code, amount, currency, requested_by: asker } = approval
  const readers = await inboxReaders(acting.database, acting.userGroupId, id, accountIds)
  const news = {
    event,
    subject: { kind: 'approval', id },
    detail: { title, code, amount, currency, ...(comment === undefined ? {} : { comment }) },
  }
  const form = targetRow(approval.target).form?.(approval.target_id)
  const linkOf = (account: number) => {
    if (readers.has(account)) return `/s/approvals?id=${id}`
    return account === asker && form ? form : `/s/approvals/${id}/approval_steps`
  }
  for (const link of new Set(accountIds.map(linkOf)))
    await tell(acting, { ...news, accountIds: accountIds.filter((each) => linkOf(each) === link), link })
}
