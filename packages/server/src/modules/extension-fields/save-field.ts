import { fieldChanges, readExtensionValue, type ExtensionTarget, type ExtensionValue } from '@tsumugi/domain'
import { invalid, orNotFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { openMarks } from '../confirmed-marks/open-marks.ts'
import { ownFiles } from '../record-files/queries.ts'
import { faults } from './faults.ts'
import { fieldOf, fieldsOf, insertField, isMember, memberNamed, updateField, type FieldRow } from './queries.ts'
import { factsOf, fieldReply, valueText } from './replies.ts'
import { targetRecord, type TargetRecord } from './target-queries.ts'

/** The value as it is stored. A person must be a member, a file one that the asker has brought; what is there already may stay. */
export async function accepted(
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
export async function saved(
  request: TenantRequest,
  before: FieldRow,
  id: number,
  record: TargetRecord,
  useMarks: boolean,
) {
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

/** What a table holds of a field of one's own: a person goes by name there. Undefined where that is nobody's. */
export async function readText(
  { database, userGroupId }: TenantRequest,
  field: FieldRow,
  text: ExtensionValue,
): Promise<ExtensionValue | undefined> {
  if (field.type === 'user' && typeof text === 'string') return memberNamed(database, userGroupId, text)
  const read = readExtensionValue(field, text)
  return 'fault' in read ? text : read.value
}

/** Fills a field of a record of the organisation's own, as its panel does. @throws Refusal 422 */
export async function fillField(request: TenantRequest, field: FieldRow, id: number, value: ExtensionValue) {
  const { database, userGroupId, accountId } = request
  const record = orNotFound(await targetRecord(database, userGroupId, field.target, id))
  const kept = await accepted(request, field, value)
  const written = { userGroupId, accountId, value: kept }
  const fieldId =
    field.id === null
      ? await orStale(insertField(database, field.definition_id, id, written))
      : (await orStale(updateField(database, field.id, field.lock_version!, written))) && field.id
  await saved(request, { ...field, target_id: id }, fieldId, record, false)
}

export type OwnField = FieldRow
export const ownFieldsOf = ({ database, userGroupId }: TenantRequest, target: ExtensionTarget, id: number) =>
  fieldsOf(database, userGroupId, target, id)
