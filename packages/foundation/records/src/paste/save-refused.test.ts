import { expect, it } from 'vitest'
import { csvOf } from './save-refused.ts'

it.each([
  [['A1', '藍'], '"A1","藍"'],
  [['a "b"', '1,2'], '"a ""b""","1,2"'],
  [['=1+1', '＝1+1'], `"'=1+1","'＝1+1"`],
  [['-5', '+81'], '"-5","+81"'],
])('a refused row is written as it was pasted: %j', (cells, line) => {
  expect(csvOf([cells])).toBe(line)
})
