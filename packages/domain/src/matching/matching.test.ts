import { expect, it } from 'vitest'
import { afterApplicationMove, applicationMovesFrom } from './application-status.ts'
import { fitOf, isFit, monthsBefore, type Maker, type Wanted } from './fit.ts'
import { radarOf } from './radar.ts'
import { afterRecruitmentMove, recruitmentMovesFrom, statusForSuppliers } from './recruitment-status.ts'

const maker: Maker = {
  items: ['ニット'],
  machines: ['12G', '14G'],
  certificates: ['RWS'],
  minLot: 100,
  capacities: [
    { month: '2027-04', pieces: 3200, booked: 1600 },
    { month: '2027-05', pieces: 3200, booked: 2000 },
  ],
}
const wanted: Wanted = {
  items: ['ﾆｯﾄ'],
  machines: ['12g'],
  certificates: [],
  styles: 2,
  quantityFrom: 200,
  quantityTo: 300,
  deliveryOn: '2027-07-30',
}

it('domain §3.15 says why a recruitment fits: machines, items by their folded names, lot, free months, past trades', () => {
  expect(fitOf(maker, wanted, 3)).toEqual([
    { reason: 'items', fits: true, names: ['ﾆｯﾄ'], count: null },
    { reason: 'machines', fits: true, names: ['12g'], count: null },
    { reason: 'minLot', fits: true, names: [], count: 100 },
    { reason: 'capacity', fits: true, names: ['2027-04', '2027-06'], count: 2800 },
    { reason: 'traded', fits: true, names: [], count: 3 },
  ])
})

it.each([
  [
    { quantityFrom: 80, quantityTo: 80 },
    { reason: 'minLot', fits: false, names: [], count: 20 },
  ],
  [{ machines: ['12G', '7G'] }, { reason: 'machines', fits: false, names: ['7G'], count: null }],
  [
    { quantityFrom: 2000, quantityTo: 2000 },
    { reason: 'capacity', fits: false, names: ['2027-04', '2027-06'], count: 2800 },
  ],
])('and why not: %o', (other, reason) => {
  const reasons = fitOf(maker, { ...wanted, ...other })
  expect(reasons).toContainEqual(reason)
  expect(isFit(reasons)).toBe(false)
})

it('what nobody says is no reason, and no reason is no fit', () => {
  const open = { items: [], machines: [], certificates: [], minLot: null, capacities: [] }
  expect(fitOf(open, wanted)).toEqual([])
  expect(isFit([])).toBe(false)
  expect(monthsBefore('2027-02-01', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
})

it('domain §3.15 states: a recruitment and an application move as the table says, each side its own moves', () => {
  expect(recruitmentMovesFrom('closed')).toEqual(['reopen', 'award', 'cancel'])
  expect(afterRecruitmentMove('draft', 'close')).toBe(null)
  expect(applicationMovesFrom('sent', 'recruiter')).toEqual(['shortlist', 'decline', 'accept'])
  expect(applicationMovesFrom('sent', 'supplier')).toEqual(['withdraw'])
  expect(afterApplicationMove('sent', 'accept', 'supplier')).toBe(null)
  expect(afterApplicationMove('declined', 'reconsider', 'recruiter')).toBe('shortlisted')
})

it('suppliers see open or closed and never that another one was taken', () => {
  expect((['open', 'closed', 'awarded', 'cancelled'] as const).map(statusForSuppliers)).toEqual([
    'open',
    'closed',
    'closed',
    'closed',
  ])
})

it('the radar has points from 0 to 100, and nothing where nothing is known', () => {
  const unknown = { minLot: null, wantedLot: null, wantedPieces: null, monthlyPieces: null }
  const figures = {
    onTimePercent: '97.1',
    defectPercent: '0.5',
    responseHours: '3',
    price: '5640',
    targetPrice: '5800',
  }
  expect(radarOf({ ...figures, ...unknown })).toEqual({
    delivery: 97,
    quality: 95,
    reply: 94,
    price: 100,
    lot: null,
    capacity: null,
  })
  const dear = { ...figures, onTimePercent: null, defectPercent: '12', responseHours: '72', price: '11600' }
  expect(radarOf({ ...dear, minLot: 300, wantedLot: 150, wantedPieces: 600, monthlyPieces: 3200 })).toEqual({
    delivery: null,
    quality: 0,
    reply: 0,
    price: 50,
    lot: 50,
    capacity: 100,
  })
})
