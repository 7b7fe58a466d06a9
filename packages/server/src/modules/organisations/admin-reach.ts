import { isOwnerAdmin, type Kind } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { holdsAdmin } from './queries.ts'

/**
 * An organisation of kind admin reaches every other: only its owners make one or change another, as a power user would
 * raise themselves above their own role by it.
 * @throws Refusal 422 `role_above`
 */
export function assertReaches(request: TenantRequest, kind: Kind, field: string): void {
  if (kind === 'admin' && !isOwnerAdmin(request.asker.user)) throw invalid({ code: 'role_above', field })
}

/** As `assertReaches`, for an organisation that stands; the one that is acted for is the role's own matter. */
export async function assertReachesOne(request: TenantRequest, database: Database, id: number): Promise<void> {
  if (id !== request.userGroupId && (await holdsAdmin(database, [id]))) assertReaches(request, 'admin', 'id')
}
