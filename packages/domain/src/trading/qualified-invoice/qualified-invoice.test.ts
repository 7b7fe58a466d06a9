import { expect, it } from 'vitest'
import { deductiblePercent, yearlyCap } from './deductible-share.ts'
import { deductibleTax, isBookOnly } from './deductible-tax.ts'
import { qualifiedInvoiceMeter, type QualifiedInvoiceFault } from './qualified-invoice-meter.ts'
import type { StatedInvoice, StatedLine } from './qualified-invoice.ts'
import { needsReturnInvoice } from './return-invoice.ts'
import { selfBilling, type SelfBillingProof } from './self-billing.ts'

const line = (amount: string, more: Partial<StatedLine> = {}): StatedLine => ({
  description: 'フランネルシャツ',
  amount,
  ratePercent: '10',
  category: 'S',
  hasReducedMark: false,
  deliveredOn: null,
  ...more,
})
const cake = line('77760', { description: '焼菓子', ratePercent: '8', category: 'AA', hasReducedMark: true })
const standard = { ratePercent: '10', category: 'S', taxable: '4926420', tax: '492642' }
const reduced = { ratePercent: '8', category: 'AA', taxable: '77760', tax: '6220' }
const invoice: StatedInvoice = {
  issuerName: '港南商事',
  registrationNumber: 'T7123456789012',
  recipientName: '白詰草アパレル',
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
  currency: 'JPY',
  taxMode: 'ex_tax',
  lines: [line('4926420'), cake],
  taxTotals: [standard, reduced],
  yenTax: null,
  discount: '0',
}
const faults = (change: Partial<StatedInvoice>) =>
  qualifiedInvoiceMeter({ ...invoice, ...change }).items.flatMap(({ key, fault }) => (fault ? [`${key} ${fault}`] : []))

it('domain §3.7 rule 2: six items of six', () => {
  expect(qualifiedInvoiceMeter(invoice)).toMatchObject({ met: 6, standing: 'qualified' })
})

it('the received invoice of the picture: a wrong check digit and no period are four of six', () => {
  const received = { ...invoice, registrationNumber: 'T9990001234567', periodStart: null, periodEnd: null }
  expect(qualifiedInvoiceMeter(received)).toMatchObject({ met: 4, standing: 'incomplete' })
})

const dollars = {
  currency: 'USD',
  lines: [line('1234.56')],
  taxTotals: [{ ...standard, taxable: '1234.56', tax: '123.45' }],
}
const yen = { ratePercent: '10', category: 'S', taxable: '185492.64', tax: '18549' }
const discounted = [
  { ...standard, taxable: '4925435', tax: '492543' },
  { ...reduced, taxable: '77745', tax: '6219' },
]

