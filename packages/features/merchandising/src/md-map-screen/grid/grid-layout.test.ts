import { describe, expect, it } from 'vitest'
import { cellAt, cellRect, layoutOf, slotAt, visibleCards, visibleColumns, visibleRows } from './grid-layout.ts'

const sizes = { zoom: 'medium', viewportWidth: 720, headWidth: 76, headHeight: 47 } as const
const layout = layoutOf(
  [
    [1, 2],
    [0, 0],
    [3, 200],
  ],
  2,
  sizes,
)

it('columns fill the width, and scroll when they would become too narrow', () => {
  expect(layout.columnWidth).toBe(322)
  expect(layoutOf([[1]], 26, sizes)).toMatchObject({ columnWidth: 161, perLine: 2, width: 76 + 26 * 161 })
})

it('look: a row of one line of cards is 132 high', () => {
  expect(layout.rowHeights[0]).toBe(132)
  expect(layout.rowTops).toEqual([47, 179, 269])
  expect(layout.height).toBe(269 + layout.rowHeights[2]!)
})

it('finds the cell under a point, and none over the heads or beside the last one', () => {
  expect(cellAt(layout, 76, 47)).toEqual({ row: 0, column: 0 })
  expect(cellAt(layout, 76 + 322, 178)).toEqual({ row: 0, column: 1 })
  expect(cellAt(layout, 400, 179)).toEqual({ row: 1, column: 1 })
  expect(cellAt(layout, 75, 100)).toBeNull()
  expect(cellAt(layout, 100, 46)).toBeNull()
  expect(cellAt(layout, layout.width, 100)).toBeNull()
  expect(cellAt(layout, 100, layout.height)).toBeNull()
})

it('places cards in lines within their cell', () => {
  expect(layout.perLine).toBe(4)
  expect(slotAt(layout, 5)).toEqual({ left: 7 + 74, top: 6 + 106 })
  expect(cellRect(layout, 2, 1)).toMatchObject({ left: 398, top: 269 })
})

describe('3,000 products: only what is in sight is drawn', () => {
  it('rows and columns', () => {
    expect(visibleRows(layout, { top: 100, height: 100 })).toEqual({ from: 0, to: 2 })
    expect(visibleColumns(layout, { left: 0, width: 300 })).toEqual({ from: 0, to: 1 })
    expect(visibleColumns(layout, { left: 390, width: 720 })).toEqual({ from: 0, to: 2 })
  })
  it('cards of a tall cell, by lines', () => {
    expect(visibleCards(layout, 2, 200, { top: 269 + 6 + 106 * 10, height: 212 })).toEqual({ from: 40, to: 48 })
    expect(visibleCards(layout, 2, 200, { top: 0, height: 400 })).toEqual({ from: 0, to: 8 })
    expect(visibleCards(layout, 0, 2, { top: 5000, height: 10 })).toEqual({ from: 0, to: 2 })
  })
})
