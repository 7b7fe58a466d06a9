import { contract, paginate, type CustomWorkflowDefinition, type InputOf } from '@tsumugi/contract'
import { limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { assertApprovers, assertSteps } from '../approval-routes/steps.ts'
import {
  definitionOf,
  insertDefinition,
  insertVersion,
  pageOfDefinitions,
  updateDefinition,
  type StoredDefinition,
  type WorkflowForm,
} from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

export const customWorkflowDefinitionRoutes = serve(contract.customWorkflowDefinitions)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query)
    const { rows, count } = await pageOfDefinitions(database, userGroupId, query.q, limit, offset)
    return { data: rows.map(definitionReply), pagination: paginate(count, page, limit) }
  },

  async show(request, { params }) {
    return { data: definitionReply(await loadDefinition(request, params.id)) }
  },

  async create(request, { body: { customWorkflowDefinition: wish } }) {
    const { database, userGroupId, accountId } = request
    await assertForm(request, wish)
    const { id } = await insertDefinition(database, {
      user_group_id: userGroupId,
      name: wish.name,
      target: wish.target,
      trigger: triggerOf(wish),
      active: wish.active,
      created_by: accountId,
      updated_by: accountId,
    })
    await insertVersion(database, userGroupId, accountId, id, 1, wish)
    return saved(request, 'created', id)
  },

  update: updateWorkflow,

  async discard(request, { params, query }) {
    const { database, userGroupId, accountId } = request
    const before = await loadDefinition(request, params.id)
    const values = { discarded_at: new Date().toISOString(), updated_by: accountId }
    await orStale(updateDefinition(database, userGroupId, params.id, query.lockVersion, values), () =>
      definitionReply(before),
    )
    await changed(request, { noun: 'custom_workflow_definition', verb: 'discarded', id: params.id })
    return null
  },
})

/** A new form, steps or audience make a version; what runs keeps the one it began with. */
async function updateWorkflow(
  request: TenantRequest,
  { params, body }: InputOf<typeof contract.customWorkflowDefinitions.update>,
) {
  const { database, userGroupId, accountId } = request
  const { lockVersion, fields, steps, notify, ...values } = body.customWorkflowDefinition
  const before = await loadDefinition(request, params.id)
  const form: WorkflowForm = {
    fields: fields ?? before.fields,
    steps: steps ?? before.steps,
    notify: notify ?? before.notify,
  }
  await assertForm(request, form)
  const held = await recordBefore(request, 'custom_workflow_definition', params.id)
  const isNew =
    JSON.stringify(form) !== JSON.stringify({ fields: before.fields, steps: before.steps, notify: before.notify })
  const target = values.target ?? before.target
  const updated = await orStale(
    updateDefinition(database, userGroupId, params.id, lockVersion, {
      ...values,
      target,
      trigger: triggerOf({ target, trigger: values.trigger ?? before.trigger }),
      updated_by: accountId,
      version: isNew ? before.version + 1 : before.version,
    }),
    async () => definitionReply(await loadDefinition(request, params.id)),
  )
  if (isNew) await insertVersion(database, userGroupId, accountId, params.id, updated.version, form)
  return saved(request, 'updated', params.id, held)
}

/** Only products are confirmed: a workflow about nothing in particular is begun by hand. */
const triggerOf = ({ target, trigger }: Pick<StoredDefinition, 'target' | 'trigger'>) =>
  target === 'none' ? 'manual' : trigger

async function assertForm(request: TenantRequest, { fields, steps, notify }: WorkflowForm): Promise<void> {
  const field = 'custom_workflow_definition.fields'
  if (new Set(fields.map(({ key }) => key)).size !== fields.length) throw invalid({ code: 'duplicate_key', field })
  if (fields.some(({ type, options }) => type === 'select' && options.length === 0))
    throw invalid({ code: 'missing', field: `${field}.options` })
  await assertSteps(request, steps, 'custom_workflow_definition.steps')
  await assertApprovers(request, notify, 'custom_workflow_definition.notify')
}

async function saved(request: TenantRequest, verb: 'created' | 'updated', id: number, before?: RecordBefore) {
  await changed(request, { noun: 'custom_workflow_definition', verb, id, ...(before && { before }) })
  return { data: definitionReply(await loadDefinition(request, id)) }
}

async function loadDefinition({ database, userGroupId }: TenantRequest, id: number): Promise<StoredDefinition> {
  const row = await definitionOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

const definitionReply = (row: StoredDefinition): CustomWorkflowDefinition => ({
  id: row.id,
  name: row.name,
  target: row.target,
  trigger: row.trigger,
  active: row.active,
  version: row.version,
  fields: row.fields,
  steps: row.steps.map((step) => ({ ...step, approvers: [...step.approvers] })),
  notify: [...row.notify],
  runningCount: row.running_count,
  itemCount: row.item_count,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
  lockVersion: row.lock_version,
})
