import type { TenantRequest } from '../../http/request.ts'
import { pageOfMarks } from '../confirmed-marks/queries.ts'
import { unreadCounts } from '../message-threads/queries.ts'
import { arrivalsLate, stepsDue } from './queries.ts'

/** What waits beside documents: work that is due, goods that come late, changes of partners and messages that nobody has looked at yet. */
export async function newsTasks(request: TenantRequest, today: string) {
  const [steps, arrivals, marks, { unread }] = await Promise.all([
    stepsDue(request.database, request.userGroupId, today),
    arrivalsLate(request.database, request.userGroupId),
    pageOfMarks(request.database, request.userGroupId, { side: 'theirs', status: ['open'], perPage: 1 }),
    unreadCounts(request.database, request),
  ])
  const counted = [
    ['steps_due', steps],
    ['arrivals_late', arrivals],
    ['marks_waiting', marks.count],
    ['messages_unread', unread],
  ] as const
  return counted.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count, target: null, label: null }))
}
