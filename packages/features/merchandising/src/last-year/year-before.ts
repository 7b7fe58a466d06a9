import type { MerchandisingCard } from '@tsumugi/contract'
import { addMonths, type CellTotals } from '@tsumugi/domain'
import { buildModel, type MapModel } from '../md-map-screen/grid/grid-model.ts'

/** The sums of last year's products, laid over this year's cells: each stands a year after its release. */
export function yearBefore(
  { tree, unit, periods }: Pick<MapModel, 'tree' | 'unit' | 'periods'>,
  cards: readonly MerchandisingCard[],
): (row: number, column: number) => CellTotals | undefined {
  const moved = cards.map((card) => ({ ...card, releaseOn: card.releaseOn && addMonths(card.releaseOn, 12) }))
  const { cells } = buildModel({ tree, unit, periods, cards: moved, budgets: [] })
  return (row, column) => {
    const totals = cells[row]?.[column]?.totals
    return totals && totals.count > 0 ? totals : undefined
  }
}
