import { bulkLimit, extensionPrefix, type BulkOutcome } from '@tsumugi/contract'
import { locales, type Locale } from '@tsumugi/i18n'
import { storage } from '@tsumugi/session'
import { use, useMemo, useState } from 'react'
import { wordOf, type Definition, type RecordText } from '../definition.ts'
import { wireName } from '../own-fields.ts'
import type { Source } from '../record-source.ts'
import { headKey, looksLikeHeads, matchColumns, type HeadNames } from './match-columns.ts'
import { choiceWords, readCell, type ChoiceWords } from './read-cell.ts'

export interface PastedRow {
  /** Place in the pasted table, from 0. */
  readonly at: number
  readonly cells: readonly string[]
  readonly outcome: BulkOutcome | null
}

interface Progress {
  doing: 'checking' | 'saving'
  done: number
  all: number
}

/** The definition's texts in every language: heads may be in any of them. */
export function useAllTexts(definition: Definition): readonly RecordText[] {
  const all = useMemo(() => Promise.all(locales.map((locale: Locale) => definition.texts.load(locale))), [definition])
  return use(all)
}

/** A pasted table on its way to becoming records: read, matched, checked, put right, saved. */
export function usePaste(definition: Definition, source: Source) {
  const { fields, name: master, key } = definition.master
  const texts = useAllTexts(definition)
  const names: HeadNames = useMemo(
    () =>
      Object.fromEntries(
        pastable(definition).map((field) => [
          field,
          [field, wireName(field), ...texts.map((t) => t(`field.${field}`))],
        ]),
      ),
    [definition, texts],
  )
  const [table, setTable] = useState<readonly string[][]>([])
  const [hasHeads, setHasHeads] = useState(false)
  const [columns, setColumns] = useState<readonly string[]>([])
  const [rows, setRows] = useState<readonly PastedRow[]>([])
  const [progress, setProgress] = useState<Progress | null>(null)
  const remembered = storage.pastedColumns(master)

  function take(cells: readonly string[][]) {
    const heads = looksLikeHeads(cells[0] ?? [], names)
    setTable(cells)
    match(cells, heads)
  }
  function match(cells: readonly string[][], heads: boolean) {
    const width = Math.max(0, ...cells.map((row) => row.length))
    setHasHeads(heads)
    setColumns(heads ? matchColumns(cells[0]!, names, remembered.get()) : Object.keys(names).slice(0, width))
  }
  function chooseColumn(at: number, field: string) {
    const next = Array.from({ length: Math.max(columns.length, at + 1) }, (_, place) => columns[place] ?? '')
    setColumns(next.map((own, place) => (place === at ? field : own === field ? '' : own)))
    const head = hasHeads && table[0]?.[at]
    if (head) remembered.set({ ...remembered.get(), [headKey(head)]: field })
  }
  const wire = useMemo(() => wireOf(definition, texts), [definition, texts])
  const inputOf = (cells: readonly string[]) =>
    Object.fromEntries(
      columns.flatMap((field, at) => {
        const value = field ? wire(field, cells[at] ?? '') : undefined
        return value === undefined ? [] : [[wireName(field), value]]
      }),
    )

  /** Sends rows in pieces the server takes at once; answers the outcomes in the order of the rows. */
  async function send(all: readonly PastedRow[], doing: Progress['doing']): Promise<BulkOutcome[]> {
    const outcomes: BulkOutcome[] = []
    for (let from = 0; from < all.length; from += bulkLimit) {
      setProgress({ doing, done: from, all: all.length })
      const part = all.slice(from, from + bulkLimit).map(({ cells }) => inputOf(cells))
      const body = { rows: part, ...(doing === 'checking' ? { dryRun: true } : { skipRefused: true }) }
      outcomes.push(...(await source.bulk({ body })).data)
    }
    return outcomes
  }
  async function run(all: readonly PastedRow[], doing: Progress['doing']): Promise<PastedRow[]> {
    try {
      const outcomes = await send(all, doing)
      return all.map((row, place) => ({ ...row, outcome: outcomes[place] ?? null }))
    } finally {
      setProgress(null)
    }
  }
  async function check() {
    const cells = hasHeads ? table.slice(1) : table
    setRows(
      await run(
        cells.map((row, at) => ({ at, cells: row, outcome: null })),
        'checking',
      ),
    )
  }
  /** Puts one cell right and asks about its row again. */
  async function fix(row: PastedRow, column: number, text: string) {
    const cells = columns.map((_, at) => (at === column ? text : (row.cells[at] ?? '')))
    const put = (next: PastedRow) => setRows((now) => now.map((each) => (each.at === row.at ? next : each)))
    put({ ...row, cells })
    const [outcome] = (await source.bulk({ body: { rows: [inputOf(cells)], dryRun: true } })).data
    put({ ...row, cells, outcome: outcome ?? null })
  }
  async function save(): Promise<number> {
    const wanted = rows.filter(({ outcome }) => outcome?.outcome === 'create' || outcome?.outcome === 'update')
    const done = await run(wanted, 'saving')
    const refused = new Map(done.filter(({ outcome }) => outcome?.outcome === 'refused').map((row) => [row.at, row]))
    const saved = new Set(done.filter(({ at }) => !refused.has(at)).map(({ at }) => at))
    await source.refresh()
    // What is saved leaves: nothing of it can be saved again.
    setRows((now) => now.filter(({ at }) => !saved.has(at)).map((row) => refused.get(row.at) ?? row))
    return done.length - refused.size
  }
  const keyField = fields[key] ? key : ''
  return {
    table,
    hasHeads,
    columns,
    rows,
    progress,
    fieldNames: Object.keys(names),
    hasKey: columns.includes(keyField),
    take,
    chooseColumn,
    check,
    fix,
    save,
    setHasHeads: (heads: boolean) => match(table, heads),
    restart: () => setRows([]),
  }
}

/** Fields that can be written as one cell. */
function pastable({ master, fields: looks, asks }: Definition): string[] {
  const isText = (name: string, kind: string) =>
    looks?.[name]?.isPasted !== false && (kind !== 'items' || looks?.[name]?.read)
  const isWritten = (name: string) => !name.startsWith(extensionPrefix) || asks?.includes(name)
  return Object.entries(master.fields)
    .filter(([name, { kind }]) => isText(name, kind) && isWritten(name))
    .map(([name]) => name)
}

/** How the text of a cell becomes a value, with words of choices in any language. */
function wireOf({ master, fields: looks }: Definition, texts: readonly RecordText[]) {
  const words = new Map<string, ChoiceWords>(
    Object.entries(master.fields).flatMap(([name, { choices }]) =>
      choices ? [[name, choiceWords(choices, (word) => texts.map((t) => wordOf(t, name, word)))] as const] : [],
    ),
  )
  return (field: string, text: string) => readCell(text, master.fields[field]!, words.get(field), looks?.[field]?.read)
}
