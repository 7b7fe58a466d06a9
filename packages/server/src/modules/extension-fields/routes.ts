import { contract } from '@tsumugi/contract'
import { fieldChanges, readExtensionValue, type ExtensionValue } from '@tsumugi/domain'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { openMarks } from '../confirmed-marks/open-marks.ts'
import { faults } from './faults.ts'
import {
  definitionOf,
  fieldIdOf,
  fieldOf,
  fieldsOf,
  insertField,
  isMember,
  updateField,
  type FieldRow,
} from './queries.ts'
import { ownFiles } from '../record-files/queries.ts'
import { factsOf, fieldReply, valueText } from './replies.ts'
import { targetRecord, type TargetRecord } from './target-queries.ts'
import { changed } from '../../records/changed.ts'

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

/** The value as it is stored. A person must be a member, a file one that the asker has brought; what is there already may stay. */
async function accepted(
  { database, userGroupId, accountId }: TenantRequest,
  definition: FieldRow,
  value: ExtensionValue,
): Promise<ExtensionValue> {
  const read = readExtensionValue(definition, value)
  if ('fault' in read)
    throw invalid({ code: faults[read.fault], field: 'extensionField.value', meta: { name: definition.name } })
  if (read.value === definition.value) return read.value
  const named = read.value === null ? null : Number(read.value)
  if (definition.type === 'user' && named !== null && !(await isMember(database, userGroupId, named)))
    throw invalid({ code: 'not_an_option', field: 'extensionField.value' })
  if (
    definition.type === 'file' &&
    named !== null &&
    (await ownFiles(database, userGroupId, accountId, [named])).length === 0
  )
    throw invalid({ code: 'not_an_option', field: 'extensionField.value' })
  return read.value
}

/** Records the change, and asks the partners to confirm it where that is wanted and the field may be told. */
async function saved(request: TenantRequest, before: FieldRow, id: number, record: TargetRecord, useMarks: boolean) {
  const { database, userGroupId, locale } = request
  const after = (await fieldOf(database, userGroupId, id))!
  const [from, to] = [valueText(before, before.value, before.label), valueText(after, after.value, after.label)]
  const subject = { kind: after.target, id: after.target_id! }
  await changed(request, {
    noun: 'extension_field',
    verb: 'updated',
    id,
    changes: fieldChanges({ [after.name]: from }, { [after.name]: to }),
    detail: { name: record.label, of: subject },
  })
  if (useMarks && after.shared && from !== to) {
    await openMarks(request, {
      subject: { ...subject, label: record.label },
      content: { key: after.key, name: after.name },
      from,
      to,
      partnerIds: record.partnerIds,
    })
  }
  const rows = await fieldsOf(database, userGroupId, after.target, after.target_id!)
  return fieldReply(after, locale, factsOf(rows, record.facts))
}

async function current({ database, userGroupId, locale }: TenantRequest, id: number) {
  const row = await fieldOf(database, userGroupId, id)
  return row && fieldReply(row, locale, {})
}
