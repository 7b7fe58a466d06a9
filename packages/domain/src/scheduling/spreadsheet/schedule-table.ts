/** What a column of a schedule table tells, beside the steps. */
export const tableFields = [
  'style',
  'step',
  'row_kind',
  'planned',
  'planned_start',
  'planned_end',
  'actual',
  'actual_start',
  'actual_end',
  'phase',
  'order',
  'after',
] as const
export type TableField = (typeof tableFields)[number]

/** How tables may name fields and steps, in any language: words to what they mean. */
export interface TableNames<Step extends string> {
  readonly fields: Readonly<Record<TableField, readonly string[]>>
  readonly steps: Readonly<Record<Step, readonly string[]>>
}

export type DateKind = 'planned' | 'actual'

/** One date cell: for which style and step, and what it says of it. */
export interface ScheduleCell {
  /** Its row in the file, the first being 1, and its column, the first being 0. */
  readonly row: number
  readonly column: number
  readonly style: string
  /** As it stands in the file: the head above it, or the row's own word. */
  readonly step: string
  readonly kind: DateKind
  /** Which day of the step; null where the cell may hold both. */
  readonly edge: 'start' | 'end' | null
  readonly text: string
  /** What the row says beside its dates, as it stands; empty where it says nothing. */
  readonly about: RowWords
}

/** Of which phase a row is, its number, and the steps it waits for: their names, or their numbers. */
export interface RowWords {
  readonly phase: string
  readonly order: string
  readonly after: string
}
export const noWords: RowWords = { phase: '', order: '', after: '' }

export interface ScheduleTable {
  /** Where the heads stand, the first row being 1. */
  readonly headRow: number
  readonly cells: readonly ScheduleCell[]
}

/** How far down a row of heads is looked for: titles, addresses and stamps stand above it. */
const mostRowsAbove = 40

/** Writes names alike that mean the same: width, case, spaces, marks. */
export const nameKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.\-/・()[\]*:※●]+/g, '')

interface Column {
  readonly step: string | null
  readonly field: TableField | null
}

/**
 * The dates of a schedule as a factory sends it, whichever way it is laid out: a step per row with columns for its days; a
 * style per row with a column per step; the latter with plan and actual side by side under each step, or on rows of their
 * own below each other. `usual` is what dates are that say neither. Null where no row names a style beside a step or a day.
 */
export function scheduleTable<Step extends string>(
  rows: readonly (readonly string[])[],
  names: TableNames<Step>,
  usual: DateKind = 'planned',
): ScheduleTable | null {
  const known = knownNames(names)
  const head = bestHead(rows, known)
  if (head === null) return null
  const second = subHeads(rows[head + 1] ?? [], known)
  const columns = columnsOf(rows[head]!, second, known)
  const cells = cellsOf(rows, head + (second ? 2 : 1), columns, { ...known, usual })
  return { headRow: head + 1, cells }
}

interface KnownNames {
  readonly fields: ReadonlyMap<string, TableField>
  readonly steps: ReadonlySet<string>
}

function knownNames<Step extends string>({ fields, steps }: TableNames<Step>): KnownNames {
  return {
    fields: new Map(tableFields.flatMap((field) => fields[field].map((word) => [nameKey(word), field] as const))),
    steps: new Set((Object.values(steps) as (readonly string[])[]).flat().map(nameKey)),
  }
}

/** The row that names most columns; it names the style, and a step or a day. */
function bestHead(rows: readonly (readonly string[])[], { fields, steps }: KnownNames): number | null {
  let best: { at: number; count: number } | null = null
  for (const [at, row] of rows.slice(0, mostRowsAbove).entries()) {
    const keys = row.map(nameKey)
    if (!keys.some((key) => fields.get(key) === 'style')) continue
    const count = keys.filter((key) => fields.has(key) || steps.has(key)).length
    if (count > 1 && count > (best?.count ?? 0)) best = { at, count }
  }
  return best?.at ?? null
}

/** A second row of heads says nothing but plan and actual. */
function subHeads(row: readonly string[], { fields }: KnownNames): readonly (TableField | null)[] | null {
  const filled = row.map(nameKey).filter(Boolean)
  const isHead = filled.length > 1 && filled.every((key) => isDated(fields.get(key)))
  return isHead ? row.map((text) => fields.get(nameKey(text)) ?? null) : null
}

const isDated = (field: TableField | undefined): boolean =>
  field !== undefined && (field.startsWith('planned') || field.startsWith('actual'))

function columnsOf(
  heads: readonly string[],
  second: readonly (TableField | null)[] | null,
  { fields, steps }: KnownNames,
): Column[] {
  let above: string | null = null
  return Array.from({ length: Math.max(heads.length, second?.length ?? 0) }, (_, at) => {
    const head = heads[at] ?? ''
    const key = nameKey(head)
    // A head over several columns stands in the first of them.
    // One over plan and actual is a step, whatever it is called: factories have steps of their own.
    if (key !== '') above = steps.has(key) || (second?.[at] && !fields.has(key)) ? head.trim() : null
    const field = second?.[at] ?? null
    return { step: above, field: above === null ? (fields.get(key) ?? null) : field }
  })
}

/** A style and a kind of row hold for the rows below them too, where cells were merged. */
function cellsOf(
  rows: readonly (readonly string[])[],
  first: number,
  columns: readonly Column[],
  known: KnownNames & { readonly usual: DateKind },
): ScheduleCell[] {
  const at = (field: TableField) => columns.findIndex((column) => column.step === null && column.field === field)
  const [styleAt, stepAt, kindAt] = [at('style'), at('step'), at('row_kind')]
  const aboutOf = rowWords(at('phase'), at('order'), at('after'))
  let style = ''
  return rows.slice(first).flatMap((row, below) => {
    const isSame = (row[styleAt] ?? '').trim() === ''
    style = (row[styleAt] ?? '').trim() || style
    const about = aboutOf(row, isSame)
    const rowKind = kindOf(known.fields.get(nameKey(row[kindAt] ?? '')))
    if (style === '') return []
    return columns.flatMap((column, place): ScheduleCell[] => {
      const text = (row[place] ?? '').trim()
      const step = column.step ?? (isDated(column.field ?? undefined) ? (row[stepAt] ?? '').trim() : '')
      if (text === '' || step === '') return []
      const { field } = column
      const kind = kindOf(field ?? undefined) ?? rowKind ?? known.usual
      return [{ row: first + below + 1, column: place, style, step, kind, edge: edgeOf(field), text, about }]
    })
  })
}

/** A phase holds for the rows below it as its style does. */
function rowWords(phaseAt: number, orderAt: number, afterAt: number) {
  let phase = ''
  return (row: readonly string[], isSame: boolean): RowWords => {
    const [own = '', order = '', after = ''] = [phaseAt, orderAt, afterAt].map((place) => (row[place] ?? '').trim())
    phase = own || (isSame ? phase : '')
    return { phase, order, after }
  }
}

const kindOf = (field: TableField | undefined): DateKind | null =>
  field?.startsWith('planned') ? 'planned' : field?.startsWith('actual') ? 'actual' : null
const edgeOf = (field: TableField | null): ScheduleCell['edge'] =>
  field?.endsWith('_start') ? 'start' : field?.endsWith('_end') ? 'end' : null
