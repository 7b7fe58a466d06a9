import type { contract, InputOf, LabelInput, QualityLabeling } from '@tsumugi/contract'
import { editLabel } from '@tsumugi/domain'
import { invalid, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { targetEdited } from '../approvals/public-face.ts'
import { columnsOf, termsOf } from './columns.ts'
import { loadLabel, ownLabel } from './load-label.ts'
import { draftOf, insertLabel, lastVersion, updateLabel } from './queries.ts'
import type { LabelRow, WordedLabel } from './stored-label.ts'
import { brandsOf, productOf, replaceTerms } from './words/word-queries.ts'
import { wordedContent } from './replies.ts'
import { wordedLabel } from './words/worded-label.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

type Inputs = typeof contract.qualityLabelings
type Saved = Promise<{ data: QualityLabeling }>

export async function createLabel(request: TenantRequest, { body }: InputOf<Inputs['create']>): Saved {
  return { data: await addLabel(request, await checkedInput(request, body.qualityLabeling), 'created') }
}

/** A draft is written in place, one under review goes back to draft, a finished one gets a new version (domain §4.5). */
export async function saveLabel(request: TenantRequest, { params, body }: InputOf<Inputs['update']>): Saved {
  const { lockVersion, ...input } = body.qualityLabeling
  const { database, userGroupId, accountId } = request
  const before = await ownLabel(request, params.id)
  await orStale(before.lock_version === lockVersion, () => loadLabel(request, params.id))
  const edit = editLabel(before)
  if (!edit) throw invalid({ code: 'label_closed', field: 'quality_labeling' })
  const label = await checkedInput(request, input)
  if (edit.replaces !== null) return { data: await addVersion(request, before, label) }
  const held = await recordBefore(request, 'quality_labeling', params.id)
  const values = { ...columnsOf(label), status: edit.status, updated_by: accountId }
  await orStale(updateLabel(database, userGroupId, params.id, lockVersion, values), () => loadLabel(request, params.id))
  await replaceTerms(database, userGroupId, params.id, termsOf(label))
  await targetEdited(request, { target: 'quality_label', id: params.id })
  await changed(request, { noun: 'quality_labeling', verb: 'updated', id: params.id, before: held })
  return { data: await loadLabel(request, params.id) }
}

/** The laboratory's figures and the shares belong to the label they were made for. */
export async function copyLabel(request: TenantRequest, { params, body }: InputOf<Inputs['copy']>): Saved {
  const source = await ownLabel(request, params.id)
  const { styleNo, itemName, merchandisingId } = body.qualityLabeling
  const product = merchandisingId ? await productOf(request.database, request.userGroupId, merchandisingId) : undefined
  if (merchandisingId && !product) throw invalid({ code: 'not_found', field: 'quality_labeling.merchandising_id' })
  const label = {
    ...wordedContent(source),
    styleNo: styleNo ?? product?.code ?? '',
    itemName: itemName ?? product?.name ?? source.item_name,
    merchandisingId: merchandisingId ?? null,
    brandId: product?.brand_id ?? source.brand_id,
  }
  return { data: await addLabel(request, label, 'copied') }
}

async function addLabel(
  request: TenantRequest,
  label: WordedLabel,
  verb: 'created' | 'copied' | 'revised',
  versions = {},
): Promise<QualityLabeling> {
  const { database, userGroupId, accountId } = request
  const { id } = await insertLabel(database, {
    ...columnsOf(label),
    ...versions,
    user_group_id: userGroupId,
    created_by: accountId,
    updated_by: accountId,
  })
  await replaceTerms(database, userGroupId, id, termsOf(label))
  await changed(request, { noun: 'quality_labeling', verb, id })
  return loadLabel(request, id)
}

async function addVersion(request: TenantRequest, before: LabelRow, label: WordedLabel): Promise<QualityLabeling> {
  const { database, userGroupId } = request
  const draft = await draftOf(database, userGroupId, before.family_id)
  if (draft)
    throw new Refusal(422, [
      { code: 'label_draft_exists', field: 'quality_labeling', meta: { version: draft.version, id: draft.id } },
    ])
  const version = (await lastVersion(database, userGroupId, before.family_id)) + 1
  const lab = before.lab === null ? null : JSON.stringify(before.lab)
  return addLabel(request, label, 'revised', {
    version,
    family_id: before.family_id,
    replaces_id: before.id,
    lab,
    lab_file_id: before.lab_file_id,
    accepted_warnings: before.accepted_warnings,
  })
}

/** Words from the masters; brand and product must be the organisation's own. */
async function checkedInput(request: TenantRequest, input: LabelInput): Promise<WordedLabel> {
  const { database, userGroupId } = request
  if (input.merchandisingId !== null && !(await productOf(database, userGroupId, input.merchandisingId))) {
    throw invalid({ code: 'not_found', field: 'quality_labeling.merchandising_id' })
  }
  if (input.brandId !== null && !(await brandsOf(database, userGroupId)).some(({ id }) => id === input.brandId)) {
    throw invalid({ code: 'not_found', field: 'quality_labeling.brand_id' })
  }
  return wordedLabel(database, userGroupId, input)
}
