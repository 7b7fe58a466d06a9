import { extensionPrefix, type MasterField, type MasterFields } from '@tsumugi/contract'
import { convertCell, foldWord, tidyText, type CellFault } from '@tsumugi/domain/conversion'
import { fibreTerms } from '@tsumugi/domain'
import type { Cause } from '../../../http/refusal.ts'
import type { Values } from '../../../masters/master-table.ts'
import { readItems } from '../../../records/table-nouns/read-items.ts'

/** By field: what is written, folded, and what it means. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A fault of one cell, with what stands there and what may have been meant. */
export interface RowFault extends Cause {
  readonly field: string
  readonly text: string
  readonly suggestion: string | null
}

export interface ConvertedRow {
  readonly values: Values
  readonly faults: readonly RowFault[]
  /** By column: what the text became. */
  readonly fixed: Readonly<Record<string, string>>
}

const codes = { no_day: 'cell_day', no_figure: 'cell_figure', no_choice: 'cell_choice' } as const satisfies Record<
  CellFault,
  Cause['code']
>

interface Reader {
  readonly column: number
  readonly field: string
  read(text: string): { value: unknown; isFixed?: boolean } | Omit<RowFault, 'field' | 'text'>
}

/** How the rows of a run become values: the columns that are taken, each read as its field is kept. */
export function rowConverter(fields: MasterFields, columns: readonly string[], words: Words) {
  const readers = columns.flatMap((field, column) => readerOf(fields, field, column, words[field] ?? {}) ?? [])
  return (cells: readonly string[]): ConvertedRow => {
    const values: Record<string, unknown> = {}
    const extensions: Record<string, unknown> = {}
    const faults: RowFault[] = []
    const fixed: Record<string, string> = {}
    for (const { column, field, read } of readers) {
      const text = cells[column] ?? ''
      const done = read(text)
      if ('code' in done) faults.push({ field, text, ...done })
      else if (field.startsWith(extensionPrefix)) extensions[field.slice(extensionPrefix.length)] = done.value
      else if (done.value !== undefined) values[field] = done.value
      if ('value' in done && done.isFixed) fixed[column] = shown(done.value)
    }
    return { values: Object.keys(extensions).length > 0 ? { ...values, extensions } : values, faults, fixed }
  }
}

const shown = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

function readerOf(
  fields: MasterFields,
  field: string,
  column: number,
  written: Readonly<Record<string, string>>,
): Reader | null {
  if (field.startsWith(extensionPrefix))
    return { column, field, read: (text) => ({ value: text.trim() === '' ? null : tidyText(text) }) }
  const rules = fields[field]
  if (!rules) return null
  const means = wordsOf(rules, written)
  return { column, field, read: (text) => readAs(rules, means, text) }
}

/** What the words of a field may be written as; fibres by their designated terms in each language. */
function wordsOf(
  { choices = [] }: MasterField,
  written: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const fibres = fibreTerms.filter(({ key }) => choices.includes(key))
  return new Map([
    ...choices.map((word) => [foldWord(word), word] as const),
    ...fibres.flatMap(({ key, terms }) =>
      [...terms.ja, terms.en, terms['zh-CN']].map((name) => [foldWord(name), key] as const),
    ),
    ...Object.entries(written),
  ])
}

function readAs(rules: MasterField, words: ReadonlyMap<string, string>, text: string): ReturnType<Reader['read']> {
  if (text.trim() === '') return { value: rules.presence === 'maybe' ? null : undefined }
  const isWord = rules.kind === 'choice' || rules.kind === 'list'
  const meant = isWord ? undefined : words.get(foldWord(text))
  if (rules.kind === 'items') return { value: readItems(rules.schema, meant ?? text) }
  const converted = convertCell(meant ?? text, isWord ? { kind: rules.kind, words } : { kind: rules.kind })
  if ('fault' in converted) {
    const { fault, suggestion } = converted
    return { code: codes[fault], suggestion, meta: { text: text.slice(0, 100) } }
  }
  return { value: converted.value, isFixed: converted.fix !== null || meant !== undefined }
}
