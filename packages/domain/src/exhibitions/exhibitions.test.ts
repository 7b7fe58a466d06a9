import { describe, expect, it } from 'vitest'
import { split } from '../money/split.ts'
import { afterTransition, exhibitionPhase, orderTransitionsFrom } from './order-status.ts'
import { exhibitionUnitPrice, minimumGaps, orderTotals } from './order-totals.ts'

describe('golden 34: wholesale is list × rate, half up to ¥1', () => {
  it.each([
    ['14800', '60', '8880'],
    ['9900', '62.5', '6188'],
    ['9900', '60', '5940'],
  ])('%s at %s % is %s', (listPrice, ratePercent, unitPrice) => {
    expect(exhibitionUnitPrice({ listPrice, wholesale: null }, { priceMode: 'wholesale', ratePercent })).toBe(unitPrice)
    expect(exhibitionUnitPrice({ listPrice, wholesale: null }, { priceMode: 'retail', ratePercent })).toBe(listPrice)
  })

  it('to the smallest coin of the currency', () => {
    expect(
      exhibitionUnitPrice(
        { listPrice: '99.50', wholesale: null },
        { priceMode: 'wholesale', ratePercent: '62.5', currency: 'USD' },
      ),
    ).toBe('62.19')
  })

  it('an item’s own wholesale price goes before the rate', () => {
    expect(
      exhibitionUnitPrice({ listPrice: '9900', wholesale: '5000' }, { priceMode: 'both', ratePercent: '60' }),
    ).toBe('5000')
  })
})

it('golden 28: two colours of four sizes at ¥3,480', () => {
  const cells = [20, 40, 30, 10, 15, 35, 25, 5]
  const totals = orderTotals([...cells, 0].map((quantity) => ({ itemId: 7, quantity, unitPrice: '3480' })))
  expect(totals).toMatchObject({ quantity: 180, amount: '626400' })
  expect([...totals.styles]).toEqual([[7, { quantity: 180, amount: '626400' }]])
})

it.each([
  ['500', ['2', '4', '3', '1'], ['100', '200', '150', '50']],
  ['333', ['1', '2', '2', '1'], ['56', '111', '111', '55']],
  ['100', ['1', '1', '1'], ['34', '33', '33']],
])('golden 29: %s by %j', (total, weights, parts) => {
  expect(split(total, weights)).toEqual(parts)
})

describe('domain §3.16: style and order minimum, as the gap', () => {
  const totals = orderTotals([
    { itemId: 1, quantity: 4, unitPrice: '8340' },
    { itemId: 2, quantity: 6, unitPrice: '3540' },
    { itemId: 3, quantity: 0, unitPrice: '1' },
  ])

  it('says what money and which styles lack', () => {
    expect(minimumGaps(totals, { minAmount: '100000', minQuantityPerStyle: 6 })).toEqual({
      amount: '45400',
      styles: [{ itemId: 1, missing: 2 }],
    })
  })

  it('says nothing when the minimum is reached exactly, or there is none', () => {
    expect(minimumGaps(totals, { minAmount: '54600', minQuantityPerStyle: 4 })).toEqual({ amount: null, styles: [] })
    expect(minimumGaps(totals, { minAmount: null, minQuantityPerStyle: null })).toEqual({ amount: null, styles: [] })
  })
})

describe('domain §3.16, §4.8: status by named transitions', () => {
  it('leads from submitted to converted, and back for edits', () => {
    expect(afterTransition('confirm', 'submitted')).toBe('confirmed')
    expect(afterTransition('convert', 'confirmed')).toBe('converted')
    expect(afterTransition('reopen', 'confirmed')).toBe('submitted')
    expect(afterTransition('convert', 'submitted')).toBeNull()
    expect(orderTransitionsFrom('submitted')).toEqual(['confirm', 'cancel'])
    expect([...orderTransitionsFrom('converted'), ...orderTransitionsFrom('cancelled')]).toEqual([])
  })

  it('is open from the first instant until just before the last', () => {
    const show = { opensAt: '2026-11-10T00:00:00Z', closesAt: '2026-11-28T09:00:00Z' }
    expect(
      ['2026-11-09T23:59:59Z', '2026-11-10T00:00:00Z', '2026-11-28T08:59:59Z', '2026-11-28T09:00:00Z'].map((at) =>
        exhibitionPhase(show, at),
      ),
    ).toEqual(['upcoming', 'open', 'open', 'closed'])
  })
})
