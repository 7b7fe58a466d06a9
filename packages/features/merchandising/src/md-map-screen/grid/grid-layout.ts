import type { Target } from '../moves/moving.ts'
import type { Zoom } from '../view/map-view.ts'

/** Sizes in px of the cards of one zoom, and of the cells around them. */
export interface CardMetrics {
  width: number
  height: number
  gapX: number
  gapY: number
  minColumn: number
  /** Width of the picture to ask the server for; twice what is shown. */
  picture: 120 | 320
}

/** Small is the wall of pictures, medium adds name and price, large all figures. */
export const cardMetrics = {
  small: { width: 44, height: 44, gapX: 4, gapY: 4, minColumn: 111, picture: 120 },
  medium: { width: 68, height: 98, gapX: 6, gapY: 8, minColumn: 161, picture: 320 },
  large: { width: 204, height: 92, gapX: 8, gapY: 8, minColumn: 219, picture: 320 },
} as const satisfies Record<Zoom, CardMetrics>

/** Paddings in px: above the cards, at their sides, and the footer with its margin and hairline. */
const cellTop = 6
const cellSide = 7
const cellFoot = 28
const rowMinimum = 90

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** How the cards of a cell follow each other. */
export interface CardSlots {
  metrics: CardMetrics
  perLine: number
}

/** Where everything lies on the canvas, in px; heads are sticky at its top and its start. */
export interface GridLayout extends CardSlots {
  headWidth: number
  headHeight: number
  columnWidth: number
  columnCount: number
  rowTops: readonly number[]
  rowHeights: readonly number[]
  width: number
  height: number
}

interface Sizes {
  zoom: Zoom
  viewportWidth: number
  headWidth: number
  headHeight: number
}

/** Lays out cells that hold these numbers of cards, row by row. */
export function layoutOf(counts: readonly (readonly number[])[], columnCount: number, sizes: Sizes): GridLayout {
  const { zoom, viewportWidth, headWidth, headHeight } = sizes
  const metrics = cardMetrics[zoom]
  const free = columnCount ? Math.floor((viewportWidth - headWidth) / columnCount) : 0
  const columnWidth = Math.max(metrics.minColumn, free)
  const perLine = Math.max(1, Math.floor((columnWidth - 2 * cellSide + metrics.gapX) / (metrics.width + metrics.gapX)))
  const rowHeights = counts.map((line) => {
    const lines = Math.ceil(Math.max(0, ...line) / perLine)
    return Math.max(rowMinimum, cellTop + lines * (metrics.height + metrics.gapY) - metrics.gapY + cellFoot)
  })
  const rowTops: number[] = []
  let height = headHeight
  for (const rowHeight of rowHeights) {
    rowTops.push(height)
    height += rowHeight
  }
  const width = headWidth + columnCount * columnWidth
  return { metrics, headWidth, headHeight, columnWidth, columnCount, perLine, rowTops, rowHeights, width, height }
}

export function cellRect(
  { rowTops, rowHeights, headWidth, columnWidth }: GridLayout,
  row: number,
  column: number,
): Rect {
  const left = headWidth + column * columnWidth
  return { left, top: rowTops[row] ?? 0, width: columnWidth, height: rowHeights[row] ?? 0 }
}

/** Where the card at `index` lies within its cell. */
export function slotAt({ metrics, perLine }: CardSlots, index: number): { left: number; top: number } {
  return {
    left: cellSide + (index % perLine) * (metrics.width + metrics.gapX),
    top: cellTop + Math.floor(index / perLine) * (metrics.height + metrics.gapY),
  }
}

/** The cell at a point of the canvas, or null beside them. */
export function cellAt(layout: GridLayout, x: number, y: number): Exclude<Target, 'tray'> | null {
  const { headWidth, columnWidth, columnCount, headHeight, height } = layout
  if (x < headWidth || y < headHeight || y >= height) return null
  const column = Math.floor((x - headWidth) / columnWidth)
  return column < columnCount ? { row: rowAt(layout, y), column } : null
}

/** Half-open ranges of what a stretch of the canvas shows. */
export interface Range {
  from: number
  to: number
}

export function visibleRows(layout: GridLayout, { top, height }: Pick<Rect, 'top' | 'height'>): Range {
  if (layout.rowTops.length === 0) return { from: 0, to: 0 }
  return { from: rowAt(layout, top), to: rowAt(layout, top + height) + 1 }
}

export function visibleColumns(layout: GridLayout, { left, width }: Pick<Rect, 'left' | 'width'>): Range {
  const { headWidth, columnWidth, columnCount } = layout
  const column = (x: number) => Math.min(columnCount, Math.max(0, (x - headWidth) / columnWidth))
  return { from: Math.floor(column(left)), to: Math.ceil(column(left + width)) }
}

/** Which cards of a tall cell lie in sight; a cell of a few lines is drawn whole, so that scrolling leaves it alone. */
export function visibleCards(
  layout: GridLayout,
  row: number,
  count: number,
  { top, height }: Pick<Rect, 'top' | 'height'>,
): Range {
  const { perLine, metrics, rowTops } = layout
  const lineHeight = metrics.height + metrics.gapY
  const lines = Math.ceil(count / perLine)
  if (lines <= 4) return { from: 0, to: count }
  const above = top - (rowTops[row] ?? 0) - cellTop
  const first = Math.max(0, Math.floor(above / lineHeight))
  const last = Math.max(first, Math.ceil((above + height) / lineHeight))
  return { from: Math.min(count, first * perLine), to: Math.min(count, last * perLine) }
}

function rowAt({ rowTops }: GridLayout, y: number): number {
  let low = 0
  let high = rowTops.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rowTops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
