import { expect, it } from 'vitest'
import { changedResults, exceedsSales, isRight, monthsOf, pastedResults } from './result-rows.ts'

const saved = [
  {
    period: '2026-09-01',
    receivedQuantity: 1000,
    soldQuantity: 520,
    sales: '5200000',
    fullPriceSales: '5200000',
    stockQuantity: 480,
    lockVersion: 3,
  },
]

it('a table from a spreadsheet fills months and figures from the cell on which it was pasted', () => {
  const months = monthsOf(saved, {}, '2026-11-01', 1)
  expect(months).toEqual(['2026-09-01', '2026-10-01'])
  const typed = pastedResults(
    [
      ['530', '5,300,000'],
      ['280', '1,960,000'],
      ['9', '9'],
    ],
    months,
    { period: '2026-09-01', figure: 'soldQuantity' },
  )
  expect(typed).toEqual({
    '2026-09-01 soldQuantity': '530',
    '2026-09-01 sales': '5,300,000',
    '2026-10-01 soldQuantity': '280',
    '2026-10-01 sales': '1,960,000',
  })
  expect(changedResults(saved, typed)).toEqual([
    { ...saved[0], soldQuantity: 530, sales: '5300000' },
    {
      period: '2026-10-01',
      receivedQuantity: 0,
      soldQuantity: 280,
      sales: '1960000',
      fullPriceSales: '0',
      stockQuantity: 0,
      lockVersion: null,
    },
  ])
})

it('pieces are whole, money has up to four places, and full-price sales are a part of the sales', () => {
  expect([
    isRight('soldQuantity', '１２'),
    isRight('soldQuantity', '1.5'),
    isRight('sales', '1,000.25'),
    isRight('sales', '-1'),
    isRight('sales', ''),
  ]).toEqual([true, false, true, false, true])
  expect([
    exceedsSales({ sales: '10', fullPriceSales: '10' }),
    exceedsSales({ sales: '9', fullPriceSales: '10' }),
  ]).toEqual([false, true])
})
