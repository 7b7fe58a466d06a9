import { recruitments, type contract, type ReplyOf } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import type { TenantRequest } from '../../http/request.ts'
import { recruitingCounts } from './queries.ts'

type Task = ReplyOf<typeof contract.home.show>['data']['tasks'][number]

/** What waits for a recruiter: applications and questions of suppliers. */
export async function recruitingTasks({ database, userGroupId, asker }: TenantRequest): Promise<Task[]> {
  if (!admits(asker.user, recruitments.list.access)) return []
  const { applications, questions } = await recruitingCounts(database, userGroupId)
  const tasks: Task[] = [
    { kind: 'questions_open', count: questions, target: null, label: null },
    { kind: 'applications_new', count: applications, target: null, label: null },
  ]
  return tasks.filter(({ count }) => count > 0)
}
