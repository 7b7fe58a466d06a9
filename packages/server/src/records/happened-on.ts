import { invalid } from '../http/refusal.ts'
import type { TenantRequest } from '../http/request.ts'
import { todayOf } from './number-queries.ts'

/**
 * The day on which something happened, by the calendar of whoever says so: as it is said, or today. Periods of the law, of
 * claims and of books count from it, so that nobody moves their end by a day that has not come.
 * @throws Refusal 422 `actual_in_future`
 */
export async function happenedOn(
  { database, userGroupId }: Pick<TenantRequest, 'database' | 'userGroupId'>,
  said: string | null | undefined,
  field: string,
): Promise<string> {
  const today = await todayOf(database, userGroupId)
  if (said && said > today) throw invalid({ code: 'actual_in_future', field })
  return said ?? today
}
