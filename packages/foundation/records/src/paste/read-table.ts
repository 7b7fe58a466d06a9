import { readTable as readCells } from '@tsumugi/domain'

/**
 * The cells of a pasted table: tab separated as spreadsheets copy it, or comma separated. Quoted cells may hold line
 * breaks and doubled quotes. Empty lines are left out.
 */
export function readTable(text: string): string[][] {
  const cells = readCells(text, text.includes('\t') || !text.includes(',') ? '\t' : ',')
  return cells.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean))
}
