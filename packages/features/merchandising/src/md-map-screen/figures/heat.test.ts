import { releasePeriods, seasonOf } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { categoryTree } from '../cards/categories.ts'
import { demoCard } from '../cards/demo-card.fixture.ts'
import { demoCategories } from '../cards/demo-categories.fixture.ts'
import { buildModel } from '../grid/grid-model.ts'
import { heatScale } from './heat.ts'
import type { HeatFigure } from '../view/map-view.ts'

const tree = categoryTree(demoCategories({ トップス: ['カットソー', 'シャツ'] }))
const periods = releasePeriods(seasonOf('27SS'), 'month')
const plan = (id: number, row: number, month: number, planQuantity: number, unitCost = '300') =>
  demoCard({ id, releaseOn: `2027-0${month}-05`, categoryIds: [row + 2], planQuantity, listPrice: '1000', unitCost })
const budget = (row: number, month: number, sales: string) => ({
  id: 1,
  categoryId: row + 2,
  period: `2027-0${month}-01`,
  sales,
  quantity: 0,
})
const model = buildModel({
  tree,
  unit: 'month',
  periods,
  cards: [plan(1, 0, 1, 100), plan(2, 0, 2, 109), plan(3, 0, 3, 300, '360'), plan(4, 1, 4, 82)],
  budgets: [
    budget(0, 1, '100000'),
    budget(0, 2, '100000'),
    budget(0, 3, '100000'),
    budget(1, 1, '100000'),
    budget(1, 4, '100000'),
  ],
})
const levels = (figure: HeatFigure) => model.cells.map((line) => line.slice(0, 4).map(heatScale(model, figure)))

it('look: over budget is warm, room left is cool, zero stays white', () => {
  expect(levels('gap')).toEqual([
    [0, 1, 3, 0],
    [-3, 0, 0, -2],
  ])
})

it('cost rate is measured against that of the season', () => {
  expect(levels('costRate')).toEqual([
    [-2, -2, 2, 0],
    [0, 0, 0, -2],
  ])
})

it('amounts are shares of the fullest cell', () => {
  expect(levels('quantity')).toEqual([
    [-1, -1, -3, 0],
    [0, 0, 0, -1],
  ])
  expect(levels('retail')).toEqual(levels('quantity'))
})

it('without budgets nothing is coloured by them', () => {
  const bare = buildModel({ tree, unit: 'month', periods, cards: [plan(1, 0, 1, 100)], budgets: [] })
  expect(heatScale(bare, 'gap')(bare.cells[0]![0]!)).toBe(0)
})
