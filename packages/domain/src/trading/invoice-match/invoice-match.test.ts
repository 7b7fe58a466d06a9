import { expect, it } from 'vitest'
import { addDays } from '../../dates/business-date.ts'
import type { LineProgress } from '../../documents/progress.ts'
import { compare, minus, sum } from '../../money/decimal.ts'
import type { DueRule } from '../../payment-terms/due-date.ts'
import { closingGroups, closingPeriod } from './closing-group.ts'
import { duplicateOf } from './duplicate-invoice.ts'
import type { InvoicedLine, MatchSetting } from './invoiced-line.ts'
import { matchInvoice, type InvoiceToMatch } from './match-invoice.ts'

const setting: MatchSetting = {
  policy: 'delivered',
  tolerance: { unitPrice: '0', pricePercent: '0' },
  currency: 'JPY',
  lineRounding: 'down',
}
const progress = (ordered: string, more: Partial<LineProgress> = {}): LineProgress => ({
  ordered,
  ceiling: ordered,
  shipped: ordered,
  received: ordered,
  accepted: ordered,
  rejected: '0',
  returned: '0',
  billed: '0',
  credited: '0',
  allocated: '0',
  released: '0',
  ...more,
})
let lastId = 0
const line = (
  quantity: string,
  unitPrice: string,
  {
    orderPrice = unitPrice,
    group = 'SK26-311',
    ...more
  }: Partial<LineProgress> & { orderPrice?: string; group?: string } = {},
): InvoicedLine => ({
  id: (lastId += 1),
  group,
  quantity,
  unitPrice,
  discount: '0',
  ratePercent: '10',
  order: { unitPrice: orderPrice, progress: progress(quantity, more) },
})
const invoice = (lines: readonly InvoicedLine[], taxable: string, tax: string): InvoiceToMatch => ({
  lines,
  taxTotals: [{ ratePercent: '10', taxable, tax }],
  taxMode: 'ex_tax',
  taxRounding: 'down',
})

it('INV-8842 of the picture: 12 pieces too many, ¥60 too much, and what may be paid', () => {
  const crew = [90, 210, 180, 60, 80, 170, 140, 50, 50, 110, 90, 30].map((each, at) => {
    const quantity = String(each)
    if (at === 6) return line(quantity, '4180', { accepted: '132', rejected: '8' })
    return at === 9 ? line(quantity, '4180', { accepted: '106', received: '106' }) : line(quantity, '4180')
  })
  const shirt = [120, 260, 220, 80, 80, 180, 150, 50, 40, 90, 60, 20].map((each) =>
    line(String(each), '3780', { orderPrice: '3720', group: 'SK26-326' }),
  )
  const match = matchInvoice(invoice([...crew, ...shirt], '10369800', '1036980'), setting)
  expect(match).toMatchObject({
    invoiced: '11406780',
    matched: '11262504',
    difference: '-144276',
    quantitiesRight: 22,
    pricesRight: 12,
    taxes: [{ matched: { taxable: '10238640', tax: '1023864' } }],
  })
  expect(
    match.differences.map(({ number, kind, group, quantity, money }) => [number, kind, group, quantity, money]),
  ).toEqual([
    [1, 'quantity', 'SK26-311', '12', '50160'],
    [2, 'price', 'SK26-326', null, '81000'],
  ])
  expect(match.differences[0]!.lines.map(({ by, causes }) => [by, causes])).toEqual([
    ['8', { rejected: '8', billedBefore: '0', short: '0' }],
    ['4', { rejected: '0', billedBefore: '0', short: '4' }],
  ])
})

const kinds = (lines: readonly InvoicedLine[], given: Partial<MatchSetting> = {}) => {
  const taxable = sum(lines.map(({ quantity, unitPrice }) => String(Number(quantity) * Number(unitPrice))))
  const match = matchInvoice(invoice(lines, taxable, String(Number(taxable) / 10)), { ...setting, ...given })
  return [match.differences.map(({ kind, money }) => `${kind} ${money}`).join(), match.matched]
}

