import type { BudgetBoard } from '@tsumugi/contract'
import { readCell, sum } from '@tsumugi/domain'

/** What is budgeted of a category in a month. */
export const budgetFigures = ['sales', 'quantity', 'markdown', 'openingStock', 'closingStock', 'onOrder'] as const
export type BudgetFigure = (typeof budgetFigures)[number]

/** What was typed and not saved yet, by place and figure. */
export type Typed = Readonly<Record<string, string>>

export interface Place {
  categoryId: number | null
  period: string
}

export const cellKey = ({ categoryId, period }: Place, figure: BudgetFigure) => `${categoryId ?? 0}/${period}/${figure}`

/** The figure that somebody typed or pasted: `1,200`, full-width digits, `¥`, `=12*3`. Empty is 0; null is no figure. */
export function readFigure(text: string, figure: BudgetFigure): string | null {
  const bare = text.normalize('NFKC').replace(/[\s,¥]/g, '')
  if (figure !== 'quantity' && /^\d{1,12}$/.test(bare)) return String(BigInt(bare))
  const value = readCell(bare)
  return value === null ? null : String(value)
}

/** Figures as they stand: what was typed over what is saved. */
export function valueAt(board: BudgetBoard, typed: Typed, place: Place, figure: BudgetFigure): string {
  const key = cellKey(place, figure)
  return typed[key] ?? savedAt(board, place, figure)
}

export function savedAt({ cells }: BudgetBoard, { categoryId, period }: Place, figure: BudgetFigure): string {
  const cell = cells.find((each) => each.categoryId === categoryId && each.period === period)
  return cell ? String(cell[figure]) : '0'
}

/** The sum of places; what cannot be read counts nothing. */
export const totalOf = (board: BudgetBoard, typed: Typed, places: readonly Place[], figure: BudgetFigure): string =>
  sum(places.map((place) => readFigure(valueAt(board, typed, place, figure), figure) ?? '0'))

/** What is to be saved: only cells that differ, each with the version it was typed over. */
export function changedCells(board: BudgetBoard, typed: Typed) {
  const changed = new Map<string, { place: Place; figures: Partial<Record<BudgetFigure, string>> }>()
  for (const [key, text] of Object.entries(typed)) {
    const [category = '0', period = '', name] = key.split('/')
    const figure = budgetFigures.find((each) => each === name)
    const place = { categoryId: Number(category) || null, period }
    if (!figure || text === savedAt(board, place, figure)) continue
    const value = readFigure(text, figure)
    if (value === null) continue
    const at = `${category}/${period}`
    const known = changed.get(at) ?? { place, figures: {} }
    known.figures[figure] = value
    changed.set(at, known)
  }
  return [...changed.values()].map(({ place, figures: { quantity, ...money } }) => ({
    ...place,
    ...money,
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    lockVersion:
      board.cells.find((each) => each.categoryId === place.categoryId && each.period === place.period)?.lockVersion ??
      null,
  }))
}

/** Cells that cannot be saved because they hold no figure. */
export const faultyKeys = (typed: Typed): string[] =>
  Object.entries(typed)
    .filter(([key, text]) => readFigure(text, key.split('/')[2] as BudgetFigure) === null)
    .map(([key]) => key)

/** Lays copied cells down from one place on; what would fall off the grid is left out. */
export function pasted(
  table: readonly (readonly string[])[],
  rows: readonly (number | null)[],
  periods: readonly string[],
  from: Place,
  figure: BudgetFigure,
): Record<string, string> {
  const [top, left] = [rows.indexOf(from.categoryId), periods.indexOf(from.period)]
  const entries = table.flatMap((line, down) =>
    line.flatMap((text, right) => {
      const [row, period] = [rows[top + down], periods[left + right]]
      if (row === undefined || period === undefined) return []
      return [[cellKey({ categoryId: row, period }, figure), readFigure(text, figure) ?? text.trim()] as const]
    }),
  )
  return Object.fromEntries(entries)
}
