import { afterRelationStep, type AuditVerb, type RelationStep } from '@tsumugi/domain'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { requestApproval } from '../approvals/public-face.ts'
import { insertRelation, supplierOf, updateRelation } from './queries.ts'

export async function ownSupplier({ database, userGroupId }: TenantRequest, id: number) {
  const supplier = await supplierOf(database, userGroupId, id)
  if (!supplier) throw notFound()
  return supplier
}

export async function saveRelation(
  request: TenantRequest,
  id: number,
  lockVersion: number,
  values: Parameters<typeof updateRelation>[4],
) {
  const { database, userGroupId, accountId } = request
  const current = () => ownSupplier(request, id)
  await orStale(updateRelation(database, userGroupId, id, lockVersion, { ...values, updated_by: accountId }), current)
  return current()
}

/** Steps in the past tense, for the audit. */
const done = {
  activate: 'activated',
  approve: 'approved',
  refuse: 'refused',
  suspend: 'suspended',
  resume: 'resumed',
} as const satisfies Record<RelationStep, AuditVerb>

/** One step of a relation; where the organisation approves its suppliers, activating one asks for that first. */
export async function moveRelation(
  request: TenantRequest,
  id: number,
  step: RelationStep,
  lockVersion: number,
): Promise<void> {
  const { status } = await ownSupplier(request, id)
  const asksApproval = request.asker.user.enabledFunctions.includes('approval_supplier')
  const mayStep = step !== 'approve' && step !== 'refuse'
  const next = mayStep ? afterRelationStep(status, step, asksApproval) : null
  if (!next) throw invalid({ code: 'not_transition', field: 'step', meta: { from: status, to: step } })
  const before = await recordBefore(request, 'supplier', id)
  await saveRelation(request, id, lockVersion, { status: next })
  if (next === 'pending_approval') await requestApproval(request, { target: 'supplier', id })
  await changed(request, { noun: 'supplier', verb: done[step], id, before })
}

export const activateRelation = (request: TenantRequest, id: number, lockVersion: number): Promise<void> =>
  moveRelation(request, id, 'activate', lockVersion)

/** A relation with an organisation of the platform, from its beginning. */
export async function beginProspect(request: TenantRequest, partnerId: number, currency: string): Promise<void> {
  const { database, userGroupId, accountId } = request
  const { id } = await insertRelation(database, userGroupId, {
    partner_id: partnerId,
    currency,
    created_by: accountId,
    updated_by: accountId,
  })
  await changed(request, { noun: 'supplier', verb: 'created', id })
}
