import { formulaValue, readExtensionValue, readFormula, type ExtensionValue } from '@tsumugi/domain'
import { Refusal, type Cause } from '../http/refusal.ts'
import type { TenantRequest } from '../http/request.ts'
import { faults } from '../modules/extension-fields/faults.ts'
import { extensionsOf, putValues, valuesOf, type ExtensionRow, type HeldValue } from './extension-queries.ts'
import { recordOf, type Bound, type MasterDataRow, type Values } from './master-table.ts'

/** Records as callers see them, with what the organisation's own fields hold. */
export async function recordsOf(request: TenantRequest, of: Bound, rows: readonly MasterDataRow[]): Promise<Values[]> {
  const definitions = rows.length > 0 ? await extensionsOf(request.database, of, request.userGroupId) : []
  const values = definitions.length > 0 ? await valuesOf(request.database, definitions, rows.map(({ id }) => id)) : []
  const byRecord = new Map<number, HeldValue[]>(rows.map(({ id }) => [id, []]))
  for (const value of values) byRecord.get(value.target_id)?.push(value)
  return rows.map((row) => ({ ...recordOf(of, row), extensions: heldBy(definitions, byRecord.get(row.id) ?? []) }))
}

/** Every field of a record by its key, null where it is empty; a person or a file by name. */
function heldBy(definitions: readonly ExtensionRow[], held: readonly HeldValue[]): Record<string, ExtensionValue> {
  const byDefinition = new Map(held.map((each) => [each.definition_id, each]))
  const facts = Object.fromEntries(definitions.filter(({ type }) => type === 'number').map(({ id, key }) => [key, (byDefinition.get(id)?.value ?? null) as string | null]))
  return Object.fromEntries(definitions.map(({ id, key, type, formula }) => {
    if (type === 'formula') {
      const node = readFormula(formula ?? '')
      return [key, node && formulaValue(node, facts)]
    }
    const own = byDefinition.get(id)
    return [key, (type === 'user' || type === 'file' ? own?.label : own?.value) ?? null]
  }))
}

/** Puts what was given for the organisation's own fields of a record; the others stay. @throws Refusal 422 */
export async function saveExtensions(request: TenantRequest, of: Bound, id: number, given: unknown): Promise<void> {
  const entries = Object.entries((given ?? {}) as Record<string, ExtensionValue>)
  if (entries.length === 0) return
  const definitions = await extensionsOf(request.database, of, request.userGroupId)
  const causes: Cause[] = []
  const values = entries.flatMap(([key, value]) => {
    const definition = definitions.find((each) => each.key === key)
    const read = definition && !named.has(definition.type) ? readExtensionValue(definition, value) : ({ fault: 'computed' } as const)
    if (definition && 'value' in read) return [{ definitionId: definition.id, targetId: id, value: read.value }]
    causes.push({ code: faults['fault' in read ? read.fault : 'computed'], field: `${of.master.name}.extensions.${key}`, meta: { name: definition?.name ?? key } })
    return []
  })
  if (causes.length > 0) throw new Refusal(422, causes)
  await putValues(request.database, request.userGroupId, request.accountId, values)
}

/** People and files are chosen on the record itself, where they can be looked up. */
const named: ReadonlySet<string> = new Set(['user', 'file'])
