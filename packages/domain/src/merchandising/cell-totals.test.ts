import { expect, it } from 'vitest'
import { addPlannedSums, cellTotals, plannedSums, totalsOf, type PlannedItem } from './cell-totals.ts'

const item = (planQuantity: number | null, listPrice: string | null, unitCost: string | null): PlannedItem => ({
  status: 'planned',
  planQuantity,
  listPrice,
  unitCost,
})

it('§3.14 a cell: count, quantity, retail, cost, cost rate, against the budget', () => {
  expect(cellTotals([item(100, '9900', '3200'), item(50, '14800', '5000')], '1500000')).toEqual({
    count: 2,
    quantity: '150',
    retail: '1730000',
    cost: '570000',
    costRate: '32.9',
    budgetGap: '230000',
  })
})

it('§3.14 an empty cell has no rate, and its whole budget left', () => {
  expect(cellTotals([], '800000')).toEqual({
    count: 0,
    quantity: '0',
    retail: '0',
    cost: '0',
    costRate: null,
    budgetGap: '-800000',
  })
  expect(cellTotals([]).budgetGap).toBeNull()
})

it('§3.14 a product without a cost counts in retail but does not flatter the cost rate', () => {
  const totals = cellTotals([item(10, '10000', '4000'), item(10, '10000', null), item(null, '10000', '1')])
  expect(totals).toMatchObject({ count: 3, quantity: '20', retail: '200000', cost: '40000', costRate: '40.0' })
})

it('§3.14 a dropped product does not count', () => {
  expect(cellTotals([{ ...item(10, '10000', '4000'), status: 'dropped' }])).toMatchObject({ count: 0, retail: '0' })
})

it('§4.10 a row is the total of its items: the rate comes from sums, not from the rates of cells', () => {
  const first = [item(1000, '10000', '3000')]
  const second = [item(10, '10000', '6000')]
  expect(cellTotals([...first, ...second]).costRate).toBe('30.3')
})

it('§4.10 sums of cells added up give the figures of the row', () => {
  const cells = [[item(1000, '10000', '3000'), item(5, '900', null)], [item(10, '10000', '6000')], []]
  const added = totalsOf(addPlannedSums(cells.map(plannedSums)), '9000000')
  expect(added).toEqual(cellTotals(cells.flat(), '9000000'))
})
