import { expect, it } from 'vitest'
import {
  airWaybillFinding,
  arrivalOutcome,
  forecastLegs,
  legFaultsOf,
  transportStatus,
  type TransportLeg,
} from './transport.ts'

const leg = (plannedDeparture: string, plannedArrival: string, more: Partial<TransportLeg> = {}): TransportLeg => ({
  mode: 'sea',
  from: '上海',
  to: '東京',
  plannedDeparture,
  plannedArrival,
  announcedArrival: null,
  actualDeparture: null,
  actualArrival: null,
  ...more,
})
const two = [leg('2026-12-01', '2026-12-05'), leg('2026-12-06', '2026-12-07', { mode: 'truck' })]

it.each<[string, TransportLeg[], [string, string][]]>([
  [
    'as planned',
    two,
    [
      ['2026-12-01', '2026-12-05'],
      ['2026-12-06', '2026-12-07'],
    ],
  ],
  [
    'left late',
    [{ ...two[0]!, actualDeparture: '2026-12-03' }, two[1]!],
    [
      ['2026-12-03', '2026-12-07'],
      ['2026-12-07', '2026-12-08'],
    ],
  ],
  [
    'announced late',
    [{ ...two[0]!, announcedArrival: '2026-12-10' }, two[1]!],
    [
      ['2026-12-01', '2026-12-10'],
      ['2026-12-10', '2026-12-11'],
    ],
  ],
  [
    'a day late within the buffer',
    [{ ...two[0]!, announcedArrival: '2026-12-06' }, two[1]!],
    [
      ['2026-12-01', '2026-12-06'],
      ['2026-12-06', '2026-12-07'],
    ],
  ],
  [
    'came early',
    [{ ...two[0]!, actualDeparture: '2026-12-01', actualArrival: '2026-12-04' }, two[1]!],
    [
      ['2026-12-01', '2026-12-04'],
      ['2026-12-06', '2026-12-07'],
    ],
  ],
  [
    'announced before it left',
    [{ ...two[0]!, actualDeparture: '2026-12-09', announcedArrival: '2026-12-08' }, two[1]!],
    [
      ['2026-12-09', '2026-12-13'],
      ['2026-12-13', '2026-12-14'],
    ],
  ],
])('domain §3.8 legs %s', (_, legs, expected) => {
  expect(forecastLegs(legs).map(({ departs, arrives }) => [departs, arrives])).toEqual(expected)
})

it.each([
  ['right', two, []],
  ['reversed', [leg('2026-12-05', '2026-12-01')], ['reversed']],
  ['before the last arrives', [two[0]!, leg('2026-12-04', '2026-12-07')], ['before_last']],
  ['arrived and never left', [leg('2026-12-01', '2026-12-05', { actualArrival: '2026-12-05' })], ['actual_reversed']],
])('domain §3.8 ETA ≥ ETD: legs that are %s', (_, legs, faults) => {
  expect(legFaultsOf(legs).map(({ fault }) => fault)).toEqual(faults)
})

it('domain §3.8 goods are where their legs say', () => {
  const left = { ...two[0]!, actualDeparture: '2026-12-01' }
  const came = { ...two[1]!, actualDeparture: '2026-12-06', actualArrival: '2026-12-07' }
  expect([transportStatus([]), transportStatus(two), transportStatus([left, two[1]!])]).toEqual([
    'planned',
    'planned',
    'under_way',
  ])
  expect(transportStatus([left, came])).toBe('arrived')
})

const monthEnd = { closingDay: 31, monthOffset: 1, payDay: 31, netDays: null, holidayShift: 'previous' } as const
it.each([
  ['2026-12-07', '2026-12', '2027-01-29'],
  ['2026-12-31', '2026-12', '2027-01-29'],
  ['2027-01-01', '2027-01', '2027-02-26'],
])('domain §3.10 goods that arrive on %s go into the invoice of %s and are paid on %s', (day, month, due) => {
  expect(arrivalOutcome(day, monthEnd)).toEqual({ arrivesOn: day, invoiceMonth: month, dueOn: due })
})

it.each([
  ['131-12345675', 'right'],
  ['131 1234 5675', 'right'],
  ['131-12345674', 'check_digit'],
  ['131-1234567', 'malformed'],
  ['MSKU6011672', 'malformed'],
])('IATA air waybill %s is %s', (number, finding) => {
  expect(airWaybillFinding(number)).toBe(finding)
})
