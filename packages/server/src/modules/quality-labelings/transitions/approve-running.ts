import { invalid } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { decide } from '../../approvals/decide.ts'
import { finish } from '../../approvals/finish.ts'
import { allowsSelfApproval } from '../../approvals/queries/people-queries.ts'
import { lockRunning } from '../../approvals/queries/queries.ts'
import { stepsOf } from '../../approvals/queries/step-queries.ts'
import { isQualityController } from '../sharing/share-queries.ts'
import type { LabelRow } from '../stored-label.ts'

/** Says yes in the label's running approval; false where none runs. Nobody approves what they asked for themselves. */
export async function approveRunning(request: TenantRequest, row: LabelRow): Promise<boolean> {
  const { database, userGroupId, accountId, asker } = request
  const running = await lockRunning(database, userGroupId, 'quality_label', row.id)
  if (!running) return false
  const isUnasked = running.route_name === null && !asker.user.powerUser
  if (isUnasked && (await isQualityController(database, userGroupId, accountId, row.brand_id))) {
    if (running.requested_by === accountId && !(await allowsSelfApproval(database, userGroupId)))
      throw invalid({ code: 'self_approval' })
    await finish(request, running, 'approved', '')
    return true
  }
  const step = (await stepsOf(database, userGroupId, running.id)).find(({ status }) => status === 'open')
  if (!step) return false
  await decide(request, { approvalId: running.id, stepId: step.id, decision: 'approved', comment: '' })
  return true
}
