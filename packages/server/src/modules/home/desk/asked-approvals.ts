import { contract, type ApprovalRow } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import type { TenantRequest } from '../../../http/request.ts'
import { pageOfInbox } from '../../approvals/queries/inbox-queries.ts'

export type AskedApproval = ApprovalRow

/** The first approvals that wait for the reader by their day, and how many do; none for who has no inbox. */
export async function askedApprovals(
  { database, userGroupId, accountId, asker }: TenantRequest,
  most: number,
): Promise<{ readonly rows: readonly AskedApproval[]; readonly count: number }> {
  if (!admits(asker.user, contract.approvals.counts.access)) return { rows: [], count: 0 }
  return pageOfInbox(database, userGroupId, accountId, { tab: 'waiting', sort: 'due' }, most, 0)
}
