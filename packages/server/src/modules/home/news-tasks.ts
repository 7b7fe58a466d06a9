import type { TenantRequest } from '../../http/request.ts'
import { pageOfMarks } from '../confirmed-marks/queries.ts'
import { unreadCounts } from '../message-threads/queries.ts'

/** What others have said or changed, and nobody has looked at yet: messages to oneself, changes of partners. */
export async function newsTasks(request: TenantRequest) {
  const [marks, { unread }] = await Promise.all([
    pageOfMarks(request.database, request.userGroupId, { side: 'theirs', status: ['open'], perPage: 1 }),
    unreadCounts(request.database, request),
  ])
  const counted = [
    ['marks_waiting', marks.count],
    ['messages_unread', unread],
  ] as const
  return counted.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count, target: null, label: null }))
}
