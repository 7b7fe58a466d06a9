import type { CalendarEntry } from '@tsumugi/contract'
import { addDays } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { weekLanes } from './week-lanes.ts'

const week = Array.from({ length: 7 }, (_, at) => addDays('2027-01-11', at))
const entry = (key: string, from: number, days: number): CalendarEntry => ({
  key,
  kind: 'procedure',
  title: key,
  startsOn: addDays('2027-01-11', from),
  endsOn: addDays('2027-01-11', from + days - 1),
  link: null,
  detail: null,
})
const keys = (entries: CalendarEntry[]) =>
  weekLanes(entries, week).map((day) => day.map((each) => each?.key ?? '-').join(''))

it('bars keep their lane; single days fill what is free', () => {
  expect(keys([entry('a', 1, 1), entry('b', 0, 3), entry('c', 2, 4), entry('d', 4, 1)])).toEqual([
    'b',
    'ba',
    'bc',
    '-c',
    'dc',
    '-c',
    '',
  ])
})

it('what began before the week or ends after it fills the days between', () => {
  expect(keys([entry('a', -3, 5), entry('b', 6, 9), entry('c', -9, 3)])).toEqual(['a', 'a', '', '', '', '', 'b'])
})
