import { expect, it } from 'vitest'
import { exceptions, mostExceptions } from './exceptions.ts'
import { judge } from './judge.ts'

const found = new Map([['sizes', [{ path: 'a.ts', message: 'has 400 lines' }]]])
const accepted = { check: 'sizes', path: 'a.ts', reason: 'is split in the next release' }

it('takes what is accepted out of the findings', () => {
  expect(judge(found, [accepted], 1).get('sizes')).toEqual([])
  expect(judge(found, [accepted], 1).get('exceptions')).toEqual([])
})

it('refuses an exception that no longer fails, has no reason, or is one too many', () => {
  const complaints = (rows: (typeof accepted)[], most: number) =>
    judge(found, rows, most)
      .get('exceptions')
      ?.map(({ message }) => message)
      .join()
  expect(complaints([{ ...accepted, path: 'b.ts' }], 1)).toMatch(/b\.ts no longer fails sizes/)
  expect(complaints([{ ...accepted, reason: '' }], 1)).toMatch(/has no reason/)
  expect(complaints([accepted], 0)).toMatch(/at most 0/)
})

it('judges only the checks that ran', () => {
  expect(judge(new Map(), [accepted], 1).get('exceptions')).toEqual([])
})

it('keeps the limit at the length of the list, so that it can only shrink', () => {
  expect(mostExceptions).toBe(exceptions.length)
})
