import { isDeepStrictEqual } from 'node:util'
import { formulaValue, readExtensionValue, readFormula, type ExtensionValue } from '@tsumugi/domain'
import { Refusal, type Cause } from '../http/refusal.ts'
import type { TenantRequest } from '../http/request.ts'
import { faults } from '../modules/extension-fields/faults.ts'
import { isMember, memberNamed } from '../modules/extension-fields/queries.ts'
import { fileAddress, ownFiles } from '../modules/record-files/queries.ts'
import {
  extensionsOf,
  namesSomething,
  putValues,
  valuesOf,
  type ExtensionRow,
  type HeldValue,
  type NewValue,
} from './extension-queries.ts'
import { recordOf, type Bound, type MasterDataRow, type Values } from './master-table.ts'

type Reader = Pick<TenantRequest, 'database' | 'userGroupId'>
type Writer = Pick<TenantRequest, 'database' | 'userGroupId' | 'accountId'>

/** A person or a file as callers see it. */
interface Named {
  readonly id: number
  readonly name: string
  /** Where a file is. */
  readonly url: string | null
}

/** Records as callers see them, with what the organisation's own fields hold; `known` are those fields, where they were read. */
export async function recordsOf(
  request: Reader,
  of: Bound,
  rows: readonly MasterDataRow[],
  known?: readonly ExtensionRow[],
): Promise<Values[]> {
  if (rows.length === 0) return []
  const definitions = known ?? (await extensionsOf(request.database, of, request.userGroupId))
  const values =
    definitions.length > 0
      ? await valuesOf(
          request.database,
          definitions,
          rows.map(({ id }) => id),
        )
      : []
  const byRecord = new Map<number, HeldValue[]>(rows.map(({ id }) => [id, []]))
  for (const value of values) byRecord.get(value.target_id)?.push(value)
  return rows.map((row) => ({ ...recordOf(of, row), extensions: heldBy(definitions, byRecord.get(row.id) ?? []) }))
}

/** Every field of a record by its key, null where it is empty; a person or a file with its name. */
function heldBy(
  definitions: readonly ExtensionRow[],
  held: readonly HeldValue[],
): Record<string, ExtensionValue | Named> {
  const byDefinition = new Map(held.map((each) => [each.definition_id, each]))
  const facts = Object.fromEntries(
    definitions
      .filter(({ type }) => type === 'number')
      .map(({ id, key }) => [key, (byDefinition.get(id)?.value ?? null) as string | null]),
  )
  return Object.fromEntries(
    definitions.map((definition) => {
      const { id, key, type, formula } = definition
      if (type === 'formula') {
        const node = readFormula(formula ?? '')
        return [key, node && formulaValue(node, facts)]
      }
      const own = byDefinition.get(id)
      return [
        key,
        namesSomething(definition) && typeof own?.value === 'number'
          ? { id: own.value, name: own.label ?? '', url: type === 'file' ? fileAddress(own.value) : null }
          : (own?.value ?? null),
      ]
    }),
  )
}

/** Whether a given value is what the field holds already; a person or a file also by name. */
export function isHeld(given: unknown, held: unknown): boolean {
  const { id, name } = (held ?? {}) as Partial<Named>
  return id === undefined ? isDeepStrictEqual(given ?? null, held ?? null) : given === id || given === name
}

/** Puts what was given for the organisation's own fields of a record; the others stay. @throws Refusal 422 */
export const saveExtensions = (request: Writer, of: Bound, id: number, given: unknown): Promise<void> =>
  saveManyExtensions(request, of, new Map([[id, given]]))

/** The same of several records, by their ids. @throws Refusal 422 */
export async function saveManyExtensions(request: Writer, of: Bound, all: ReadonlyMap<number, unknown>): Promise<void> {
  const entries = [...all].flatMap(([id, given]) =>
    Object.entries((given ?? {}) as Record<string, ExtensionValue>).map(([key, value]) => ({ id, key, value })),
  )
  if (entries.length === 0) return
  const { database, userGroupId, accountId } = request
  const definitions = await extensionsOf(database, of, userGroupId)
  const causes: Cause[] = []
  const values: NewValue[] = []
  for (const { id, key, value } of entries) {
    const definition = definitions.find((each) => each.key === key)
    const read = definition ? await readValue(request, definition, id, value) : ({ fault: 'computed' } as const)
    if (definition && 'value' in read) values.push({ definitionId: definition.id, targetId: id, value: read.value })
    else
      causes.push({
        code: faults['fault' in read ? read.fault : 'computed'],
        field: `${of.master.name}.extensions.${key}`,
        meta: { name: definition?.name ?? key },
      })
  }
  if (causes.length > 0) throw new Refusal(422, causes)
  await putValues(database, userGroupId, accountId, values)
}

/** A value as it is stored, or what is wrong with it; of a person or a file its id, and what is there already may stay. */
async function readValue(
  request: Writer,
  definition: ExtensionRow,
  targetId: number,
  given: ExtensionValue,
): Promise<ReturnType<typeof readExtensionValue>> {
  if (!namesSomething(definition) || given === null || given === '') return readExtensionValue(definition, given)
  const [held] = await valuesOf(request.database, [definition], [targetId])
  if (typeof held?.value === 'number' && (given === held.value || given === held.label)) return { value: held.value }
  const id = definition.type === 'file' ? await fileGiven(request, given) : await memberGiven(request, given)
  return id === undefined ? { fault: 'not_an_option' } : { value: id }
}

/** A file that one has brought oneself. */
async function fileGiven(
  { database, userGroupId, accountId }: Writer,
  given: ExtensionValue,
): Promise<number | undefined> {
  const [file] = typeof given === 'number' ? await ownFiles(database, userGroupId, accountId, [given]) : []
  return file?.id
}

/** A member, by id or, as in a pasted table, by name. */
async function memberGiven({ database, userGroupId }: Reader, given: ExtensionValue): Promise<number | undefined> {
  if (typeof given === 'string') return memberNamed(database, userGroupId, given)
  return typeof given === 'number' && (await isMember(database, userGroupId, given)) ? given : undefined
}
