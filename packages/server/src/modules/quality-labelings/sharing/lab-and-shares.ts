import type { contract, InputOf } from '@tsumugi/contract'
import { invalid, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { targetEdited } from '../../approvals/public-face.ts'
import { ownFiles } from '../../record-files/queries.ts'
import { loadLabel, ownLabel } from '../load-label.ts'
import { updateLabel } from '../queries.ts'
import { partnersOf, replaceShares } from './share-queries.ts'
import { changed } from '../../../records/changed.ts'
import { recordBefore } from '../../../records/record-before.ts'

type Inputs = typeof contract.qualityLabelings

/** A report may come after approval: it changes no word of the label, so that no new version is needed. */
export async function keepLab(request: TenantRequest, { params, body }: InputOf<Inputs['lab']>) {
  const { database, userGroupId, accountId } = request
  const before = await ownLabel(request, params.id)
  if (before.status === 'superseded') throw invalid({ code: 'label_closed', field: 'lab' })
  await orStale(before.lock_version === body.lockVersion, () => loadLabel(request, params.id))
  const held = await recordBefore(request, 'quality_labeling', params.id)
  const { fileId = before.lab_file_id, ...lab } = body.lab ?? { fileId: null }
  if (
    fileId !== null &&
    fileId !== before.lab_file_id &&
    (await ownFiles(database, userGroupId, accountId, [fileId])).length === 0
  )
    throw invalid({ code: 'not_found', field: 'lab.file_id' })
  const values = { lab: body.lab === null ? null : JSON.stringify(lab), lab_file_id: fileId, updated_by: accountId }
  await orStale(updateLabel(database, userGroupId, params.id, body.lockVersion, values), () =>
    loadLabel(request, params.id),
  )
  await changed(request, { noun: 'quality_labeling', verb: 'lab_kept', id: params.id, before: held })
  await targetEdited(request, { target: 'quality_label', id: params.id })
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
  const held = await recordBefore(request, 'quality_labeling', params.id)
  await replaceShares(database, userGroupId, family_id, body.ids, accountId)
  await changed(request, { noun: 'quality_labeling', verb: 'shared', id: params.id, before: held })
  return { data: await partnersOf(database, userGroupId, family_id) }
}
