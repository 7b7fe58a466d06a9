import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Refusal } from './refusal.ts'
import { validated } from './validation.ts'

const schema = z.object({ name: z.string(), size: z.object({ width: z.number(), parts: z.array(z.number()) }) })

function causesOf(value: unknown) {
  try {
    validated(schema, value)
  } catch (refusal) {
    return (refusal as Refusal).causes.map(({ code, field }) => [field, code])
  }
  return []
}

it('what is not there is missing, and what is there of another type is of a wrong type, at any depth', () => {
  expect(causesOf({ size: { width: 1, parts: [] } })).toEqual([['name', 'missing']])
  expect(causesOf({ name: 5, size: { width: '1', parts: [1, 'x'] } })).toEqual([
    ['name', 'wrong_type'],
    ['size.width', 'wrong_type'],
    ['size.parts.1', 'wrong_type'],
  ])
  expect(causesOf({ name: null, size: {} })).toEqual([
    ['name', 'wrong_type'],
    ['size.width', 'missing'],
    ['size.parts', 'missing'],
  ])
  expect(causesOf('text')).toEqual([['', 'wrong_type']])
})
