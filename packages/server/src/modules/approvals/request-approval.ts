import { createHash } from 'node:crypto'
import { chooseRoute, snapshotText, stepsFor, type ApprovalTarget } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { activeRoutes } from './queries/route-queries.ts'
import type { TargetReading } from './targets/approval-target.ts'
import type { Acting } from '../../records/acting.ts'
import { finish } from './finish.ts'
import { approvalOf, insertApproval, lockRunning } from './queries/queries.ts'
import { insertSteps } from './queries/step-queries.ts'
import { openNextStep } from './step-progress.ts'
import { targetRow } from './targets/target-rows.ts'

export const hashOf = (reading: TargetReading): Buffer => createHash('sha256').update(snapshotText(reading)).digest()

interface Wish {
  readonly target: ApprovalTarget
  readonly id: number
  /** What the deciders should know. */
  readonly note?: string
}

/**
 * Asks for approval of a document: keeps what it is now, chooses its route and asks the first step. Refused with 409
 * while another approval of it runs. Call it in the transaction that puts the document into its waiting state.
 */
export async function requestApproval(
  acting: Acting & { readonly accountId: number },
  { target, id, note = '' }: Wish,
): Promise<{ approvalId: number }> {
  const { database, userGroupId, accountId } = acting
  const row = targetRow(target)
  const reading = await row.read(acting, id)
  if (!reading) throw notFound()
  if (await lockRunning(database, userGroupId, target, id)) throw new Refusal(409, [{ code: 'approval_running' }])
  const own = (await row.steps?.(acting, id)) ?? null
  const route = own ? null : chooseRoute(await activeRoutes(database, userGroupId, target), target, reading)
  const { id: approvalId } = await insertApproval(database, {
    user_group_id: userGroupId,
    target,
    target_id: id,
    lineage: reading.lineage ?? String(id),
    title: reading.title,
    code: reading.code,
    amount: reading.amount,
    currency: reading.currency,
    brand_id: reading.brandId,
    partner_id: reading.partnerId,
    category_ids: JSON.stringify(reading.categoryIds),
    image_url: reading.imageUrl,
    link: reading.link,
    snapshot: JSON.stringify(reading.fields),
    snapshot_hash: hashOf(reading),
    route_id: route?.id ?? null,
    route_name: own?.name ?? route?.name ?? null,
    route_version: own?.version ?? route?.version ?? null,
    note,
    requested_by: accountId,
    original_requested_by: acting.asker?.originalAccountId ?? null,
  })
  await insertSteps(database, userGroupId, approvalId, stepsFor(own?.steps ?? route?.steps, reading.amount))
  await appendAudit(database, acting, {
    action: 'approval.requested',
    subject: { kind: 'approval', id: approvalId },
    detail: { target, targetId: id, route: route?.id ?? null },
  })
  const approval = (await approvalOf(database, userGroupId, approvalId))!
  if (!(await openNextStep(acting, approval))) await finish(acting, approval, 'approved', '')
  await acting.notify('approval', approvalId)
  return { approvalId }
}
