import { releasePeriods, seasonOf } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { categoryTree } from '../cards/categories.ts'
import { currentCursor, firstCursor, stepCursor, type Cursor } from './cursor.ts'
import { demoCard } from '../cards/demo-card.fixture.ts'
import { demoCategories } from '../cards/demo-categories.fixture.ts'
import { layoutOf } from '../grid/grid-layout.ts'
import { buildModel } from '../grid/grid-model.ts'

const tree = categoryTree(demoCategories({ トップス: ['カットソー', 'シャツ'] }))
const periods = releasePeriods(seasonOf('27SS'), 'month')
const at = (id: number, month: number, category: number) =>
  demoCard({ id, releaseOn: `2027-0${month}-05`, categoryIds: [category] })
const cards = [at(1, 1, 2), at(2, 1, 2), at(3, 1, 2), at(4, 2, 2), at(5, 2, 3), demoCard({ id: 6, releaseOn: null })]
const model = buildModel({ tree, unit: 'month', periods, cards, budgets: [] })
const layout = layoutOf(
  model.cells.map((line) => line.map((cell) => cell.cards.length)),
  6,
  { zoom: 'medium', viewportWidth: 720, headWidth: 76, headHeight: 47 },
)
const walk = (start: Cursor, ...keys: string[]) =>
  keys.reduce<Cursor>((cursor, key) => stepCursor(model, layout, cursor, key) ?? cursor, start)
const first = firstCursor(model)!

it('Tab enters at the first product', () => {
  expect(first).toEqual({ target: { row: 0, column: 0 }, cardId: 1 })
})

it('arrows go through the cards of a cell by lines, then on to the next cell', () => {
  expect(layout.perLine).toBe(2)
  expect(walk(first, 'ArrowRight').cardId).toBe(2)
  expect(walk(first, 'ArrowDown').cardId).toBe(3)
  expect(walk(first, 'ArrowRight', 'ArrowRight', 'ArrowRight').cardId).toBe(4)
  expect(walk(first, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft').cardId).toBe(3)
})

it('an empty cell is a place too, and below the last row lies the tray', () => {
  const empty = walk(first, 'ArrowDown', 'ArrowDown')
  expect(empty).toEqual({ target: { row: 1, column: 0 }, cardId: null })
  expect(walk(empty, 'ArrowRight').cardId).toBe(5)
  expect(walk(empty, 'ArrowDown')).toEqual({ target: 'tray', cardId: 6 })
  expect(walk(first, 'End')).toEqual({ target: { row: 0, column: 5 }, cardId: null })
})

it('follows its card when that moves, and stays near when it goes', () => {
  const moved = cards.map((card) => (card.id === 2 ? { ...card, releaseOn: '2027-05-01' } : card))
  const after = buildModel({ tree, unit: 'month', periods, cards: moved, budgets: [] })
  expect(currentCursor(after, { target: { row: 0, column: 0 }, cardId: 2 })?.target).toEqual({ row: 0, column: 4 })
  expect(currentCursor(model, { target: { row: 0, column: 1 }, cardId: 99 })).toEqual({
    target: { row: 0, column: 1 },
    cardId: 4,
  })
})
