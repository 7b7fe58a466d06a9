import { releasePeriods, seasonOf, sum } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { budgetGrid, type Budget } from './budget-grid.ts'
import { categoryTree } from '../cards/categories.ts'
import { demoCategories } from '../cards/demo-categories.fixture.ts'

const tree = categoryTree(demoCategories({ トップス: ['カットソー', 'シャツ'] }))
const season = seasonOf('27SS')
const budget = (categoryId: number | null, period: string, sales: string): Budget => ({
  id: 1,
  categoryId,
  period,
  sales,
  quantity: 0,
})
const budgets = [
  budget(2, '2027-03-01', '1000000'),
  budget(3, '2027-03-01', '310000'),
  budget(null, '2027-04-01', '500'),
]

it('§3.14 a month keeps its budget, by cell, row and column', () => {
  const grid = budgetGrid(budgets, tree, releasePeriods(season, 'month'))
  expect(grid.cell(0, 2)).toBe('1000000')
  expect(grid.cell(0, 3)).toBeNull()
  expect(grid.row(1)).toBe('310000')
  expect(grid.columns).toEqual([null, null, '1310000', '500', null, null])
  expect(grid.all).toBe('1310500')
})

it('halves and weeks share a month by days, and add up to it exactly', () => {
  const halves = budgetGrid(budgets, tree, releasePeriods(season, 'half'))
  expect([halves.cell(1, 4), halves.cell(1, 5)]).toEqual(['150000', '160000'])
  for (const unit of ['half', 'week'] as const) {
    const grid = budgetGrid(budgets, tree, releasePeriods(season, unit))
    expect(sum(grid.columns.filter((amount) => amount !== null))).toBe('1310500')
    expect(grid.row(0)).toBe('1000000')
  }
})
