import { convertExtensionValue, readFormula, type ExtensionFieldType, type ExtensionValue } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import type { Cause } from '../../http/refusal.ts'
import type { Values } from '../../masters/master-table.ts'
import { valuesOfDefinition } from './queries.ts'

const choosing: readonly unknown[] = ['select', 'multi']

/** A key that a formula can name; options where one chooses; a formula that can be read. */
export function wellDefined({ key, type, options, formula, required }: Values): Cause[] {
  const causes: Cause[] = []
  if (!/^[a-z]\w*$/i.test(String(key))) causes.push({ code: 'field_key', field: 'key' })
  if (choosing.includes(type) && ((options ?? []) as unknown[]).length === 0)
    causes.push({ code: 'field_options', field: 'options' })
  if (type === 'formula' && !readFormula(String(formula ?? '')))
    causes.push({ code: 'field_formula', field: 'formula' })
  if (type === 'formula' && required) causes.push({ code: 'field_computed', field: 'required' })
  return causes
}

/** The type changes only if all values convert, and a field stays with its kind of record while it holds any (domain §3.17). */
export async function valuesConvert(
  database: Database,
  before: Values & { readonly id: number },
  after: Values,
): Promise<Cause[]> {
  if (before.type === after.type && before.target === after.target && before.options === after.options) return []
  const rows = await valuesOfDefinition(database, before.id)
  if (rows.length === 0) return []
  if (before.target !== after.target) return [{ code: 'field_filled', field: 'target', meta: { count: rows.length } }]
  const to = { type: after.type as ExtensionFieldType, options: (after.options ?? []) as string[], required: false }
  const stuck = rows.filter(
    ({ value }) => convertExtensionValue(before.type as ExtensionFieldType, to, value as ExtensionValue) === undefined,
  )
  if (stuck.length === 0) return []
  return [
    {
      code: 'values_stuck',
      field: before.type === after.type ? 'options' : 'type',
      meta: { count: stuck.length, example: shown(stuck[0]!.value) },
    },
  ]
}

const shown = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, 60)
