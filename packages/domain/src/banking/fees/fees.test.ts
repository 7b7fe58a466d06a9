import { expect, it } from 'vitest'
import { compare, minus, sum } from '../../money/decimal.ts'
import { deductFee, feeMethods, mayDeductFee, sendInFull, type FeeMethod } from './fee-deduction.ts'
import { feeBands, feeDestination, feeFor, possibleFees, type FeeRow } from './fee-table.ts'

const row = (fromAmount: string, fee: string, from: Partial<FeeRow> = {}): FeeRow => ({
  destination: 'other_bank',
  fromAmount,
  fee,
  validFrom: '2020-01-01',
  ...from,
})
const table = [
  row('30000', '550'),
  row('0', '330'),
  row('0', '440', { validFrom: '2027-04-01' }),
  row('0', '110', { destination: 'same_bank' }),
]
const bands = feeBands(table, 'other_bank', '2026-12-01')

const golden: [payment: string, method: FeeMethod, sent: string, charged: string, borne: string, kept: string][] = [
  ['100000', 'flat', '99450', '550', '0', '0'],
  ['30000', 'flat', '29450', '330', '0', '220'],
  ['30000', 'add_low', '29670', '330', '0', '0'],
  ['30330', 'add_low', '29780', '330', '0', '220'],
  ['30330', 'add_high', '30000', '550', '220', '0'],
  ['30550', 'add_high', '30000', '550', '0', '0'],
]
for (const [payment, method, sent, charged, borneByPayer, keptByPayer] of golden) {
  it(`A7 golden 6: ${payment} ${method} sends ${sent}`, () => {
    const deducted = minus(payment, sent)
    expect(deductFee(payment, bands, method)).toEqual({ sent, deducted, charged, borneByPayer, keptByPayer })
  })
}

it('A5 as agricultural co-operatives do: low 110, high 220', () => {
  const farm = [row('0', '110'), row('30000', '220')]
  expect(deductFee('30000', farm, 'add_low')?.sent).toBe('29890')
  expect(deductFee('30110', farm, 'add_low')).toMatchObject({ sent: '29890', charged: '110', deducted: '220' })
})

it('A7 golden 6: a protected relation is paid in full, by relation and day of order', () => {
  expect(mayDeductFee({ isProtected: true, orderedOn: '2026-01-01' })).toBe(false)
  expect(mayDeductFee({ isProtected: true, orderedOn: '2025-12-31' })).toBe(true)
  expect(mayDeductFee({ isProtected: false, orderedOn: '2026-11-01' })).toBe(true)
  expect(sendInFull('100000', bands)).toMatchObject({ sent: '100000', deducted: '0', borneByPayer: '550' })
})

it('the table is read by destination and by day', () => {
  expect(feeFor(feeBands(table, 'other_bank', '2027-04-01'), '50000')).toBe('440')
  expect(feeFor(feeBands(table, 'same_branch', '2026-12-01'), '50000')).toBe('0')
  expect(possibleFees(table, '2026-12-01')).toEqual(['110', '330', '550'])
  const debit = { bankCode: '0001', branchCode: '001' }
  expect(
    [debit, { ...debit, branchCode: '002' }, { ...debit, bankCode: '0009' }].map((payee) =>
      feeDestination(debit, payee),
    ),
  ).toEqual(['same_branch', 'same_bank', 'other_bank'])
})

it('whatever the method: what is sent and what is taken off make the payment, and nothing is sent for a fee', () => {
  for (let payment = 1; payment < 40_000; payment += 97) {
    for (const method of feeMethods) {
      const found = deductFee(String(payment), bands, method)
      if (!found) {
        expect(payment).toBeLessThanOrEqual(330)
        continue
      }
      expect(sum([found.sent, found.deducted])).toBe(String(payment))
      expect(sum([found.deducted, found.borneByPayer])).toBe(sum([found.charged, found.keptByPayer]))
      expect(compare(found.sent, '0')).toBe(1)
    }
  }
})
