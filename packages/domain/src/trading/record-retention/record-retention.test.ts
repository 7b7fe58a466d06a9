import { expect, it } from 'vitest'
import { isRecordFound, recordSearchKeys, type LawfulRecord, type RecordSearch } from './record-search.ts'
import { fiscalYearEnd, retainedUntil, retentionRules, retentionYears, taxReturnDue } from './retention.ts'

it.each([
  ['2026-03-31', 4, '2026-03-31'],
  ['2026-04-01', 4, '2027-03-31'],
  ['2026-12-31', 1, '2026-12-31'],
  ['2028-02-29', 3, '2028-02-29'],
  ['2026-11-21', 12, '2026-11-30'],
])('the fiscal year of %s, begun in month %i, ends on %s', (date, startMonth, end) =>
  expect(fiscalYearEnd(date, startMonth)).toBe(end),
)

it.each([
  ['2027-03-31', 0, '2027-05-31'],
  ['2027-03-31', 1, '2027-06-30'],
  // 2027-02-28 is a Sunday.
  ['2026-12-31', 0, '2027-03-01'],
  ['2027-02-28', 0, '2027-04-30'],
])('trade-law E the return of the year to %s, extended by %i, is due on %s', (yearEnd, extension, due) =>
  expect(taxReturnDue(yearEnd, extension)).toBe(due),
)

it.each([
  ['2026-04-01', 0, '2037-05-31'],
  ['2027-03-31', 0, '2037-05-31'],
  ['2027-04-01', 0, '2038-05-31'],
  ['2026-11-21', 1, '2037-06-30'],
])('trade-law E a document of %s is kept for ten years from its return, until %s', (date, extensionMonths, until) =>
  expect(retainedUntil(date, { startMonth: 4, extensionMonths })).toBe(until),
)

it('trade-law E no law asks for longer than we keep', () => {
  expect(retentionYears).toBe(10)
  expect(retentionRules.every(({ years }) => years <= retentionYears)).toBe(true)
})

const record: LawfulRecord = { date: '2026-11-21', amount: '660000', partnerId: 7, orderDate: '2026-09-01' }
it.each<[string, RecordSearch, boolean]>([
  ['nothing asked', {}, true],
  ['the day itself', { date: { from: '2026-11-21', to: '2026-11-21' } }, true],
  ['the day after', { date: { from: '2026-11-22' } }, false],
  ['the day before', { date: { to: '2026-11-20' } }, false],
  ['the sum itself, by value and not by text', { amount: { from: '660000.00', to: '660000' } }, true],
  ['a greater sum of fewer digits', { amount: { from: '70000', to: '660000' } }, true],
  ['a yen more', { amount: { from: '660001' } }, false],
  ['partner and sum', { partnerId: 7, amount: { to: '700000' } }, true],
  ['another partner and the sum', { partnerId: 8, amount: { to: '700000' } }, false],
  ['partner and order date (Art. 7)', { partnerId: 7, orderDate: { from: '2026-09-01', to: '2026-09-30' } }, true],
  ['partner and another order month', { partnerId: 7, orderDate: { from: '2026-10-01' } }, false],
  ['all three', { date: { from: '2026-11-01' }, amount: { from: '1' }, partnerId: 7 }, true],
  ['without an amount', { amount: 'blank' }, false],
])('trade-law E search by %s', (_, search, found) => expect(isRecordFound(record, search)).toBe(found))

it('trade-law E an estimation without an amount is found as blank and in no range', () => {
  const blank = { ...record, amount: null, orderDate: null }
  expect(isRecordFound(blank, { amount: 'blank' })).toBe(true)
  expect(isRecordFound(blank, { amount: { from: '0' } })).toBe(false)
  expect(isRecordFound(blank, { orderDate: { to: '2099-12-31' } })).toBe(false)
  expect(recordSearchKeys.filter(({ isRange }) => isRange).map(({ key }) => key)).toEqual([
    'date',
    'amount',
    'order_date',
  ])
})
