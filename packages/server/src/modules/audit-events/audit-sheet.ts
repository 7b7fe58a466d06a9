import type { AuditEvent } from '@tsumugi/contract'
import type { CellText, Sheet } from '../../documents/spreadsheet/sheet.ts'

const columns = ['at', 'user', 'original_user', 'action', 'subject', 'name', 'field', 'before', 'after', 'address']

/** The sheet without its rows; `labels` are the words above the columns. */
export const auditSheet = (labels: readonly string[] = []): Omit<Sheet, 'rows'> => ({
  name: 'audit_events',
  columns: columns.map((column, at) => ({ header: labels[at] ?? column, kind: 'text' })),
})

/** One line for each field that changed, and one for a deed that changed none. */
export const auditLines = (events: readonly AuditEvent[]): CellText[][] =>
  events.flatMap((event) => changesOf(event.detail).map((change) => lineOf(event, change)))

type Change = readonly [name: unknown, field: string | null, before: unknown, after: unknown]

/** Of many records at once, those of each. */
function changesOf({ name, changes, records }: AuditEvent['detail']): Change[] {
  const own = fieldsOf(name, changes)
  const others = Array.isArray(records)
    ? records.flatMap((record: { name?: unknown; changes?: unknown }) => {
        const fields = fieldsOf(record.name, record.changes)
        return fields.length > 0 ? fields : [[record.name, null, null, null] as const]
      })
    : []
  const all = [...own, ...others]
  return all.length > 0 ? all : [[name, null, null, null]]
}

const fieldsOf = (name: unknown, changes: unknown): Change[] =>
  Object.entries((changes ?? {}) as Record<string, { before?: unknown; after?: unknown }>).map(([field, change]) => [
    name,
    field,
    change?.before,
    change?.after,
  ])

const lineOf = (event: AuditEvent, [name, field, before, after]: Change): CellText[] => [
  event.at,
  event.user?.name ?? null,
  event.originalUser?.name ?? null,
  event.action,
  event.subjectKind === null ? null : `${event.subjectKind} ${event.subjectId}`,
  textOf(name),
  field,
  textOf(before),
  textOf(after),
  event.address,
]

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value)
