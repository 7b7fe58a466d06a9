import type { contract, ReplyOf } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { platformCounts } from './queries.ts'

type Task = ReplyOf<typeof contract.home.show>['data']['tasks'][number]

/** What waits for the platform's people: unanswered feedback, and organisations that have not agreed to the terms. */
export async function platformTasks(request: TenantRequest): Promise<Task[]> {
  if (request.asker.user.kind !== 'admin') return []
  const { feedbacks, prospects } = await request.asSystem((database) => platformCounts(database))
  const tasks: Task[] = [
    { kind: 'feedbacks_new', count: feedbacks, target: null, label: null },
    { kind: 'organisations_without_terms', count: prospects, target: null, label: null },
  ]
  return tasks.filter(({ count }) => count > 0)
}
