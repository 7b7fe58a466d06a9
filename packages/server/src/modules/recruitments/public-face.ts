// What other modules use of recruitments.
import type { Wanted } from '@tsumugi/domain/matching'
import type { TenantRequest } from '../../http/request.ts'
import { recruitmentOf } from './queries.ts'

export { holdRecruitment, recruitmentOf, statusNow, type RecruitmentRow } from './queries.ts'

/** What one of one's own recruitments asks for. */
export const wantedBy = ({ database, userGroupId }: TenantRequest, id: number): Promise<Wanted | undefined> =>
  recruitmentOf(database, userGroupId, id)
export { toListener } from './news.ts'