it.each<[string, InvoicedLine, Partial<MatchSetting>, string, string]>([
  ['as ordered', line('10', '100'), {}, '', '1100'],
  ['nothing received', line('10', '100', { received: '0', accepted: '0' }), {}, 'not_received 1000', '0'],
  ['all rejected', line('10', '100', { accepted: '0', rejected: '10' }), {}, 'quantity 1000', '0'],
  ['billed before', line('10', '100', { billed: '6' }), {}, 'quantity 600', '440'],
  ['billed before and credited', line('10', '100', { billed: '6', credited: '6' }), {}, '', '1100'],
  ['came back', line('10', '100', { returned: '2' }), {}, 'quantity 200', '880'],
  ['by order, before it came', line('10', '100', { accepted: '0', received: '0' }), { policy: 'ordered' }, '', '1100'],
  ['never ordered', { ...line('10', '100'), order: null }, {}, 'not_ordered 1000', '0'],
  ['a discount that no order names', { ...line('-1', '100'), order: null }, {}, '', '-110'],
  ['cheaper than ordered', line('10', '100', { orderPrice: '120' }), {}, 'price -200', '1100'],
  ['both', line('10', '110', { orderPrice: '100', accepted: '8', rejected: '2' }), {}, 'quantity 220,price 80', '880'],
  [
    'within the yen',
    line('10', '101', { orderPrice: '100' }),
    { tolerance: { unitPrice: '1', pricePercent: '0' } },
    '',
    '1111',
  ],
  [
    'over the yen',
    line('10', '102', { orderPrice: '100' }),
    { tolerance: { unitPrice: '1', pricePercent: '1.9' } },
    'price 20',
    '1100',
  ],
  [
    'within the percent',
    line('10', '102', { orderPrice: '100' }),
    { tolerance: { unitPrice: '0', pricePercent: '2' } },
    '',
    '1122',
  ],
  ['a return', line('-2', '100', { billed: '10' }), {}, '', '-220'],
])('domain §3.7 three-way match, %s', (_, each, given, differences, matched) =>
  expect(kinds([each], given)).toEqual([differences, matched]),
)

it('domain §3.7 tax at another rate or in another mode than the order says is a difference of its own', () => {
  const taxed = (category: string, tax: { category: string; ratePercent: string; mode: 'ex_tax' | 'inc_tax' }) => {
    const each = line('10', '1000')
    return { ...each, category, order: { ...each.order!, tax } }
  }
  const found = (of: InvoicedLine, taxMode: 'ex_tax' | 'inc_tax') =>
    matchInvoice({ ...invoice([of], '10000', '1000'), taxMode }, setting).differences.map(
      ({ kind, cause, group, money }) => [kind, cause, group, money],
    )
  const reduced = { category: 'AA', ratePercent: '8', mode: 'ex_tax' } as const
  const standard = { category: 'S', ratePercent: '10', mode: 'inc_tax' } as const
  expect(found(taxed('S', { ...standard, mode: 'ex_tax' }), 'ex_tax')).toEqual([])
  expect(found(taxed('S', reduced), 'ex_tax')).toEqual([['tax', 'rate', 'SK26-311', '200']])
  expect(found(taxed('S', standard), 'ex_tax')).toEqual([['tax', 'mode', 'SK26-311', '1000']])
})

it('trade-law B2 tax that the order does not bear stays unpaid; less than it bears is paid as it is asked', () => {
  const matchOf = (
    percent: string,
    mode: 'ex_tax' | 'inc_tax',
    taxes: [rate: string, category: string, tax: string],
  ) => {
    const [ratePercent, category, tax] = taxes
    const each = { ...line('10', '1000'), ratePercent, category }
    const ordered = { category: percent === '8' ? 'AA' : 'S', ratePercent: percent, mode }
    const {
      matched,
      difference,
      taxes: rows,
    } = matchInvoice(
      {
        ...invoice([{ ...each, order: { ...each.order!, tax: ordered } }], '10000', tax),
        taxTotals: [{ ratePercent, category, taxable: '10000', tax }],
      },
      setting,
    )
    return [
      matched,
      difference,
      rows.map((row) => `${row.ratePercent} ${row.matched.taxable}+${row.matched.tax}`).join(),
    ]
  }
  expect(matchOf('10', 'ex_tax', ['10', 'S', '1000'])).toEqual(['11000', '0', '10 10000+1000'])
  expect(matchOf('8', 'ex_tax', ['10', 'S', '1000'])).toEqual(['10800', '-200', '10 0+0,8 10000+800'])
  expect(matchOf('10', 'ex_tax', ['8', 'AA', '800'])).toEqual(['10800', '0', '8 10000+800'])
  expect(matchOf('10', 'inc_tax', ['10', 'S', '1000'])).toEqual(['10000', '-1000', '10 9091+909'])
})

it('the seller rounds: tax within floor and ceiling is paid as stated, beyond them it is a difference', () => {
  const of = (tax: string) => matchInvoice(invoice([line('3', '105')], '315', tax), setting)
  expect([of('31').matched, of('32').matched]).toEqual(['346', '347'])
  expect(of('33')).toMatchObject({ matched: '346', differences: [{ kind: 'tax', money: '2' }] })
})

it('with the tax entered: differences are taken out of the gross, and the tax is worked out anew', () => {
  const given = {
    ...invoice([line('10', '110', { accepted: '9', rejected: '1' })], '1000', '100'),
    taxMode: 'inc_tax' as const,
  }
  expect(matchInvoice(given, setting)).toMatchObject({
    invoiced: '1100',
    matched: '990',
    taxes: [{ matched: { tax: '90' } }],
  })
})

it('a seller who cuts the tax within ¥10,009 is not rounded again', () => {
  const given = {
    ...invoice([line('1', '10009')], '9100', '909'),
    taxMode: 'inc_tax' as const,
    taxRounding: 'up' as const,
  }
  expect(matchInvoice(given, setting)).toMatchObject({
    matched: '10009',
    differences: [],
    taxes: [{ matched: { tax: '909' } }],
  })
})

