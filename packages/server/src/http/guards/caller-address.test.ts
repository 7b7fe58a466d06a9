import { expect, it } from 'vitest'
import { addressBehind } from './caller-address.ts'

const ours = ['10.0.0.0/8', '127.0.0.1']

it('nobody is believed unless named: the peer is the caller', () => {
  expect(addressBehind([], '203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')
  expect(addressBehind(ours, '203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')
})

it('behind proxies of ours, the last address that is none of them', () => {
  expect(addressBehind(ours, '127.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
  expect(addressBehind(ours, '::ffff:127.0.0.1', '198.51.100.7, 10.1.2.3')).toBe('198.51.100.7')
})

it('what a caller wrote into the header itself changes nothing', () => {
  expect(addressBehind(ours, '127.0.0.1', '10.9.9.9, 1.1.1.1, 198.51.100.7')).toBe('198.51.100.7')
})

it('a proxy that says nothing is the caller', () => {
  expect(addressBehind(ours, '127.0.0.1', undefined)).toBe('127.0.0.1')
})
