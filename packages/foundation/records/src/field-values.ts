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
  // A person or a file that is named stays as it is.
  if (typeof value === 'object' && value !== null) return value
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
  return needed.map(([name]) => name).filter((name) => isNothing(values[name]))
}

const isNothing = (value: FormValue) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
