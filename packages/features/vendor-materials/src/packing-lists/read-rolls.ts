import type { VendorBalance } from '@tsumugi/contract'
import { foldWord, readFigure, tidyText } from '@tsumugi/domain/conversion'
import type { RollRow } from './rolls-field.tsx'

/** A row that is no roll: its place from 1, and what stands there. */
export interface UnreadRoll {
  readonly at: number
  readonly text: string
}

type Known = Pick<VendorBalance, 'id' | 'lot'>

/**
 * Rows of a table as they are copied from one, `lot ⇥ roll ⇥ length`, by tabs, commas or semicolons. A lot names its
 * material; a row without one goes on with the lot above it.
 */
export function readRolls(text: string, materials: readonly Known[]): { rows: RollRow[]; unread: UnreadRoll[] } {
  const byLot = new Map(materials.map((material) => [foldWord(material.lot), material]))
  const rows: RollRow[] = []
  const unread: UnreadRoll[] = []
  let lot = ''
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const cells = line.split(/[\t,;]/).map(tidyText)
    const [roll = '', length = ''] = cells.slice(-2)
    if (cells.length > 2 && cells[0] !== '') lot = cells[0]!
    const material = byLot.get(foldWord(lot))
    const quantity = readFigure(length)
    if (cells.length < 2 || !material || roll === '' || quantity === null || Number(quantity) <= 0)
      unread.push({ at: at + 1, text: line.trim() })
    else rows.push({ materialId: material.id, lot: material.lot, roll, quantity })
  }
  return { rows, unread }
}
