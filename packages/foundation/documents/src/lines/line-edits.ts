import type { DocumentField, DocumentFields } from '@tsumugi/contract'
import { readDecimal } from '@tsumugi/ui'
import type { LineColumns } from '../document-answers.ts'

/** What was typed into lines and not saved yet, as text and by the id of the line: it outlives a reload. */
export interface LineEdits {
  readonly changed: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly added: readonly { readonly key: string; readonly values: Readonly<Record<string, string>> }[]
  readonly removed: readonly number[]
}

export const noEdits: LineEdits = { changed: {}, added: [], removed: [] }

export const hasEdits = ({ changed, added, removed }: LineEdits): boolean =>
  Object.keys(changed).length + added.length + removed.length > 0

/** One line as the grid shows it. */
export interface LineRow {
  readonly key: string
  /** Null where it is being added. */
  readonly id: number | null
  /** Its place among the lines, from 1. */
  readonly place: number
  readonly text: Readonly<Record<string, string>>
  /** What it held before it was changed, by field. */
  readonly before: Readonly<Record<string, string>>
  readonly amount: string | null
  readonly state: 'kept' | 'changed' | 'added' | 'removed'
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The lines by rows, with what was typed over them; those that are removed stay to be seen. */
export function rowsOf(lines: LineColumns, edits: LineEdits): LineRow[] {
  const names = Object.keys(lines.columns)
  const gone = new Set(edits.removed)
  const kept = lines.ids.map((id, at): LineRow => {
    const before = Object.fromEntries(names.map((name) => [name, textOf(lines.columns[name]![at])]))
    const typed = edits.changed[id]
    return {
      key: String(id),
      id,
      place: at + 1,
      text: typed ? { ...before, ...typed } : before,
      before,
      amount: lines.amounts[at] ?? null,
      state: gone.has(id) ? 'removed' : typed ? 'changed' : 'kept',
    }
  })
  const added = edits.added.map(({ key, values }, at): LineRow => ({
    key,
    id: null,
    place: kept.length + at + 1,
    text: values,
    before: {},
    amount: null,
    state: 'added',
  }))
  return [...kept, ...added]
}

export interface CellText {
  readonly row: LineRow
  readonly field: string
  readonly text: string
}

/** The same with these cells typed; a cell that holds again what is saved is no edit. */
export function withCells(edits: LineEdits, cells: readonly CellText[]): LineEdits {
  const changed: Record<string, Record<string, string>> = Object.fromEntries(
    Object.entries(edits.changed).map(([id, typed]) => [id, { ...typed }]),
  )
  const added = new Map(edits.added.map((line) => [line.key, { ...line.values }]))
  for (const { row, field, text } of cells) {
    const line = row.id === null ? added.get(row.key) : (changed[row.key] ??= {})
    if (!line) continue
    if (row.id !== null && text === row.before[field]) delete line[field]
    else line[field] = text
  }
  const left = Object.entries(changed).filter(([, typed]) => Object.keys(typed).length > 0)
  return { ...edits, changed: Object.fromEntries(left), added: [...added].map(([key, values]) => ({ key, values })) }
}

/** New lines below the others, with what they hold already. */
export const withLines = (edits: LineEdits, lines: LineEdits['added']): LineEdits => ({
  ...edits,
  added: [...edits.added, ...lines],
})

/** A new line below the others, with what is mostly the same as in the one above it. */
export function withLine(edits: LineEdits, key: string, fields: DocumentFields, above?: LineRow): LineEdits {
  const same = Object.entries(fields).filter(([, { kind, after }]) => kind === 'choice' && !after)
  const values = Object.fromEntries(same.map(([name, { choices }]) => [name, above?.text[name] || choices?.[0] || '']))
  return { ...edits, added: [...edits.added, { key, values }] }
}

/** Takes a line away, or back again. */
export function withoutLine(edits: LineEdits, { id, key }: LineRow): LineEdits {
  if (id === null) return { ...edits, added: edits.added.filter((line) => line.key !== key) }
  const isGone = edits.removed.includes(id)
  return { ...edits, removed: isGone ? edits.removed.filter((each) => each !== id) : [...edits.removed, id] }
}

/** A text as it is sent: null where a field may be empty, undefined where it takes what is usual. */
export function sentOf({ kind, presence }: DocumentField, text: string): unknown {
  const plain = text.trim()
  if (plain === '') return presence === 'maybe' ? null : undefined
  if (kind === 'decimal') return readDecimal(plain) ?? plain
  if (kind === 'items') return JSON.parse(plain) as unknown
  return kind === 'integer' ? Number(plain) : plain
}

export type CellFault = 'needed' | 'figure' | 'wrong'

/** What is wrong with a text in a cell; null where it can be sent. */
export function cellFault(field: DocumentField, text: string): CellFault | null {
  const value = sentOf(field, text)
  if (value === undefined || value === null) return field.presence === 'needed' ? 'needed' : null
  if (field.schema.safeParse(value).success) return null
  return field.kind === 'decimal' || field.kind === 'integer' ? 'figure' : 'wrong'
}

/** The first cell that cannot be sent. */
export function firstFault(
  fields: DocumentFields,
  rows: readonly LineRow[],
): { row: LineRow; field: string; fault: CellFault } | null {
  for (const row of rows) {
    if (row.state !== 'changed' && row.state !== 'added') continue
    const typed =
      row.state === 'added'
        ? Object.keys(fields).filter((name) => !fields[name]!.after && !fields[name]!.derived)
        : changedIn(row)
    for (const field of typed) {
      const fault = cellFault(fields[field]!, row.text[field] ?? '')
      if (fault) return { row, field, fault }
    }
  }
  return null
}

const changedIn = ({ text, before }: LineRow) => Object.keys(text).filter((name) => text[name] !== before[name])

/** What is sent: a difference by the id of each line. */
export function differenceOf(fields: DocumentFields, { changed, added, removed }: LineEdits) {
  const sent = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(values)
        .map(([name, text]) => [name, sentOf(fields[name]!, text)] as const)
        .filter(([, value]) => value !== undefined),
    )
  const stays = Object.entries(changed).filter(([id]) => !removed.includes(Number(id)))
  return {
    ...(added.length > 0 && { added: added.map(({ values }) => sent(values)) }),
    ...(stays.length > 0 && { changed: stays.map(([id, values]) => ({ id: Number(id), ...sent(values) })) }),
    ...(removed.length > 0 && { removed: [...removed] }),
  }
}

/** A cell that both sides of a stale save changed. */
export interface CellConflict {
  readonly id: number
  readonly place: number
  readonly field: string
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/** What both changed since it was opened: cells that hold something else by now than they held and than was typed. */
export function conflictsOf(before: LineColumns, now: LineColumns, { changed }: LineEdits): CellConflict[] {
  const placeBefore = new Map(before.ids.map((id, at) => [id, at]))
  return now.ids.flatMap((id, at) => {
    const was = placeBefore.get(id)
    if (was === undefined) return []
    return Object.entries(changed[id] ?? {}).flatMap(([field, mine]) => {
      const base = textOf(before.columns[field]?.[was])
      const theirs = textOf(now.columns[field]?.[at])
      return theirs === base || theirs === mine ? [] : [{ id, place: at + 1, field, base, mine, theirs }]
    })
  })
}

/** What is typed of lines that are still there. */
export function carriedOver(edits: LineEdits, now: LineColumns): LineEdits {
  const there = new Set(now.ids)
  return {
    changed: Object.fromEntries(Object.entries(edits.changed).filter(([id]) => there.has(Number(id)))),
    added: edits.added,
    removed: edits.removed.filter((id) => there.has(id)),
  }
}
