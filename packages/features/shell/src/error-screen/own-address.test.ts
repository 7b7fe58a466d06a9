import { expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

it.each([
  ['/s/merchandisings/md_map?brand_id=1#x', '/s/merchandisings/md_map?brand_id=1#x'],
  ['/sewing/brand/productions', '/sewing/brand/productions'],
])('§2 /error: from may be one of our own pages: %s', (from, address) => expect(ownAddress(from)).toBe(address))

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\\\\elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  's/trades',
  '',
  '/s/error?code=404',
  undefined,
  ['/s/trades'],
])('§2 /error: from never leads away: %s', (from) => expect(ownAddress(from)).toBe(null))
