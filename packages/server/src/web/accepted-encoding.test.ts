import { expect, it } from 'vitest'
import { acceptedEncodings } from './accepted-encoding.ts'

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['BR ; q=0.1', ['br']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['br;q=0, *', ['gzip']],
])('RFC 9110 §12.5.3: of %s ours are %j', (header, names) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names)
})
