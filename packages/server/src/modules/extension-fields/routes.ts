import { contract } from '@tsumugi/contract'
import { notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { definitionOf, fieldIdOf, fieldOf, fieldsOf, insertField, updateField } from './queries.ts'
import { factsOf, fieldReply } from './replies.ts'
import { accepted, saved } from './save-field.ts'
import { targetRecord } from './target-queries.ts'

export const extensionFieldRoutes = serve(contract.extensionFields)({
  async list({ database, userGroupId, locale }, { query }) {
    const record = await targetRecord(database, userGroupId, query.target, query.targetId)
    if (!record) throw notFound()
    const rows = await fieldsOf(database, userGroupId, query.target, query.targetId)
    const facts = factsOf(rows, record.facts)
    return { data: rows.map((row) => fieldReply(row, locale, facts)) }
  },

  async create(request, { body }) {
    const { database, userGroupId, accountId } = request
    const { definitionId, targetId, value } = body.extensionField
    const definition = await definitionOf(database, userGroupId, definitionId)
    const record = definition && (await targetRecord(database, userGroupId, definition.target, targetId))
    if (!definition || !record) throw notFound()
    const kept = await accepted(request, definition, value)
    const inserted = insertField(database, definitionId, targetId, { userGroupId, accountId, value: kept })
    const id = await orStale(inserted, async () =>
      current(request, (await fieldIdOf(database, definitionId, targetId))!),
    )
    return {
      data: await saved(
        request,
        { ...definition, target_id: targetId, value: null, label: null },
        id,
        record,
        Boolean(body.useMarks),
      ),
    }
  },

  async update(request, { params, body }) {
    const { database, userGroupId, accountId } = request
    const before = await fieldOf(database, userGroupId, params.id)
    const record = before && (await targetRecord(database, userGroupId, before.target, before.target_id!))
    if (!before || !record) throw notFound()
    const value = await accepted(request, before, body.extensionField.value)
    await orStale(
      updateField(database, params.id, body.extensionField.lockVersion, { userGroupId, accountId, value }),
      () => current(request, params.id),
    )
    return { data: await saved(request, before, params.id, record, Boolean(body.useMarks)) }
  },
})

async function current({ database, userGroupId, locale }: TenantRequest, id: number) {
  const row = await fieldOf(database, userGroupId, id)
  return row && fieldReply(row, locale, {})
}
