import type { ReactNode } from 'react'

/** One column of a table. The first one shown is its key: it stays in sight and names the row. */
export interface Column<Row> {
  key: string
  head: ReactNode
  /** Its name in the column chooser, where the head is not plain text. */
  name?: string
  /** Least width in px; what is left over is shared in proportion. */
  width: number
  /** Keeps its width when there is more room. */
  fixed?: boolean
  /** Figures stand at the end, with their heads. */
  align?: 'end'
  sortable?: boolean
  /** Cannot be hidden. */
  kept?: boolean
  cell(row: Row): ReactNode
}

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

/** What is chosen, by row key; keys of other pages stay in it. */
export interface Selection {
  chosen: ReadonlySet<string>
  onChange(chosen: ReadonlySet<string>): void
}

/** Heights of a row in px: 36 as a rule, 28 where figures are many, 56 with a picture. */
export const rowHeights = { plain: 36, dense: 28, picture: 56 } as const
export type Density = keyof typeof rowHeights

/** Width in px of the column of ticks. */
export const tickWidth = 40

/** The tracks of one row, the same in head, body and sum. */
export function tracksOf(columns: readonly Column<never>[], ticks: boolean): string {
  const tracks = columns.map(({ width, fixed }) => (fixed ? `${width}px` : `minmax(${width}px, ${width}fr)`))
  return [...(ticks ? [`${tickWidth}px`] : []), ...tracks].join(' ')
}

/** The width in px below which the table scrolls sideways. */
export function leastWidth(columns: readonly Column<never>[], ticks: boolean): number {
  return columns.reduce((sum, { width }) => sum + width, ticks ? tickWidth : 0)
}

/** The next sort when a head is pressed: ascending, then descending, then ascending again. */
export function turnSort(sort: Sort | readonly Sort[] | undefined, key: string): Sort {
  const own = sortsOf(sort).find((each) => each.key === key)
  return { key, direction: own?.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** What a table is sorted by, the first before the second. */
export const sortsOf = (sort: Sort | readonly Sort[] | undefined): readonly Sort[] =>
  [sort ?? []].flat() as readonly Sort[]

/** At most so many heads sort at once. */
const mostSorts = 3

/** What is sorted by once a head was pressed: by that alone, or by that as well. */
export function nextSorts(sorts: readonly Sort[], pressed: Sort, beside: boolean): readonly Sort[] {
  if (!beside) return [pressed]
  if (sorts.some(({ key }) => key === pressed.key))
    return sorts.map((each) => (each.key === pressed.key ? pressed : each))
  return [...sorts, pressed].slice(-mostSorts)
}

/** Adds or removes these keys, all of them one way: they are added unless every one is there. */
export function toggleKeys(chosen: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const next = new Set(chosen)
  const all = keys.every((key) => next.has(key))
  for (const key of keys) {
    if (all) next.delete(key)
    else next.add(key)
  }
  return next
}
