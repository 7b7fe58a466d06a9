import type { contract, InputOf } from '@tsumugi/contract'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid, stale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { targetEdited } from '../approvals/public-face.ts'
import { ownFiles } from '../record-files/queries.ts'
import { loadLabel, ownLabel } from './load-label.ts'
import { updateLabel } from './queries.ts'
import { partnersOf, replaceShares } from './share-queries.ts'

type Inputs = typeof contract.qualityLabelings

/** A report may come after approval: it changes no word of the label, so that no new version is needed. */
export async function keepLab(request: TenantRequest, { params, body }: InputOf<Inputs['lab']>) {
  const { database, userGroupId, accountId } = request
  const before = await ownLabel(request, params.id)
  if (before.status === 'superseded') throw invalid({ code: 'label_closed', field: 'lab' })
  if (before.lock_version !== body.lockVersion) throw stale(await loadLabel(request, params.id))
  const { fileId = before.lab_file_id, ...lab } = body.lab ?? { fileId: null }
  if (
    fileId !== null &&
    fileId !== before.lab_file_id &&
    (await ownFiles(database, userGroupId, accountId, [fileId])).length === 0
  )
    throw invalid({ code: 'not_found', field: 'lab.file_id' })
  const values = { lab: body.lab === null ? null : JSON.stringify(lab), lab_file_id: fileId, updated_by: accountId }
  if (!(await updateLabel(database, userGroupId, params.id, body.lockVersion, values)))
    throw stale(await loadLabel(request, params.id))
  await appendAudit(database, request, {
    action: 'quality_labeling.lab_kept',
    subject: { kind: 'quality_labeling', id: params.id },
  })
  await targetEdited(request, { target: 'quality_label', id: params.id })
  await request.notify('quality_labeling', params.id)
  return { data: await loadLabel(request, params.id) }
}

export async function sharesOf(request: TenantRequest, { params }: InputOf<Inputs['shares']>) {
  const { family_id } = await ownLabel(request, params.id)
  return { data: await partnersOf(request.database, request.userGroupId, family_id) }
}

export async function shareLabel(request: TenantRequest, { params, body }: InputOf<Inputs['share']>) {
  const { database, userGroupId, accountId } = request
  const { family_id } = await ownLabel(request, params.id)
  const partners = new Set((await partnersOf(database, userGroupId, family_id)).map(({ id }) => id))
  if (!body.ids.every((id) => partners.has(id))) throw invalid({ code: 'not_found', field: 'ids' })
  await replaceShares(database, userGroupId, family_id, body.ids, accountId)
  await appendAudit(database, request, {
    action: 'quality_labeling.shared',
    subject: { kind: 'quality_labeling', id: params.id },
    detail: { with: body.ids },
  })
  return { data: await partnersOf(database, userGroupId, family_id) }
}