it.each<[string, Partial<StatedInvoice>, `${string} ${QualifiedInvoiceFault}`[]]>([
  ['1 no name', { issuerName: '' }, ['issuer name_missing']],
  ['1 no number', { registrationNumber: null }, ['issuer number_missing']],
  ['1 twelve digits', { registrationNumber: 'T123456789012' }, ['issuer number_format']],
  ['1 check digit', { registrationNumber: 'T1234567890123' }, ['issuer number_check_digit']],
  ['2 no period', { periodStart: null }, ['transaction_date date_missing']],
  ['2 reversed', { periodStart: '2026-12-01' }, ['transaction_date period_reversed']],
  [
    '2 by line',
    { periodStart: null, lines: invoice.lines.map((each) => ({ ...each, deliveredOn: '2026-11-03' })) },
    [],
  ],
  ['3 no words', { lines: [line('4926420', { description: ' ' }), cake] }, ['content description_missing']],
  ['3 no mark', { lines: [line('4926420'), { ...cake, hasReducedMark: false }] }, ['content reduced_mark_missing']],
  ['3 a mark too many', { lines: [line('4926420', { hasReducedMark: true }), cake] }, ['content reduced_mark_wrong']],
  ['4 a rate is missing', { taxTotals: [standard] }, ['taxable_by_rate rate_missing']],
  [
    '4 two rows of a rate',
    {
      taxTotals: [
        { ...standard, taxable: '4926410', tax: '492641' },
        { ...standard, taxable: '10', tax: '1' },
        reduced,
      ],
    },
    ['taxable_by_rate rate_repeated'],
  ],
  ['4 another sum', { taxTotals: [{ ...standard, taxable: '4926421' }, reduced] }, ['taxable_by_rate taxable_differs']],
  ['4 less a discount', { discount: '1000', taxTotals: discounted }, []],
  ['4 less another discount', { discount: '1001', taxTotals: discounted }, ['taxable_by_rate taxable_differs']],
  ['5 rounded up', { taxTotals: [standard, { ...reduced, tax: '6221' }] }, []],
  ['5 beyond rounding', { taxTotals: [standard, { ...reduced, tax: '6222' }] }, ['tax_by_rate tax_out_of_range']],
  ['5 dollars without yen', dollars, ['tax_by_rate yen_tax_missing']],
  ['5 dollars with yen', { ...dollars, yenTax: [yen] }, []],
  ['5 any yen', { ...dollars, yenTax: [{ ...yen, tax: '99999' }] }, ['tax_by_rate yen_tax_out_of_range']],
  ['6', { recipientName: '' }, ['recipient name_missing']],
])('domain §3.7 rule 2, item %s', (_, change, expected) => expect(faults(change)).toEqual(expected))

it('evidence e-invoice §4: tax cut within ¥10,009 is right on paper, though an e-invoice could not say it', () => {
  const within: Partial<StatedInvoice> = {
    taxMode: 'inc_tax',
    lines: [line('10009')],
    taxTotals: [{ ...standard, taxable: '9100', tax: '909' }],
  }
  expect(faults(within)).toEqual([])
  expect(faults({ ...within, lines: [line('9100')], taxMode: 'ex_tax' })).toEqual(['tax_by_rate tax_out_of_range'])
  expect(faults({ ...within, lines: [line('10010')] })).toEqual(['taxable_by_rate taxable_differs'])
})

it('an unregistered issuer never looks qualified', () => {
  expect(qualifiedInvoiceMeter({ ...invoice, registrationNumber: null }).standing).toBe('unregistered')
})

it.each([
  ['2023-09-30', '100'],
  ['2023-10-01', '80'],
  ['2026-09-30', '80'],
  ['2026-10-01', '70'],
  ['2028-09-30', '70'],
  ['2028-10-01', '50'],
  ['2030-09-30', '50'],
  ['2030-10-01', '30'],
  ['2031-09-30', '30'],
  ['2031-10-01', '0'],
])('trade-law D supplied on %s, %s %% is deductible', (on, percent) => expect(deductiblePercent(on)).toBe(percent))

const purchase = (suppliedOn: string, gross = '110000', ratePercent = '10') => ({ suppliedOn, gross, ratePercent })
const year = { beginsOn: '2026-10-01', boughtBefore: '0' }

it.each([
  ['2026-09-30', '8000'],
  ['2026-11-21', '7000'],
  ['2028-10-01', '5000'],
  ['2030-10-01', '3000'],
  ['2031-10-01', '0'],
])('§5 case 8: a tax part of 10,000 of %s leaves %s', (on, deductible) =>
  expect(deductibleTax([purchase(on)], year)[0]).toMatchObject({ tax: '10000', deductible }),
)

it('trade-law D the border of September and October is drawn line by line', () => {
  const rows = deductibleTax(
    [
      purchase('2026-10-01'),
      purchase('2026-09-30'),
      purchase('2026-10-02', '1080', '8'),
      purchase('2026-10-31', '111'),
    ],
    { beginsOn: '2026-04-01', boughtBefore: '0' },
  )
  expect(
    rows.map(({ ratePercent, sharePercent, gross, deductible }) => [ratePercent, sharePercent, gross, deductible]),
  ).toEqual([
    ['10', '80', '110000', '8000'],
    ['10', '70', '110111', '7007'],
    ['8', '70', '1080', '56'],
  ])
})

