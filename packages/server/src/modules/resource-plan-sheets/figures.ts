import type { CostSheetLine } from '@tsumugi/contract'
import { costFigures, type CostFigures, type CostSheet } from '@tsumugi/domain/costing'
import type { SheetRow } from './queries/sheet-queries.ts'

/** A version as the arithmetic of the domain takes it. */
export const sheetToCount = (row: SheetRow, lines: readonly CostSheetLine[]): CostSheet<CostSheetLine> => ({
  ...row,
  quantity: String(row.targetQuantity),
  lines,
})

export const figuresOf = (row: SheetRow, lines: readonly CostSheetLine[]): CostFigures =>
  costFigures(sheetToCount(row, lines))
