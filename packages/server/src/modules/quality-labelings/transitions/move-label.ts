import type { contract, InputOf, QualityLabeling } from '@tsumugi/contract'
import { type AuditVerb, labelStatusAfter, type LabelTransition } from '@tsumugi/domain'
import { nothingToDo } from '../../../http/guards/assert-audited.ts'
import { wordsFor } from '../../../http/failures/error-reply.ts'
import { forbidden, invalid, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { requestApproval, targetEdited } from '../../approvals/public-face.ts'
import { approveRunning } from './approve-running.ts'
import { heldUpBy } from './label-checks.ts'
import { loadLabel, ownLabel } from '../load-label.ts'
import { supersedeBefore, updateLabel } from '../queries.ts'
import { isQualityController } from '../sharing/share-queries.ts'
import type { LabelRow } from '../stored-label.ts'
import { attempt } from '../../../records/attempt.ts'
import { changed } from '../../../records/changed.ts'
import { recordBefore } from '../../../records/record-before.ts'

type Inputs = typeof contract.qualityLabelings

export async function moveLabel(
  request: TenantRequest,
  { params, body }: InputOf<Inputs['transition']>,
): Promise<{ data: QualityLabeling }> {
  const row = await ownLabel(request, params.id)
  await orStale(row.lock_version === body.lockVersion, () => loadLabel(request, params.id))
  await move(request, row, body.transition, body.acceptedWarnings ?? [])
  return { data: await loadLabel(request, params.id) }
}

/** Each label moves or tells why not; one that cannot holds up no other. */
export async function moveLabels(request: TenantRequest, { body }: InputOf<Inputs['bulkTransition']>) {
  const data = []
  for (const { id, lockVersion } of body.items) {
    data.push({ id, ...(await outcomeOf(request, id, lockVersion, body.transition)) })
  }
  if (!data.some(({ done }) => done)) nothingToDo(request)
  return { data }
}

/** A refused one leaves nothing behind, and nothing of the others is undone. */
async function outcomeOf(request: TenantRequest, id: number, lockVersion: number, transition: LabelTransition) {
  const cause = await attempt(request, async () => {
    const row = await ownLabel(request, id)
    await orStale(row.lock_version === lockVersion)
    await move(request, row, transition, [])
  })
  if (!cause) return { done: true, code: null, message: null }
  return { done: false, code: cause.code, message: wordsFor(cause, request.locale) }
}

async function move(
  request: TenantRequest,
  row: LabelRow,
  transition: LabelTransition,
  accepted: readonly string[],
): Promise<void> {
  const { database, userGroupId, accountId } = request
  const status = labelStatusAfter(row.status, transition)
  if (!status)
    throw invalid({ code: 'not_transition', field: 'transition', meta: { from: row.status, to: transition } })
  const warnings = [...new Set([...row.accepted_warnings, ...accepted])]
  if (transition === 'submit' || transition === 'approve') assertSound(row, warnings)
  // While an approval runs, the word of whoever is asked in it counts; the label follows its end.
  if (transition === 'approve' && (await approveRunning(request, row))) return
  if (transition === 'approve') await assertMayApprove(request, row)
  const held = await recordBefore(request, 'quality_labeling', row.id)
  const values = { status, updated_by: accountId, accepted_warnings: warnings, ...stampOf(transition, accountId) }
  await orStale(updateLabel(database, userGroupId, row.id, row.lock_version, values), () => loadLabel(request, row.id))
  if (transition === 'approve') await supersedeBefore(database, userGroupId, row.family_id, row.version)
  await changed(request, { noun: 'quality_labeling', verb: past[transition], id: row.id, before: held })
  if (transition === 'submit') await requestApproval(request, { target: 'quality_label', id: row.id })
  if (transition === 'return') await targetEdited(request, { target: 'quality_label', id: row.id })
}

const past: Record<LabelTransition, AuditVerb> = {
  submit: 'submitted',
  return: 'returned',
  approve: 'approved',
  print: 'printed',
  supersede: 'superseded',
}

function stampOf(transition: LabelTransition, accountId: number) {
  const now = new Date().toISOString()
  if (transition === 'approve') return { approved_at: now, approved_by: accountId }
  return transition === 'print' ? { printed_at: now } : {}
}

/** Errors hold a label up; warnings need somebody who has seen and accepted them. */
function assertSound(row: LabelRow, accepted: readonly string[]): void {
  const { errors, warnings } = heldUpBy(row, accepted)
  if (errors.length + warnings.length === 0) return
  throw invalid({
    code: 'label_findings',
    field: 'quality_labeling',
    meta: { errors: errors.length, warnings: warnings.length },
  })
}

/** A power user or quality control (domain §3.3). */
async function assertMayApprove(
  { asker, database, userGroupId, accountId }: TenantRequest,
  row: LabelRow,
): Promise<void> {
  if (asker.user.powerUser) return
  if (!(await isQualityController(database, userGroupId, accountId, row.brand_id))) throw forbidden()
}
