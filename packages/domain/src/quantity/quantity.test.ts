import { expect, it } from 'vitest'
import { taxOn } from '../money/tax.ts'
import { matrixAmount, matrixTotals } from './matrix.ts'
import { requirement, rollsFor } from './requirement.ts'

it('§5 case 28: a colour × size matrix, its totals, amount and tax', () => {
  const rows = [
    ['20', '40', '30', '10'],
    ['15', '35', '25', '5'],
  ]
  expect(matrixTotals(rows)).toEqual({ rows: ['100', '80'], columns: ['35', '75', '55', '15'], total: '180' })
  expect(matrixAmount(rows, '3480')).toBe('626400')
  expect(taxOn(matrixAmount(rows, '3480'), '10')).toBe('62640')
})

it('a ragged or empty matrix still adds up', () => {
  expect(matrixTotals([['1'], ['2', '3']])).toEqual({ rows: ['1', '5'], columns: ['3', '3'], total: '6' })
  expect(matrixTotals([])).toEqual({ rows: [], columns: [], total: '0' })
})

it('§5 case 31: 300 pieces × 1.85 m × 1.05, in rolls of 50', () => {
  const need = { quantity: '300', consumption: '1.85', lossPercent: '5' }
  expect(requirement(need)).toBe('582.75')
  expect(rollsFor('582.75', '50')).toEqual({ rolls: '12', left: '17.25' })
  expect(requirement({ ...need, shrinkPercent: '3' })).toBe('600.77')
  expect(rollsFor('600.77', '50').rolls).toBe('13')
})

it('a full roll needs no further one; nonsense is refused', () => {
  expect(rollsFor('600', '50')).toEqual({ rolls: '12', left: '0.00' })
  expect(() => rollsFor('10', '0')).toThrow(/length of one roll/)
  const shrunkAway = { quantity: '1', consumption: '1', lossPercent: '0', shrinkPercent: '100' }
  expect(() => requirement(shrunkAway)).toThrow(/below 100/)
})
