import { foldWord } from './tidy-text.ts'

/** What may stand above the column of each field: its names in all languages and its name on the wire. */
export type HeadNames = Readonly<Record<string, readonly string[]>>

/**
 * The field of each column, '' where there is none: as chosen before for the same head, else by its name. No field
 * stands twice.
 */
export function matchColumns(
  heads: readonly string[],
  names: HeadNames,
  before: Readonly<Record<string, string>>,
): string[] {
  const known = new Map(
    Object.entries(names).flatMap(([field, words]) => words.map((word) => [foldWord(word), field] as const)),
  )
  const taken = new Set<string>()
  return heads.map((head) => {
    const chosen = before[foldWord(head)]
    const field =
      chosen !== undefined && (chosen === '' || chosen in names) ? chosen : (known.get(foldWord(head)) ?? '')
    if (!field || taken.has(field)) return ''
    taken.add(field)
    return field
  })
}

/** Heads stand within so many rows of the top: above them are titles, dates, who sends it. */
const farthestHead = 20

/**
 * The row that names the columns, from 0: of the first rows the one with the most cells that are words of their own, where
 * rows below are filled in the same columns. Null where no row does.
 */
export function findHeadRow(rows: readonly (readonly string[])[]): number | null {
  let best: { at: number; score: number } | null = null
  for (const [at, row] of rows.slice(0, farthestHead).entries()) {
    const words = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
    if (words.length === 0 || new Set(words).size < words.length || words.some(isFigure)) continue
    const below = rows.slice(at + 1, at + 6)
    const filled = row.filter((cell, column) => cell.trim() !== '' && below.some((each) => (each[column] ?? '') !== ''))
    const score = below.length === 0 ? words.length / 2 : filled.length
    if (score > 0 && (best === null || score > best.score)) best = { at, score }
  }
  return best?.at ?? null
}

const isFigure = (cell: string) => /^[\d.,¥￥$%/:-]+$/.test(cell.normalize('NFKC'))
