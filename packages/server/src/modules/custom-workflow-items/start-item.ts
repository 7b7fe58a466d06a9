import type { TenantRequest } from '../../http/request.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { targetEdited } from '../approvals/targets/target-edited.ts'
import { definitionsInUse, type StoredDefinition } from '../custom-workflow-definitions/queries.ts'
import { tell } from '../notifications/tell.ts'
import { assertComplete, missingFields } from './form-rules.ts'
import { insertItem, runningItemsAbout, updateItem, type FormValues } from './queries.ts'
import { changed } from '../../records/changed.ts'

export interface NewItem {
  readonly subjectId: number | null
  readonly title: string
  readonly values: FormValues
}

/** Keeps the form as a draft of the definition's present version. */
export async function addItem(
  request: TenantRequest,
  definition: StoredDefinition,
  { subjectId, title, values }: NewItem,
): Promise<number> {
  const { id } = await insertItem(request.database, {
    user_group_id: request.userGroupId,
    definition_id: definition.id,
    version_id: definition.version_id,
    subject_kind: definition.target,
    subject_id: subjectId,
    title,
    form: JSON.stringify(values),
    created_by: request.accountId,
    updated_by: request.accountId,
  })
  await changed(request, { noun: 'custom_workflow_item', verb: 'created', id })
  return id
}

/** Asks for the approval of a complete form. */
export async function submitItem(
  request: TenantRequest,
  item: { id: number; fields: StoredDefinition['fields']; form: FormValues },
  note: string,
): Promise<void> {
  assertComplete(item.fields, item.form)
  await updateItem(request.database, request.userGroupId, item.id, { status: 'pending', updated_by: request.accountId })
  await requestApproval(request, { target: 'custom', id: item.id, note })
}

interface SavedProduct {
  readonly id: number
  readonly name: string
  readonly status: string
}

/**
 * Call it after a product was saved or taken off the map, in the same transaction: approvals that run on it are cancelled
 * when what was to be approved has changed, and a confirmation begins the workflows that wait for one. Where the form
 * must be filled in first, whoever confirmed is told.
 */
export async function productChanged(
  request: TenantRequest,
  before: SavedProduct,
  after: SavedProduct | null,
): Promise<void> {
  const { database, userGroupId, accountId } = request
  for (const id of await runningItemsAbout(database, userGroupId, 'merchandising', before.id))
    await targetEdited(request, { target: 'custom', id })
  if (after?.status !== 'confirmed' || before.status === 'confirmed') return
  for (const definition of await definitionsInUse(database, userGroupId, 'confirmed')) {
    const values: FormValues = {}
    const id = await addItem(request, definition, { subjectId: after.id, title: after.name, values })
    if (missingFields(definition.fields, values).length === 0) {
      await submitItem(request, { id, fields: definition.fields, form: values }, '')
      continue
    }
    await tell(
      { ...request, accountId: null },
      {
        event: 'workflow_draft',
        accountIds: [accountId],
        subject: { kind: 'custom_workflow_item', id },
        detail: { title: after.name, code: definition.name },
        link: `/s/custom_workflow_items/${id}/approval`,
      },
    )
  }
}
