import { expect, it } from 'vitest'
import { taxRateOn, type TaxRateCode } from '../tax-rates/tax-rate.ts'
import { creditLine, creditOf } from './credit.ts'
import { documentAmounts, type DocumentTerms } from './document-amounts.ts'
import type { DocumentLine } from './document-line.ts'
import { yenTaxTotals } from './yen-tax.ts'

const line = (
  quantity: string,
  unitPrice: string,
  code: TaxRateCode = 'standard',
  more: Partial<DocumentLine> = {},
) => {
  const { percent, category } = taxRateOn(code, '2026-11-21')!
  return { kind: 'goods' as const, quantity, unitPrice, discount: '0', ratePercent: percent, category, ...more }
}
const terms = (lines: readonly DocumentLine[], more: Partial<DocumentTerms> = {}): DocumentTerms => ({
  lines,
  discount: '0',
  currency: 'JPY',
  taxMode: 'ex_tax',
  lineRounding: 'down',
  taxRounding: 'down',
  prepaid: '0',
  ...more,
})
const figures = (document: DocumentTerms) => {
  const { subtotal, tax, total, payable, taxTotals } = documentAmounts(document)
  return { subtotal, tax, total, payable, rates: taxTotals.map((each) => [each.category, each.taxable, each.tax]) }
}
const mixed = [line('83', '167', 'reduced'), line('67', '197', 'reduced'), line('77', '57'), line('57', '417')]

it('§5 case 1: two rates, tax once per rate', () => {
  expect(figures(terms(mixed))).toEqual({
    subtotal: '55218',
    tax: '4979',
    total: '60197',
    payable: '60197',
    rates: [
      ['AA', '27060', '2164'],
      ['S', '28158', '2815'],
    ],
  })
})

it('§5 case 2: 3 × 105 in each rounding', () => {
  const taxes = (['down', 'half_up', 'up'] as const).map(
    (taxRounding) => figures(terms([line('3', '105')], { taxRounding })).tax,
  )
  expect(taxes).toEqual(['31', '32', '32'])
})

it.each([
  ['standard', 'down', '909', '9091'],
  ['reduced', 'down', '740', '9260'],
  ['reduced', 'half_up', '741', '9259'],
] as const)('§5 case 4: the %s tax within 10,000, %s', (code, taxRounding, tax, subtotal) => {
  const document = terms([line('1', '10000', code)], { taxMode: 'inc_tax', taxRounding })
  expect(figures(document)).toMatchObject({ tax, subtotal, total: '10000' })
})

it('§5 case 5: a discount of 1,000 over 8,000 and 2,000', () => {
  const document = terms([line('1', '8000'), line('1', '2000', 'reduced')], { discount: '1000' })
  expect(figures(document).rates).toEqual([
    ['S', '7200', '720'],
    ['AA', '1800', '144'],
  ])
})

it('evidence e-invoice §8 case 4: the largest remainder takes the last yen', () => {
  expect(figures(terms(mixed, { discount: '1000' }))).toMatchObject({
    total: '59107',
    rates: [
      ['AA', '26570', '2125'],
      ['S', '27648', '2764'],
    ],
  })
})

it('§5 case 7: US dollars with the tax in yen, rounded once', () => {
  const { taxTotals, total } = documentAmounts(terms([line('100', '12.3456')], { currency: 'USD' }))
  expect([taxTotals, total]).toEqual([
    [{ ratePercent: '10', category: 'S', taxable: '1234.56', tax: '123.45' }],
    '1358.01',
  ])
  expect(yenTaxTotals(taxTotals, { rate: '150.25', perUnits: 1 })).toEqual([
    { ratePercent: '10', category: 'S', taxable: '185492.64', tax: '18549' },
  ])
  // 1,234.56 × 150.25 = 185,492.64 and 10 % of it 18,549.264: the cut foreign tax would give 18,548.
  const within = [{ ratePercent: '10', taxable: '909.09', tax: '90.91' }]
  expect(yenTaxTotals(within, { rate: '10.85', perUnits: 100 }, { taxMode: 'inc_tax' })[0]!.tax).toBe('9')
})

it('evidence e-invoice §8 cases 3, 7, 8, 9: freight, returns, deposit, rounding and advances', () => {
  const cloth = terms([line('3.2', '1480'), line('1', '500', 'standard', { kind: 'freight' })])
  expect(figures(cloth)).toMatchObject({ subtotal: '5236', tax: '523', total: '5759' })
  const month = [line('100', '2980'), line('120', '2980'), line('-2', '2980')]
  expect(figures(terms([...month, line('1', '8000', 'standard', { kind: 'freight' })]))).toMatchObject({
    subtotal: '657640',
    tax: '65764',
    total: '723404',
  })
  const rounding = line('1', '-500', 'out_of_scope', { kind: 'rounding' })
  const deposit = terms([line('300', '1850'), rounding], { prepaid: '200000' })
  expect(figures(deposit)).toMatchObject({ subtotal: '555000', tax: '55500', total: '610500', payable: '410000' })
  const stamps = terms([line('10', '5000'), line('1', '1320', 'out_of_scope')], { discount: '500' })
  expect(figures(stamps).rates).toEqual([
    ['S', '49500', '4950'],
    ['O', '1320', '0'],
  ])
})

it('domain §3.7 rule 5: each line is rounded as the issuer rounds lines, then its discount is taken off', () => {
  const amounts = (['down', 'half_up', 'up'] as const).map(
    (lineRounding) =>
      documentAmounts(terms([line('3', '12.5', 'standard', { discount: '7' })], { lineRounding })).subtotal,
  )
  expect(amounts).toEqual(['30', '31', '31'])
})

it('exempt and export are rows of their own, though both are 0', () => {
  const document = terms([line('1', '100', 'exempt'), line('1', '200', 'export')])
  expect(figures(document).rates).toEqual([
    ['E', '100', '0'],
    ['G', '200', '0'],
  ])
})

it('a discount needs something to be taken off', () => {
  expect(() => documentAmounts(terms([line('0', '100')], { discount: '10' }))).toThrow(/lines with an amount first/)
})

it('domain §1 a credit mirrors its invoice; credits of parts add up to it, odd prices and discounts included', () => {
  const odd = line('7', '12.35', 'standard', { discount: '10' })
  for (const lineRounding of ['down', 'half_up', 'up'] as const) {
    const invoice = terms([odd, line('3', '105', 'reduced')], { discount: '7', lineRounding })
    const [before, credit] = [documentAmounts(invoice), documentAmounts(creditOf(invoice))]
    expect(credit.total).toBe(`-${before.total}`)
    const parts = ['2', '1', '4'].map((quantity, at) =>
      creditLine(odd, invoice, { quantity, alreadyCredited: ['0', '2', '3'][at]! }),
    )
    expect(documentAmounts(terms(parts, { lineRounding })).subtotal).toBe(`-${before.lineAmounts[0]}`)
    expect(parts.every(({ unitPrice }) => unitPrice === odd.unitPrice)).toBe(true)
  }
})
