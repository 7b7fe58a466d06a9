import { expect, it } from 'vitest'
import type { CompanySize } from './company-size.ts'
import { freelanceProtection } from './freelance-act.ts'
import { orderingParty, protectionOf } from './protection.ts'
import { subcontractProtection } from './subcontract-act.ts'
import type { WorkKind } from './work-kind.ts'

const unknown: CompanySize = {
  isIndividual: false,
  capital: null,
  regularEmployees: null,
  hasEmployees: null,
  confirmedOn: null,
}
const millions = (capital: number | null, regularEmployees: number | null = null): CompanySize => ({
  ...unknown,
  capital: capital === null ? null : `${capital}000000`,
  regularEmployees,
  hasEmployees: regularEmployees === null ? null : regularEmployees > 0,
})
const person: CompanySize = { ...unknown, isIndividual: true, hasEmployees: false, regularEmployees: 0 }
const yen = (capital: string): CompanySize => ({ ...unknown, capital, regularEmployees: 10 })
const subcontract = (
  buyer: CompanySize,
  supplier: CompanySize,
  work: WorkKind = 'manufacturing',
  orderedOn = '2026-01-01',
) => subcontractProtection({ buyer, supplier, work, orderedOn })

it.each<[string, WorkKind, CompanySize, CompanySize, boolean | null, string]>([
  ['over 300 m and at it', 'manufacturing', yen('300000001'), yen('300000000'), true, 'capital'],
  ['at 300 m, above 10 m', 'manufacturing', yen('300000000'), yen('10000001'), false, 'not_larger'],
  ['at 300 m and at 10 m', 'manufacturing', yen('300000000'), yen('10000000'), true, 'capital'],
  ['at 10 m', 'manufacturing', yen('10000000'), yen('1000000'), false, 'not_larger'],
  ['just over 10 m', 'repair', yen('10000001'), yen('10000000'), true, 'capital'],
  ['both over 300 m', 'program', yen('900000000'), yen('300000001'), false, 'not_larger'],
  ['an individual', 'transport_storage_data', yen('10000001'), person, true, 'capital'],
  ['services over 50 m', 'service', yen('50000001'), yen('50000000'), true, 'capital'],
  ['services at 50 m', 'information_work', yen('50000000'), yen('10000001'), false, 'not_larger'],
  ['services at 50 m and 10 m', 'service', yen('50000000'), yen('10000000'), true, 'capital'],
  ['301 and 300 people', 'manufacturing', millions(5, 301), millions(5, 300), true, 'employees'],
  ['300 people', 'manufacturing', millions(5, 300), millions(5, 10), false, 'not_larger'],
  ['301 and 301 people', 'manufacturing', millions(5, 301), millions(5, 301), false, 'not_larger'],
  ['101 and 100 people', 'service', millions(5, 101), millions(5, 100), true, 'employees'],
  ['100 people', 'service', millions(5, 100), millions(5, 10), false, 'not_larger'],
  ['capital unknown, people say yes', 'manufacturing', millions(null, 301), millions(null, 3), true, 'employees'],
  ['people unknown, capital says yes', 'manufacturing', millions(500), millions(20), true, 'capital'],
  ['people unknown', 'manufacturing', millions(5), millions(5), null, 'size_unknown'],
  ['a sale of one’s own goods', 'sale', millions(500, 900), person, false, 'sale'],
])('trade-law B1 %s: %s', (_, work, buyer, supplier, applies, code) =>
  expect(subcontract(buyer, supplier, work)).toMatchObject({ applies, reason: { code } }),
)

it('trade-law B1 says which figures are missing, and only those that would decide', () => {
  const missing = (buyer: CompanySize, supplier: CompanySize) => subcontract(buyer, supplier).reason.meta
  expect(missing(millions(5), millions(null, 3))).toEqual({ missing: ['buyer.regularEmployees'] })
  expect(missing(millions(500, 10), millions(null, 3))).toEqual({ missing: ['supplier.capital'] })
  expect(missing(unknown, person)).toEqual({ missing: ['buyer.capital', 'buyer.regularEmployees'] })
})

it('trade-law B the day before 2026 knows neither employees nor specified transport', () => {
  const [buyer, supplier] = [millions(5, 301), millions(5, 3)]
  const on = (day: string, work: WorkKind) => subcontract(buyer, supplier, work, day).applies
  expect([on('2025-12-31', 'manufacturing'), on('2026-01-01', 'manufacturing')]).toEqual([false, true])
  expect([on('2025-12-31', 'specified_transport'), on('2026-01-01', 'specified_transport')]).toEqual([false, true])
  expect(subcontract(millions(500), millions(20), 'manufacturing', '2025-12-31')).toMatchObject({
    applies: true,
    reason: { meta: { act: 'subcontract_act' } },
  })
})

const freelance = (buyer: CompanySize, days?: [string, string], orderedOn = '2026-11-20') =>
  freelanceProtection(
    { orderedOn, work: 'service', buyer, supplier: person },
    days && { from: days[0], to: days[1] },
  ).duties.join()

it.each([
  [['2026-12-01', '2026-12-30'], 'statement,due_date'],
  [['2026-12-01', '2026-12-31'], 'statement,due_date,prohibitions'],
  [['2026-12-01', '2027-05-30'], 'statement,due_date,prohibitions'],
  [['2026-12-01', '2027-05-31'], 'statement,due_date,prohibitions,notice'],
] as const)('trade-law C work from and to %s', ([from, to], duties) =>
  expect(freelance(millions(10, 5), [from, to])).toBe(duties),
)

it('trade-law C who is a freelance, whose order it is, from when', () => {
  expect(freelance(person)).toBe('statement')
  expect([
    freelance(millions(5, 3), undefined, '2024-10-31'),
    freelance(millions(5, 3), undefined, '2024-11-01'),
  ]).toEqual(['', 'statement,due_date'])
  const of = (supplier: CompanySize) =>
    freelanceProtection({ orderedOn: '2026-11-20', work: 'manufacturing', buyer: millions(5, 3), supplier })
  expect(of(millions(1, 2))).toMatchObject({ applies: false, reason: 'has_employees' })
  expect(of(millions(1))).toMatchObject({ applies: null, reason: 'employees_unknown' })
  expect(of({ ...unknown, hasEmployees: false })).toMatchObject({ applies: true, reason: 'no_employees' })
})

it('trade-law F the flag is only an override, and the derivation stays beside it', () => {
  const order = {
    orderedOn: '2026-11-20',
    work: 'manufacturing' as const,
    buyer: millions(500, 900),
    supplier: millions(20, 30),
  }
  const override = { isProtected: false, reason: '自社企画の既製品' }
  expect(protectionOf(order).isProtected).toBe(true)
  expect(protectionOf(order, { override })).toMatchObject({ isProtected: false, subcontract: { applies: true } })
  expect(protectionOf({ ...order, supplier: unknown })).toMatchObject({ isProtected: false, isUnknown: true })
})

it('trade-law B1 a trading house that only passes on is looked through', () => {
  const [brand, house] = [
    { name: 'brand', decidesContent: true },
    { name: 'house', decidesContent: false },
  ]
  expect(orderingParty([brand, house])).toBe(brand)
  expect(orderingParty([brand, { ...house, decidesContent: true }])?.name).toBe('house')
  expect(orderingParty([])).toBeNull()
})
