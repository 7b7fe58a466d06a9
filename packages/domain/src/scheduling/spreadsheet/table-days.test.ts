import { expect, it } from 'vitest'
import { WorkingCalendar } from '../calendars/working-calendar.ts'
import { spanOfDays, tableDays } from './table-days.ts'

const calendar = new WorkingCalendar({
  restDays: [6, 7],
  nationalHolidays: 'JP',
  closedDays: new Set(),
  workingDays: new Set(),
})

it('domain §3.4 cells of a step become its days; what is no day is named by its place', () => {
  const cell = (kind: 'planned' | 'actual', edge: 'start' | 'end' | null, text: string) => ({ kind, edge, text })
  expect(
    tableDays(
      [cell('planned', 'start', '12/1'), cell('planned', 'end', '12/4'), cell('actual', null, '上旬')],
      '2026-11-20',
    ),
  ).toEqual({ planned: { start: '2026-12-01', end: '2026-12-04' }, actual: { start: null, end: null }, unread: [2] })
  expect(tableDays([cell('planned', null, '12/1～12/4')], '2026-11-20').planned.start).toBe('2026-12-01')
  expect(tableDays([cell('planned', null, '12/1')], '2026-11-20').planned).toEqual({ start: null, end: '2026-12-01' })
})

it('domain §3.4 days become working days of the owner; one alone takes the usual number of them', () => {
  // 23 November is a holiday: 19, 20 and 24 are three days.
  expect(spanOfDays({ start: '2026-11-19', end: '2026-11-24' }, calendar, 1)).toEqual({
    planned: { start: '2026-11-19', end: '2026-11-24' },
    workdays: 3,
  })
  expect(spanOfDays({ start: null, end: '2026-11-24' }, calendar, 3)).toEqual({
    planned: { start: '2026-11-19', end: '2026-11-24' },
    workdays: 3,
  })
  expect(spanOfDays({ start: '2026-11-21', end: null }, calendar, 1)).toEqual({
    planned: { start: '2026-11-24', end: '2026-11-24' },
    workdays: 1,
  })
  expect(spanOfDays({ start: '2026-11-24', end: '2026-11-20' }, calendar, 1)).toBe('order')
  expect(spanOfDays({ start: null, end: null }, calendar, 1)).toBeNull()
})
