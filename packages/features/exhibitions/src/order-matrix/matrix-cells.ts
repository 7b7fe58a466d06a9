import type { GuestItem } from '@tsumugi/contract'
import { readCell, split } from '@tsumugi/domain'

export interface MatrixSku {
  readonly id: number
  readonly left: number | null
}

/** The SKUs of an item in rows of colours and columns of sizes; undefined where there is none. */
export type MatrixGrid = readonly (readonly (MatrixSku | undefined)[])[]

export function gridOf({ colours, sizes, skus }: Pick<GuestItem, 'colours' | 'sizes' | 'skus'>): MatrixGrid {
  const found = new Map(skus.map((sku) => [`${sku.colour}\n${sku.size}`, sku]))
  return colours.map(({ name }) => sizes.map((size) => found.get(`${name}\n${size}`)))
}

/** Nothing of it can be had, and none of it is held. */
export const isGone = (sku: MatrixSku | undefined): boolean => sku === undefined || sku.left === 0

export interface Place {
  row: number
  column: number
}

/** What a pasted table puts where, from the cell on which it was pasted; what lies outside is left out. */
export function pastedAt(
  grid: MatrixGrid,
  from: Place,
  table: readonly (readonly string[])[],
): [skuId: number, text: string][] {
  return table.flatMap((line, row) =>
    line.flatMap((text, column): [number, string][] => {
      const sku = grid[from.row + row]?.[from.column + column]
      return sku && !isGone(sku) ? [[sku.id, text]] : []
    }),
  )
}

/** Divides pieces over all sizes of the chosen colours by the ratio of the sizes: the largest remainders first (golden 29). */
export function filledByRatio(
  grid: MatrixGrid,
  total: number,
  ratio: readonly number[],
  row: number | null,
): Map<number, number> {
  const rows = row === null ? grid : grid.slice(row, row + 1)
  const cells = rows.flatMap((line) =>
    line.map((sku, column) => ({ sku, weight: isGone(sku) ? 0 : (ratio[column] ?? 0) })),
  )
  if (cells.every(({ weight }) => weight === 0)) return new Map()
  const parts = split(
    String(total),
    cells.map(({ weight }) => String(weight)),
  )
  return new Map(cells.flatMap(({ sku }, at): [number, number][] => (sku ? [[sku.id, Number(parts[at])]] : [])))
}

export type CellFault = { kind: 'number' } | { kind: 'left'; left: number }

/** What is wrong with what stands in a cell. */
export function faultOf(text: string, sku: MatrixSku): CellFault | null {
  const pieces = readCell(text)
  if (pieces === null) return { kind: 'number' }
  return sku.left !== null && pieces > sku.left ? { kind: 'left', left: sku.left } : null
}

/** The next cell that takes a number in a direction; none at the edge. */
export function nextPlace(grid: MatrixGrid, { row, column }: Place, down: number, right: number): Place | null {
  for (
    let at = { row: row + down, column: column + right };
    grid[at.row]?.[at.column] !== undefined || inGrid(grid, at);
    at = { row: at.row + down, column: at.column + right }
  ) {
    if (!isGone(grid[at.row]?.[at.column])) return at
  }
  return null
}

const inGrid = (grid: MatrixGrid, { row, column }: Place) =>
  row >= 0 && column >= 0 && row < grid.length && column < (grid[0]?.length ?? 0)
