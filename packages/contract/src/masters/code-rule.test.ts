import { expect, it } from 'vitest'
import { masters } from './masters.ts'

const code = masters.colors.fields.code.schema
const read = (text: string) => {
  const result = code.safeParse(text)
  return result.success ? result.data : null
}

it('one rule of codes: full width is the same code in half width, other letters are refused', () => {
  expect(['N01', '９９', ' Ａ－1 '.trim(), 'a.b/c_d'].map(read)).toEqual(['N01', '99', 'A-1', 'a.b/c_d'])
  expect(['あ９９', '藍', 'A 1', '', 'ABCDEFGHIJK'].map(read)).toEqual([null, null, null, null, null])
})
