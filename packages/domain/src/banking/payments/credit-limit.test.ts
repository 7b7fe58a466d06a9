import { expect, it } from 'vitest'
import { overLimit } from './credit-limit.ts'

it.each([
  ['within', { limit: '1000', open: '300', ordered: '200' }, '500', '0'],
  ['beyond', { limit: '1000', open: '300', ordered: '200' }, '501', '1'],
  ['paid ahead', { limit: '1000', open: '-300', ordered: '0' }, '1100.50', '100.5'],
  ['passed before', { limit: '100', open: '300', ordered: '0' }, '1', '201'],
])('domain §3.10 an order %s the limit', (_, use, amount, over) => {
  expect(overLimit(use, amount)).toBe(over)
})
