import { sum, times, type Decimal } from '../money/decimal.ts'

/** Totals of a colour × size matrix: one list of cells per colour, an empty cell is `0` (domain §1, M*). */
export function matrixTotals(rows: readonly (readonly Decimal[])[]) {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const column = (at: number) => sum(rows.map((row) => row[at] ?? '0'))
  return {
    rows: rows.map((row) => sum(row)),
    columns: Array.from({ length: width }, (_, at) => column(at)),
    total: sum(rows.flat()),
  }
}

/** Quantity times unit price, exact. */
export function matrixAmount(rows: readonly (readonly Decimal[])[], unitPrice: Decimal): Decimal {
  return times(sum(rows.flat()), unitPrice)
}
