import type { Approver, RouteStep } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { approverPool, teamsOf } from '../approvals/queries/people-queries.ts'

/** Whether those whom a list of approvers names are of this organisation. */
export async function assertApprovers(
  request: TenantRequest,
  approvers: readonly Approver[],
  field: string,
): Promise<void> {
  const pool = await approverPool(request.database, request.userGroupId)
  const teams = new Set((await teamsOf(request.database, request.userGroupId)).map(({ id }) => id))
  const isKnown = ({ kind, id }: Approver) => {
    if (kind === 'user') return id !== null && pool.has(id)
    return kind === 'team' ? id !== null && teams.has(id) : id === null
  }
  if (!approvers.every(isKnown)) throw invalid({ code: 'not_found', field })
}

/** Steps name people and teams of this organisation only. */
export async function assertSteps(request: TenantRequest, steps: readonly RouteStep[], field: string): Promise<void> {
  const named = steps.flatMap(({ delegateId, escalateToId }) => [delegateId, escalateToId].filter((id) => id !== null))
  const people = named.map((id): Approver => ({ kind: 'user', id }))
  await assertApprovers(request, [...steps.flatMap(({ approvers }) => approvers), ...people], field)
}
