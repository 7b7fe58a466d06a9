import { contract, type ReplyOf } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import type { TenantRequest } from '../../http/request.ts'
import { inboxCounts } from '../approvals/queries/inbox-queries.ts'

type Task = ReplyOf<typeof contract.home.show>['data']['tasks'][number]

/** What waits for the reader's approval, the late ones by themselves; nothing for who has no inbox. */
export async function approvalTasks({ database, userGroupId, accountId, asker }: TenantRequest): Promise<Task[]> {
  if (!admits(asker.user, contract.approvals.counts.access)) return []
  const { waiting, late } = await inboxCounts(database, userGroupId, accountId)
  const tasks: Task[] = [
    { kind: 'approvals_late', count: late, target: null, label: null },
    { kind: 'approvals_waiting', count: waiting - late, target: null, label: null },
  ]
  return tasks.filter(({ count }) => count > 0)
}
