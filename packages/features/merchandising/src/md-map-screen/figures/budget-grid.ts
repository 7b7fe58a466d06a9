import type { ReplyOf, contract } from '@tsumugi/contract'
import { addMonths, daysBetween, split, sum, type Decimal, type ReleasePeriod } from '@tsumugi/domain'
import type { CategoryTree } from '../cards/categories.ts'

export type Budget = ReplyOf<typeof contract.merchandisings.maps>['data']['budgets'][number]

/** Budgets laid over the columns of the map; null where nothing was budgeted. */
export interface BudgetGrid {
  cell(row: number, column: number): Decimal | null
  row(row: number): Decimal | null
  /** Of all categories, also those that have no row. */
  columns: readonly (Decimal | null)[]
  all: Decimal | null
}

/** Lays monthly budgets over any columns: a month goes to halves and weeks by days, and its parts add up exactly. */
export function budgetGrid(
  budgets: readonly Budget[],
  tree: CategoryTree,
  periods: readonly ReleasePeriod[],
): BudgetGrid {
  const cells = new Map<string, Decimal[]>()
  const rows = new Map<number, Decimal[]>()
  const columns: Decimal[][] = periods.map(() => [])
  for (const { categoryId, period, sales } of budgets) {
    const row = categoryId === null ? null : tree.rowOf([categoryId])
    for (const [column, amount] of spread(sales, period, periods)) {
      columns[column]?.push(amount)
      if (row === null) continue
      append(cells, `${row}/${column}`, amount)
      append(rows, row, amount)
    }
  }
  const columnSums = columns.map(total)
  return {
    cell: (row, column) => total(cells.get(`${row}/${column}`)),
    row: (row) => total(rows.get(row)),
    columns: columnSums,
    all: total(columnSums.filter((amount) => amount !== null)),
  }
}

/** Columns that lie in the month, each with its share by days. */
function spread(sales: Decimal, month: string, periods: readonly ReleasePeriod[]): [column: number, amount: Decimal][] {
  const end = addMonths(month, 1)
  const shares: [column: number, days: string][] = []
  for (const [column, { startsOn, endsOn }] of periods.entries()) {
    const from = startsOn > month ? startsOn : month
    const days = endsOn < end ? daysBetween(from, endsOn) + 1 : daysBetween(from, end)
    if (days > 0) shares.push([column, String(days)])
  }
  if (shares.length === 0) return []
  const amounts = split(
    sales,
    shares.map(([, days]) => days),
  )
  return shares.map(([column], index) => [column, amounts[index] ?? '0'])
}

function append<Key>(map: Map<Key, Decimal[]>, key: Key, amount: Decimal): void {
  const list = map.get(key)
  if (list) list.push(amount)
  else map.set(key, [amount])
}

const total = (amounts: readonly Decimal[] | undefined): Decimal | null => (amounts?.length ? sum(amounts) : null)
