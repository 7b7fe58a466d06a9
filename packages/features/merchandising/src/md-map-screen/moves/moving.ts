import type { MerchandisingCard } from '@tsumugi/contract'
import { moveToPeriod } from '@tsumugi/domain'
import { recategorise } from '../cards/categories.ts'
import type { MapModel } from '../grid/grid-model.ts'

/** Where a card may be put down: a cell, or the tray of products without a place. */
export type Target = { readonly row: number; readonly column: number } | 'tray'

/** What a move changes of a product. */
export interface Place {
  releaseOn: string | null
  categoryIds: number[]
}

export const placeOf = ({ releaseOn, categoryIds }: MerchandisingCard): Place => ({ releaseOn, categoryIds })

/** The place of a card after it was put down: drag edits the release day and the category (domain §3.14). */
export function placeAt(card: MerchandisingCard, target: Target, { tree, periods, unit }: MapModel): Place {
  // Only the day is taken away: the category is a decision of its own, and most statuses may not be without one.
  if (target === 'tray') return { releaseOn: null, categoryIds: card.categoryIds }
  const row = tree.rows[target.row]
  const period = periods[target.column]
  if (!row || !period) return placeOf(card)
  const stays = card.releaseOn !== null && card.releaseOn >= period.startsOn && card.releaseOn <= period.endsOn
  return {
    releaseOn: stays ? card.releaseOn : moveToPeriod(card.releaseOn, period, unit),
    categoryIds: tree.rowOf(card.categoryIds) === target.row ? card.categoryIds : recategorise(card, tree, row.id),
  }
}

export function samePlace(one: Place, other: Place): boolean {
  return (
    one.releaseOn === other.releaseOn &&
    one.categoryIds.length === other.categoryIds.length &&
    one.categoryIds.every((id) => other.categoryIds.includes(id))
  )
}

/** Where a card stands now; the tray when it has no cell. */
export function targetOf(card: MerchandisingCard, { tree, periods }: MapModel): Target {
  const row = tree.rowOf(card.categoryIds)
  const day = card.releaseOn
  const column = day === null ? -1 : periods.findIndex(({ startsOn, endsOn }) => day >= startsOn && day <= endsOn)
  return row === null || column < 0 ? 'tray' : { row, column }
}

export function sameTarget(one: Target | null, other: Target | null): boolean {
  if (one === null || other === null || one === 'tray' || other === 'tray') return one === other
  return one.row === other.row && one.column === other.column
}

/** One step with an arrow key; below the last row lies the tray, and above the tray the last row. */
export function stepTarget(from: Target, key: string, { tree, periods }: MapModel): Target {
  const lastRow = tree.rows.length - 1
  if (from === 'tray') return key === 'ArrowUp' && lastRow >= 0 ? { row: lastRow, column: 0 } : from
  const { row, column } = from
  if (key === 'ArrowLeft') return { row, column: Math.max(0, column - 1) }
  if (key === 'ArrowRight') return { row, column: Math.min(periods.length - 1, column + 1) }
  if (key === 'ArrowUp') return { row: Math.max(0, row - 1), column }
  if (key === 'ArrowDown') return row === lastRow ? 'tray' : { row: row + 1, column }
  return from
}
