import { expect, it } from 'vitest'
import type { DueRule } from '../../payment-terms/due-date.ts'
import { orderDue, statutoryDue, type OrderDueInput } from './order-due.ts'
import { paymentMeansFindings } from './payment-means.ts'
import { priceRequestFindings, priceRequestStatus, type PriceRequest } from './price-request.ts'
import { freelanceProhibitions, prohibitions } from './prohibitions.ts'
import { interestOnLatePayment, interestOnReduction, unlawfulReduction } from './statutory-interest.ts'

const rule: DueRule = { closingDay: 31, monthOffset: 1, payDay: 31, netDays: null, holidayShift: 'next' }
const applies = { applies: true, reason: { code: 'employees', meta: { most: 300 } } } as const
const absent = { applies: false, reason: 'has_employees', duties: [] } as const
const protection = { isProtected: true, orderedOn: '2026-10-01', subcontract: applies, freelance: absent }
const input: OrderDueInput = { protection, receipt: '2026-12-01', rule, holidayAgreementOn: null }

it.each([
  ['2026-10-01', '2027-02-01', 'agreed_shift'],
  ['2026-10-02', '2027-01-29', 'moved_back'],
  [null, '2027-01-29', 'moved_back'],
] as const)(
  'trade-law B4 the agreement of %s has to be there when the order is placed',
  (holidayAgreementOn, due, by) =>
    expect(orderDue({ ...input, holidayAgreementOn })).toMatchObject({ due, by, verdict: 'lawful' }),
)

it('trade-law B4, golden 20: closing on the 20th is late when ordered; others than protected suppliers keep their terms', () => {
  const late = { ...input, receipt: '2026-11-21', rule: { ...rule, closingDay: 20 } }
  expect(orderDue(late)).toMatchObject({ verdict: 'late', limit: { on: '2027-01-20', by: 'twoMonths' } })
  expect(orderDue({ ...late, protection: { ...protection, isProtected: false } })).toMatchObject({
    due: '2027-02-01',
    day: 73,
    verdict: 'late',
  })
  expect(
    orderDue({ ...input, receipt: '2026-01-21', rule: { ...rule, closingDay: 20, holidayShift: 'none' } }),
  ).toMatchObject({ due: '2026-03-31', day: 70, limit: { on: '2026-03-21' }, verdict: 'late' })
})

it('a part that is paid late makes the order late', () => {
  const none = { monthOffset: null, payDay: null, netDays: null, method: null }
  const splits = [
    { ...none, percent: '30' },
    { ...none, percent: '70', monthOffset: 2 },
  ]
  expect(orderDue({ ...input, splits })).toMatchObject({ verdict: 'late', due: '2027-03-01' })
})

it('trade-law C work passed on is paid within 30 days of the client’s due date, that day counted; not where both acts hold', () => {
  const freelance = { applies: true, reason: 'no_employees', duties: ['statement', 'due_date'] } as const
  const only = {
    ...protection,
    subcontract: { applies: false, reason: { code: 'sale', meta: {} } },
    freelance,
  } as const
  const net = (netDays: number): DueRule => ({ ...rule, closingDay: null, monthOffset: null, payDay: null, netDays })
  const recommission = { client: '百貨店', clientDueOn: '2027-01-31' }
  const at = (days: number, who: OrderDueInput['protection']) =>
    orderDue({ ...input, protection: who, rule: { ...net(days), holidayShift: 'none' }, recommission })
  // 2026-12-01 + 91 days is 2027-03-02; the thirtieth day from 01-31 is 03-01.
  expect(at(90, only)).toMatchObject({ due: '2027-03-01', verdict: 'lawful', limit: { by: 'recommission' } })
  expect(at(91, only).verdict).toBe('late')
  expect(at(90, { ...only, subcontract: applies }).verdict).toBe('late')
})

it('trade-law B2.1 no due date is the day of receipt; one too late is day 60', () => {
  const limit = { on: '2026-12-31', by: 'twoMonths' } as const
  expect(statutoryDue(null, '2026-11-01', limit)).toBe('2026-11-01')
  expect(statutoryDue('2026-12-31', '2026-11-01', limit)).toBe('2026-12-31')
  expect(statutoryDue('2027-01-04', '2026-11-01', limit)).toBe('2026-12-30')
})

it('trade-law B4 ¥660,000 received on 09-01 and paid on 11-20 bears 21 days of interest', () => {
  expect(interestOnLatePayment('660000', '2026-09-01', '2026-11-20')).toEqual({
    from: '2026-10-31',
    days: 21,
    amount: '5544',
  })
})

