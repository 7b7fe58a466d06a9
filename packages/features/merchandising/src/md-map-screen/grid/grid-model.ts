import type { MerchandisingCard } from '@tsumugi/contract'
import {
  addPlannedSums,
  periodOf,
  plannedSums,
  totalsOf,
  type CellTotals,
  type Decimal,
  type MerchandisingStatus,
  type PeriodUnit,
  type PlannedSums,
  type ReleasePeriod,
} from '@tsumugi/domain'
import { budgetGrid, type Budget } from '../figures/budget-grid.ts'
import type { CategoryTree } from '../cards/categories.ts'

/** How far a plan has come: in the shops, firm, or still to be worked out. */
type Stage = 'done' | 'firm' | 'open'

export interface MapCell {
  cards: readonly MerchandisingCard[]
  budget: Decimal | null
  totals: CellTotals
  stages: Record<Stage, PlannedSums>
}

export interface ColumnFigures {
  totals: CellTotals
  budget: Decimal | null
  /** Planned retail by stage, for the bar in the head. */
  done: Decimal
  firm: Decimal
}

export interface MapModel {
  tree: CategoryTree
  unit: PeriodUnit
  periods: readonly ReleasePeriod[]
  /** Row by row. */
  cells: readonly (readonly MapCell[])[]
  rows: readonly CellTotals[]
  columns: readonly ColumnFigures[]
  all: CellTotals
  /** Products without a place in this tree and season, in the order of their ids. */
  tray: readonly MerchandisingCard[]
}

interface Input {
  tree: CategoryTree
  unit: PeriodUnit
  periods: readonly ReleasePeriod[]
  cards: readonly MerchandisingCard[]
  budgets: readonly Budget[]
}

/**
 * Places cards in the cells of category rows × release periods and adds them up (domain §3.14).
 * Cells that hold what they held in `previous` are taken over as they are, so that they need not be drawn again.
 */
export function buildModel({ tree, unit, periods, cards, budgets }: Input, previous?: MapModel): MapModel {
  const placed = tree.rows.map(() => periods.map((): MerchandisingCard[] => []))
  const tray: MerchandisingCard[] = []
  const columnOf = columnFinder(periods)
  for (const card of cards) {
    const row = tree.rowOf(card.categoryIds)
    const column = card.releaseOn === null ? -1 : columnOf(card.releaseOn)
    const cell = row === null ? undefined : placed[row]?.[column]
    ;(cell ?? tray).push(card)
  }
  const grid = budgetGrid(budgets, tree, periods)
  const old = previous?.tree === tree && previous.periods === periods ? previous.cells : undefined
  const cells = placed.map((line, row) =>
    line.map((held, column) => cellOf(held.toSorted(byRelease), grid.cell(row, column), old?.[row]?.[column])),
  )
  const columns = periods.map((_, column) => {
    const parts = cells.flatMap((line) => line[column] ?? [])
    const sums = stageSums(parts)
    return {
      totals: totalsOf(added(sums), grid.columns[column]),
      budget: grid.columns[column] ?? null,
      done: sums.done.retail,
      firm: sums.firm.retail,
    }
  })
  return {
    tree,
    unit,
    periods,
    cells,
    rows: cells.map((line, row) => totalsOf(added(stageSums(line)), grid.row(row))),
    columns,
    all: totalsOf(added(stageSums(cells.flat())), grid.all),
    tray: tray.toSorted((a, b) => a.id - b.id),
  }
}

function cellOf(cards: readonly MerchandisingCard[], budget: Decimal | null, old: MapCell | undefined): MapCell {
  const same = old?.cards.length === cards.length && cards.every((card, index) => card === old.cards[index])
  if (same && old.budget === budget) return old
  const in_ = (stage: Stage) => plannedSums(cards.filter(({ status }) => stageOf[status] === stage))
  const stages = { done: in_('done'), firm: in_('firm'), open: in_('open') }
  return { cards: same ? old.cards : cards, budget, stages, totals: totalsOf(added(stages), budget) }
}

const stageOf = {
  idea: 'open',
  planned: 'open',
  in_development: 'open',
  confirmed: 'firm',
  released: 'done',
  closed: 'done',
  dropped: 'open',
} as const satisfies Record<MerchandisingStatus, Stage>

function stageSums(cells: readonly MapCell[]): Record<Stage, PlannedSums> {
  const of = (stage: Stage) => addPlannedSums(cells.map(({ stages }) => stages[stage]))
  return { done: of('done'), firm: of('firm'), open: of('open') }
}

const added = ({ done, firm, open }: Record<Stage, PlannedSums>) => addPlannedSums([done, firm, open])

/** Many cards share a day. */
function columnFinder(periods: readonly ReleasePeriod[]): (day: string) => number {
  const known = new Map<string, number>()
  return (day) => {
    const found = known.get(day)
    if (found !== undefined) return found
    const period = periodOf(day, periods)
    const column = period === null ? -1 : periods.indexOf(period)
    known.set(day, column)
    return column
  }
}

const byRelease = (a: MerchandisingCard, b: MerchandisingCard) =>
  (a.releaseOn ?? '').localeCompare(b.releaseOn ?? '') || a.id - b.id
