import { expect, it } from 'vitest'
import { admits } from './guard.ts'

it('§5 Route guard: a page that asks for login refuses a visitor', () => {
  expect(admits(null, {})).toBe(false)
  expect(admits(null, { login: false })).toBe(true)
})
