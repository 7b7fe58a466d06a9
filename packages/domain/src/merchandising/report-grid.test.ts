import { expect, it } from 'vitest'
import { reportGrid } from './report-grid.ts'

const cell = (row: string[], column: string[], value: string) => ({ row, column, values: [value] })

it('lines in the order of the members, a subtotal after its lines, the total last; the sum across comes last as well', () => {
  const grid = reportGrid({
    rows: ['category1', 'category2'],
    columns: ['month'],
    measures: ['quantity'],
    members: ['b', 'a']
      .map((key) => ({ dimension: 'category1', key }))
      .concat(
        ['2', '1'].map((key) => ({ dimension: 'category2', key })),
        ['m1', 'm2'].map((key) => ({ dimension: 'month', key })),
      ),
    cells: [
      cell([], [], '6'),
      cell(['a'], [], '1'),
      cell(['b'], [], '5'),
      cell(['a', '1'], ['m1'], '1'),
      cell(['b', '1'], ['m2'], '2'),
      cell(['b', '2'], ['m1'], '3'),
    ],
  })
  expect(grid.lines.map(({ keys }) => keys.join('/'))).toEqual(['b/2', 'b/1', 'b', 'a/1', 'a', ''])
  expect(grid.columns).toEqual([['m1'], ['m2'], []])
  expect(grid.values(['b', '2'], ['m1'])).toEqual(['3'])
  expect(grid.values(['a', '1'], ['m2'])).toEqual([null])
})