it.each([
  ['2026-10-01', '100000000'],
  ['2026-09-30', '1000000000'],
  ['2024-10-01', '1000000000'],
  ['2024-09-30', null],
])('trade-law D a year that begins on %s is capped at %s', (begin, cap) => expect(yearlyCap(begin)).toBe(cap))

it('trade-law D above ¥100 m a year nothing is deductible, and the line that crosses counts in part', () => {
  const at = (boughtBefore: string) => deductibleTax([purchase('2026-11-21')], { ...year, boughtBefore })[0]!
  expect(at('99890000')).toMatchObject({ gross: '110000', deductible: '7000' })
  expect(at('99945000')).toMatchObject({ gross: '55000', tax: '5000', deductible: '3500' })
  expect(at('100000000')).toMatchObject({ gross: '0', deductible: '0' })
  expect(at('120000000')).toMatchObject({ gross: '0', deductible: '0' })
  const two = [purchase('2026-11-22'), purchase('2026-11-21')]
  expect(deductibleTax(two, { ...year, boughtBefore: '99835000' })[0]).toMatchObject({ gross: '165000', tax: '15000' })
})

it.each([
  ['9999', '2029-09-30', true, true],
  ['10000', '2029-09-30', true, false],
  ['9999', '2029-10-01', true, false],
  ['9999', '2026-11-21', false, false],
])('trade-law D %s of %s by a small buyer %s needs only the books: %s', (gross, on, isSmall, expected) =>
  expect(isBookOnly(gross, on, isSmall)).toBe(expected),
)

it.each([
  [['-9999'], false],
  [['-10000'], true],
  [['9999'], false],
  [['-5000', '-4999'], false],
  [['-5000', '-5000'], true],
  [Array.from({ length: 40 }, () => '-500'), true],
])('trade-law D a return of %j needs a return invoice: %s', (parts, expected) =>
  expect(needsReturnInvoice(parts)).toBe(expected),
)

const proof: SelfBillingProof = {
  sentOn: '2026-11-20',
  openedOn: '2026-11-23',
  answer: null,
  agreement: { agreedOn: '2026-11-20', days: 7 },
  isSilenceStated: true,
  isBorneOut: true,
}

it.each<[string, Partial<SelfBillingProof>, string, string]>([
  ['not sent', { sentOn: null, openedOn: null }, '2026-11-24', 'unsent'],
  ['never opened', { openedOn: null }, '2027-11-24', 'unseen'],
  ['the last day', {}, '2026-11-30', 'waiting'],
  ['the day after', {}, '2026-12-01', 'confirmed_by_silence'],
  ['agreed after the sending', { agreement: { agreedOn: '2026-11-21', days: 7 } }, '2026-12-10', 'answer_needed'],
  ['not on the document', { isSilenceStated: false }, '2026-12-10', 'answer_needed'],
  ['no agreement', { agreement: null }, '2026-12-10', 'answer_needed'],
  ['an order that does not bear it', { isBorneOut: false }, '2026-12-10', 'answer_needed'],
  [
    'silence that was noted',
    { answer: { on: '2026-12-01', result: 'confirmed_by_silence' } },
    '2026-12-10',
    'confirmed_by_silence',
  ],
  ['a message back', { answer: { on: '2026-11-24', result: 'confirmed' }, agreement: null }, '2026-11-24', 'confirmed'],
  ['an objection', { answer: { on: '2026-11-24', result: 'objected' } }, '2026-12-10', 'objected'],
])('trade-law D self-billing, %s', (_, change, today, status) => {
  const answer = selfBilling({ ...proof, ...change }, today)
  expect(answer.status).toBe(status)
  expect(answer.isQualifying).toBe(status.startsWith('confirmed'))
})