it.each([
  ['2026-10-30', 0, '0'],
  ['2026-10-31', 1, '264'],
])('trade-law B2.3 paid on %s: %i days', (paidOn, days, amount) =>
  expect(interestOnLatePayment('660000', '2026-09-01', paidOn)).toMatchObject({ days, amount }),
)

it('a lawful payment after day 60 bears no interest, one day later it bears it from day 61', () => {
  expect(interestOnLatePayment('660000', '2026-07-01', '2026-08-31', '2026-08-31').days).toBe(0)
  expect(interestOnLatePayment('660000', '2026-07-01', '2026-09-01', '2026-08-31').days).toBe(3)
})

it.each([
  ['2026-09-20', '2026-10-31', 21],
  ['2026-11-10', '2026-11-10', 11],
  ['2026-11-21', null, 0],
])('trade-law B2.3 a reduction of %s bears interest from %s', (reducedOn, from, days) =>
  expect(interestOnReduction('10000', '2026-09-01', reducedOn, '2026-11-20')).toMatchObject({ from, days }),
)

it.each([
  ['1000', '999', '1'],
  ['1000.9', '1000', '0'],
  ['1000', '1000', '0'],
  ['1000', '1200', '0'],
  ['110000', '100000', '10000'],
])('trade-law B3 a claim of %s paid with %s is reduced by %s', (claim, paid, less) =>
  expect(unlawfulReduction(claim, paid)).toBe(less),
)

it('trade-law A5, B3 fees, notes and claims worth less than cash are refused for protected orders from 2026', () => {
  const bank = { method: 'bank', feeBearer: 'payer', cashOn: null, costsSupplier: false } as const
  const codes = (means: Partial<typeof bank> | object, orderedOn = '2026-01-01', isProtected = true) =>
    paymentMeansFindings({ ...bank, ...means }, '2027-01-29', { isProtected, orderedOn }).map(
      ({ code, level }) => `${code} ${level}`,
    )
  expect(codes({})).toEqual([])
  expect(codes({ feeBearer: 'payee' })).toEqual(['fee_deducted error'])
  expect(codes({ feeBearer: 'payee' }, '2025-12-31')).toEqual(['fee_deducted warning'])
  expect(codes({ feeBearer: 'payee' }, '2026-01-01', false)).toEqual(['fee_deducted warning'])
  expect(codes({ method: 'cheque' })).toEqual(['paper_means error'])
  expect(codes({ method: 'densai', cashOn: '2027-01-29' })).toEqual([])
  expect(codes({ method: 'densai', cashOn: '2027-01-30', costsSupplier: true })).toEqual([
    'cash_after_due error',
    'cash_costs_supplier error',
  ])
  expect(codes({ method: 'factoring' })).toEqual(['cash_day_unknown error'])
})

const request: PriceRequest = {
  requestedOn: '2026-10-08',
  requestedBy: '工藤 はる',
  item: 'SK27-112',
  requestedPrice: '2450',
  reasons: ['labour'],
  answeredOn: null,
  result: null,
  explanation: '',
}

it('trade-law B3 a request is answered with a result, and with an explanation where the price was kept', () => {
  expect(priceRequestStatus(request, '2026-10-12')).toBe('waiting')
  expect(priceRequestStatus(request, '2026-10-13')).toBe('reminder_due')
  const kept = { ...request, answeredOn: '2026-10-14', result: 'kept' as const }
  expect(priceRequestStatus(kept, '2026-10-20')).toBe('explanation_missing')
  expect(priceRequestStatus({ ...kept, explanation: '工賃は据置、次回協議' }, '2026-10-20')).toBe('answered')
  expect(priceRequestStatus({ ...kept, result: 'agreed' }, '2026-10-20')).toBe('answered')
})

it('trade-law B3 no price is kept in silence on a reorder', () => {
  const price = { item: 'SK27-112', unitPrice: '2380', lastUnitPrice: '2380' }
  const codes = (more: Partial<PriceRequest>, prices = [price]) =>
    priceRequestFindings(prices, [{ ...request, ...more }], '2026-11-20').map(({ code }) => code)
  expect(codes({})).toEqual(['price_kept_silently'])
  expect(codes({}, [{ ...price, unitPrice: '2400' }])).toEqual(['price_request_unanswered'])
  expect(codes({ item: null })).toEqual(['price_kept_silently'])
  expect(codes({ item: 'SK27-205' })).toEqual([])
  expect(codes({ answeredOn: '2026-10-14', result: 'kept' })).toEqual(['price_request_unexplained'])
  expect(codes({ requestedOn: '2026-11-21' })).toEqual([])
})

it('trade-law B3 and C eleven prohibitions, seven of them for freelances', () => {
  expect(prohibitions).toHaveLength(11)
  expect(freelanceProhibitions).toHaveLength(7)
})