it('of the part of a line that is paid counts the part of its discount', () => {
  const discounted = { ...line('10', '100', { accepted: '5', rejected: '5' }), discount: '101' }
  expect(matchInvoice(invoice([discounted], '899', '89'), setting).lines[0]).toMatchObject({ matched: '450' })
})

it('domain §4.2 no line is matched above what may be billed, and differences add up, whatever comes', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const some = (limit: number, salt: number) => String((seed * salt) % limit)
    const each = line(some(90, 37), `${some(50, 13)}.${(seed * 7) % 10}`, {
      ordered: '80',
      ceiling: '84',
      received: some(80, 29),
      accepted: some(60, 11),
      billed: some(20, 17),
      orderPrice: some(50, 19),
    })
    const { lines } = matchInvoice(invoice([each], '0', '0'), setting)
    const { invoiced, matched, differences } = lines[0]!
    const above = sum(differences.flatMap(({ money }) => (compare(money, '0') > 0 ? [money] : [])))
    expect(minus(invoiced, matched), JSON.stringify(each)).toBe(above)
    expect(compare(matched, invoiced)).toBeLessThanOrEqual(0)
  }
})

const face = { issuerId: 1, number: 'INV-8842', issueDate: '2026-10-31', total: '11406780', currency: 'JPY' }
it.each([
  ['its number once more', { number: ' inv-８８４２' }, 'duplicate_number'],
  ['another issuer', { issuerId: 2 }, null],
  ['the same sum and day', { number: 'INV-8843' }, 'same_amount_and_date'],
  ['another day', { number: 'INV-8843', issueDate: '2026-11-01' }, null],
  ['another currency', { number: 'INV-8843', currency: 'USD' }, null],
])('domain §3.7 rule 4 %s', (_, change, finding) => expect(duplicateOf(face, { ...face, ...change })).toBe(finding))

const closing = (closingDay: number | null): DueRule => ({
  closingDay,
  monthOffset: closingDay && 1,
  payDay: closingDay && 31,
  netDays: closingDay === null ? 30 : null,
  holidayShift: 'none',
})

it.each([
  [31, '2026-02-10', '2026-02-01', '2026-02-28'],
  [31, '2026-12-31', '2026-12-01', '2026-12-31'],
  [31, '2027-01-01', '2027-01-01', '2027-01-31'],
  [20, '2026-01-20', '2025-12-21', '2026-01-20'],
  [20, '2026-01-21', '2026-01-21', '2026-02-20'],
  [30, '2026-02-15', '2026-01-31', '2026-02-28'],
  [30, '2026-03-01', '2026-03-01', '2026-03-30'],
  [null, '2026-03-01', '2026-03-01', '2026-03-01'],
])('domain §3.7 closing on %s, %s is billed with %s to %s', (day, on, periodStart, periodEnd) =>
  expect(closingPeriod(on, closing(day))).toEqual({ periodStart, periodEnd }),
)

it('closing periods follow each other without a gap, for every closing day over three years', () => {
  for (let day = 1; day <= 31; day += 1) {
    let { periodEnd } = closingPeriod('2026-01-01', closing(day))
    while (periodEnd < '2029-01-01') {
      const next = closingPeriod(addDays(periodEnd, 1), closing(day))
      expect(next.periodStart).toBe(addDays(periodEnd, 1))
      periodEnd = next.periodEnd
    }
  }
})

it('domain §3.7 deliveries are billed together per partner, currency, term and closing period', () => {
  const delivery = (id: number, basisOn: string, more = {}) => ({
    id,
    partnerId: 1,
    currency: 'JPY',
    taxMode: 'ex_tax' as const,
    termsId: 1,
    basisOn,
    ...more,
  })
  const groups = closingGroups(
    [
      delivery(1, '2026-11-30'),
      delivery(2, '2026-10-14', { partnerId: 2 }),
      delivery(3, '2026-11-02'),
      delivery(4, '2026-12-01'),
      delivery(5, '2026-11-02', { currency: 'USD' }),
      delivery(6, '2026-11-02', { termsId: 2 }),
      delivery(7, '2026-11-02', { termsId: 2 }),
      delivery(8, '2026-12-05', { taxMode: 'inc_tax' }),
    ],
    (termsId) => closing(termsId === 1 ? 31 : null),
  )
  expect(groups.map(({ partnerId, periodEnd, due, deliveryIds }) => [partnerId, periodEnd, due, deliveryIds])).toEqual([
    [1, '2026-11-02', '2026-12-02', [6, 7]],
    [1, '2026-11-30', '2026-12-31', [1, 3]],
    [1, '2026-11-30', '2026-12-31', [5]],
    [1, '2026-12-31', '2027-01-31', [4]],
    [1, '2026-12-31', '2027-01-31', [8]],
    [2, '2026-10-31', '2026-11-30', [2]],
  ])
})
