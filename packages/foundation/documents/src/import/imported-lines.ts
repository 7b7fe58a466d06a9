import type { DocumentField, DocumentFields } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { matchColumns, readCell, type ChoiceWords, type HeadNames } from '@tsumugi/records'
import type { LineColumns } from '../document-answers.ts'
import {
  cellFault,
  noEdits,
  rowsOf,
  sentOf,
  type CellFault,
  type LineEdits,
  type LineRow,
} from '../lines/line-edits.ts'

/** The column that holds the id of a line. */
export const idColumn = 'id'

/** How tables name fields and choices, in any language. */
export interface TableWords {
  readonly heads: HeadNames
  readonly choices: ReadonlyMap<string, ChoiceWords>
}

export type ImportFault = CellFault | 'line' | 'twice' | 'choice'

/** One row of a table and what would become of it. */
export interface ImportedRow {
  /** Its row in the file, the head being 1. */
  readonly row: number
  /** The line it names; null where it is a new one. */
  readonly id: number | null
  readonly state: 'added' | 'changed' | 'same' | 'faulty'
  /** As text by field: all of an added line, of a changed one what differs. */
  readonly values: Readonly<Record<string, string>>
  readonly before: Readonly<Record<string, string>>
  readonly faults: readonly { readonly field: string; readonly fault: ImportFault; readonly text: string }[]
}

/** What a table would do to the lines of a draft; nothing of it is done yet. */
export interface LineImport {
  readonly rows: readonly ImportedRow[]
  /** Lines that no row names. */
  readonly missing: readonly LineRow[]
  /** Some row names a line: the table is one that was taken from here, and what it lacks was taken out. */
  readonly namesLines: boolean
}

/** Compares a table with the lines, by their ids; null where its first row names no column. */
export function importedLines(
  fields: DocumentFields,
  lines: LineColumns,
  table: readonly (readonly string[])[],
  words: TableWords,
): LineImport | null {
  const columns = matchColumns(table[0] ?? [], words.heads, {})
  if (!columns.some((column) => column in fields)) return null
  const present = new Map(rowsOf(lines, noEdits).map((line) => [String(line.id), line]))
  const seen = new Set<string>()
  const rows = table.slice(1).flatMap((cells, at): ImportedRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const texts = Object.fromEntries(columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : [])))
    const id = (texts[idColumn] ?? '').trim()
    const line = present.get(id)
    const fault = id === '' ? null : !line ? 'line' : seen.has(id) ? 'twice' : null
    if (line) seen.add(id)
    const row = readRow(fields, texts, line, words)
    return [withFault({ row: at + 2, ...row }, fault && { field: idColumn, fault, text: id })]
  })
  const missing = [...present].filter(([id]) => !seen.has(id)).map(([, line]) => line)
  return { rows, missing, namesLines: seen.size > 0 }
}

function withFault(row: ImportedRow, fault: ImportedRow['faults'][number] | null): ImportedRow {
  const faults = fault ? [fault] : row.faults
  return faults.length > 0 ? { ...row, faults, state: 'faulty' } : row
}

function readRow(
  fields: DocumentFields,
  texts: Readonly<Record<string, string>>,
  line: LineRow | undefined,
  { choices }: TableWords,
): Omit<ImportedRow, 'row'> {
  const written = Object.entries(fields).filter(([name, { after }]) => !after && (name in texts || !line))
  const read = Object.fromEntries(
    written
      .map(([name, field]) => [name, cellText(field, texts[name] ?? '', choices.get(name))] as const)
      // What has a usual value keeps the one it has.
      .filter(([name, text]) => !line || text !== '' || fields[name]!.presence !== 'usual'),
  )
  const before = line?.before ?? {}
  const differing = line ? Object.keys(fieldChanges(pick(before, Object.keys(read)), read)) : Object.keys(read)
  const values = pick(read, differing)
  return {
    id: line?.id ?? null,
    state: !line ? 'added' : differing.length > 0 ? 'changed' : 'same',
    values,
    before: pick(before, differing),
    faults: Object.entries(values).flatMap(([name, text]) => {
      const fault = faultOf(fields[name]!, text)
      return fault ? [{ field: name, fault, text }] : []
    }),
  }
}

function faultOf(field: DocumentField, text: string): ImportFault | null {
  const fault = cellFault(field, text)
  return fault === 'wrong' && field.kind === 'choice' ? 'choice' : fault
}

/** A cell as it would be typed: choices by their word, figures without groups. */
const cellText = (field: DocumentField, text: string, choices: ChoiceWords | undefined): string =>
  textOf(sentOf(field, textOf(readCell(text, field, choices))))

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const pick = (values: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

/** What is right in an import, as if it had been typed; `removes` takes out the lines that no row names. */
export function editsOf({ rows, missing }: LineImport, removes: boolean): LineEdits {
  const changed = rows.filter(({ state }) => state === 'changed')
  return {
    changed: Object.fromEntries(changed.map(({ id, values }) => [String(id), values])),
    added: rows.filter(({ state }) => state === 'added').map(({ row, values }) => ({ key: `import ${row}`, values })),
    removed: removes ? missing.map(({ id }) => id!) : [],
  }
}
