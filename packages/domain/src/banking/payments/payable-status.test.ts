import { expect, it } from 'vitest'
import { compare, minus, sum } from '../../money/decimal.ts'
import { openOf, payableStatus, rebooked, type PayableAmounts } from './payable-status.ts'

const none = { held: '0', settled: '0', cleared: '0', writtenOff: '0', reserved: '0' }
const stands: [of: Partial<PayableAmounts>, status: string, open: string][] = [
  [{}, 'open', '1000'],
  [{ held: '144' }, 'open', '1000'],
  [{ held: '1000' }, 'held', '1000'],
  [{ held: '144', settled: '856' }, 'held', '144'],
  [{ settled: '400' }, 'part_paid', '600'],
  [{ reserved: '1000' }, 'scheduled', '1000'],
  [{ settled: '1000' }, 'paid', '0'],
  [{ settled: '945', cleared: '55' }, 'paid', '0'],
  [{ cleared: '1000' }, 'offset', '0'],
  [{ cleared: '1000', writtenOff: '1000' }, 'written_off', '0'],
  [{ amount: '-55', cleared: '-55' }, 'offset', '0'],
  [{ amount: '-55' }, 'open', '-55'],
]
it.each(stands)('§3.10 %j is %s', (of, status, open) => {
  const amounts = { amount: '1000', ...none, ...of }
  expect([payableStatus(amounts), openOf(amounts)]).toEqual([status, open])
})

it('§3.10 a corrected invoice rebooks its parts above what was used of them; beyond that it is owed back', () => {
  expect(rebooked(['300', '701'], [])).toEqual({ amounts: ['300', '701'], owedBack: '0' })
  expect(rebooked(['200', '500'], [{ part: 1, used: '300' }])).toEqual({ amounts: ['300', '400'], owedBack: '0' })
  expect(rebooked(['100'], [{ part: 1, used: '300' }])).toEqual({ amounts: ['300'], owedBack: '200' })
})

it('§4.2 whatever was used, parts stay above it and come to the total', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const wanted = Array.from({ length: (seed % 3) + 1 }, (_, at) => String((seed * 37 * (at + 1)) % 1000))
    const booked = Array.from({ length: seed % 4 }, (_, at) => ({
      part: at + 1,
      used: String((seed * (at + 3)) % 700),
    }))
    const { amounts, owedBack } = rebooked(wanted, booked)
    const gone = sum(booked.filter(({ part }) => part > wanted.length).map(({ used }) => used))
    expect(minus(sum([...amounts, gone]), owedBack)).toBe(sum(wanted))
    for (const [at, amount] of amounts.entries())
      expect(compare(amount, booked.find(({ part }) => part === at + 1)?.used ?? '0')).toBeGreaterThanOrEqual(0)
  }
})
