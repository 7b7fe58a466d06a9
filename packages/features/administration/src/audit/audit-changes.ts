import type { AuditEvent } from '@tsumugi/contract'

export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What one row says of one record. */
export interface RecordChanges {
  readonly name: string | null
  readonly changes: readonly FieldChange[]
}

/** The fields that a row says changed; rows of older versions say none. */
export function changesOf({ changes }: { changes?: unknown }): FieldChange[] {
  if (typeof changes !== 'object' || changes === null) return []
  return Object.entries(changes).flatMap(([field, change]: [string, unknown]) =>
    typeof change === 'object' && change !== null && 'before' in change && 'after' in change
      ? [{ field, before: change.before, after: change.after }]
      : [],
  )
}

/** Of a deed to many records at once, each of them. */
export function recordsOf({ records }: AuditEvent['detail']): RecordChanges[] {
  return Array.isArray(records)
    ? records.map((record: { name?: unknown; changes?: unknown }) => ({
        name: nameOf(record),
        changes: changesOf(record),
      }))
    : []
}

export const nameOf = ({ name }: { name?: unknown }): string | null => (typeof name === 'string' ? name : null)

const told = new Set(['name', 'changes', 'records', 'of'])

/** What else belongs to the deed. */
export const restOf = (detail: AuditEvent['detail']): [string, unknown][] =>
  Object.entries(detail).filter(([key]) => !told.has(key))
