import type { NotificationEvent } from '../notifications/messages/ja.ts'
import { tell } from '../notifications/tell.ts'
import type { Acting } from './approval-target.ts'
import { inboxReaders, type StoredApproval } from './queries.ts'

interface ApprovalNews {
  readonly event: NotificationEvent
  readonly accountIds: readonly number[]
  readonly comment?: string
}

/**
 * Tells people of an approval, in the app and by mail. Who finds it in the inbox is led there; everybody else to its
 * steps, which any member may read, so that no link ends at a door.
 */
export async function tellOfApproval(acting: Acting, approval: StoredApproval, { event, accountIds, comment }: ApprovalNews): Promise<void> {
  const { id, title, code, amount, currency } = approval
  const readers = await inboxReaders(acting.database, acting.userGroupId, id, accountIds)
  const news = { event, subject: { kind: 'approval', id }, detail: { title, code, amount, currency, ...(comment === undefined ? {} : { comment }) } }
  await tell(acting, { ...news, accountIds: accountIds.filter((each) => readers.has(each)), link: `/s/approvals?id=${id}` })
  await tell(acting, { ...news, accountIds: accountIds.filter((each) => !readers.has(each)), link: `/s/approvals/${id}/approval_steps` })
}
