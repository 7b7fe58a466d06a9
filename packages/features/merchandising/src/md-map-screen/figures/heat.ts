import { compare, minus, ratio, sum, type Decimal } from '@tsumugi/domain'
import type { MapCell, MapModel } from '../grid/grid-model.ts'
import type { HeatFigure } from '../view/map-view.ts'

/** Below zero is cool (room left, little), above is warm (over, costly); 0 stays white. */
export type HeatLevel = -3 | -2 | -1 | 0 | 1 | 2 | 3

/** From which share of an average cell's budget a gap colours the cell: thirds of it stand out. */
const gapSteps = [0.05, 0.15, 0.35]
/** Points of cost rate away from the season's. */
const costSteps = [0.8, 2, 4]
/** Shares of the fullest cell. */
const amountSteps = [0.15, 0.4, 0.7]

/** Answers how to colour a cell by the figure, measured against the whole map. */
export function heatScale(model: MapModel, figure: HeatFigure): (cell: MapCell) => HeatLevel {
  const cells = model.cells.flat()
  if (figure === 'gap') {
    const budgets = cells.flatMap(({ budget }) => budget ?? [])
    const average = budgets.length ? (ratio(sum(budgets), String(budgets.length), 0) ?? '0') : '0'
    return ({ totals }) => level(share(totals.budgetGap, average), gapSteps)
  }
  if (figure === 'costRate') {
    const season = model.all.costRate
    return ({ totals }) =>
      season === null || totals.costRate === null ? 0 : level(Number(minus(totals.costRate, season)), costSteps)
  }
  const most = cells.reduce((top, { totals }) => (compare(totals[figure], top) > 0 ? totals[figure] : top), '0')
  return ({ totals }) => level(-share(totals[figure], most), amountSteps)
}

/** A share is for colouring only; money itself never passes through a float. */
const share = (part: Decimal | null, whole: Decimal) => Number((part && ratio(part, whole, 4)) ?? 0)

function level(value: number, steps: readonly number[]): HeatLevel {
  const reached = steps.filter((step) => Math.abs(value) >= step).length
  return (value < 0 ? -reached : reached) as HeatLevel
}
