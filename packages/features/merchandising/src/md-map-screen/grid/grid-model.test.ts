import { releasePeriods, seasonOf } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { categoryTree } from '../cards/categories.ts'
import { demoCard } from '../cards/demo-card.fixture.ts'
import { demoCategories } from '../cards/demo-categories.fixture.ts'
import { buildModel } from './grid-model.ts'

const tree = categoryTree(demoCategories({ トップス: ['カットソー', 'シャツ'] }))
const periods = releasePeriods(seasonOf('27SS'), 'month')
const cards = [
  demoCard({ id: 1, releaseOn: '2027-03-20', categoryIds: [2], status: 'released' }),
  demoCard({ id: 2, releaseOn: '2027-03-04', categoryIds: [2] }),
  demoCard({
    id: 3,
    releaseOn: '2027-04-01',
    categoryIds: [3],
    planQuantity: 10,
    listPrice: '10000',
    unitCost: '4000',
  }),
  demoCard({ id: 4, releaseOn: null }),
  demoCard({ id: 5, categoryIds: [] }),
  demoCard({ id: 6, releaseOn: '2027-03-05', status: 'dropped' }),
]
const budgets = [{ id: 1, categoryId: 2, period: '2027-03-01', sales: '1000000', quantity: 0 }]
const input = { tree, unit: 'month', periods, cards, budgets } as const
const ids = (list: readonly { id: number }[] | undefined) => list?.map(({ id }) => id)

it('§3.14 Map = category rows × release period columns, with the uncategorised tray', () => {
  const model = buildModel(input)
  expect(ids(model.cells[0]?.[2]?.cards)).toEqual([2, 6, 1])
  expect(ids(model.cells[1]?.[3]?.cards)).toEqual([3])
  expect(ids(model.tray)).toEqual([4, 5])
})

it('§3.14 a cell counts, and compares with its budget; dropped products are seen but not counted', () => {
  const cell = buildModel(input).cells[0]?.[2]
  expect(cell?.totals).toEqual({
    count: 2,
    quantity: '200',
    retail: '1180000',
    cost: '380000',
    costRate: '32.2',
    budgetGap: '180000',
  })
})

it('§4.10 rows, columns and the season are added sums, never averaged rates', () => {
  const model = buildModel(input)
  expect(model.rows[0]).toMatchObject({ count: 2, quantity: '200', budgetGap: '180000' })
  expect(model.columns[2]).toMatchObject({ budget: '1000000', done: '590000', totals: { count: 2, retail: '1180000' } })
  expect(model.all).toMatchObject({ count: 3, retail: '1280000', costRate: '32.8', budgetGap: '280000' })
})

it('cells that did not change are the same object, so that they are not drawn again', () => {
  const before = buildModel(input)
  const moved = cards.map((card) => (card.id === 3 ? { ...card, releaseOn: '2027-05-01' } : card))
  const after = buildModel({ ...input, cards: moved }, before)
  expect(after.cells[0]?.[2]).toBe(before.cells[0]?.[2])
  expect(after.cells[1]?.[3]).not.toBe(before.cells[1]?.[3])
  expect(ids(after.cells[1]?.[4]?.cards)).toEqual([3])
})
