import {
  contract,
  type CustomWorkflowItem,
  type InputOf,
  type Notifiables,
  type WorkflowSubject,
} from '@tsumugi/contract'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { approverPool, namesOf } from '../approvals/queries/people-queries.ts'
import { newestApproval } from '../approvals/queries/queries.ts'
import { targetEdited } from '../approvals/targets/target-edited.ts'
import { definitionOf, definitionsInUse } from '../custom-workflow-definitions/queries.ts'
import { checkedValues } from './form-rules.ts'
import { readProduct, readProducts, type ProductReading } from './product-subject.ts'
import { itemOf, itemsAbout, lockItem, openDraft, productsNamed, updateItem, type StoredItem } from './queries.ts'
import { addItem, submitItem } from './start-item.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

export const customWorkflowItemRoutes = serve(contract.customWorkflowItems)({
  async list({ database, userGroupId }, { query }) {
    return { data: await itemsAbout(database, userGroupId, query.target, query.subjectId) }
  },

  async startable({ database, userGroupId }) {
    const found = await definitionsInUse(database, userGroupId, 'manual')
    return { data: found.map(({ id, name, target, fields }) => ({ id, name, target, fields })) }
  },

  async subjects(request, { query }) {
    if (query.target === 'none') return { data: [] }
    const ids = await productsNamed(request.database, request.userGroupId, query.q ?? '')
    return { data: (await readProducts(request, ids)).map(subjectReply) }
  },

  async show(request, { params }) {
    return { data: await loadItem(request, params.id) }
  },

  create: createItem,

  async begin(request, { body: { definitionId, subjectId } }) {
    const { definition, subject } = await startable(request, definitionId, subjectId)
    const open = await openDraft(request.database, request.userGroupId, {
      accountId: request.accountId,
      versionId: definition.version_id,
      subjectId,
    })
    const id =
      open ?? (await addItem(request, definition, { subjectId, title: subject?.title ?? definition.name, values: {} }))
    return { data: await loadItem(request, id) }
  },

  async update(request, { params, body: { customWorkflowItem: wish } }) {
    const item = await itemToChange(request, params.id, wish.lockVersion)
    const form = checkedValues(item.fields, wish.values)
    const before = await recordBefore(request, 'custom_workflow_item', item.id)
    await updateItem(request.database, request.userGroupId, item.id, {
      form: JSON.stringify(form),
      title: wish.title ?? item.title,
      updated_by: request.accountId,
    })
    await targetEdited(request, { target: 'custom', id: item.id })
    await changed(request, { noun: 'custom_workflow_item', verb: 'updated', id: item.id, before })
    return { data: await loadItem(request, item.id) }
  },

  async submit(request, { params, body }) {
    const item = await itemToChange(request, params.id, body.lockVersion)
    await submitItem(request, item, body.note ?? '')
    return { data: await loadItem(request, item.id) }
  },

  async notifiables(request, { params }) {
    return { data: await loadNotifiables(request, params.id) }
  },

  async selectNotifiables(request, { params, body }) {
    const { database, userGroupId, accountId } = request
    const item = await lockItem(database, userGroupId, params.id)
    if (!item) throw notFound()
    const offered = new Set((await approverPool(database, userGroupId)).idsOf(item.notify))
    if (!body.ids.every((id) => offered.has(id))) throw invalid({ code: 'not_found', field: 'ids' })
    await orStale(item.lock_version === body.lockVersion, () => loadNotifiables(request, params.id))
    await updateItem(database, userGroupId, params.id, { notify_ids: JSON.stringify(body.ids), updated_by: accountId })
    const data = await loadNotifiables(request, params.id)
    const people = data.people.filter(({ chosen }) => chosen).map(({ name }) => name)
    await changed(request, {
      noun: 'custom_workflow_item',
      verb: 'notifiables_selected',
      id: params.id,
      detail: { people },
    })
    return { data }
  },
})

async function createItem(request: TenantRequest, { body }: InputOf<typeof contract.customWorkflowItems.create>) {
  const { definitionId, subjectId, title, values, note } = body.customWorkflowItem
  const { definition, subject } = await startable(request, definitionId, subjectId)
  const form = checkedValues(definition.fields, values)
  const id = await addItem(request, definition, {
    subjectId,
    title: title || subject?.title || definition.name,
    values: form,
  })
  await submitItem(request, { id, fields: definition.fields, form }, note ?? '')
  return { data: await loadItem(request, id) }
}

/** A workflow in use and what it shall be about; refused where the two do not belong together. */
async function startable(request: TenantRequest, definitionId: number, subjectId: number | null) {
  const definition = await definitionOf(request.database, request.userGroupId, definitionId)
  if (!definition) throw invalid({ code: 'not_found', field: 'custom_workflow_item.definition_id' })
  if (!definition.active) throw invalid({ code: 'workflow_off', field: 'custom_workflow_item.definition_id' })
  if ((definition.target === 'none') !== (subjectId === null))
    throw invalid({ code: subjectId === null ? 'missing' : 'invalid', field: 'custom_workflow_item.subject_id' })
  const subject = subjectId === null ? null : await readProduct(request, subjectId)
  if (subjectId !== null && !subject) throw invalid({ code: 'not_found', field: 'custom_workflow_item.subject_id' })
  return { definition, subject }
}

const editable = ['draft', 'pending', 'returned', 'withdrawn', 'cancelled'] as const

/** The item, locked, if it is the reader's to change; 409 when somebody was faster. */
async function itemToChange(request: TenantRequest, id: number, lockVersion: number): Promise<StoredItem> {
  const item = await lockItem(request.database, request.userGroupId, id)
  if (!item) throw notFound()
  await orStale(item.lock_version === lockVersion, () => loadItem(request, id))
  if (!isEditable(item, request.accountId)) throw invalid({ code: 'not_editable' })
  return item
}

const isEditable = (item: StoredItem, accountId: number) =>
  item.created_by === accountId && editable.some((status) => status === item.status)

async function loadItem(request: TenantRequest, id: number): Promise<CustomWorkflowItem> {
  const { database, userGroupId, accountId } = request
  const [item, approval] = await Promise.all([
    itemOf(database, userGroupId, id),
    newestApproval(database, userGroupId, 'custom', id),
  ])
  if (!item) throw notFound()
  const subject = item.subject_id === null ? null : await readProduct(request, item.subject_id)
  return {
    id,
    definitionId: item.definition_id,
    workflowName: item.workflow_name,
    version: item.version,
    title: item.title,
    status: item.status,
    subject: subject && subjectReply(subject),
    fields: item.fields,
    values: item.form,
    approvalId: approval?.id ?? null,
    requestedBy: item.created_by === null ? null : { id: item.created_by, name: item.created_by_name ?? '' },
    editable: isEditable(item, accountId),
    lockVersion: item.lock_version,
  }
}

const subjectReply = ({ id, title, code, imageUrl, amount, currency, link }: ProductReading): WorkflowSubject => ({
  kind: 'merchandising',
  id,
  title,
  code,
  imageUrl,
  amount,
  currency,
  link,
})

async function loadNotifiables({ database, userGroupId }: TenantRequest, id: number): Promise<Notifiables> {
  const item = await itemOf(database, userGroupId, id)
  if (!item) throw notFound()
  const offered = (await approverPool(database, userGroupId)).idsOf(item.notify)
  const names = await namesOf(database)
  return {
    id,
    title: item.title,
    workflowName: item.workflow_name,
    lockVersion: item.lock_version,
    people: offered.map((each) => ({
      id: each,
      name: names.get(each) ?? '',
      chosen: item.notify_ids?.includes(each) ?? true,
    })),
  }
}
