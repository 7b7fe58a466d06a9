import { join } from 'node:path'
import { expect, it } from 'vitest'
import { top } from './run-program.mjs'
import { lineOf, longestFiles, sharesOf, testsOf } from './suites.mjs'

const outcomes = (tests: { title: string; outcome: string }[]) =>
  tests.map(({ title, outcome }) => `${title} ${outcome}`)

it('counts a file that could not be read as one failure', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  expect(testsOf('unit', { testResults: [file] })).toMatchObject([{ outcome: 'failed', reason: 'no such module' }])
})

it('counts tests by what became of them', () => {
  const results = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
    fullName: status,
    status,
    failureMessages: [],
  }))
  const tests = testsOf('unit', {
    testResults: [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults: results }],
  })
  expect(tests.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'skipped', 'skipped'])
})

it('reads journeys at any depth, and calls one that passed on a second try a failure', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [{}] }] })
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'deep', specs: [spec('two', 'flaky'), spec('three', 'skipped')] }],
      },
    ],
  }
  expect(outcomes(testsOf('journeys', report))).toEqual([
    'a.spec.ts › one passed',
    'a.spec.ts › deep › two failed',
    'a.spec.ts › deep › three skipped',
  ])
})

it('tells every error of a journey with its line, those after a time-out too', () => {
  const file = join(top, 'tests/journeys/a.spec.ts')
  const errors = [{ message: 'Test timeout' }, { message: 'locator.click', location: { file, line: 7 } }]
  const specs = [{ title: 'one', tests: [{ status: 'unexpected', results: [{ errors }] }] }]
  const [journey] = testsOf('journeys', { suites: [{ title: 'a.spec.ts', specs }] })
  expect(journey?.reason).toBe('Test timeout\nlocator.click\n  at tests/journeys/a.spec.ts:7')
})

it('names the files that a suite spent most on, the longest first', () => {
  const file = (name: string, seconds: number) => ({
    name: join(top, name),
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
  })
  expect(longestFiles('unit', { testResults: [file('a.test.ts', 2), file('b.test.ts', 9)] })).toBe(
    'b.test.ts 9 s, a.test.ts 2 s',
  )
  const specs = (...durations: number[]) => [{ tests: [{ results: durations.map((duration) => ({ duration })) }] }]
  const suites = [
    { title: 'a.spec.ts', specs: specs(1000), suites: [{ title: 'deep', specs: specs(2000, 3000) }] },
    { title: 'b.spec.ts', specs: specs(500) },
    { title: 'b.spec.ts', specs: specs(7000) },
  ]
  expect(longestFiles('journeys', { suites })).toBe('b.spec.ts 8 s, a.spec.ts 6 s')
})

it('says what each part took of the whole, the longest first', () => {
  const parts = [
    { name: 'unit', seconds: 30 },
    { name: 'journeys', seconds: 90 },
  ]
  expect(sharesOf(parts)).toBe('time: 2.0 minutes: journeys 75 % (90.0 s), unit 25 % (30.0 s)')
})

it('ends with the closing line', () => {
  expect(lineOf({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(lineOf({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})
