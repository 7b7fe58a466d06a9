import { expect, it } from 'vitest'
import { addressOf, monthAfter, placeOf, usual } from './kpi-place.ts'

it('the address says what is not usual, and words that mean nothing are left out', () => {
  expect(addressOf(usual)).toBe('/s/kpi')
  const place = { months: 6, until: '2026-08', measure: 'gmv' } as const
  expect(addressOf(place)).toBe('/s/kpi?months=6&until=2026-08&measure=gmv')
  expect(placeOf({ months: '6', until: '2026-08', measure: 'gmv' })).toEqual(place)
  expect(placeOf({ months: '7', until: '2026-13', measure: 'toString' })).toEqual(usual)
})

it('goes back over the turn of the year, and never past the present month', () => {
  expect(monthAfter('2026-11', -12, '2026-11')).toBe('2025-11')
  expect(monthAfter('2026-02', -3, '2026-11')).toBe('2025-11')
  expect(monthAfter('2025-11', 12, '2026-11')).toBeNull()
  expect(monthAfter('2026-08', 24, '2026-11')).toBeNull()
})
