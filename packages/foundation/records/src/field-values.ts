import type { Master, MasterField } from '@tsumugi/contract'
import type { FormValue, FormValues } from './definition.ts'

type Fields = Master['fields']

/** What a form holds of a record, or of one being added. Text is '' where nothing is. */
export function formOf(fields: Fields, record: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, heldOf(field, record[name])]))
}

function heldOf({ kind, presence, choices }: MasterField, value: unknown): FormValue {
  if (kind === 'flag') return value ?? false
  if (kind === 'list') return value ?? (presence === 'usual' ? [...(choices ?? [])] : [])
  if (kind === 'items') return value ?? []
  if (kind === 'choice' && presence === 'usual') return value ?? choices?.[0] ?? ''
  return value === null || value === undefined ? '' : String(value)
}

/** What is sent: null where a field that may be empty is. An empty one that must not be is left out. */
export function inputOf(fields: Fields, values: FormValues): Record<string, unknown> {
  const sent = Object.entries(fields).map(([name, field]) => [name, sentOf(field, values[name])] as const)
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined))
}

function sentOf({ kind, presence }: MasterField, value: FormValue): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return presence === 'maybe' ? null : undefined
  return kind === 'integer' ? Number(text) : text
}

/** Needed fields in which nothing stands. */
export function emptyFields(fields: Fields, values: FormValues): string[] {
  const needed = Object.entries(fields).filter(([, { presence }]) => presence === 'needed')
  return needed.map(([name]) => name).filter((name) => typeof values[name] !== 'string' || values[name].trim() === '')
}

/** Lists and items are compared by what is in them. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The parts of an input that differ from how the record was opened. */
export function changedParts(before: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(before[name], value)))
}

export interface FieldDifference {
  field: string
  base: unknown
  mine: unknown
  theirs: unknown
  /** Both changed it, each to something else. */
  conflict: boolean
}

/** Where mine and theirs differ since `base`, conflicts first. */
export function differences(
  fields: readonly string[],
  base: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): FieldDifference[] {
  return fields
    .filter((field) => field in mine && !isSame(mine[field], theirs[field]))
    .map((field) => {
      const conflict = !isSame(base[field], theirs[field]) && !isSame(base[field], mine[field])
      return { field, base: base[field], mine: mine[field], theirs: theirs[field], conflict }
    })
    .toSorted((one, other) => Number(other.conflict) - Number(one.conflict))
}
