import { expect, it } from 'vitest'
import { coursesOf, scaleOf, stepPath } from './rate-course.ts'

const rate = (validFrom: string, value: string, perUnits = 1, kind = 'TTM') => ({
  fromCurrency: 'KRW',
  toCurrency: 'JPY',
  kind,
  validFrom,
  rate: value,
  perUnits,
})

it('golden 23: KRW quoted per 100 is drawn for one unit', () => {
  const [course] = coursesOf([rate('2027-02-01', '10.85', 100)])
  expect(course).toEqual({ pair: 'KRW/JPY', kind: 'TTM', points: [{ day: '2027-02-01', perUnit: 0.1085 }] })
})

it('a line per kind, in the order of days', () => {
  const courses = coursesOf([rate('2027-02-01', '11'), rate('2027-01-01', '10'), rate('2027-01-15', '9', 1, 'company')])
  expect(courses.map(({ kind, points }) => [kind, points.map(({ day }) => day)])).toEqual([
    ['TTM', ['2027-01-01', '2027-02-01']],
    ['company', ['2027-01-15']],
  ])
})

it('a rate stands until the next one: steps, not slopes', () => {
  const courses = coursesOf([rate('2027-01-01', '10'), rate('2027-01-31', '20')])
  const scale = scaleOf(courses, { width: 300, height: 100 })
  expect(stepPath(courses[0]!.points, scale, 300)).toMatch(/^M0 [\d.]+H300V[\d.]+H300$/)
  expect(scale.ticks[0]).toBeLessThanOrEqual(10)
  expect(scale.ticks.at(-1)).toBeGreaterThanOrEqual(20)
})
